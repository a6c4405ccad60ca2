/** What is paid in the mini-program, and what its platform was told. */
import { eq } from 'drizzle-orm';
import type { OrderGroup } from '../../../src/contract/payment/schemas';
import { identities, jobs, payments, shippingReports } from '../../../server/db/schema';
import { sandboxNotify } from '../../../server/gateways/paymentSandbox';
import type { SandboxShipping } from '../../../server/gateways/shipping';
import type { TestServer } from '../harness';

const IN_MINI = { 'user-agent': 'Mozilla/5.0 (iPhone) MicroMessenger/8.0.50 MiniProgramEnv/iOS miniProgram' };
export const MINUTE = 60_000;

export const bindMini = (app: TestServer, memberId: string, openId: string) =>
  app.db.insert(identities).values({ provider: 'mini', openId, memberId, boundAt: 1 });

/** Paid by the messenger; `mini: false`: on a page of its browser. Returns the payment's id. */
export async function payThere(
  app: TestServer,
  { token, group = 'order', id, mini = true }: { token: string; group?: OrderGroup; id: string; mini?: boolean },
): Promise<string> {
  const asked = { trade_type: 'js', pay_type: 11, order_group: group, data: { order_id: id } };
  const { data, message } = await app.call('pay', asked, { token, headers: mini ? IN_MINI : {} });
  if (!data) throw new Error(message);
  const [row] = await app.db.select().from(payments).where(eq(payments.id, data.paymentId));
  await app.ok('pay.notify', sandboxNotify(app.server.config.secret, row!));
  return data.paymentId;
}

export const platformOf = (app: TestServer) => app.server.gateways.shipping as SandboxShipping;

/** A minute later, everything that was due is done. */
export async function later(app: TestServer, ms = MINUTE): Promise<void> {
  app.clock.advance(ms);
  await app.runJobs();
}
export const reportsOf = (app: TestServer, paymentId: string) =>
  app.db.select().from(shippingReports).where(eq(shippingReports.paymentId, paymentId)).orderBy(shippingReports.id);
export const jobOf = async (app: TestServer, kind: 'shipping.report' | 'shipping.remind', key: string) =>
  (await app.db.select().from(jobs).where(eq(jobs.key, key))).find((job) => job.kind === kind);
