/**
 * What the app asks of the phone, each by the taps that lead there: the call of `wx`, and what it is given. `compiled.test.ts` does it in the
 * compiled package, `calls.test.ts` holds the list to the calls that the package really makes.
 */
import { eq } from 'drizzle-orm';
import { identities, members } from '../../server/db/schema';
import type { RoutePath } from '../../src/core/routes/table';
import { addressOf } from '../e2e/pages';
import { later } from '../e2e/shop';
import { CHEN, LIN, WANG } from '../server/demo';
import type { TestServer } from '../server/harness';
import type { WeappDriver } from './host/driver';
import { last, pause, scrollUntil } from './shop';

export interface Capability {
  /** The function of wx that has to be called. */
  call: string;
  path: RoutePath;
  query?: string;
  /** Who is signed in, 林知夏 when left out. */
  member?: string;
  /** What has to be so in the shop before. */
  prepare?: (server: TestServer) => Promise<unknown>;
  act?: (phone: WeappDriver, server: TestServer) => Promise<void>;
  /** What the call is given, at least. */
  given?: object;
  /** Without it nothing of the app goes on, so it is not taken away from it. */
  base?: true;
  /** The phone does it once, whatever page comes first. */
  once?: true;
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
const MATERIALS = '/collegePackages/pages/college/material/index';
const EXHIBIT = '/tea/pages/productShow';
/** Of the first row that may be had. */
const download = (phone: WeappDriver) =>
  phone.tap(phone.locator('wx-view').getByText('下载', { exact: true }).filter({ visible: true }).first());
const ADVISER = '13900000002';
const typeMobile = (phone: WeappDriver) => phone.input(phone.locator('wx-input').first(), '13812345678');
const JPG = expect.stringMatching(/^https?:.*\.jpg/) as unknown;

/** Messages outside the app are for those whom the mini-program knows. */
const boundOf =
  (mobile: string) =>
  async ({ db, clock }: TestServer) => {
    const [member] = await db.select({ id: members.id }).from(members).where(eq(members.mobile, mobile));
    const row = { provider: 'mini' as const, openId: `open-${mobile}`, memberId: member!.id, boundAt: clock.now() };
    await db.insert(identities).values(row).onConflictDoNothing();
  };

/** Longer than an infusion. */
const INFUSION_MS = 300_000;
const brew = async (phone: WeappDriver) => {
  await words('生普（3）')(phone);
  await phone.tap(phone.locator('wx-image').first());
  await scrollUntil(phone, phone.locator('wx-view').getByText('开始计时', { exact: true }));
  await words('开始计时')(phone);
};

export const CAPABILITIES: readonly Capability[] = [
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
  {
    call: 'requestSubscribeMessage',
    path: '/member/pages/notice/remind',
    prepare: boundOf(LIN),
    act: words('订阅'),
    given: { tmplIds: [expect.any(String)] },
  },
  {
    call: 'requestMerchantTransfer',
    member: CHEN,
    path: '/income/pages/cash_list',
    act: words('去确认'),
    given: { mchId: expect.any(String), appId: expect.any(String), package: expect.any(String) },
  },
  {
    call: 'saveVideoToPhotosAlbum',
    path: MATERIALS,
    query: '?kind=video',
    act: download,
    given: { filePath: expect.stringMatching(/^(blob|wxfile):/) },
  },
  {
    call: 'openDocument',
    path: MATERIALS,
    query: '?kind=pdf',
    act: download,
    given: { fileType: 'pdf', filePath: expect.stringMatching(/^(blob|wxfile):/), showMenu: true },
  },
  {
    call: 'addPhoneContact',
    path: '/vip/pages/businessCard',
    act: words('存通讯录'),
    given: { firstName: expect.any(String), mobilePhoneNumber: expect.stringMatching(/^1\d{10}$/) },
  },
  {
    call: 'previewImage',
    path: '/shop/pages/imgshow',
    act: (phone) => phone.tap(phone.locator('wx-swiper wx-image').first()),
    given: { urls: [JPG, JPG, JPG], current: JPG },
  },
  {
    call: 'addPhoneCalendar',
    path: '/collegePackages/pages/college/live/detail',
    act: words('加日历'),
    given: { title: expect.any(String), startTime: expect.any(Number), endTime: expect.stringMatching(/^\d+$/) },
  },
  {
    call: 'chooseInvoiceTitle',
    path: '/member/pages/invoice/edit',
    query: '?kind=company',
    act: words('用微信里的抬头'),
  },
  {
    call: 'enableAlertBeforeUnload',
    base: true,
    member: ADVISER,
    path: '/client/pages/clientNew',
    act: typeMobile,
    given: { message: '放弃已填的内容？' },
  },
  {
    call: 'disableAlertBeforeUnload',
    base: true,
    member: ADVISER,
    path: '/client/pages/clientNew',
    act: async (phone) => {
      await typeMobile(phone);
      await phone.navigate('reLaunch', '/pages/tea/mine');
    },
  },
  {
    call: 'setScreenBrightness',
    path: '/outbound/pages/mycoupon',
    query: '?id=5104',
    act: words('出示券码'),
    given: { value: 1 },
  },
  { call: 'setKeepScreenOn', path: EXHIBIT, act: brew, given: { keepScreenOn: true } },
  {
    call: 'vibrateLong',
    base: true,
    path: EXHIBIT,
    act: async (phone, server) => {
      await brew(phone);
      await later(server, phone.raw, INFUSION_MS);
    },
  },
  { call: 'uploadFile', path: '/member/pages/edit', act: words('更换头像') },
  { call: 'stopPullDownRefresh', base: true, path: '/pages/tea/classification', act: (phone) => phone.pullDown() },
  { call: 'pageScrollTo', base: true, path: '/pages/tea/index', act: words('首页'), given: { scrollTop: 0 } },
  {
    call: 'navigateTo',
    base: true,
    path: '/pages/tea/mine',
    act: words('收货地址'),
    given: { url: expect.any(String) },
  },
  { call: 'reLaunch', base: true, path: '/pages/tea/index', act: words('我的'), given: { url: expect.any(String) } },
  {
    call: 'navigateBack',
    base: true,
    path: '/pages/tea/mine',
    act: async (phone) => {
      await words('收货地址')(phone);
      await phone.page('/member/pages/address/list');
      await icon('back')(phone);
    },
    given: { delta: 1 },
  },
  {
    call: 'redirectTo',
    base: true,
    path: '/member/pages/interval/index',
    act: words('月度总览'),
    given: { url: '/member/pages/interval/newIndex' },
  },
  // As soon as a film stands there.
  ...['getNetworkType', 'onWindowResize', 'createVideoContext', 'VideoContext.playbackRate'].map((call) => ({
    call,
    base: true as const,
    path: '/entertainment/pages/video/video' as const,
  })),
  {
    call: 'offWindowResize',
    base: true,
    path: '/entertainment/pages/video/video',
    act: (phone) => phone.navigate('reLaunch', '/pages/tea/mine').then(() => undefined),
  },
  { call: 'createIntersectionObserver', base: true, path: '/shop/pages/list' },
  { call: 'createSelectorQuery', base: true, path: '/pages/tea/rycs' },
  { call: 'connectSocket', once: true, path: '/shop/pages/marketing/wholesale_detail', query: '?id=3401&type=auction' },
];

/** How often it was called so far; what an object was told has its name and a dot before it. */
const countOf = async (phone: WeappDriver, call: string): Promise<number> =>
  call.includes('.') ? (await phone.calls(call)).length : phone.used(call);

/** Opens the page and does what makes the phone work; whether it was asked to within that time. */
export async function uses(
  phone: WeappDriver,
  server: TestServer,
  { call, path: page, query, act, once }: Capability,
  ms: number,
): Promise<boolean> {
  const before = once ? 0 : await countOf(phone, call);
  await phone.navigate('reLaunch', query ? page + query : await addressOf(server, page));
  await phone.page(page);
  await act?.(phone, server);
  await phone.settle();
  for (const end = Date.now() + ms; Date.now() < end && (await countOf(phone, call)) === before;) await pause(100);
  return (await countOf(phone, call)) > before;
}
