import * as app from '@/core/lib/app';
import { chunkFailure, CHUNK_TIMEOUT_MS } from '@/core/lib/chunkError';
import { createClickGuard } from '@/core/lib/clickGuard';
import { EMOJI, EMOJI_PAGES, splitEmoji } from '@/core/lib/emoji';
import { maskMobile, maskName } from '@/core/lib/mask';
import { inPairs } from '@/core/lib/pairs';
import { formatQuery, parseQuery, withQuery } from '@/core/lib/query';
import { readUserAgent } from '@/core/lib/userAgent';
import { uuid } from '@/core/lib/uuid';

describe('two columns of a few', () => {
  test.each([
    [[], []],
    [[1], [1]],
    [
      [1, 2],
      [1, 2],
    ],
    [
      [1, 2, 3],
      [1, 2],
    ],
  ])('%j leaves nobody alone: %j', (list, shown) => {
    expect(inPairs<number>(list)).toEqual(shown);
  });
});

describe('rule 6.8: click guard', () => {
  test('a click within 1.5 s is blocked and does not prolong the wait', () => {
    let now = 0;
    const guard = createClickGuard(() => now);
    expect(guard.pass()).toBe(true);
    now = 1499;
    expect(guard.pass()).toBe(false);
    now = 1500;
    expect(guard.pass()).toBe(true);
  });
});

describe('rule 7.1: the app around the page', () => {
  test.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) MicroMessenger/8.0.47', 'messenger', 'ios'],
    ['Mozilla/5.0 (Linux; Android 13) MicroMessenger/8.0', 'messenger', 'android'],
    ['Mozilla/5.0 (Linux; Android 13) AliApp(DingTalk/7.0)', 'workplace', 'android'],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/120', 'browser', 'other'],
  ])('%s', (agent, app, os) => {
    expect(readUserAgent(agent)).toEqual({ app, os });
  });
});

describe('rule 3.4: ChunkLoadError', () => {
  const chunk = (type: unknown, message = 'Loading chunk 7 failed.') =>
    Object.assign(new Error(message), { name: 'ChunkLoadError', type });
  test.each(['missing', 'error', 'timeout'] as const)('names the cause %s', (type) => {
    expect(chunkFailure(chunk(type))).toBe(type);
  });
  test('reads the cause from the message, falls back to error, and knows other errors apart', () => {
    expect(chunkFailure(chunk(undefined, 'Loading chunk 7 failed.\n(timeout: /h5/static/js/7.js)'))).toBe('timeout');
    expect(chunkFailure(chunk(undefined))).toBe('error');
    expect(chunkFailure({ code: 'CSS_CHUNK_LOAD_FAILED' })).toBe('error');
    expect(chunkFailure(new TypeError('x'))).toBeUndefined();
    expect(chunkFailure('x')).toBeUndefined();
  });
  test('the limit is 120 s', () => expect(CHUNK_TIMEOUT_MS).toBe(120000));
});

test('rules 6.17, 6.18: name, version, paths and emoji are constants of the client; the build has a number of its own', () => {
  expect({ ...app, EMOJI: app.EMOJI.map((page) => page.length) }).toEqual({
    APP_NAME: '叶间',
    APP_VERSION: '2.0.0',
    STATIC_PATH: '/images/',
    H5_PATH: '/h5/',
    EMOJI: [24, 24],
  });
  expect([BUILD_VERSION, BUILD_CODE]).toEqual(['1.5.3', 119]);
});

describe('rule 6.17: emoji', () => {
  test('2 pages of 24, each with a file and a bracketed text, all different', () => {
    expect(EMOJI_PAGES.map((page) => page.length)).toEqual([24, 24]);
    expect(new Set(EMOJI.map(({ alt }) => alt)).size).toBe(48);
    expect(new Set(EMOJI.map(({ file }) => file)).size).toBe(48);
    expect(EMOJI.every(({ alt }) => /^\[[^[\]]+\]$/.test(alt))).toBe(true);
  });
  test('a message is cut into words and emoji', () => {
    expect(splitEmoji('喝[喝茶]吧[无此]')).toEqual(['喝', EMOJI.find(({ alt }) => alt === '[喝茶]'), '吧', '[无此]']);
  });
});

describe('rule 1.7: masks', () => {
  test('mobile and name', () => {
    expect(maskMobile('13812340001')).toBe('138****0001');
    expect(maskMobile('123')).toBe('***');
    expect(maskName('张三丰')).toBe('张**');
    expect(maskName('')).toBe('');
  });
});

describe('query', () => {
  test('there and back', () => {
    const query = { a: '茶 & 水', b: '1=2', c: '' };
    expect(parseQuery(`?${formatQuery(query)}`)).toEqual(query);
  });
  test('broken escapes stay, keys without = are empty', () => {
    expect(parseQuery('a=%E8%&b&c=1+2')).toEqual({ a: '%E8%', b: '', c: '1 2' });
  });
  test('adds to an address and keeps its hash', () => {
    expect(withQuery('https://a/b?x=1#top', { share_id: '9', x: 2 })).toBe('https://a/b?x=2&share_id=9#top');
    expect(withQuery('/a', {})).toBe('/a');
  });
});

describe('uuid', () => {
  test('version 4, fresh each time, also without crypto', () => {
    const form = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
    expect(uuid()).toMatch(form);
    const spy = jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue(undefined as unknown as Crypto);
    expect(uuid()).toMatch(form);
    spy.mockRestore();
    expect(new Set(Array.from({ length: 200 }, uuid)).size).toBe(200);
  });
});
