// Proves that the host notices: every way of breaking the fixture is seen, by the packer or by the running host, and the
// unbroken fixture is clean. A test of the real app that finds no fault means something only because of this.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './host/driver';
import { startFixtureApi } from './host/fixtureApi';
import { complaints, MUTATIONS, tryMutation } from './host/mutate';

const FIXTURE = path.join(__dirname, 'fixture');
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-mutate-'));

let browser: Browser;
let api: Awaited<ReturnType<typeof startFixtureApi>>;

beforeAll(async () => {
  api = await startFixtureApi();
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  await api?.close();
  fs.rmSync(work, { recursive: true, force: true });
});

it('the unbroken dist is clean', async () => {
  expect(await tryMutation({ dist: FIXTURE, work, browser, api: api.url })).toEqual({ problems: [], faults: [] });
});

it.each(MUTATIONS)('sees: $name', async (mutation) => {
  const seen = await tryMutation({ dist: FIXTURE, work, mutation, browser, api: api.url });
  // Null would mean that the fixture has nothing to break in this way, and the case would prove nothing.
  expect(seen).not.toBeNull();
  expect(seen && complaints(seen).join('\n')).toMatch(mutation.sign);
});
