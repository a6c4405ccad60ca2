/** Endpoints of group buying. Orders of groups are made by shop.orderCreate with source=group. */
import type { groupBuyingEndpoints } from '../../../src/contract/groupBuying/endpoints';
import type { HandlersOf } from '../../http/context';
import { readActivityFeed } from './activityFeed';
import { pageOfCampaigns, viewCampaign } from './service';
import { viewGroup } from './views';

export const groupBuyingHandlers: HandlersOf<typeof groupBuyingEndpoints> = {
  'marketing.wholesale': (input, { db, viewer, now }) => pageOfCampaigns(db, input, viewer?.memberId, now()),
  'marketing.wholesaleView': (input, { db, viewer, now, realtime }) =>
    viewCampaign(db, input, viewer?.memberId, now(), realtime.listeners),
  'marketing.group': ({ id }, { db, viewer, now }) => viewGroup(db, id, viewer?.memberId, now()),
  'special.rollMessage': async ({ scene }, { db, now }) => ({ list: await readActivityFeed(db, scene, now()) }),
};
