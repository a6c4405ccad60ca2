/**
 * Four auctions (rule 20.3): 班章青饼 running with eleven bids, the iron kettle in its third extension, an old white brick of tomorrow,
 * an aged ripe brick that was sold two days ago. Every bidder has a deposit, blocked or given back by the ledger itself.
 */
import { planLot } from '../../domains/selling/auction/timers';
import { book, freeze, memberOwner, unfreeze } from '../../domains/people/ledger/service';
import { numberOf } from '../../lib/numbers';
import { DAY_MS } from '../../lib/shanghai';
import type { Tx } from '../../db/client';
import {
  auctionBids,
  auctionEntries,
  auctions,
  campaigns,
  campaignTerms,
  orderLines,
  orderLogs,
  orders,
  payments,
} from '../../db/schema';
import { GOODS } from '../data/goods';
import { insertAll } from '../insert';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface LotSeed {
  id: string;
  goodsId: string;
  title: string;
  /** Yuan. */
  start: number;
  step: number;
  deposit: number;
  /** Rises in steps, one figure a bid. */
  rises: number[];
  extensions: number;
  startAt: number;
  plannedEndAt: number;
  endAt: number;
}

const lotsAt = (at: number, now: number): LotSeed[] => [
  {
    id: '3401',
    goodsId: '1008',
    title: '2003 班章青饼 专场拍卖',
    start: 1600,
    step: 50,
    deposit: 200,
    rises: [0, 1, 1, 1, 1, 1, 1, 1, 2, 1, 1],
    extensions: 0,
    startAt: now - 18 * HOUR,
    plannedEndAt: now + 6 * HOUR,
    endAt: now + 6 * HOUR,
  },
  {
    id: '3402',
    goodsId: '1055',
    title: '砂铸铁壶 1.2L 拍卖',
    start: 680,
    step: 30,
    deposit: 100,
    rises: [0, 1, 1, 2, 1, 1, 1, 1, 1],
    extensions: 3,
    startAt: now - 26 * HOUR,
    plannedEndAt: now - 4 * MINUTE,
    // The last bid came ten seconds ago.
    endAt: now + 110_000,
  },
  {
    id: '3403',
    goodsId: '1019',
    title: '2013 老白茶砖 拍卖',
    start: 580,
    step: 20,
    deposit: 100,
    rises: [],
    extensions: 0,
    startAt: at + DAY_MS + 20 * HOUR,
    plannedEndAt: at + DAY_MS + 22 * HOUR,
    endAt: at + DAY_MS + 22 * HOUR,
  },
  {
    id: '3404',
    goodsId: '1012',
    title: '2008 仓储老熟砖 拍卖',
    start: 500,
    step: 20,
    deposit: 100,
    rises: [0, 1, 2, 1, 1, 3, 1],
    extensions: 1,
    startAt: at - 3 * DAY_MS + 20 * HOUR,
    plannedEndAt: at - 2 * DAY_MS + 22 * HOUR,
    endAt: at - 2 * DAY_MS + 22 * HOUR + 80_000,
  },
];

const RULES = [
  '出价前须交保证金，从余额冻结，未拍得在结束后立即退回。',
  '每次出价不低于当前价加一个加价幅度；设置代理上限后由系统代为出价，以次高价加一个幅度成交。',
  '结束前 2 分钟内有人出价，自动延时 2 分钟，最多 20 次；以系统时间为准。',
  '拍得后 24 小时内付款，全国包邮，保证金付款后退回；逾期视为违约，保证金不退。',
  '竞拍商品不参与优惠券、积分与会员价。',
];

const fenOf = (yuan: number) => yuan * 100;
const FIRST_BIDDER = 10050;
/** Bidders of a lot bid in turn. */
const BIDDERS = 5;

interface Bid {
  memberId: string;
  amount: number;
  at: number;
}
function bidsOf(lot: LotSeed, place: number, now: number): Bid[] {
  const last = lot.extensions > 0 ? lot.endAt - 2 * MINUTE : Math.min(now - 20 * MINUTE, lot.endAt);
  const first = lot.startAt + 40 * MINUTE;
  let price = lot.start;
  return lot.rises.map((rise, i) => {
    price += rise * lot.step;
    return {
      memberId: String(FIRST_BIDDER + place * BIDDERS + (i % BIDDERS)),
      amount: fenOf(price),
      at: Math.round(first + ((last - first) * i) / (lot.rises.length - 1)),
    };
  });
}

export async function seedAuctions(tx: Tx, at: number, now: number): Promise<void> {
  const lots = lotsAt(at, now).map((lot, place) => ({ lot, bids: bidsOf(lot, place, now) }));
  await insertAll(
    tx,
    campaigns,
    lots.map(({ lot: { id, title, goodsId, startAt, endAt } }) => ({
      id,
      title,
      goodsId,
      startAt,
      endAt,
      type: 'auction' as const,
      perMember: 1,
    })),
  );
  await insertAll(
    tx,
    campaignTerms,
    lots.map(({ lot }) => ({ campaignId: lot.id, size: 0, rules: RULES })),
  );
  await insertAll(
    tx,
    auctions,
    lots.map(({ lot, bids }) => lotRow(lot, bids, now)),
  );
  await insertAll(
    tx,
    auctionBids,
    lots.flatMap(({ lot, bids }, place) =>
      bids.map((bid, i) => ({
        id: String(3451 + place * 15 + i),
        auctionId: lot.id,
        seq: i + 1,
        memberId: bid.memberId,
        amount: bid.amount,
        maxAmount: bid.amount,
        at: bid.at,
        opId: `seed-${lot.id}-${i + 1}`,
      })),
    ),
  );
  for (const [place, { lot, bids }] of lots.entries()) await seedDeposits(tx, lot, bids, place, now);
  for (const { lot, bids } of lots) if (lot.endAt <= now) await seedSold(tx, lot, bids);
  for (const { lot } of lots) if (lot.endAt > now) await planLot(tx, lot, now);
}

