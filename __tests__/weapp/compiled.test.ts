/**
 * The compiled package does what it is for: every capability of the device is used once, by taps. And a test of the tests: a package whose
 * pictures, taps, styles, fields or calls are taken away fails what is asked of every page and of every capability.
 */
import fs from 'node:fs';
import path from 'node:path';
import { addressOf } from '../e2e/pages';
import type { RoutePath } from '../../src/core/routes/table';
import type { WeappDriver } from './host/driver';
import { changedMarkup } from './host/pack';
import { lookAt } from './pages/lookAt';
import { packedWeapp } from './packed';
import { last, pause, shopForTests, weappFolder } from './shop';
import { LIN, WANG } from '../server/demo';

const shop = shopForTests();

interface Capability {
  /** The function of wx that has to be called. */
  call: string;
  path: RoutePath;
  query?: string;
  /** Who is signed in, 林知夏 when left out. */
  member?: string;
  act?: (phone: WeappDriver) => Promise<void>;
}

const icon = (name: string) => (phone: WeappDriver) => phone.tap(phone.locator(`.icon-${name}`).first());
const words = (text: string) => (phone: WeappDriver) => phone.tap(last(phone, text));
/** The switch at the end of a row. */
const turnOn = (label: string) => async (phone: WeappDriver) => {
  const name = phone.locator('wx-view').getByText(label, { exact: true }).first();
  await name.scrollIntoViewIfNeeded();
  const row = (await name.boundingBox())!;
  await phone.raw.touchscreen.tap(335, row.y + row.height / 2);
};

/** What 王岚 and 钱多多 said to one another. */
const CHAT = '/dingding/pages/group';
const VOICES = '?userId=10104';

const CAPABILITIES: Capability[] = [
  { call: 'getLocation', path: '/pages/tea/index1' },
  { call: 'makePhoneCall', path: '/contact/pages/ContactUs', act: words('拨打电话') },
  { call: 'scanCode', path: '/pages/tea/index', act: icon('scan') },
  { call: 'openLocation', path: '/open-location', act: words('导航') },
  { call: 'setClipboardData', path: '/open-location', act: words('复制地址') },
  { call: 'chooseLocation', path: '/member/pages/address/edit', act: words('在地图上选') },
  {
    call: 'chooseAddress',
    path: '/shop/pages/order/settle',
    act: async (phone) => {
      await phone.tap(
        phone
          .locator('wx-view')
          .getByText(/\d{3}\*{4}\d{4}/)
          .first(),
      );
      await phone.page('/member/pages/address/select');
      await words('导入微信地址')(phone);
    },
  },
  { call: 'chooseMedia', path: '/member/pages/edit', act: words('更换头像') },
  {
    // A film.
    call: 'chooseMedia',
    path: '/member/pages/select/video',
    act: async (phone) => {
      await words('我的上传')(phone);
      await words('上传视频')(phone);
    },
  },
  { call: 'saveImageToPhotosAlbum', path: '/shop/pages/imgshow', act: icon('save') },
  { call: 'canvasToTempFilePath', path: '/shop/pages/goods', act: icon('share') },
  { call: 'showShareMenu', path: '/shop/pages/goods' },
  { call: 'startDeviceMotionListening', path: '/tea/pages/vr', act: turnOn('跟着手机看') },
  {
    call: 'createInnerAudioContext',
    path: '/tea/pages/index',
    act: (phone) =>
      phone.tap(
        phone
          .locator('wx-view')
          .getByText(/^茶音乐 · /)
          .first(),
      ),
  },
  {
    // A piece of the films' area.
    call: 'createInnerAudioContext',
    path: '/entertainment/pages/index/index',
    query: '?tab=audio',
    act: words('松风'),
  },
  {
    // A sound among the materials.
    call: 'createInnerAudioContext',
    path: '/collegePackages/pages/college/material/index',
    query: '?kind=audio',
    act: words('冲泡伴练 慢板'),
  },
  {
    // A recording somebody sent.
    call: 'createInnerAudioContext',
    member: WANG,
    path: CHAT,
    query: VOICES,
    act: (phone) => phone.tap(phone.locator('.icon-volume').last()),
  },
  {
    call: 'getRecorderManager',
    member: WANG,
    path: CHAT,
    query: VOICES,
    act: async (phone) => {
      await icon('mic')(phone);
      await phone.tap(phone.locator('.icon-mic').last());
    },
  },
  { call: 'connectSocket', path: '/shop/pages/marketing/wholesale_detail', query: '?id=3401&type=auction' },
];

/** Opens the page and does what makes the phone work; whether it was asked to within that time. */
async function uses(phone: WeappDriver, { call, path: page, query, act }: Capability, ms: number): Promise<boolean> {
  const before = await phone.used(call);
  await phone.navigate('reLaunch', query ? page + query : await addressOf(shop.server, page));
  await phone.page(page);
  await act?.(phone);
  await phone.settle();
  for (const end = Date.now() + ms; Date.now() < end && (await phone.used(call)) === before;) await pause(100);
  return (await phone.used(call)) > before;
}

describe('every capability of the phone is used by the compiled package', () => {
  test.each(CAPABILITIES)('$call', async (capability) => {
    const phone = await shop.phone({ member: capability.member ?? LIN, path: capability.path, kept: true });
    expect(await uses(phone, capability, 8000)).toBe(true);
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
    const calls = new RegExp(`[\\w$]+\\(\\)\\.(${CAPABILITIES.map(({ call }) => call).join('|')})\\(`, 'g');
    /** By file: several phones ask for it. */
    const taken = new Map<string, number>();
    const take = (file: string) => {
      let count = 0;
      const code = fs.readFileSync(path.join(out, file), 'utf8').replace(calls, (_, call: string) => {
        count += 1;
        // As if the person had said no: a fault would lie over the pages that come after.
        return /^(show|create|connect)/.test(call) ? 'Promise.resolve(' : 'Promise.reject({errMsg:"fail cancel"},';
      });
      taken.set(file, count);
      return code;
    };
    // Most of it is waiting for what does not come, so several wait at once.
    const used: string[] = [];
    const tryEvery = async (member: string, asked: readonly Capability[]) => {
      const broken = await shop.phone({ broken: true, member, path: HOME.path, timeoutMs: 5000 });
      await broken.raw.route('**/pkg-*.js', (route) =>
        route.fulfill({
          body: take(path.basename(new URL(route.request().url()).pathname)),
          contentType: 'text/javascript',
        }),
      );
      await broken.reload({ path: '/pages/tea/index' });
      for (const capability of asked)
        if (await uses(broken, capability, 0).catch(() => false)) used.push(capability.call);
    };
    const ofMembers = CAPABILITIES.filter(({ member }) => !member);
    await Promise.all([
      ...Array.from({ length: 4 }, (_, lane) =>
        tryEvery(
          LIN,
          ofMembers.filter((_one, at) => at % 4 === lane),
        ),
      ),
      tryEvery(
        WANG,
        CAPABILITIES.filter(({ member }) => member === WANG),
      ),
    ]);
    expect(used).toEqual([]);
    expect([...taken.values()].reduce((sum, count) => sum + count, 0)).toBe(CAPABILITIES.length);
  });
});
