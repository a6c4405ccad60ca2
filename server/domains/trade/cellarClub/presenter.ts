/** The only maker of the wire shape CellarClubView. */
import type { CellarClubView } from '../../../../src/contract/cellarClub/schemas';
import type { Standing } from '../../../../src/contract/kit';
import type { Tx } from '../../../db/client';
import { standingAll, wantedText, wishOf } from '../../people/contentCheck/wishes';
import { lotViews } from '../cellar/presenter';
import { listPlaced } from '../cellar/repository';
import { CAPACITY, climateAt, GRACE_MS, stateOf } from './plans';
import { findOpen, listPlans, listWall, type CellarOrder, type CellarPlan } from './repository';

type Wall = Awaited<ReturnType<typeof listWall>>;

const INTRO = [
  { key: 'dark', label: '避光', value: '灯只在取茶时亮' },
  { key: 'steady', label: '恒温恒湿', value: '22-26℃，湿度 60-70%' },
  { key: 'clean', label: '单独存放', value: '每格一位窖主，不混放' },
];
const RIGHTS = [
  { key: 'fee', label: '免托管费', value: '窖位里的存茶不计托管费' },
  { key: 'tasting', label: '年度开窖品鉴', value: '每年一次，取自己的茶开一席' },
  { key: 'room', label: '雅室优先', value: '约茶席时优先留雅室' },
  { key: 'plaque', label: '名牌', value: '窖位挂你的名牌' },
];

const rightsOf = ({ slots, years }: CellarPlan): string[] => [
  `${slots} 格窖位，每格至多 ${CAPACITY / 1000} kg`,
  `${years} 年免托管费`,
  `开窖品鉴 ${years} 次`,
];

function stateFor({ slot, order }: Wall[number], memberId: string): CellarClubView['slots'][number]['state'] {
  if (slot.reserved || order?.status === 'unpaid') return 'held';
  if (order) return order.memberId === memberId ? 'mine' : 'taken';
  return 'free';
}

/** What its owner wants on it, and how that stands. */
async function plaqueOf(tx: Tx, { id, plaque }: CellarOrder): Promise<{ plaque: string } & Standing> {
  const wished = await wishOf(tx, 'cellarPlaque', id);
  return { plaque: wantedText(wished, plaque), ...standingAll([wished]) };
}

async function ownerView(tx: Tx, order: CellarOrder, wall: Wall, now: number): Promise<CellarClubView['mine']> {
  const lots = await listPlaced(tx, order.memberId);
  const until = order.until ?? 0;
  const own = wall.flatMap(({ slot }) => (slot.orderId === order.id ? slot : []));
  return {
    planId: order.planId,
    planName: order.planName,
    ...(await plaqueOf(tx, order)),
    name: order.name,
    mobile: order.mobile,
    slots: own.map(({ id, code }) => ({
      id,
      code,
      grams: lots.reduce((all, lot) => (lot.ownSlot === code ? all + lot.qty * lot.weight : all), 0),
    })),
    slotCodes: own.map(({ code }) => code),
    rights: RIGHTS,
    since: order.from ?? 0,
    until,
    releaseAt: until + GRACE_MS,
    lots: await lotViews(tx, lots, now),
    state: stateOf(until, now),
  };
}

export async function readCellarClub(tx: Tx, memberId: string, now: number): Promise<CellarClubView> {
  const wall = await listWall(tx);
  const open = await findOpen(tx, memberId);
  const own = wall.find(({ order }) => order?.status === 'paid' && order.memberId === memberId)?.order;
  return {
    intro: [{ kind: 'text', items: INTRO }],
    climate: climateAt(now),
    plans: (await listPlans(tx)).map((plan) => ({
      id: plan.id,
      name: plan.name,
      years: plan.years,
      price: plan.price,
      slots: plan.slots,
      rights: rightsOf(plan),
    })),
    slots: wall.map((row) => ({
      id: row.slot.id,
      code: row.slot.code,
      row: row.slot.row,
      col: row.slot.col,
      state: stateFor(row, memberId),
      ...(row.order?.status === 'paid' && { plaque: row.order.plaque }),
    })),
    rights: RIGHTS,
    capacity: CAPACITY,
    ...(own && { mine: await ownerView(tx, own, wall, now) }),
    ...(open &&
      open.expireAt > now && { pending: { ...pendingView(open, wall), plaque: (await plaqueOf(tx, open)).plaque } }),
    serverTime: now,
  };
}

const pendingView = (order: CellarOrder, wall: Wall): NonNullable<CellarClubView['pending']> => ({
  orderId: order.id,
  planId: order.planId,
  planName: order.planName,
  slotCodes: wall.flatMap(({ slot }) =>
    slot.orderId === order.id || (order.renews !== null && slot.orderId === order.renews) ? slot.code : [],
  ),
  amount: order.price,
  expireAt: order.expireAt,
  renew: order.renews !== null,
  name: order.name,
  mobile: order.mobile,
  plaque: order.plaque,
});
