/** The wire shapes of adoptions: the owner's with what can be done, anybody's as a certificate with a masked name. */
import type { Adoption, AdoptionDetail, Harvest } from '../../../../../src/contract/grove/schemas';
import type { Tx } from '../../../../db/client';
import { maskName } from '../../../../lib/mask';
import { yuan } from '../../../../lib/money';
import { nextPicking } from '../../../../lib/pickings';
import { dayOf, monthsAfter } from '../../../../lib/shanghai';
import { loadWishes, standingAll, wantedText, wishOf } from '../../../people/contentCheck/wishes';
import { loadBriefs } from '../../../people/member/presenter';
import { listRequestsById } from '../../../trade/escrow/repository';
import { sendingOf } from '../../../trade/order/settlement/sending';
import { listStoresById } from '../../../offer/store/repository';
import { planView, treeView } from '../field/presenter';
import { listFields, listLogsBetween, listPlans, loadLastLogs } from '../field/repository';
import { loadTrees } from '../tree/repository';
import { presentFields } from '../field/service';
import { listHarvests, type HarvestRow } from '../harvest/repository';
import { CRAFTS, SEASON_NAMES, timeOfYear } from '../harvest/seasons';
import { returnableUntil } from './refund';
import { trackOf } from './track';
import { ALIVE, findRenewal, RENEW_MS, YEAR_MS, type AdoptionRow } from './repository';

const DIARY = 40;

const dateText = (at: number): string => {
  const [, month = '', day = ''] = dayOf(at).split('-');
  return `${Number(month)}月${Number(day)}日`;
};

function nextStepOf(row: AdoptionRow, harvests: readonly HarvestRow[]): string {
  if (row.status === 'unpaid') return row.renewsId === null ? '付清后挂上铭牌' : `付清后续养到${dateText(row.endAt)}`;
  if (row.status === 'cancelled')
    return row.refundedAt > 0 ? `已取消，¥${yuan(row.price)} 已原路退回` : '未支付，已取消';
  const choosing = harvests.find(({ status }) => status === 'chooseCraft');
  if (choosing) return `选制作工艺，${dateText(choosing.chooseBefore)}前`;
  const ready = harvests.find(({ status }) => status === 'claimable');
  if (ready) return `领取收成，${dateText(ready.claimBefore)}前`;
  const making = harvests.find(({ status }) => status === 'making');
  if (making) return `${SEASON_NAMES[making.season]}制作中，${dateText(making.readyAt)}可领`;
  if (row.status === 'ended') return `${dateText(row.endAt)}已到期`;
  if (row.pickAt === 0) return `${dateText(row.endAt)}到期`;
  return `${SEASON_NAMES[nextPicking(row.pickAt - 1).season]}预计${dateText(row.pickAt)}采摘`;
}

/** What its owner has written on it. */
export async function wantedPlaque(tx: Tx, { id, plaque }: AdoptionRow): Promise<string> {
  return wantedText(await wishOf(tx, 'treePlaque', id), plaque);
}

export async function presentAdoptions(
  tx: Tx,
  viewerId: string | undefined,
  rows: readonly AdoptionRow[],
  now: number,
): Promise<Adoption[]> {
  if (rows.length === 0) return [];
  const fields = await presentFields(tx, await listFields(tx));
  const trees = await loadTrees(
    tx,
    rows.map(({ treeId }) => treeId),
  );
  const plans = await listPlans(tx, [...new Set(rows.map(({ fieldId }) => fieldId))]);
  const harvests = await listHarvests(
    tx,
    rows.map(({ id }) => id),
  );
  const logs = await loadLastLogs(
    tx,
    rows.map(({ fieldId }) => fieldId),
  );
  const people = await loadBriefs(
    tx,
    rows.flatMap(({ giftTo, memberId }) => (giftTo ? [giftTo, memberId] : [])),
  );
  const masked = (id: string) => {
    const brief = people.get(id);
    return brief && { ...brief, nickname: maskName(brief.nickname) };
  };
  const wishes = await loadWishes(
    tx,
    ['treePlaque'],
    rows.flatMap(({ id, memberId }) => (memberId === viewerId ? id : [])),
  );
  return rows.map((row): Adoption => {
    const wished = wishes(row.id, 'treePlaque');
    const [tree, field] = [trees.get(row.treeId), fields.get(row.fieldId)];
    const plan = plans.find(({ id }) => id === row.planId);
    if (!tree || !field || !plan) throw new Error(`adoption ${row.id} has no tree`);
    const log = logs.get(row.fieldId);
    const own = harvests.filter(({ adoptionId }) => adoptionId === row.id);
    const offered = row.giftTo !== null && row.giftExpireAt > now;
    const person = offered ? masked(row.memberId === viewerId ? (row.giftTo ?? '') : row.memberId) : undefined;
    return {
      id: row.id,
      no: row.no,
      tree: treeView(tree),
      field,
      plan: { ...planView(plan), yieldGrams: row.yieldGrams },
      plaque: wantedText(wished, row.plaque),
      ...standingAll([wished]),
      status: row.status,
      isRenewal: row.renewsId !== null,
      price: row.price,
      startAt: row.startAt,
      endAt: row.endAt,
      ...(row.status === 'unpaid' && { expireAt: row.expireAt }),
      nextStep: nextStepOf(row, own),
      seasons: trackOf(row, own, now),
      ...(log &&
        row.startAt > 0 &&
        log.at >= row.startAt &&
        log.at <= row.endAt && { lastEntry: `${log.title}：${log.text}` }),
      claimable: own.filter(({ status }) => status === 'claimable').length,
      ...(offered &&
        person && {
          gift: { ...(row.memberId === viewerId ? { to: person } : { from: person }), expireAt: row.giftExpireAt },
        }),
    };
  });
}

