/** The landing page of the tea culture. */
import type { cultureEndpoints } from '../../../../src/contract/culture/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { cultureHome } from './service';

export const cultureHandlers: HandlersOf<typeof cultureEndpoints> = {
  'tea.newIndex': (tx, _input, { memberId, now }) => cultureHome(tx, memberId, now),
};
