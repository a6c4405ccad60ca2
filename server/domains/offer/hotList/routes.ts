/** Endpoints of the hot lists. */
import type { hotListEndpoints } from '../../../../src/contract/hotList/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { hotCategories, listHot } from './service';

export const hotListHandlers: HandlersOf<typeof hotListEndpoints> = {
  'tea.productHotCate': hotCategories,
  'tea.productHot': (tx, input, { memberId, now }) => listHot(tx, memberId, input, now),
};
