/**
 * What one member sends at the same moment is carried out one after the other (rule 2.8): what there is once, or of which there is one, is
 * not taken twice. Every write takes its member's turn before it reads anything; those that open their own transactions are raced one by one.
 */
import { and, eq, like } from 'drizzle-orm';
import type { EndpointName } from '../../../src/contract/endpoints';
import { addresses, identities, invoiceTitles, ledgerRows, members } from '../../../server/db/schema';
import { createTestServer, SMS_CODE, type TestServer } from '../harness';
import { holderOf } from '../holders';
import { listenToQueries } from './owners';
import { fit, rows, send } from './rows';

/** New, without birthday, identities and titles. */
const NEW = '13800000002';
const ALL = Array.from({ length: 10 }, (_, at) => at);

let app: TestServer;
let queries: ReturnType<typeof listenToQueries>;
beforeAll(async () => {
  app = await createTestServer({ seed: true });
  queries = listenToQueries();
});
afterAll(async () => {
  queries.stop();
  await app.close();
});

const TURN = /^select pg_advisory_xact_lock\(7397/;
/** Calls that write outside of the frame's transaction; what they do with a member's own row is raced below or in the suite named. */
const OWN_TRANSACTIONS: Partial<Record<EndpointName, string>> = {
  'member.save': 'below',
  'auth.delete': 'the last identity: server/session/identities',
  'site.unBindWechat': 'the same',
  'external.authSave': 'locks the member: server/identity',
  'member.resetPw': 'a code is spent once: server/session/codes',
  'member.checkPayPw': 'tries are counted in one statement: server/member/security',
  'member.close': 'locks the member: server/member/close',
  'file.images': 'a row of its own for each file',
  'file.videos': 'a row of its own for each file',
  'file.files': 'the same',
  'file.voices': 'the same',
  'ding.tasksBatch': 'each task in a transaction of its own, locked first: server/task',
  'wechatWithdraw.confirm': 'locks the withdrawal: server/withdrawal',
};

const writes = rows.filter(
  ({ endpoint, policy }) => endpoint.auth !== false && endpoint.method !== 'GET' && policy.reads !== true,
);
test.each(writes.filter(({ name }) => !OWN_TRANSACTIONS[name]).map((row) => [row.name, row] as const))(
  '%s waits for its turn',
  async (_name, row) => {
    const token = await app.login(row.policy.role ? holderOf(row.policy.role) : NEW);
    queries.forget();
    await send(app.http, row, { what: '', fields: fit(row) }, token);
    const inTransaction = queries.texts().findIndex((text) => TURN.test(text));
    const first = queries.texts().findIndex((text) => /^(insert|update|delete) |for update/i.test(text));
    // Refused while it is decoded or before it opens a transaction: it has written nothing.
    if (first >= 0) expect(inTransaction).toBeGreaterThanOrEqual(0);
    if (first >= 0) expect(inTransaction).toBeLessThan(first);
  },
);

test('those that open their own transactions are known', () => {
  const own = writes.filter(({ policy }) => policy.transaction === 'own').map(({ name }) => name);
  expect(own.filter((name) => !OWN_TRANSACTIONS[name]).sort()).toEqual([
    'atShop.createOrderRetail',
    'member.teamAddMember',
    'pay',
    'pay.app',
    'pay.create',
    'scanCode.doOrderPay',
    'shop.orderCreate',
  ]);
});

const memberOf = async (mobile: string) => (await app.db.select().from(members).where(eq(members.mobile, mobile)))[0]!;
const accepted = (answers: readonly { code: number }[]) => answers.filter(({ code }) => code === 200).length;
const faults = (answers: readonly { status: number }[]) => answers.filter(({ status }) => status !== 200);

test('a birthday is set once, and a whole profile rewarded once', async () => {
  const token = await app.login(NEW);
  const days = ALL.map((at) => `199${at}-03-0${1 + (at % 9)}`);
  const answers = await Promise.all(
    days.map((birthday) => app.call('member.save', { birthday, gender: 'female', regionCode: '330106' }, { token })),
  );
  expect(faults(answers)).toEqual([]);
  expect(accepted(answers)).toBe(1);
  const { birthday, id } = await memberOf(NEW);
  expect(birthday).toBe(days[answers.findIndex(({ code }) => code === 200)]);
  const rewards = await app.db
    .select()
    .from(ledgerRows)
    .where(and(eq(ledgerRows.unit, 'growth'), eq(ledgerRows.bizId, `profile-${id}`)));
  expect(rewards).toHaveLength(1);
});

test.each([
  ['site.wechatLogin', 'code', 'wechat'],
  ['miniProgram.login', 'code', 'mini'],
  ['site.dingLogin', 'authCode', 'ding'],
] as const)('%s: of many identities that are bound at once one stays', async (name, field, provider) => {
  const token = await app.login(NEW);
  const { id } = await memberOf(NEW);
  const answers = await Promise.all(
    ALL.slice(0, 8).map((at) => app.call(name, { [field]: `sandbox:${provider}-race-${at}`, bind: true }, { token })),
  );
  expect(faults(answers)).toEqual([]);
  const bound = await app.db
    .select()
    .from(identities)
    .where(and(eq(identities.memberId, id), eq(identities.provider, provider)));
  expect(bound).toHaveLength(1);
});

test('of two accounts that bind one identity at once one has it', async () => {
  const tokens = [await app.login(NEW), await app.login('13800000052'), await app.login('13800000053')];
  const answers = await Promise.all(
    tokens.map((token) => app.call('miniProgram.login', { code: 'sandbox:one-for-all', bind: true }, { token })),
  );
  expect(faults(answers)).toEqual([]);
  expect(accepted(answers)).toBe(1);
  expect(await app.db.$count(identities, eq(identities.openId, 'one-for-all'))).toBe(1);
});

test('one mobile that several take at once is one account’s', async () => {
  const mobile = '13700009999';
  const tokens = [await app.login('13800000054'), await app.login('13800000055')];
  const codes: string[] = [];
  for (let at = 0; at < 2; at += 1) {
    await app.ok('site.smsCode', { mobile, scene: 'bind' });
    codes.push((await app.ok('carrierSms.verify', { mobile, code: SMS_CODE, scene: 'bind' })).verifyToken);
    app.clock.advance(61_000);
  }
  const answers = await Promise.all(
    tokens.map((token, at) => app.call('member.save', { mobile, code: codes[at]!, password: 'Yejian2026' }, { token })),
  );
  expect(faults(answers)).toEqual([]);
  expect(accepted(answers)).toBeLessThanOrEqual(1);
  expect(await app.db.$count(members, eq(members.mobile, mobile))).toBe(accepted(answers));
});

test('one address and one invoice title is the default', async () => {
  const token = await app.login(NEW);
  const { id } = await memberOf(NEW);
  const answers = await Promise.all(
    ALL.map((at) =>
      app.call(
        'address.create',
        { name: '周允', mobile: '13800000002', regionCode: '330106', detail: `龙井路${at}号`, isDefault: true },
        { token },
      ),
    ),
  );
  expect(faults(answers)).toEqual([]);
  expect(await app.db.$count(addresses, and(eq(addresses.memberId, id), eq(addresses.isDefault, true)))).toBe(1);
  const titles = await Promise.all(
    ALL.map((at) =>
      app.call('memberInvoice.titleSave', { kind: 'personal', title: `周允${at}`, isDefault: true }, { token }),
    ),
  );
  expect(faults(titles)).toEqual([]);
  expect(
    await app.db.$count(
      invoiceTitles,
      and(eq(invoiceTitles.memberId, id), eq(invoiceTitles.isDefault, true), like(invoiceTitles.title, '周允%')),
    ),
  ).toBeLessThanOrEqual(1);
});
