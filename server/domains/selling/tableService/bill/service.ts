/** The bill of a table and its legs (rules 39.5, 39.6): whoever pays takes his part first, and nobody else pays for it meanwhile. */
import type { RequestOf } from '../../../../../src/contract/schemas';
import type { TableBill } from '../../../../../src/contract/tableService/shapes';
import type { Tx } from '../../../../db/client';
import { nextSequence } from '../../../../db/numbers';
import { schedule, unschedule } from '../../../../db/timers';
import { conflict, notFound, refuse } from '../../../../http/errors';
import type { Setup } from '../../../../http/context';
import { numberOf } from '../../../../lib/numbers';
import { myCoupon } from '../../../offer/coupon/presenter';
import { findHeld, listForSettle, lockForOrder, settleLocked, type HeldCoupon } from '../../../offer/coupon/repository';
import { loadBriefs } from '../../../people/member/presenter';
import { pointsOf } from '../../../people/pricing/model';
import { loadPriceViewer } from '../../../people/pricing/viewer';
import { depositOf, spendDeposit } from '../../booking/seating';
import { NOBODY } from '../nobody';
import { liveSeat, seatFor, tellTable } from '../access';
import { listMemberIds, lockSession, sitsAt, updateSession, type SessionRow } from '../rows/session/repository';
import { billTicket, printBill } from '../tickets';
import { partOf, reckon, type Ask, type Bill, type Deal, type Part } from '../rows/bill/reckon';
import {
  findLeg,
  findRoundLine,
  findRound,
  freeLegLines,
  insertLeg,
  listBillLines,
  listLegs,
  listRounds,
  setLines,
  updateLeg,
  type LegRow,
  type RoundLineRow,
} from '../rows/bill/repository';

export const LEG_MS = 10 * 60_000;
export const LEG_JOB = 'table.leg';
export const CLOSE_JOB = 'table.close';
/** The table is cleared by itself so long after all was paid. */
const CLOSE_MS = 10 * 60_000;

export interface Account {
  lines: RoundLineRow[];
  legs: LegRow[];
  bill: Bill;
}

/** Of the level of the member whose card counts; the annual card is for marked goods of the shop. */
async function memberBpOf(tx: Tx, memberId: string | null, now: number): Promise<number> {
  const viewer = memberId === null ? undefined : await loadPriceViewer(tx, memberId, now);
  return viewer?.level.discountBp ?? 10_000;
}

const ruleOf = (held: HeldCoupon | undefined): Deal['coupon'] =>
  held && held.template.kind === 'table'
    ? { amount: held.template.amount, threshold: held.template.threshold }
    : undefined;

async function heldOf(tx: Tx, session: SessionRow): Promise<HeldCoupon | undefined> {
  const { couponId, vipMemberId } = session;
  return couponId && vipMemberId ? findHeld(tx, vipMemberId, couponId) : undefined;
}

export async function readAccount(tx: Tx, session: SessionRow, now: number): Promise<Account> {
  const [lines, legs] = [await listBillLines(tx, session.id), await listLegs(tx, session.id)];
  const coupon = ruleOf(await heldOf(tx, session));
  const memberBp = await memberBpOf(tx, session.vipMemberId, now);
  const settled = session.status === 'paid' || session.status === 'closed';
  return { lines, legs, bill: reckon(lines, legs, { memberBp, coupon, settled }) };
}

/** What the viewer would pay now, or pays already. */
async function ownPart(
  tx: Tx,
  memberId: string,
  session: SessionRow,
  account: Account,
  ask: Omit<Ask, 'memberId' | 'memberIds'>,
) {
  const memberIds = await listMemberIds(tx, session.id);
  return partOf(account.bill, account.legs, { ...ask, memberId, memberIds });
}

