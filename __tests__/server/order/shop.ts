/** Buyers of the small shop: sessions, proofs, orders. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../server/db/client';
import { memberCoupons, skus } from '../../../server/db/schema';
import { issuePayToken } from '../../../server/domains/people/session/proofs';
import { openSession } from '../../../server/domains/people/session/service';
import type { TestServer } from '../harness';

export * from './shopTables';
export const rid = () => randomUUID();

export const tokenFor = async (app: Pick<TestServer, 'db' | 'clock'>, memberId: string): Promise<string> =>
  (await openSession(app.db, memberId, { device: 'test' }, app.clock.now())).token;
export const payTokenFor = async (app: Pick<TestServer, 'db' | 'clock'>, memberId: string): Promise<string> =>
  (await issuePayToken(app.db, memberId, app.clock.now())).payToken;

export const giveCoupon = async (
  db: Db,
  memberId: string,
  id: string,
  templateId: string,
  now: number,
): Promise<void> => {
  await db.insert(memberCoupons).values({
    id,
    code: `C${id}`,
    templateId,
    memberId,
    from: now,
    to: now + 86_400_000,
    source: '领券中心',
    createdAt: now,
  });
};

type Lines = { skuId: string; qty: number }[];
/** Previews and orders what the preview says. */
export async function buy(app: TestServer, token: string, lines: Lines, more: Record<string, unknown> = {}) {
  const request = { source: 'buy' as const, lines, deliveryType: 'express' as const, ...more };
  const preview = await app.ok('shop.orderPreview', request, { token });
  const answer = await app.call(
    'shop.orderCreate',
    { ...request, payable: preview.amounts.payable, requestId: rid() },
    { token },
  );
  return { preview, answer, order: answer.data };
}
export const skuOf = async (db: Db, id: string) => (await db.select().from(skus).where(eq(skus.id, id)))[0]!;
