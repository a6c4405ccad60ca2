/** Endpoints of groups. Orders of groups are made by shop.orderCreate with source=group. */
import type { groupBuyingEndpoints } from '../../../../src/contract/groupBuying/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { viewGroup } from './presenter';

export const groupBuyingHandlers: HandlersOf<typeof groupBuyingEndpoints> = {
  'marketing.group': (tx, { id }, { memberId, now }) => viewGroup(tx, memberId, id, now),
};
