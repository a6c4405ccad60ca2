/** A settlement of group buying: the campaign's prices, and whether the group can still be joined. Problems become warnings. */
import type { Tx } from '../../../db/client';
import { badRequest, notFound, refuse } from '../../../http/errors';
import { findCampaign } from '../../trade/order/repository';
import { campaignWarnings, type CampaignReader } from '../../trade/order/settlement/lines';
import { FULL, IN_IT, OVER } from './join';
import { countTaken, findGroup, findPlaceOfMember, findTerms } from './repository';

/** A campaign that is over opens no groups; one that is open still fills. */
export const readGroupBuying: CampaignReader = async (tx, memberId, request, wants, warnings, now) => {
  if (request.campaignId === undefined) throw badRequest('campaignId');
  const found = await findCampaign(tx, request.campaignId);
  if (!found || found.campaign.type !== 'group') throw notFound();
  const { campaign, skus } = found;
  if (wants.some((want) => !skus.has(want.sku.skuId))) throw refuse('商品不在活动中');
  if (wants.length !== 1 || wants[0]?.qty !== 1) throw refuse('拼团每单限购 1 件');
  const { size } = await findTerms(tx, campaign.id);
  const group =
    request.groupId === undefined ? undefined : await readGroup(tx, memberId, request.groupId, campaign.id, now);
  const stop = group?.stop ?? (group || runs(campaign, now) ? undefined : notRunning(campaign, now));
  if (stop !== undefined) warnings.push({ key: 'group', label: campaign.title, value: stop, blocks: true });
  warnings.push(...(await campaignWarnings(tx, memberId, campaign, skus, wants)));
  return {
    kind: 'group',
    id: campaign.id,
    prices: new Map([...skus].map(([skuId, { price }]) => [skuId, price])),
    group: { ...(request.groupId === undefined ? {} : { id: request.groupId }), size, lack: group?.lack ?? size - 1 },
  };
};

const runs = ({ startAt, endAt }: { startAt: number; endAt: number }, now: number) => startAt <= now && endAt > now;
const notRunning = ({ startAt }: { startAt: number }, now: number) => (startAt > now ? '活动未开始' : '活动已结束');

/** `lack` counts this order in; `stop` says why it cannot be joined. 404 for a group of another campaign. */
async function readGroup(
  tx: Tx,
  memberId: string,
  groupId: string,
  campaignId: string,
  now: number,
): Promise<{ lack: number; stop?: string }> {
  const group = await findGroup(tx, groupId);
  if (!group || group.campaignId !== campaignId || group.status === 'pending' || group.status === 'void')
    throw notFound();
  const lack = Math.max(0, group.size - group.joined - 1);
  if (await findPlaceOfMember(tx, memberId, groupId)) return { lack, stop: IN_IT };
  if (group.status === 'success') return { lack: 0, stop: FULL };
  if (group.status !== 'open' || group.expireAt <= now) return { lack, stop: OVER };
  return (await countTaken(tx, groupId)) >= group.size ? { lack, stop: FULL } : { lack };
}
