/** Endpoints of campaigns of every type: lists, one campaign with its groups, its ladder or its lot, rolling messages. */
import type { campaignEndpoints } from '../../../../src/contract/campaign/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { readActivityFeed } from './activityFeed';
import { pageOfAuctions, pageOfCampaigns, viewCampaign } from './service';

export const campaignHandlers: HandlersOf<typeof campaignEndpoints> = {
  'marketing.wholesale': (tx, input, { memberId, now }) => pageOfCampaigns(tx, memberId, input, now),
  'marketing.wholesaleView': (tx, input, { memberId, now, server }) =>
    viewCampaign(tx, memberId, input, now, server.realtime.listeners),
  'marketing.auction': (tx, input, { memberId, now }) => pageOfAuctions(tx, memberId, input, now),
  'special.rollMessage': async (tx, { scene }, { now, server }) => ({
    list: await readActivityFeed(tx, scene, now, server),
  }),
};
