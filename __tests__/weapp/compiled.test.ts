/**
 * The compiled package does what it is for: every capability of the device is used once, by taps. And a test of the tests: a package whose
 * pictures, icons, words, taps, styles, fields or calls are taken away fails what is asked of every page and of every capability.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { RoutePath } from '../../src/core/routes/table';
import { addressOf } from '../e2e/pages';
import { CAPABILITIES, uses, type Capability } from './capabilities';
import type { WeappDriver } from './host/driver';
import { changedMarkup } from './host/pack';
import { lookAt } from './pages/lookAt';
import { packedWeapp } from './packed';
import { shopForTests, weappFolder } from './shop';
import { CHEN, LIN, WANG } from '../server/demo';

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
  interface At {
    path: RoutePath;
    words: string;
  }
  const HOME: At = { path: '/pages/tea/index', words: '限时秒杀' };
  const FORM: At = { path: '/member/pages/address/edit', words: '新建地址' };
  const PAPER: At = { path: '/site/pages/single_detail', words: '用户协议' };
  const CASHIER: At = { path: '/member/pages/wallet/pay', words: '收银台' };
  const in_ = (file: string, change: (text: string) => string) => (name: string, text: string) =>
    name === file ? change(text) : text;
  const drop = (pattern: RegExp) => in_('base.wxml', (text) => text.replace(pattern, ''));
  const FIELD = /<template name="(tmpl_0_\d+)_focus">\s*<input /;
  const icons = (change: (icon: string) => string) =>
    in_('common.wxss', (text) => text.replace(/--icon:\s*url\("[^"]*"\)/g, change));
  const added = (styles: string) => in_('app.wxss', (text) => text + styles);
  interface Broken {
    name: string;
    change: (name: string, text: string) => string;
    at: At;
    sign: RegExp;
  }
  const MARKUP: Broken[] = [
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
      name: 'rich text has no content',
      change: drop(/(?<=<rich-text)\snodes="[^"]*"/g),
      at: PAPER,
      sign: /<rich-text> is empty/,
    },
    { name: 'icons have no picture', change: icons(() => '--none:0'), at: HOME, sign: /icon-\S+ has no picture/ },
    {
      name: 'icons have a picture that is none',
      change: icons(() => '--icon:url("data:image/svg+xml,none")'),
      at: HOME,
      sign: /picture data:\S+ of icon.* does not come/,
    },
    {
      name: 'icons are drawn with nothing',
      change: icons((icon) => icon.replace(/ d='[^']*'/g, '')),
      at: HOME,
      sign: /picture data:\S+ .* has nothing on it/,
    },
    {
      name: 'icons have no colour',
      change: added('.icon{background-color:transparent}'),
      at: HOME,
      sign: /icon-\S+ has the colour of its ground/,
    },
    { name: 'icons have no size', change: added('.icon{width:0;height:0}'), at: HOME, sign: /icon-\S+ has no size/ },
    {
      name: 'the cashier is nearly transparent',
      change: in_('member/pages/wallet/pay.wxss', (text) =>
        text.replace(/(\.\w+\{)(?=padding-bottom)/, '$1opacity:.02;'),
      ),
      at: CASHIER,
      sign: /is too faint/,
    },
    {
      name: 'words have the colour of their ground',
      change: added('view,text{background:#fff;color:#fefefe}'),
      at: PAPER,
      sign: /has the colour of its ground|text "用户协议"/,
    },
    {
      name: 'words have no size',
      change: added('text,view{font-size:1px}'),
      at: PAPER,
      sign: /is too small|text "用户协议"/,
    },
    {
      name: 'pages lie beside the window',
      change: added('page{margin-left:-2000px}'),
      at: HOME,
      sign: /text "限时秒杀"/,
    },
    {
      name: 'a layer lies over the pages',
      change: added(
        "page::after{content:'';position:fixed;top:0;right:0;bottom:0;left:0;z-index:9999;background:#fff}",
      ),
      at: HOME,
      sign: /text "限时秒杀"/,
    },
    {
      name: 'pages are cut off',
      change: added('page{height:0;min-height:0;overflow:hidden}'),
      at: HOME,
      sign: /text "限时秒杀"/,
    },
    {
      name: 'no class is drawn',
      change: drop(/\sclass="\{\{i\.cl\}\}"/g),
      at: HOME,
      sign: /class \S+ of <\S+> is not drawn/,
    },
    {
      name: 'no style is drawn',
      change: drop(/\sstyle="\{\{i\.st\}\}"/g),
      at: HOME,
      sign: /style ".*" of <\S+> is not drawn/,
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
  /** What is asked of a page, and of every phone when a test ends. */
  const judge = async (phone: WeappDriver, at: At) => {
    const { searchParams } = new URL(await addressOf(shop.server, at.path), 'http://app');
    await phone.reload({ path: at.path, query: Object.fromEntries(searchParams) });
    await lookAt(phone, at);
    expect(JSON.stringify(await phone.faults())).toBe('[]');
  };
  const brokenPhone = () => shop.phone({ broken: true, member: LIN, path: HOME.path, timeoutMs: 5000 });

  test('but a sound one does not', async () => {
    const phone = await brokenPhone();
    for (const at of [HOME, FORM, PAPER, CASHIER]) await judge(phone, at);
  });

  test('when one of its looks is taken away', async () => {
    /** What is said of it. */
    const complaint = async (phone: WeappDriver, { change, at }: Pick<Broken, 'change' | 'at'>): Promise<string> => {
      const { problems, script } = changedMarkup(weappFolder(), change);
      if (problems.length) return problems.join('\n');
      const file = '**/app-data.js';
      await phone.raw.route(file, (route) => route.fulfill({ body: script, contentType: 'text/javascript' }));
      const said = await judge(phone, at).then(() => 'nothing', String);
      await phone.raw.unroute(file);
      return said;
    };
    const unseen: string[] = [];
    // Most of it is waiting for what does not come, so several wait at once.
    await Promise.all(
      Array.from({ length: 4 }, async (_, lane) => {
        const phone = await brokenPhone();
        for (const broken of MARKUP.filter((_one, at) => at % 4 === lane)) {
          const said = await complaint(phone, broken);
          if (!broken.sign.test(said)) unseen.push(`${broken.name}: ${said}`);
        }
      }),
    );
    expect(unseen).toEqual([]);
  });

  test('when what it asks of the phone is taken out', async () => {
    const out = await packedWeapp(weappFolder());
    const asked = CAPABILITIES.filter(({ base }) => !base);
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
      ...[WANG, CHEN].map((member) =>
        tryEvery(
          member,
          asked.filter((one) => one.member === member),
        ),
      ),
    ]);
    expect(used).toEqual([]);
    expect(Array.from(taken).sort()).toEqual(Array.from(new Set(asked.map(({ call }) => call))).sort());
  });
});
