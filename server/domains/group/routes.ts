/** Endpoints of joint buying. Orders of groups are made by shop.orderCreate with source=group. */
import type { groupEndpoints } from '../../../src/contract/group/endpoints';
import type { HandlersOf } from '../../http/context';
import { rollMessages } from './roll';
import { pageOfCampaigns, viewCampaign } from './service';
import { viewGroup } from './views';

export const groupHandlers: HandlersOf<typeof groupEndpoints> = {
  'marketing.wholesale': (input, { db, viewer, now }) => pageOfCampaigns(db, input, viewer?.memberId, now()),
  'marketing.wholesaleView': (input, { db, viewer, now, realtime }) =>
    viewCampaign(db, input, viewer?.memberId, now(), realtime.listeners),
  'marketing.group': ({ id }, { db, viewer, now }) => viewGroup(db, id, viewer?.memberId, now()),
  'special.rollMessage': async ({ scene }, { db, now }) => ({ list: await rollMessages(db, scene, now()) }),
};
