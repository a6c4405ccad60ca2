/** Endpoints of the official page. */
import type { cultureEndpoints } from '../../../src/contract/culture/endpoints';
import type { HandlersOf } from '../../http/handler';
import { traceCode, viewOfficial } from './service';

export const traceHandlers: HandlersOf<Pick<typeof cultureEndpoints, 'tea.official' | 'tea.officialTrace'>> = {
  'tea.official': viewOfficial,
  'tea.officialTrace': (tx, { code }, { memberId, now }) => traceCode(tx, memberId, code, now),
};