/** By harvest that its owner may claim: what it would cost to have it sent from the cellar. */
async function outboundsOf(tx: Tx, ownerId: string | undefined, harvests: readonly HarvestRow[]) {
  const costs = new Map<string, Harvest['outbound']>();
  if (ownerId === undefined) return costs;
  for (const { id, grams, status } of harvests)
    if (status === 'claimable') costs.set(id, await sendingOf(tx, ownerId, [{ weight: 1, qty: grams }]));
  return costs;
}

export async function presentDetail(
  tx: Tx,
  viewerId: string | undefined,
  row: AdoptionRow,
  now: number,
): Promise<AdoptionDetail> {
  const [adoption] = await presentAdoptions(tx, viewerId, [row], now);
  if (!adoption) throw new Error(`adoption ${row.id} is not shown`);
  const own = row.memberId === viewerId;
  const open = own ? await findRenewal(tx, row.id) : undefined;
  const harvests = await listHarvests(tx, [row.id]);
  const people = await loadBriefs(tx, [row.memberId]);
  const requests = await listRequestsById(
    tx,
    harvests.flatMap(({ requestId }) => requestId ?? []),
  );
  const stores = await listStoresById(
    tx,
    requests.flatMap(({ storeId }) => storeId ?? []),
  );
  const field = (await listFields(tx)).find(({ id }) => id === row.fieldId);
  const logs =
    row.startAt > 0 ? await listLogsBetween(tx, row.fieldId, row.startAt, Math.min(now, row.endAt), DIARY) : [];
  const owner = people.get(row.memberId)?.nickname ?? '';
  const outbounds = await outboundsOf(tx, own ? viewerId : undefined, harvests);
  const shown = harvests.map((one): Harvest => {
    const sent = own ? requests.find(({ id }) => id === one.requestId) : undefined;
    return {
      id: one.id,
      season: one.season,
      year: one.year,
      grams: one.grams,
      crafts: (field?.crafts ?? []).map((value) => ({ value, ...CRAFTS[value] })),
      ...(one.craft && { craft: one.craft }),
      byDefault: one.byDefault,
      overdue: one.status === 'stored' && one.claimedAt >= one.claimBefore,
      // An outbound that was taken back leaves it in the cellar.
      status: sent?.status === 'cancelled' ? 'stored' : one.status,
      pickedAt: one.pickedAt,
      chooseBefore: one.chooseBefore,
      ...(one.claimBefore > 0 && { claimBefore: one.claimBefore }),
      ...(one.readyAt > 0 && { readyAt: one.readyAt }),
      outbound: outbounds.get(one.id),
      ...(own && one.lotId !== null && { lotId: one.lotId }),
      ...(sent && { requestId: sent.id }),
      ...(sent && sent.trackingNo !== '' && { parcel: { company: sent.company, trackingNo: sent.trackingNo } }),
      ...(sent && sent.storeId !== null && { store: stores.find(({ id }) => id === sent.storeId)?.name ?? '' }),
    };
  });
  const alive = ALIVE.includes(row.status);
  const offered = row.giftTo !== null && row.giftExpireAt > now;
  const renewable = alive && row.endAt - now <= RENEW_MS;
  const returnable = own && row.renewsId === null && !offered ? returnableUntil(row, harvests.length, now) : undefined;
  const canRename = alive && (row.renamedAt === 0 || now - row.renamedAt >= YEAR_MS);
  const of: [AdoptionDetail['actions'][number], boolean][] = [
    ['cancel', row.status === 'unpaid'],
    ['refund', returnable !== undefined],
    ['craft', shown.some(({ status }) => status === 'chooseCraft')],
    ['claim', !offered && shown.some(({ status }) => status === 'claimable')],
    ['rename', canRename && !offered],
    ['renew', renewable && !offered],
    ['give', alive && !offered && !open && row.givenBy.length === 0],
    ['recall', offered],
  ];
  const actions = own
    ? of.flatMap(([action, can]) => (can ? [action] : []))
    : offered && row.giftTo === viewerId
      ? (['accept', 'refuse'] as const)
      : [];
  // What was taken back is certified no more.
  const certificateNo = row.status === 'cancelled' ? '' : row.certificateNo;
  return {
    adoption,
    own,
    owner: own ? owner : maskName(owner),
    certificateNo,
    certificateUrl: certificateNo && `/h5/pages/tea/rycg?id=${row.id}`,
    diary: logs.map(({ at, title, text, photo }) => ({
      at,
      season: timeOfYear(at),
      title,
      text,
      photos: photo ? [photo] : [],
    })),
    harvests: shown,
    ...(field?.liveId && { liveId: field.liveId }),
    actions: [...actions],
    ...(returnable !== undefined && { returnableUntil: returnable }),
    ...(own && alive && !canRename && { renameAt: row.renamedAt + YEAR_MS }),
    ...(own &&
      renewable && {
        renewal: {
          price: adoption.plan.price,
          endAt: monthsAfter(row.endAt, 12 * adoption.plan.years),
          ...(open && { pending: { orderId: open.id, amount: open.price, expireAt: open.expireAt } }),
        },
      }),
    serverTime: now,
  };
}
