/**
 * The compiled package does what it is for: every capability of the device is used once, by taps. And a test of the tests: a package whose
 * pictures, taps, styles, fields or calls are taken away fails what is asked of every page and of every capability.
 */
import fs from 'node:fs';
import path from 'node:path';
import { CAPABILITIES, uses, type Capability } from './capabilities';
import type { WeappDriver } from './host/driver';
import { changedMarkup } from './host/pack';
import { lookAt } from './pages/lookAt';
import { packedWeapp } from './packed';
import { shopForTests, weappFolder } from './shop';
import { LIN, WANG } from '../server/demo';

const shop = shopForTests();

describe('every capability of the phone is used by the compiled package', () => {
  test.each(CAPABILITIES)('$call', async (capability) => {
    const { call, member = LIN, prepare, given } = capability;
    await prepare?.(shop.server);
    const phone = await shop.phone({ member, path: '/pages/tea/mine', kept: true });
    expect(await uses(phone, shop.server, capability, 8000)).toBe(true);
    if (given) expect((await phone.calls(call)).at(-1)?.options).toMatchObject(given);
  });

  test('applyUpdate, when a new version has come and the person wants it', async () => {
    const phone = await shop.phone({ path: '/site/pages/login', mock: { update: { ready: true } } });
    await phone.see('新版本已就绪');
    expect(await phone.calls('applyUpdate')).toHaveLength(0);
    await phone.tap('立即更新');
    await phone.settle();
    expect(await phone.calls('applyUpdate')).toHaveLength(1);
  });
});

test('a line that opened before its phone was told speaks and hears', async () => {
  const query = { id: 3403, type: 'auction' };
  const mock = { connectSocket: { late: true } };
  const phone = await shop.phone({ member: LIN, path: '/shop/pages/marketing/wholesale_detail', query, mock });
  // Counted by the server once it was asked for the lot's news, and told by such.
  await phone.see('1 人围观');
});

describe('a broken package fails', () => {
  const HOME = { path: '/pages/tea/index', words: '限时秒杀' } as const;
  const FORM = { path: '/member/pages/address/edit', words: '新建地址' } as const;
  const in_ = (file: string, change: (text: string) => string) => (name: string, text: string) =>
    name === file ? change(text) : text;
  const drop = (pattern: RegExp) => in_('base.wxml', (text) => text.replace(pattern, ''));
  const FIELD = /<template name="(tmpl_0_\d+)_focus">\s*<input /;
  const MARKUP = [
    {
      name: 'no picture has an address',
      change: drop(/(?<=<image\b[^>]*)\ssrc="[^"]*"/g),
      at: HOME,
      sign: /without an address/,
    },
    {
      name: 'nothing listens to a tap',
      change: drop(/ (bind|catch)tap="eh"/g),
      at: HOME,
      sign: /no tap changes anything/,
    },
    { name: 'the sheet of the app is empty', change: in_('app-origin.wxss', () => ''), at: HOME, sign: /has no rule/ },
    { name: 'the sheet of the parts is empty', change: in_('common.wxss', () => ''), at: HOME, sign: /has no rule/ },
    {
      name: 'pages are transparent',
      change: in_('app.wxss', (text) => `${text}page{opacity:0}`),
      at: HOME,
      sign: /text "限时秒杀"/,
    },
    {
      name: 'pages have no height',
      change: in_('app.wxss', (text) => `${text}view{display:none}`),
      at: HOME,
      sign: /text "限时秒杀"/,
    },
    {
      name: 'one state of a field is missing',
      change: drop(/<template name="tmpl_0_\d+_focus">\s*<input [\s\S]*?<\/template>/),
      at: FORM,
      sign: /template tmpl_0_\d+_focus not defined/,
    },
    {
      name: 'fields are missing',
      change: in_('base.wxml', (text) => {
        const [, field = ''] = FIELD.exec(text) ?? [];
        return text.replace(new RegExp(`<template name="${field}(_focus|_blur)?">[\\s\\S]*?</template>`, 'g'), '');
      }),
      at: FORM,
      sign: /has no template in base\.wxml/,
    },
  ];
  let phone: WeappDriver;
  /** What is asked of a page, and of every phone when a test ends. */
  const judge = async (at: typeof HOME | typeof FORM) => {
    await phone.reload(at);
    await lookAt(phone, at);
    expect(JSON.stringify(await phone.faults())).toBe('[]');
  };
  beforeAll(async () => {
    phone = await shop.phone({ broken: true, member: LIN, path: HOME.path, timeoutMs: 5000 });
  });

  test('but a sound one does not', async () => {
    await judge(HOME);
    await judge(FORM);
  });

  test.each(MARKUP)('when $name', async ({ change, at, sign }) => {
    const { problems, script } = changedMarkup(weappFolder(), change);
    if (problems.length) return expect(problems.join('\n')).toMatch(sign);
    await phone.raw.route('**/app-data.js', (route) => route.fulfill({ body: script, contentType: 'text/javascript' }));
    await expect(judge(at)).rejects.toThrow(sign);
    await phone.raw.unroute('**/app-data.js');
  });

  test('when what it asks of the phone is taken out', async () => {
    const out = await packedWeapp(weappFolder());
    // What a call is given is asked of it above.
    const asked = CAPABILITIES.filter(({ base, given }) => !base && !given);
    const calls = new RegExp(`(?:[\\w$]+\\(\\)|\\bwx)\\.(${asked.map(({ call }) => call).join('|')})\\(`, 'g');
    const taken = new Set<string>();
    const take = (file: string) =>
      fs.readFileSync(path.join(out, file), 'utf8').replace(calls, (_, call: string) => {
        taken.add(call);
        // As if the person had said no: a fault would lie over the pages that come after.
        return /^(show|create|connect|set|request)/.test(call)
          ? 'Promise.resolve('
          : 'Promise.reject({errMsg:"fail cancel"},';
      });
    // Most of it is waiting for what does not come, so several wait at once.
    const used: string[] = [];
    const tryEvery = async (member: string, each: readonly Capability[]) => {
      const broken = await shop.phone({ broken: true, member, path: HOME.path, timeoutMs: 5000 });
      await broken.raw.route('**/pkg-*.js', (route) =>
        route.fulfill({
          body: take(path.basename(new URL(route.request().url()).pathname)),
          contentType: 'text/javascript',
        }),
      );
      await broken.reload({ path: '/pages/tea/index' });
      for (const capability of each)
        if (await uses(broken, shop.server, capability, 0).catch(() => false)) used.push(capability.call);
    };
    const ofMembers = asked.filter(({ member }) => !member);
    await Promise.all([
      ...Array.from({ length: 4 }, (_, lane) =>
        tryEvery(
          LIN,
          ofMembers.filter((_one, at) => at % 4 === lane),
        ),
      ),
      tryEvery(
        WANG,
        asked.filter(({ member }) => member === WANG),
      ),
    ]);
    expect(used).toEqual([]);
    expect(Array.from(taken).sort()).toEqual(Array.from(new Set(asked.map(({ call }) => call))).sort());
  });
});
