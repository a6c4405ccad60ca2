/** Activities for the suites: who takes part, how a fee is paid, who stands at the door. */
import { eq } from 'drizzle-orm';
import type { Db } from '../../../server/db/client';
import { activities, activitySignups } from '../../../server/db/schema';
import { book, memberOwner } from '../../../server/domains/people/ledger/service';
import { rid, payTokenFor, tokenFor } from '../order/shop';
import type { TestServer } from '../harness';

/** 荷风里的白茶会: in two days, ¥68, three rows of six seats. */
export const SALON = '9401';
/** 给新茶友的第一课: in five days, free, any seat. */
export const LESSON = '9403';
/** 湖边夜茶席: in six days, ¥58, eight seats, with its host. */
export const TABLE = '9410';
/** 二〇二六春茶品鉴会: today 10:00-22:00, scores until 16:20. */
export const TASTING = '9412';
/** 普洱四席: three weeks ago, released. */
export const PAST = '9413';
export const FURNITURE = '9414';

export const hour = 3_600_000;
export const activityOf = async (db: Db, id: string) =>
  (await db.select().from(activities).where(eq(activities.id, id)))[0]!;
export const signupOf = async (db: Db, id: string) =>
  (await db.select().from(activitySignups).where(eq(activitySignups.id, id)))[0]!;

export const signUp = (app: TestServer, token: string, activityId: string, part: object = {}) =>
  app.call(
    'activity.signUpSave',
    { activityId, name: '来客', mobile: '13900001111', qty: 1, requestId: rid(), ...part },
    { token },
  );

export async function fill(app: TestServer, memberId: string, fen = 1_000_000): Promise<void> {
  await book(app.db, {
    owner: memberOwner(memberId),
    unit: 'money',
    bizType: 'adjust',
    bizId: `start ${memberId}`,
    delta: fen,
    at: app.clock.now(),
  });
}

export const pay = async (app: TestServer, memberId: string, orderId: string) =>
  app.call(
    'pay.wallet',
    { orderGroup: 'activity', orderId, payToken: await payTokenFor(app, memberId), requestId: rid() },
    { token: await tokenFor(app, memberId) },
  );

/** Somebody who works with tables or guests in the store of an activity. */
export async function staffFor(app: TestServer, activityId: string): Promise<string> {
  const { storeId } = await activityOf(app.db, activityId);
  const all = await app.db.query.employees.findMany();
  const found = all.find(
    (one) => one.storeId === storeId && !one.isManager && one.areas.some((area) => ['service', 'table'].includes(area)),
  );
  if (!found) throw new Error(`nobody works at store ${storeId}`);
  return tokenFor(app, found.memberId);
}
