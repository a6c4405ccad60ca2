/** The privacy guide of the mini-program names what its sources touch, no more and no less. */
import fs from 'node:fs';
import {
  appliedFor,
  callsIn,
  KINDS,
  privacyGuide,
  PURPOSES,
  touched,
  TYPED,
  weappCalls,
} from '../../scripts/lib/privacy';
import { formatted } from '../../scripts/lib/format';
import { endpoints } from '../../src/contract/endpoints';

const calls = weappCalls();
const config = fs.readFileSync('src/app.config.ts', 'utf8');
/** Names in quotes after a word of the configuration. */
const quoted = (word: string, close: string): string[] => {
  const part = config.split(`${word}:`)[1]?.split(close)[0] ?? '';
  return [...part.matchAll(/'([\w.]+)'/g)].map(([, name = '']) => name);
};

describe('a call is found however it is written', () => {
  test.each([
    ['await Taro.getLocation({})', 'getLocation'],
    ['wx.getClipboardData?.()', 'getClipboardData'],
    ['Taro\n  .chooseMedia({ count: 1 })', 'chooseMedia'],
    ['<Button openType="getPhoneNumber" />', 'button.getPhoneNumber'],
    ["<Button openType={'chooseAvatar'} />", 'button.chooseAvatar'],
    ['<Input type="nickname" />', 'input.nickname'],
    ['<Camera mode="scanCode" />', '<Camera>'],
  ])('%s', (source, call) => {
    expect(callsIn(source)).toContain(call);
  });
});

test('the sources are read: what every page needs is among the calls', () => {
  expect(['request', 'getStorageSync', 'getDeviceInfo'].filter((call) => !calls.has(call))).toEqual([]);
});

test('docs/privacy.md is what `node --import tsx scripts/privacy.ts` writes', async () => {
  expect(fs.readFileSync('docs/privacy.md', 'utf8')).toBe(await formatted('docs/privacy.md', privacyGuide(calls)));
});

test('each kind that is touched has its purpose, and no other has', () => {
  const keys = touched(calls).map(({ key }) => key);
  expect(Object.keys(PURPOSES).sort()).toEqual([...keys].sort());
  expect(Object.values(PURPOSES).filter((purpose) => !/\p{Script=Han}{4}/u.test(purpose))).toEqual([]);
});

test('no call is of two kinds', () => {
  const all = KINDS.flatMap(({ calls: names }) => names);
  expect(all.filter((call, at) => all.indexOf(call) !== at)).toEqual([]);
});

test('what people type in is taken by a call of the contract', () => {
  expect(TYPED.filter(({ by }) => !(by in endpoints))).toEqual([]);
});

test('`requiredPrivateInfos` is what has to be applied for', () => {
  expect(quoted('requiredPrivateInfos', ']').sort()).toEqual(appliedFor(calls).sort());
});

test('`permission` has words for the location, which alone wants them', () => {
  expect(quoted('permission', '},').filter((name) => name.startsWith('scope.'))).toEqual(
    calls.has('getLocation') ? ['scope.userLocation'] : [],
  );
  const [, words = ''] = /'scope\.userLocation': \{ desc: '([^']+)' \}/.exec(config) ?? [];
  // As many as the platform shows.
  expect(words.length).toBeGreaterThan(0);
  expect(words.length).toBeLessThanOrEqual(30);
});

test('README names what has to be applied for, and both documents', () => {
  const readme = fs.readFileSync('README.md', 'utf8');
  const named = [...appliedFor(calls).map((call) => `\`${call}\``), 'docs/privacy.md', 'docs/submission.md'];
  expect(named.filter((name) => !readme.includes(name))).toEqual([]);
});
