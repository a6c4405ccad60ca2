/** Endpoints of campaigns of every type: lists, one campaign with its groups, its ladder or its lot, rolling messages. */
import type { campaignEndpoints } from '../../../src/contract/campaign/endpoints';
import type { HandlersOf } from '../../http/context';
import { readActivityFeed } from './activityFeed';
import { pageOfAuctions } from './auctions';
import { pageOfCampaigns, viewCampaign } from './service';

export const campaignHandlers: HandlersOf<typeof campaignEndpoints> = {
  'marketing.wholesale': (input, { db, viewer, now }) => pageOfCampaigns(db, input, viewer?.memberId, now()),
  'marketing.wholesaleView': (input, { db, viewer, now, realtime }) =>
    viewCampaign(db, input, viewer?.memberId, now(), realtime.listeners),
  'marketing.auction': (input, { db, viewer, now }) => pageOfAuctions(db, input, viewer?.memberId, now()),
  'special.rollMessage': async ({ scene }, { db, now }) => ({ list: await readActivityFeed(db, scene, now()) }),
};
