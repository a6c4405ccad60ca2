/** tea.adoptAct: what an owner does with an adoption, and who is offered one. */
import type { AdoptionDetail } from '../../../../../src/contract/grove/schemas';
import type { RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { lockMember } from '../../../../db/locks';
import { newOrderNo } from '../../../../db/numbers';
import { schedule, unschedule } from '../../../../db/timers';
import type { Setup } from '../../../../http/context';
import { badRequest, conflict, expired, notFound, refuse } from '../../../../http/errors';
import { monthsAfter } from '../../../../lib/shanghai';
import type { Asking } from '../../../people/contentCheck/open';
import { findField, findPlan } from '../field/repository';
import { setTree } from '../tree/repository';
import { claim } from './claim';
import { startMaking } from './pick';
import { CRAFT_JOB } from './timers';
import { findHarvest, type HarvestRow } from '../harvest/repository';
import { refreshState } from './state';
import { cancelUnpaid, EXPIRE_JOB, HOLD_MS, plaqueOf, writePlaque } from './create';
import { giveBack } from './refund';
import { accept, give, openGift, takeBack } from './gift';
import { presentDetail } from './presenter';
import {
  ALIVE,
  findAdoption,
  findRenewal,
  insertAdoption,
  RENEW_MS,
  updateAdoption,
  YEAR_MS,
  type AdoptionRow,
} from './repository';

type Input = RequestOf<'tea.adoptAct'>;
type Running = Setup & Asking;
type Work = (tx: Tx, row: AdoptionRow, input: Input, now: number, server: Running) => Promise<unknown>;

async function ownHarvest(tx: Tx, row: AdoptionRow, { harvestId }: Input): Promise<HarvestRow> {
  if (harvestId === undefined) throw badRequest('harvestId');
  const harvest = await findHarvest(tx, harvestId, true);
  if (harvest?.adoptionId !== row.id || harvest.memberId !== row.memberId) throw notFound();
  return harvest;
}

const cancel: Work = async (tx, row) => {
  if (row.status !== 'unpaid') throw conflict();
  await cancelUnpaid(tx, row);
};

const craft: Work = async (tx, row, input, now) => {
  if (input.craft === undefined) throw badRequest('craft');
  const harvest = await ownHarvest(tx, row, input);
  if (harvest.status !== 'chooseCraft') throw conflict(harvest.byDefault ? '已按默认工艺制作' : '工艺已选好');
  if (harvest.chooseBefore <= now) throw expired('已过选择时间，按默认工艺制作');
  const field = await findField(tx, row.fieldId);
  if (!field?.crafts.includes(input.craft)) throw badRequest('craft');
  await unschedule(tx, CRAFT_JOB, harvest.id);
  await startMaking(tx, harvest, input.craft, false, now);
  await refreshState(tx, row.id);
};

const claimIt: Work = async (tx, row, input, now, server) => {
  await claim(tx, await ownHarvest(tx, row, input), input, now, server);
  await refreshState(tx, row.id);
};

const rename: Work = async (tx, row, { plaque }, now, server) => {
  if (plaque === undefined) throw badRequest('plaque');
  if (!ALIVE.includes(row.status)) throw conflict();
  if (row.renamedAt > 0 && now - row.renamedAt < YEAR_MS) throw refuse('铭牌一年可改一次');
  const name = await plaqueOf(tx, plaque);
  const written = await writePlaque(tx, row, name, now, server);
  await updateAdoption(tx, row.id, { renamedAt: now });
  await setTree(tx, row.treeId, { plaque: written.plaque });
};

/** The renewal's price waits at the cashier; paid, the adoption lasts longer. The tree is adopted already, so no place of the plan is taken. */
const renew: Work = async (tx, row, _input, now) => {
  if (!ALIVE.includes(row.status)) throw conflict();
  if (row.endAt - now > RENEW_MS) throw refuse('到期前 60 天可续养');
  const open = await findRenewal(tx, row.id, true);
  if (open && open.expireAt > now) return;
  if (open) await cancelUnpaid(tx, open);
  const plan = await findPlan(tx, row.planId);
  if (!plan) throw notFound();
  const made = await insertAdoption(tx, {
    no: (await newOrderNo(tx, now)).replace(/^YJ/, 'RY'),
    memberId: row.memberId,
    treeId: row.treeId,
    fieldId: row.fieldId,
    planId: row.planId,
    plaque: row.plaque,
    status: 'unpaid',
    price: plan.price,
    yieldGrams: row.yieldGrams,
    createdAt: now,
    expireAt: Math.min(now + HOLD_MS, row.endAt),
    endAt: monthsAfter(row.endAt, 12 * plan.years),
    renewsId: row.id,
  });
  await schedule(tx, EXPIRE_JOB, made.id, made.expireAt);
};

const WORKS: Record<Input['action'], Work> = {
  cancel,
  refund: (tx, row, _input, now) => giveBack(tx, row, now),
  craft,
  claim: claimIt,
  rename,
  renew,
  give: (tx, row, { toId, payToken = '' }, now) => {
    if (toId === undefined) throw badRequest('toId');
    return give(tx, row, { toId, payToken }, now);
  },
  accept: (tx, row, _input, now) => accept(tx, row, now),
  refuse: (tx, row, _input, now) => {
    openGift(row, now);
    return takeBack(tx, row, 'refused', now);
  },
  recall: (tx, row, _input, now) => {
    openGift(row, now);
    return takeBack(tx, row, 'recalled', now);
  },
};
/** Of whom a gift is offered; all others are the owner's. */
const OF_RECEIVER: ReadonlySet<Input['action']> = new Set(['accept', 'refuse']);
/** What changes hands is not changed while its receiver thinks about it. */
const NOT_WHILE_GIVEN: ReadonlySet<Input['action']> = new Set(['refund', 'claim', 'rename', 'renew', 'give']);

/** 404 somebody else's · 409 moved on · 410 over · 422 a rule. */
export async function act(
  tx: Tx,
  memberId: string,
  input: Input,
  now: number,
  server: Running,
): Promise<AdoptionDetail> {
  await lockMember(tx, memberId);
  const row = await findAdoption(tx, input.id, true);
  if (!row || (OF_RECEIVER.has(input.action) ? row.giftTo : row.memberId) !== memberId) throw notFound();
  if (NOT_WHILE_GIVEN.has(input.action) && row.giftTo !== null && row.giftExpireAt > now)
    throw refuse('转赠中，等待对方接收');
  await WORKS[input.action](tx, row, input, now, server);
  return presentDetail(tx, memberId, (await findAdoption(tx, row.id)) ?? row, now);
}
