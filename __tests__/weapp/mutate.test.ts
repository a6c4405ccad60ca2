// Proves that the host notices: every way of breaking the fixture is seen, by the packer or by the running host, and the
// unbroken fixture is clean. A test of the real app that finds no fault means something only because of this. The calls of the real app are
// broken here too, in its compiled files: looks and capabilities of it are in compiled.test.ts.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './host/driver';
import { startFixtureApi } from './host/fixtureApi';
import { complaints, MUTATIONS, tryMutation } from './host/mutate';
import { changedCalls } from './host/pack';
import { weappFolder } from './shop';

const FIXTURE = path.join(__dirname, 'fixture');
const work = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-mutate-'));

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

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
  expect(await tryMutation({ dist: FIXTURE, work, browser, api: api.url })).toEqual({
    problems: [],
    faults: [],
    unseen: [],
  });
});

it.each(MUTATIONS)('sees: $name', async (mutation) => {
  const seen = await tryMutation({ dist: FIXTURE, work, mutation, browser, api: api.url });
  // Null would mean that the fixture has nothing to break in this way, and the case would prove nothing.
  expect(seen).not.toBeNull();
  expect(seen && complaints(seen).join('\n')).toMatch(mutation.sign);
});

describe('in the compiled package', () => {
  const sound = once(() => changedCalls(weappFolder(), (_name, text) => text));
  const callsMade = () => Array.from(new Set(sound().calls.map(({ name }) => name)));
  const inCode = (change: (text: string) => string) => (name: string, text: string) =>
    name.endsWith('.js') ? change(text) : text;
  const callOf = (names: readonly string[]) => new RegExp(`((?:[\\w$]+\\(\\)|\\bwx)\\.(?:${names.join('|')}))\\(`, 'g');

  it('nothing is wrong with the calls of the sound one', () => {
    expect(sound().problems).toEqual([]);
    expect(callsMade().length).toBeGreaterThan(60);
  });

  // Half of them at a time: Taro is known by the calls that are left.
  it.each([0, 1])('each call that is renamed is seen (half %i)', (half) => {
    const names = callsMade().filter((_name, at) => at % 2 === half);
    const { problems } = changedCalls(
      weappFolder(),
      inCode((text) => text.replace(callOf(names), '$1Gone(')),
    );
    const unseen = names.filter((name) => !problems.some((each) => each.endsWith(`knows no ${name}Gone`)));
    expect(unseen).toEqual([]);
  });

  it.each([0, 1])('each call that is dropped is missed (half %i)', (half) => {
    const names = callsMade().filter((_name, at) => at % 2 === half);
    const { calls } = changedCalls(
      weappFolder(),
      inCode((text) => text.replace(callOf(names), 'Promise.resolve(')),
    );
    expect(calls.filter(({ name }) => names.includes(name))).toEqual([]);
  });

  it('an option that is renamed is seen', () => {
    const NEEDED = {
      requestSubscribeMessage: 'tmplIds',
      saveVideoToPhotosAlbum: 'filePath',
      saveImageToPhotosAlbum: 'filePath',
      addPhoneCalendar: 'startTime',
      previewImage: 'urls',
      openDocument: 'filePath',
      openLocation: 'latitude',
      makePhoneCall: 'phoneNumber',
      requestPayment: 'paySign',
      setClipboardData: 'data',
      setScreenBrightness: 'value',
      getImageInfo: 'src',
    };
    const rename = (text: string) =>
      Object.entries(NEEDED).reduce(
        (code, [call, option]) =>
          code.replace(new RegExp(`(\\.${call}\\(\\{[^}]*?\\b)${option}(?=:)`, 'g'), `$1${option}Gone`),
        text,
      );
    const { problems } = changedCalls(weappFolder(), inCode(rename));
    for (const [call, option] of Object.entries(NEEDED)) {
      expect(problems.join('\n')).toContain(`${call} needs its option ${option}`);
      expect(problems.join('\n')).toContain(`${call} has no option ${option}Gone`);
    }
  });
});