export async function presentBill(
  tx: Tx,
  memberId: string,
  { session, account, wanted }: { session: SessionRow; account: Account; wanted?: Part | undefined },
  now: number,
): Promise<TableBill> {
  const { lines, legs, bill } = account;
  const people = await loadBriefs(tx, [
    ...new Set([
      ...legs.map((leg) => leg.memberId),
      ...lines.flatMap(({ payerId }) => payerId ?? []),
      ...(session.vipMemberId ? [session.vipMemberId] : []),
    ]),
  ]);
  const own = legs.find((leg) => leg.status === 'unpaid' && leg.memberId === memberId);
  // One that another bill or order holds is none for this one.
  const held = (await listForSettle(tx, memberId, now)).filter(
    ({ template, coupon }) =>
      template.kind === 'table' && (coupon.status === 'unused' || coupon.id === session.couponId),
  );
  const viewer = await loadPriceViewer(tx, memberId, now);
  const mine =
    viewer && viewer.level.discountBp < 10_000 ? reckon(lines, legs, { memberBp: viewer.level.discountBp }) : undefined;
  const vip = session.vipMemberId ? people.get(session.vipMemberId) : undefined;
  const parts = legs.find(({ split }) => split === 'even')?.parts;
  return {
    sessionId: session.id,
    status: session.status,
    legId: own?.id ?? '0',
    legAmount: own?.amount ?? wanted?.amount ?? 0,
    rounds: (await listRounds(tx, session.id)).filter(({ status }) => status !== 'withdrawn').length,
    goods: bill.goods,
    memberOff: bill.memberOff,
    couponOff: bill.couponOff,
    returned: bill.returned,
    paid: bill.paid,
    payable: bill.payable,
    left: bill.left,
    lines: lines
      .filter(({ qty, returned }) => qty > returned)
      .map((line) => {
        const share = bill.shares.find(({ id }) => id === line.id);
        const payer = line.payerId ? (people.get(line.payerId) ?? NOBODY) : undefined;
        return {
          id: line.id,
          title: line.title,
          qty: line.qty - line.returned,
          share: share?.share ?? 0,
          ...(line.legId ? { legId: line.legId } : {}),
          ...(payer ? { payer } : {}),
        };
      }),
    legs: legs.map((leg) => ({
      id: leg.id,
      payer: people.get(leg.memberId) ?? NOBODY,
      amount: leg.amount - leg.refunded,
      split: leg.split,
      status: leg.status === 'paid' ? 'paid' : 'pending',
      ...(leg.channel ? { channel: CHANNELS[leg.channel] } : {}),
      mine: leg.memberId === memberId,
    })),
    ...(parts ? { parts } : {}),
    coupons: held.map((one) => myCoupon(one, now)),
    ...(session.couponId ? { couponId: session.couponId } : {}),
    // Who serves takes cash; who sits there pays himself.
    methods: (await sitsAt(tx, memberId, session.id)) ? OWN_WAYS : [{ value: 'cash', label: '现金' }],
    ...(vip ? { guest: `${vip.nickname} · ${vip.levelName}` } : {}),
    ...(mine && viewer
      ? {
          withMine: {
            levelName: viewer.level.name,
            off: mine.memberOff,
            points: pointsOf(mine.payable, viewer.level.pointRateBp),
          },
        }
      : {}),
  };
}

const OWN_WAYS = [
  { value: 'wallet', label: '余额' },
  { value: 'js', label: '微信支付' },
];
const CHANNELS = { js: '微信', wallet: '余额', cash: '现金', deposit: '预约订金' } as const;

/** Whole, or with what one would pay. 404 not at this table. */
export async function askBill(
  tx: Tx,
  memberId: string,
  { sessionId, split = 'all', lineIds, parts, couponId }: RequestOf<'scanCode.orderPay'>,
  now: number,
): Promise<TableBill> {
  const { session } = await seatFor(tx, memberId, sessionId);
  // Where somebody else's card counts, nobody tries coupons: they would be that member's.
  const isOthers = session.vipMemberId !== null && session.vipMemberId !== memberId;
  const shown = couponId === undefined || isOthers ? session : { ...session, couponId, vipMemberId: memberId };
  const account = await readAccount(tx, shown, now);
  const wanted = await ownPart(tx, memberId, session, account, { split, lineIds, parts });
  return presentBill(tx, memberId, { session, account, wanted }, now);
}

/**
 * The card that counts, and the coupon of its member. A part that is paid or under way keeps its price. 409 somebody else's card counts already,
 * or a part was taken with a coupon · 422 a coupon that cannot be used here.
 */
export async function setDeal(
  tx: Tx,
  memberId: string,
  { sessionId, couponId, useVip }: RequestOf<'scanCode.preview'>,
  now: number,
): Promise<TableBill> {
  const { session } = await liveSeat(tx, memberId, sessionId);
  let next = session;
  if (session.status !== 'paid') {
    const isChange = useVip !== undefined || couponId !== undefined;
    const other = session.vipMemberId !== null && session.vipMemberId !== memberId;
    if (isChange && other) throw conflict('本单已用同桌的会员卡');
    if (useVip !== undefined) next = await updateSession(tx, session.id, { vipMemberId: useVip ? memberId : null });
    if (couponId !== undefined || useVip === false) next = await setCoupon(tx, memberId, next, couponId, now);
    if (isChange) {
      await assertCovered(tx, next, now);
      await tellTable(tx, next);
    }
  }
  return presentBill(tx, memberId, { session: next, account: await readAccount(tx, next, now) }, now);
}

/** 409 less would be to pay than is paid or under way: an equal part keeps its amount, whatever becomes of the lines. */
export async function assertCovered(tx: Tx, session: SessionRow, now: number): Promise<void> {
  const { bill } = await readAccount(tx, session, now);
  if (bill.paid + bill.pending > bill.payable) throw conflict('已有人付款，不能再改');
}

