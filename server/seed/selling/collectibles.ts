/**
 * The collectible hall (rule 20.5): 5 series, 12 issues, guide prices of 5 years. 林知夏 holds three pieces, one of them frozen, and
 * one is offered to her. Everything was paid for, so that payments, numbers and books agree.
 */
import { newHolding } from '../../domains/selling/collectible/purchase/service';
import { TRANSFER_JOB } from '../../domains/selling/collectible/holding/transfer';
import { numberOf } from '../../lib/numbers';
import { schedule } from '../../db/timers';
import { DAY_MS, dayOf } from '../../lib/shanghai';
import type { Tx } from '../../db/client';
import {
  collectibleOrders,
  collectibles,
  collectibleSeries,
  holdings,
  payments,
  type HoldingEvent,
} from '../../db/schema';
import { ISSUES, SERIES, type SeedIssue } from '../data/collectibles';
import { insertAll } from '../insert';

const HOUR = 3_600_000;
const MAIN = '10001';
const FRIEND = '10003';
const LEADER = '10010';
const GUEST = '10050';

/** Paid online, by the messenger: who bought how many of what, so many days ago. */
const BOUGHT: { memberId: string; issueId: string; qty: number; daysAgo: number }[] = [
  { memberId: MAIN, issueId: '9204', qty: 1, daysAgo: 48 },
  { memberId: MAIN, issueId: '9206', qty: 1, daysAgo: 31 },
  { memberId: LEADER, issueId: '9201', qty: 2, daysAgo: 8 },
  { memberId: FRIEND, issueId: '9209', qty: 1, daysAgo: 40 },
  { memberId: FRIEND, issueId: '9210', qty: 2, daysAgo: 12 },
  ...Array.from({ length: 14 }, (_, i) => ({
    memberId: String(Number(GUEST) + i),
    issueId: ISSUES[[0, 1, 3, 4, 5, 7, 8, 9, 10][i % 9] as number]?.id as string,
    qty: 1,
    daysAgo: 2 + ((i * 5) % 7),
  })),
];

const html = (texts: readonly string[]) => texts.map((text) => `<p>${text}</p>`).join('');

const issueRow = (issue: SeedIssue, sort: number, at: number): typeof collectibles.$inferInsert => ({
  id: issue.id,
  seriesId: issue.series,
  name: issue.name,
  year: issue.year,
  maker: issue.maker,
  images: [1, 2, 3].map((view) => `/images/collectible/${sort + 1}${view === 1 ? '' : `-${view}`}.webp`),
  story: html(issue.story),
  attrs: [
    { key: 'material', label: '原料', value: issue.material },
    { key: 'store', label: '仓储', value: issue.store },
    { key: 'spec', label: '规格', value: issue.spec },
    { key: 'net', label: '净含量', value: `${issue.grams} 克` },
    { key: 'year', label: '年份', value: `${issue.year} 年` },
  ],
  certs: [
    { title: '茶叶质量检验报告', no: `YJQC${issue.year}${issue.id}`, image: '/images/collectible/report.webp' },
    { title: '发行与编号公证书', no: `YJGZ${issue.id}`, image: '/images/collectible/notary.webp' },
  ],
  guide: issue.guide.map((yuan, i) => ({ date: dayOf(at - (4 - i) * 365 * DAY_MS), price: yuan * 100 })),
  price: issue.price * 100,
  issue: issue.issue,
  reserved: issue.reserved,
  taken: BOUGHT.filter(({ issueId }) => issueId === issue.id).reduce((all, { qty }) => all + qty, 0),
  perMember: issue.perMember,
  byAppointment: issue.byAppointment ?? false,
  releaseAt: at - issue.days * DAY_MS + 10 * HOUR,
  weight: issue.grams + 450,
  sort,
});

type HoldingSeed = typeof holdings.$inferInsert & { id: string; log: HoldingEvent[] };

