/** What the tests of withdrawals do again and again: asking for one, deciding over it, following it to its end. */
import { and, eq } from 'drizzle-orm';
import type { TaskResult } from '../../../src/contract/task/schemas';
import { accounts, bankCards, members, realIdentities, tasks, withdrawals } from '../../../server/db/schema';
import { ABOUT } from '../../../server/domains/people/identity/service';
import type { TestServer } from '../harness';
import { payTokenFor, rid } from '../order/shop';

/** 孙会 of the finance desk. */
export const FINANCE = '13900000005';
export const LIN = '10001';
export const XU = '10003';
/** A bank card that is its holder's, one of another name, one with another mobile, one that nobody answers for. */
export const CARDS = {
  right: '6225880119008887',
  name: '6225880119100015',
  mobile: '6225880119100023',
  silent: '6225880119100031',
  gone: '6225880119100049',
  closed: '6225880119100056',
};
export const ID_NUMBER = '330100198811030018';

export const moneyOf = async (app: TestServer, ownerId: string) => {
  const [row] = await app.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.ownerId, ownerId), eq(accounts.ownerType, 'member'), eq(accounts.unit, 'money')));
  return { available: row?.available ?? 0, frozen: row?.frozen ?? 0, bonus: row?.bonus ?? 0 };
};

export const rowOf = async (app: TestServer, id: string) =>
  (await app.db.select().from(withdrawals).where(eq(withdrawals.id, id)))[0]!;

export const draw = async (
  app: TestServer,
  who: { id: string; token: string },
  amount: number,
  more: Record<string, unknown> = {},
) =>
  app.call(
    'withdraw.draw',
    { amount, method: 'bank', payToken: await payTokenFor(app, who.id), requestId: rid(), ...more },
    { token: who.token },
  );

export async function decide(app: TestServer, targetId: string, result: TaskResult, token: string, note = '') {
  const [task] = await app.db
    .select()
    .from(tasks)
    .where(and(eq(tasks.kind, 'withdraw'), eq(tasks.targetId, targetId)));
  return app.call('ding.tasksComplete', { id: task!.id, rev: task!.rev, result, note, requestId: rid() }, { token });
}

export const basic = (app: TestServer, token: string, more: Record<string, unknown> = {}) =>
  app.call('external.authSave', { step: 'basic', name: '许清和', idNo: ID_NUMBER, agree: true, ...more }, { token });

/** With a code of its own; codes of one scene come a minute apart. */
export async function verify(app: TestServer, token: string, cardNo: string, more: Record<string, unknown> = {}) {
  app.clock.advance(61_000);
  const mobile = String(more.mobile ?? '13812345678');
  await app.ok('site.smsCode', { mobile, scene: 'identity' }, { token });
  return app.call('external.authSave', { step: 'verify', cardNo, mobile, code: '888888', ...more }, { token });
}

/** Members of a shop without seed who may withdraw: their identity stands, with a bank card. */
export async function verifyAll(app: TestServer, people: readonly string[]): Promise<void> {
  const now = app.clock.now();
  const { sealText, digest } = app.server.vault;
  for (const memberId of people) {
    await app.db.update(members).set({ payPasswordHash: 'x', identity: 'verified' }).where(eq(members.id, memberId));
    await app.db.insert(realIdentities).values({
      memberId,
      state: 'verified',
      nameSealed: sealText('张三', ABOUT.name(memberId)),
      numberSealed: sealText('x', ABOUT.number(memberId)),
      numberHash: digest(memberId),
      nameMask: '张**',
      numberMask: 'x',
      basicAt: now,
    });
    await app.db.insert(bankCards).values({
      memberId,
      bankName: '招商银行',
      tail: '8887',
      numberSealed: sealText(CARDS.right, ABOUT.card(memberId)),
      numberHash: digest(CARDS.right),
      mobileMask: '138****0000',
      createdAt: now,
      usedAt: now,
    });
  }
}
