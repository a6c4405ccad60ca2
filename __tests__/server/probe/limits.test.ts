/** One call too many: every row that says how often somebody may call is called that often, and once more. */
import { eq } from 'drizzle-orm';
import { buildApp, type App } from '../../../server/app';
import { quotas } from '../../../server/db/schema';
import { createTestServer, type TestServer } from '../harness';
import { FRIEND, holderOf } from '../holders';
import { malformed } from './malformed';
import { fit, problemOf, rows, send, type Fields, type Row, type Sent } from './rows';

/** The limit on all calls together stays out of the way. */
const NO_END = 1_000_000;
const OTHER_ADDRESS = '10.1.2.3';

let app: TestServer;
let limited: App;
beforeAll(async () => {
  app = await createTestServer({ seed: true });
  const { config, now } = app.server;
  limited = await buildApp({
    config: { ...config, rateLimit: NO_END, logLevel: 'silent' },
    database: app.database,
    now,
  });
});
afterAll(async () => {
  await limited.http.close();
  await app.close();
});

const TOO_OFTEN = { code: 429, message: '操作太频繁' };
const isTooMany = async (row: Row, sent: Sent, token: string, address?: string) =>
  problemOf(await send(limited.http, row, sent, token, address), TOO_OFTEN) === '';

/** Refused when it is decoded, so that nothing is carried out; the count comes before. */
function harmless(row: Row): Sent {
  const [bad = {}] = Object.entries(row.policy.request.properties)
    .filter(([field]) => !row.endpoint.path.includes(`:${field}`))
    .flatMap(([field, schema]) =>
      malformed(schema).map(({ given, refused }): Fields => (refused ? { [field]: given } : {})),
    );
  return { what: '', fields: { ...fit(row), ...bad } };
}

const inMinute = rows.filter(({ policy }) => policy.limit !== undefined);
test.each(inMinute.map((row) => [row.name, row] as const))('%s in a minute', async (_name, row) => {
  const { limit = 0, role } = row.policy;
  const isPublic = row.endpoint.auth === false;
  const token = isPublic ? '' : await app.login(holderOf(row.policy.role));
  const sent = harmless(row);
  const early: number[] = [];
  for (let call = 1; call <= limit; call++) if (await isTooMany(row, sent, token)) early.push(call);
  expect(early).toEqual([]);
  expect(await isTooMany(row, sent, token)).toBe(true);
  // The limit is the caller's own: a public row counts addresses, any other its members wherever they are.
  expect(await isTooMany(row, sent, token, OTHER_ADDRESS)).toBe(!isPublic);
  if (!isPublic && !role) expect(await isTooMany(row, sent, await app.login(FRIEND))).toBe(false);
});

const inDay = rows.filter(({ policy }) => policy.daily !== undefined);
test.each(inDay.map((row) => [row.name, row] as const))('%s in a day', async (name, row) => {
  // Whoever has the role has used up the minute above.
  app.clock.advance(61_000);
  const { role } = row.policy;
  const token = row.endpoint.auth === false ? '' : await app.login(role ? holderOf(role) : FRIEND);
  const call = async () => send(limited.http, row, harmless(row), token, '10.9.9.9');
  await call();
  const counted = await app.db.update(quotas).set({ used: row.policy.daily! }).where(eq(quotas.what, name)).returning();
  expect(counted.length).toBeGreaterThan(0);
  expect(problemOf(await call(), { code: 429, message: '今日操作次数已用完' })).toBe('');
});

test('what costs money, guesses secrets or lets strangers write has a limit', () => {
  const open = rows.filter(
    ({ endpoint, policy }) => endpoint.auth === false && endpoint.method !== 'GET' && !policy.limit,
  );
  // The provider of payments may call as often as it must; its calls are signed.
  expect(open.map(({ name }) => name)).toEqual(['pay.notify']);
  expect(inMinute.length).toBeGreaterThan(30);
});