const orderIdOf = (lot: LotSeed) => `5090${lot.id.slice(-2)}`;
const skuOf = (lot: LotSeed) => `${lot.goodsId}01`;

function lotRow(lot: LotSeed, bids: readonly Bid[], now: number): typeof auctions.$inferInsert {
  const leader = bids.at(-1);
  const over = lot.endAt <= now;
  const market = GOODS.find(({ id }) => id === lot.goodsId)?.skus[0]?.[1] ?? 0;
  return {
    campaignId: lot.id,
    skuId: skuOf(lot),
    state: over ? 'sold' : 'open',
    startPrice: fenOf(lot.start),
    step: fenOf(lot.step),
    deposit: fenOf(lot.deposit),
    marketPrice: fenOf(market),
    current: leader?.amount ?? 0,
    leaderId: leader?.memberId ?? null,
    leaderMax: leader?.amount ?? 0,
    bidCount: bids.length,
    extensions: lot.extensions,
    plannedEndAt: lot.plannedEndAt,
    orderId: over ? orderIdOf(lot) : null,
    closedAt: over ? lot.endAt : null,
  };
}

/** Each bidder brought the deposit with a recharge; it is blocked while the auction runs and back when it is over. */
async function seedDeposits(tx: Tx, lot: LotSeed, bids: readonly Bid[], place: number, now: number): Promise<void> {
  const over = lot.endAt <= now;
  const members = [...new Set(bids.map(({ memberId }) => memberId))];
  for (const [i, memberId] of members.entries()) {
    const own = bids.filter((bid) => bid.memberId === memberId);
    const id = String(3411 + place * BIDDERS + i);
    const paidAt = (own[0]?.at ?? lot.startAt) - 6 * MINUTE;
    const deposit = fenOf(lot.deposit);
    await tx.insert(auctionEntries).values({
      id,
      no: numberOf('YJ', paidAt, id),
      auctionId: lot.id,
      memberId,
      deposit,
      state: over ? 'back' : 'held',
      maxAmount: own.at(-1)?.amount ?? 0,
      bids: own.length,
      createdAt: paidAt,
      paidAt,
      maxAt: own.at(-1)?.at ?? null,
    });
    const row = { owner: memberOwner(memberId), unit: 'money' as const, bizId: id };
    await book(tx, { ...row, bizType: 'recharge', delta: deposit, at: paidAt - MINUTE });
    await freeze(tx, { ...row, bizType: 'deposit', value: deposit, title: '竞拍保证金', at: paidAt });
    if (over)
      await unfreeze(tx, { ...row, bizType: 'deposit', value: deposit, title: '竞拍保证金退回', at: lot.endAt });
  }
}

/** The order of the lot that was sold: paid by the messenger two hours later, on its way. */
async function seedSold(tx: Tx, lot: LotSeed, bids: readonly Bid[]): Promise<void> {
  const winner = bids.at(-1);
  const item = GOODS.find(({ id }) => id === lot.goodsId);
  if (!winner || !item) return;
  const id = orderIdOf(lot);
  const createdAt = lot.endAt;
  const paidAt = createdAt + 2 * HOUR;
  const receivedAt = paidAt + 20 * HOUR;
  const none = { memberOff: 0, campaignOff: 0, couponOff: 0, pointsOff: 0 };
  const price = winner.amount;
  await tx.insert(orders).values({
    id,
    no: numberOf('YJ', createdAt, id),
    memberId: winner.memberId,
    kind: 'auction',
    source: 'auction',
    status: 'finished',
    deliveryType: 'pickup',
    pickup: { storeId: '1', name: '茶友', mobile: '13900000000' },
    seller: '叶间自营',
    amounts: { goods: price, ...none, vipOff: 0, freight: 0, adjust: 0, payable: price },
    payable: price,
    campaignId: lot.id,
    createdAt,
    paidAt,
    receivedAt,
    finishedAt: receivedAt + HOUR,
  });
  await tx.insert(orderLines).values({
    id: `${id}1`,
    orderId: id,
    memberId: winner.memberId,
    skuId: skuOf(lot),
    goodsId: lot.goodsId,
    title: item.title,
    cover: `/images/goods/${lot.goodsId}.webp`,
    specText: (item.skus[0]?.[0] ?? []).join(' '),
    price,
    qty: 1,
    weight: item.skus[0]?.[3] ?? 0,
    ...none,
    paid: price,
    shippedQty: 1,
  });
  await tx.insert(payments).values({
    id: `${id}2`,
    no: numberOf('YP', paidAt, id, 8),
    memberId: winner.memberId,
    orderGroup: 'order',
    orderId: id,
    amount: price,
    channel: 'js',
    status: 'paid',
    createdAt: paidAt - MINUTE,
    paidAt,
  });
  await insertAll(
    tx,
    orderLogs,
    [
      { key: 'created', label: '竞拍成交，生成订单', by: '系统', at: createdAt },
      { key: 'paid', label: '支付成功', by: '买家', at: paidAt },
      { key: 'received', label: '已自提', by: '门店', at: receivedAt },
    ].map((log, i) => ({ id: `${id}${i + 3}`, orderId: id, ...log })),
  );
}
