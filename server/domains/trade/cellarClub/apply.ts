/** An application for slots of the wall, or a renewal (rules 15.5, 15.6). */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import { newOrderNo } from '../../../db/numbers';
import { schedule } from '../../../db/timers';
import { badRequest, conflict, notFound, refuse } from '../../../http/errors';
import { mustWait, openCheck, type Asking } from '../../people/contentCheck/open';
import { mustWish } from '../../people/contentCheck/wishes';
import { readSite } from '../../people/shopSettings/repository';
import { readMobile } from '../../people/member/mobiles';
import { isBlocked } from '../../people/member/words';
import { ENDING_MS, MAX_PLAQUE, PAY_MS } from './plans';
import { readCellarClub } from './presenter';
import {
  giveSlots,
  insertOrder,
  listPlans,
  lockOf,
  lockSlots,
  updateOrder,
  type CellarOrder,
  type CellarPlan,
} from './repository';
import { closeUnpaid, EXPIRE_JOB } from './service';

type Input = RequestOf<'jiaozhu.applySave'>;
type Written = Pick<CellarOrder, 'name' | 'mobile' | 'plaque'>;
/** On the wall while what its owner wants waits for its check. */
const PLAIN_PLAQUE = '窖主';

async function checkedPlaque(tx: Tx, typed: string): Promise<string> {
  const plaque = typed.trim();
  const length = [...plaque].length;
  if (length < 1 || length > MAX_PLAQUE) throw refuse(`名牌需为1-${MAX_PLAQUE}个字`, { field: 'plaque' });
  if (isBlocked(plaque, (await readSite(tx)).appName))
    throw refuse('名牌含有不可用的词语，请换一个', { field: 'plaque' });
  return plaque;
}

/** What a renewal renews; a first application renews nothing and wants a member without slots. */
function renewedBy(owned: CellarOrder | undefined, plan: CellarPlan, renew: boolean, now: number) {
  if (!renew) {
    if (owned) throw refuse('你已是窖主，到期前 60 天起可以续费');
    return undefined;
  }
  if (!owned) throw refuse('你还不是窖主，请先选窖位');
  if ((owned.until ?? 0) - now > ENDING_MS) throw refuse('到期前 60 天起可以续费');
  if (plan.slots !== owned.slots) throw refuse(`续费请选 ${owned.slots} 格的方案`);
  return owned;
}

/** The same order with what was written now. */
async function goOn(tx: Tx, open: CellarOrder, written: Written, now: number, server: Asking): Promise<CellarOrder> {
  const { id, memberId, plaque } = open;
  const text = written.plaque === plaque ? '' : written.plaque;
  const waits = await mustWish(tx, { kind: 'cellarPlaque', targetId: id, memberId, text }, now, server);
  return updateOrder(tx, id, waits ? { ...written, plaque } : written);
}

/** A renewal keeps the plaque that hangs there until another has passed. */
async function begin(
  tx: Tx,
  memberId: string,
  { plan, written, renews }: { plan: CellarPlan; written: Written; renews: CellarOrder | undefined },
  now: number,
  server: Asking,
): Promise<CellarOrder> {
  const shown = renews?.plaque ?? PLAIN_PLAQUE;
  const waits = written.plaque !== shown && mustWait(server, { text: written.plaque });
  const order = await insertOrder(tx, {
    no: await newOrderNo(tx, now),
    memberId,
    planId: plan.id,
    planName: plan.name,
    years: plan.years,
    slots: plan.slots,
    price: plan.price,
    ...written,
    plaque: waits ? shown : written.plaque,
    renews: renews?.id ?? null,
    createdAt: now,
    expireAt: now + PAY_MS,
  });
  if (waits) await openCheck(tx, { kind: 'cellarPlaque', targetId: order.id, memberId, text: written.plaque }, now);
  return order;
}

/**
 * The same choice while its order waits continues that order; another choice ends it. 400 without consent · 404 unknown · 409 taken
 * meanwhile · 422 a rule in its words.
 */
export async function apply(
  tx: Tx,
  memberId: string,
  { planId, slotIds = [], name, mobile, plaque, agree, renew = false }: Input,
  now: number,
  server: Asking,
): Promise<DataOf<'jiaozhu.applySave'>> {
  if (!agree) throw badRequest('agree', '请先同意茶窖托管协议');
  if (name.trim() === '') throw badRequest('name', '请填写姓名');
  await lockMember(tx, memberId);
  const plan = (await listPlans(tx)).find(({ id }) => id === planId);
  if (!plan) throw notFound();
  const written = {
    name: name.trim(),
    mobile: await readMobile(tx, memberId, mobile),
    plaque: await checkedPlaque(tx, plaque),
  };
  // First what waits, then what holds, as a payment does.
  const open = await lockOf(tx, memberId, 'unpaid');
  const renews = renewedBy(await lockOf(tx, memberId, 'paid'), plan, renew, now);
  const wanted = renews ? [] : [...new Set(slotIds)];
  if (!renews && wanted.length !== plan.slots) throw refuse(`${plan.name}方案请选 ${plan.slots} 格`);

  const slots = open || wanted.length > 0 ? await lockSlots(tx, wanted, open?.id) : [];
  const held = slots.filter(({ orderId }) => orderId !== null && orderId === open?.id);
  if (open && isSame(open, plan, renews) && open.expireAt > now && sameIds(held, wanted)) {
    const { id, price } = await goOn(tx, open, written, now, server);
    return { cellar: await readCellarClub(tx, memberId, now), orderId: id, orderGroup: 'cellar', amount: price };
  }
  const chosen = slots.filter(({ id }) => wanted.includes(id));
  if (chosen.length < wanted.length) throw notFound();
  if (chosen.some((slot) => slot.reserved || (slot.orderId !== null && slot.orderId !== open?.id)))
    throw conflict('该窖位刚被认领');
  if (open) await closeUnpaid(tx, open, now);
  const order = await begin(tx, memberId, { plan, written, renews }, now, server);
  await giveSlots(tx, wanted, order.id);
  await schedule(tx, EXPIRE_JOB, order.id, order.expireAt);
  return {
    cellar: await readCellarClub(tx, memberId, now),
    orderId: order.id,
    orderGroup: 'cellar',
    amount: order.price,
  };
}

const isSame = (open: CellarOrder, plan: CellarPlan, renews: CellarOrder | undefined): boolean =>
  open.planId === plan.id &&
  open.price === plan.price &&
  open.slots === plan.slots &&
  open.years === plan.years &&
  (open.renews ?? undefined) === renews?.id;

const sameIds = (held: readonly { id: string }[], wanted: readonly string[]): boolean =>
  held.length === wanted.length && held.every(({ id }) => wanted.includes(id));
