/**
 * What the app asks for while a finger rests on a link leaves nothing behind: of the first calls of all pages, only those that
 * `TRACES` names write anything when a member asks, and none when a visitor does: that somebody looked at the goods is counted of nobody.
 */
import { CALLS, TRACES } from '../../../config/starts';
import { allAsks, type Ask } from '../../../scripts/bench/asks';
import { knownOf } from '../../../scripts/bench/big';
import { endpoints } from '../../../src/contract/endpoints';
import { createTestServer, type TestServer } from '../harness';
import { listenToStatements } from '../statements';

const WRITES = /\b(?:insert\s+into|update\s+(?!skip|of)\S+\s+set|delete\s+from)\b/i;
const COUNTED = /^update "goods" set "views"/;
const listener = listenToStatements(WRITES);

let app: TestServer;
let asks: Ask[];
beforeAll(async () => {
  app = await createTestServer({ seed: true });
  asks = allAsks(await knownOf(app.db));
});
afterAll(async () => {
  await app.close();
  listener.restore();
});

/** `+open>/api/live/:roomId?…` and `/api/live/:id` are the same. */
const routeOf = (path: string): string => (path.replace(/^\+(\w+>)?/, '').split('?')[0] ?? '').replace(/:\w+/g, ':id');
const made = [...new Set(Object.values(CALLS).flat())].filter((call) => !call.includes('>'));

test.each(made)('%s', async (call) => {
  const own = asks.filter(({ endpoint }) => routeOf(endpoints[endpoint].path) === routeOf(call));
  expect(own).not.toEqual([]);
  for (const { url, mobile } of own) {
    const ask = (token: string) =>
      listener.heard(async () => {
        await app.http.inject({ method: 'GET', url: url(token) });
      });
    const token = await app.login(mobile);
    const written = (await ask(token)).map(({ text }) => text);
    expect([written, written.length > 0]).toEqual([written, TRACES.includes(call)]);
    if (!call.startsWith('+')) expect((await ask('')).filter(({ text }) => !COUNTED.test(text))).toEqual([]);
  }
});