/** Parts that nobody has paid yet are given back while they are more than what is left to pay, the last first. */
export async function dropTooMuch(tx: Tx, session: SessionRow, now: number): Promise<void> {
  const { bill, legs } = await readAccount(tx, session, now);
  let tooMuch = bill.paid + bill.pending - bill.payable;
  for (const leg of legs.filter(({ status }) => status === 'unpaid').toReversed()) {
    if (tooMuch <= 0) return;
    await cancelLeg(tx, leg);
    tooMuch -= leg.amount;
  }
}

async function setCoupon(
  tx: Tx,
  memberId: string,
  session: SessionRow,
  couponId: string | undefined,
  now: number,
): Promise<SessionRow> {
  const { lines, legs } = await readAccount(tx, session, now);
  const wanted = couponId === '0' ? undefined : couponId;
  if (session.couponId === (wanted ?? null)) return session;
  if (legs.some(({ split }) => split !== 'deposit')) throw conflict('已有人付款，优惠券不能再换');
  if (session.couponId) await settleLocked(tx, session.couponId, session.id, 'unused');
  if (wanted === undefined) return updateSession(tx, session.id, { couponId: null });
  const rule = ruleOf(await findHeld(tx, memberId, wanted));
  if (!rule) throw refuse('这张券不能用于堂食', { field: 'couponId' });
  const bill = reckon(lines, legs, { memberBp: await memberBpOf(tx, memberId, now) });
  if (bill.payable < rule.threshold)
    throw refuse(`还差 ${((rule.threshold - bill.payable) / 100).toFixed(2)} 元才能用这张券`, { field: 'couponId' });
  if (!(await lockForOrder(tx, memberId, wanted, session.id, now)))
    throw refuse('这张券用不了了', { field: 'couponId' });
  return updateSession(tx, session.id, { couponId: wanted, vipMemberId: memberId });
}

/** A coupon that was chosen for a bill which is over without it. */
export async function freeCoupon(tx: Tx, session: SessionRow): Promise<void> {
  if (session.couponId === null || session.status === 'paid') return;
  await settleLocked(tx, session.couponId, session.id, 'unused');
  await updateSession(tx, session.id, { couponId: null });
}

/** Another card counts from now on; a coupon was that of the one before, and is his again. 409 somebody has paid by then. */
export async function setCard(tx: Tx, session: SessionRow, vipMemberId: string, now: number): Promise<SessionRow> {
  if (session.vipMemberId === vipMemberId) return session;
  const free = await setCoupon(tx, vipMemberId, session, undefined, now);
  const next = await updateSession(tx, free.id, { vipMemberId });
  await assertCovered(tx, next, now);
  return next;
}

/** What was paid when the room was booked pays first. */
export async function bookDeposit(tx: Tx, session: SessionRow, now: number, server: Setup): Promise<void> {
  if (!session.bookingId) return;
  const { bill, legs } = await readAccount(tx, session, now);
  if (legs.some(({ split }) => split === 'deposit')) return;
  const amount = Math.min(await depositOf(tx, session.bookingId), bill.left);
  if (amount === 0) return;
  await spendDeposit(tx, session.bookingId, { amount, sessionId: session.id }, now, server);
  const [memberId = '0'] = await listMemberIds(tx, session.id);
  await insertLeg(tx, {
    no: numberOf('ZD', now, await nextSequence(tx), 8),
    sessionId: session.id,
    homeId: session.id,
    memberId,
    split: 'deposit',
    amount,
    status: 'paid',
    channel: 'deposit',
    expireAt: now,
    at: now,
    paidAt: now,
  });
}

/**
 * The caller's part: nobody else pays for it for ten minutes; one that he had not paid is given back first. 404 not at this table · 409 本桌已结账,
 * or nothing is left of what was asked for.
 */
export async function takeLeg(
  tx: Tx,
  memberId: string,
  { sessionId, split, lineIds, parts }: Omit<RequestOf<'scanCode.legSave'>, 'requestId'>,
  now: number,
  server: Setup,
): Promise<{ leg: LegRow; session: SessionRow }> {
  const { session } = await liveSeat(tx, memberId, sessionId);
  if (session.status === 'paid') throw conflict('本桌已结账', { reason: 'taken' });
  await bookDeposit(tx, session, now, server);
  for (const leg of await listLegs(tx, sessionId))
    if (leg.status === 'unpaid' && leg.memberId === memberId) await cancelLeg(tx, leg);
  const account = await readAccount(tx, session, now);
  const wanted = await ownPart(tx, memberId, session, account, { split, lineIds, parts });
  if (wanted.amount === 0)
    throw conflict(account.bill.left === 0 ? '同桌正在付，或已经付清' : '这几样已有人付', { reason: 'taken' });
  const leg = await insertLeg(tx, {
    no: numberOf('ZD', now, await nextSequence(tx), 8),
    sessionId,
    homeId: sessionId,
    memberId,
    split,
    amount: wanted.amount,
    shared: wanted.shared,
    ...(wanted.parts ? { parts: wanted.parts, part: wanted.part } : {}),
    expireAt: now + LEG_MS,
    at: now,
  });
  for (const id of wanted.lineIds) {
    const share = account.bill.shares.find((one) => one.id === id);
    if (share) await setLines(tx, [id], { legId: leg.id, share: share.share, couponShare: share.couponShare });
  }
  await schedule(tx, LEG_JOB, leg.id, now + LEG_MS);
  const next = session.status === 'open' ? await updateSession(tx, sessionId, { status: 'billing' }) : session;
  await tellTable(tx, next);
  return { leg, session: next };
}