/** The lowest numbers first, in the order in which they were paid. */
function sell(at: number) {
  const next = new Map(ISSUES.map(({ id, reserved }) => [id, reserved + 1]));
  const orders: (typeof collectibleOrders.$inferInsert & { id: string })[] = [];
  const pieces: HoldingSeed[] = [];
  BOUGHT.forEach(({ memberId, issueId, qty, daysAgo }, i) => {
    const issue = ISSUES.find(({ id }) => id === issueId) as SeedIssue;
    const paidAt = at - daysAgo * DAY_MS + 14 * HOUR + i * 60_000;
    const order = {
      id: String(93001 + i),
      no: numberOf('YJ', paidAt, 93001 + i),
      memberId,
      collectibleId: issueId,
      title: issue.name,
      price: issue.price * 100,
      qty,
      amount: issue.price * 100 * qty,
      status: 'paid' as const,
      createdAt: paidAt - 90_000,
      expireAt: paidAt + 28 * 60_000,
      paidAt,
    };
    orders.push(order);
    for (let n = 0; n < qty; n++) {
      const serialNo = next.get(issueId) ?? 1;
      next.set(issueId, serialNo + 1);
      const id = String(94001 + pieces.length);
      pieces.push({ ...newHolding(issue, order, serialNo, paidAt), id } as HoldingSeed);
    }
  });
  return { orders, pieces };
}

export async function seedCollectibles(tx: Tx, at: number, now: number): Promise<void> {
  await insertAll(
    tx,
    collectibleSeries,
    SERIES.map(([id, label], sort) => ({ id, label, sort })),
  );
  await insertAll(
    tx,
    collectibles,
    ISSUES.map((issue, sort) => issueRow(issue, sort, at)),
  );
  const { orders, pieces } = sell(at);
  await insertAll(tx, collectibleOrders, orders);
  await insertAll(
    tx,
    payments,
    orders.map(({ id, memberId, amount, createdAt, paidAt }, i) => ({
      no: numberOf('YP', paidAt as number, 95001 + i, 8),
      memberId,
      orderGroup: 'collectible',
      orderId: id,
      amount,
      channel: 'js' as const,
      status: 'paid' as const,
      tradeNo: `seed${95001 + i}`,
      createdAt,
      paidAt,
    })),
  );
  await insertAll(tx, holdings, [...give(pieces, at), ...offerGift(pieces, now)]);
  await schedule(tx, TRANSFER_JOB, GIFT_ID, now + GIFT_LEFT);
}

const RECEIVED_ID = '94201';
/** 陈雨前 gave 林知夏 his second piece two days ago: it is frozen for five more. */
function give(pieces: HoldingSeed[], at: number): HoldingSeed[] {
  const given = pieces.find((piece) => piece.memberId === LEADER) as HoldingSeed;
  const when = at - 2 * DAY_MS + 20 * HOUR;
  const story: HoldingEvent[] = [...given.log, { key: 'offered', label: '转赠给 林**，待接收', at: when - HOUR }];
  const received: HoldingSeed = {
    ...given,
    id: RECEIVED_ID,
    memberId: MAIN,
    orderId: null,
    acquiredAt: when,
    frozenUntil: when + 7 * DAY_MS,
    log: [...story, { key: 'received', label: '由 陈** 转赠，林** 接收', at: when }],
    updatedAt: when,
  };
  Object.assign(given, {
    status: 'given',
    toId: MAIN,
    log: [...story, { key: 'given', label: '已转出给 林**', at: when }],
    updatedAt: when,
  });
  return [received];
}

/** 许清和 offers one of his pieces to 林知夏: nineteen hours are left to answer. */
const GIFT_ID = '94007';
const GIFT_LEFT = 19 * HOUR;
function offerGift(pieces: HoldingSeed[], now: number): HoldingSeed[] {
  const gift = pieces.find(({ id }) => id === GIFT_ID) as HoldingSeed;
  const when = now - 5 * HOUR;
  Object.assign(gift, {
    status: 'transferring',
    toId: MAIN,
    transferExpireAt: now + GIFT_LEFT,
    log: [...gift.log, { key: 'offered', label: '转赠给 林**，待接收', at: when }],
    updatedAt: when,
  });
  return pieces;
}