export async function saveLeg(
  tx: Tx,
  memberId: string,
  input: RequestOf<'scanCode.legSave'>,
  now: number,
  server: Setup,
): Promise<TableBill> {
  const { session } = await takeLeg(tx, memberId, input, now, server);
  return presentBill(tx, memberId, { session, account: await readAccount(tx, session, now) }, now);
}

/** Lines of it belong to nobody again. */
export async function cancelLeg(tx: Tx, leg: LegRow): Promise<void> {
  await updateLeg(tx, leg.id, { status: 'cancelled' });
  await freeLegLines(tx, leg.id);
  await unschedule(tx, LEG_JOB, leg.id);
}

/** 404 somebody else's · 409 it is paid. */
export async function dropLeg(tx: Tx, memberId: string, legId: string, now: number): Promise<TableBill> {
  const found = await findLeg(tx, legId);
  if (!found || found.memberId !== memberId) throw notFound();
  const { session } = await liveSeat(tx, memberId, found.sessionId);
  const leg = await findLeg(tx, legId, true);
  if (leg?.status === 'paid') throw conflict('这一份已付');
  if (leg?.status === 'unpaid') await cancelLeg(tx, leg);
  await tellTable(tx, session);
  return presentBill(tx, memberId, { session, account: await readAccount(tx, session, now) }, now);
}

/** 404 not a line of this table · 409 somebody pays for it. */
export async function setPayer(
  tx: Tx,
  memberId: string,
  { sessionId, lineId, payer }: RequestOf<'scanCode.linePayer'>,
  now: number,
): Promise<TableBill> {
  const { session } = await liveSeat(tx, memberId, sessionId);
  const line = await findRoundLine(tx, lineId, true);
  const round = line && (await findRound(tx, line.roundId));
  if (!line || round?.sessionId !== sessionId) throw notFound();
  if (line.legId !== null) throw conflict('这道菜已有人付');
  const payerId = { me: memberId, shared: null, adder: line.addedBy }[payer];
  await setLines(tx, [line.id], { payerId });
  await tellTable(tx, session);
  return presentBill(tx, memberId, { session, account: await readAccount(tx, session, now) }, now);
}

interface Taking {
  channel: 'js' | 'wallet' | 'cash';
  /** Who took the cash. */
  cashierId?: string | undefined;
}

/** The leg is locked and unpaid. When it was the last the table is paid, and its bill comes out. */
export async function payLeg(tx: Tx, leg: LegRow, { channel, cashierId }: Taking, now: number): Promise<void> {
  await updateLeg(tx, leg.id, { status: 'paid', channel, paidAt: now, ...(cashierId ? { cashierId } : {}) });
  await unschedule(tx, LEG_JOB, leg.id);
  const session = await lockSession(tx, leg.sessionId);
  if (!session) throw new Error(`session ${leg.sessionId} is gone`);
  await settleSession(tx, session, now);
}

/** After a payment, or a return that lowered the bill. */
export async function settleSession(tx: Tx, session: SessionRow, now: number): Promise<SessionRow> {
  const { lines, bill } = await readAccount(tx, session, now);
  const isPaid =
    bill.pending === 0 && bill.left === 0 && bill.paid > 0 && session.status !== 'paid' && session.status !== 'closed';
  let next = session;
  if (isPaid) {
    next = await updateSession(tx, session.id, { status: 'paid', paidAt: now });
    // From now on no card and no level makes it cheaper or dearer: what is returned later brings back what it cost.
    for (const { id, legId, share, couponShare } of bill.shares)
      if (legId === null) await setLines(tx, [id], { share, couponShare });
    if (session.couponId) await settleLocked(tx, session.couponId, session.id, 'used');
    await schedule(tx, CLOSE_JOB, session.id, now + CLOSE_MS);
    await printBill(tx, next, await billTicket(tx, next, { lines, bill }, now), now);
  }
  await tellTable(tx, next);
  return next;
}
