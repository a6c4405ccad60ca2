/** Every page of site, member and places stands on its own, and everything that can be pressed has a name. */
import { fakeTimers, pass, stage, visit, type Stage } from '../ui/stage';
import Taro from '@tarojs/taro';
import type { ComponentType } from 'react';
import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { Member, PageContent, StoreCard } from '@/contract';
import ChooseLocation from '@/choose-location';
import { forgetRegions } from '@/domain/region/regions';
import AddressList from '@/member/pages/address/list';
import Edit from '@/member/pages/edit';
import Password2 from '@/member/pages/password2';
import { unsentScans } from '@/domain/stockTake/unsent';
import Setting from '@/member/pages/setting';
import OpenLocation from '@/open-location';
import Register from '@/site/pages/register';
import SetPassword from '@/site/pages/setPassword';
import { NO_PAGE } from '@/core/routes';
import SingleDetail from '@/site/pages/single_detail';
import Webview from '@/site/pages/webview';
import { pick } from '@/core/routes';
import AddressSelect from '@/member/pages/address/select';
import { render } from '../../setup/render';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { ADDRESS, MEMBER as BRIEF, NOW, PAY_TOKEN, pageOf, SIGNED, site, STORE } from '../contract/fixtures';

const MEMBER: Member = { ...BRIEF, birthday: '1990-03-07' };
const PICKUP_STORE: StoreCard = {
  ...STORE,
  id: '1',
  name: '叶间·西湖总店',
  address: '浙江省杭州市西湖区杨公堤 27 号',
  geo: { lat: 30.2436, lng: 120.1396 },
  distance: 860,
};
const TEXT: PageContent = {
  code: 'FAQ',
  title: '常见问题',
  html: '<h2>一</h2><p>好</p><h2>二</h2><p>喝</p>',
  blocks: [],
  version: '1.2',
  updatedAt: NOW,
};
const ANSWERS: Answers = {
  'site.share': { config: SIGNED, share: { url: '/site/pages/single_detail?code=FAQ', share_id: 's1' } },
  'site.config': site({
    webHosts: ['www.gov.cn'],
    agreements: [{ key: 'PRIVACY', label: '隐私政策', value: '' }],
  }),
  'member.my': MEMBER,
  'member.logout': { ok: true },
  'member.checkPayPw': PAY_TOKEN,
  'member.resetPw': { ok: true },
  'memberV4.hobbyProduct': { tags: [{ id: '1', label: '绿茶', group: '茶类', on: true }], goods: pageOf([]) },
  'address.list': [ADDRESS],
  'pickUp.index': [PICKUP_STORE],
  'shop.provinces': [{ code: '330000', name: '浙江省', leaf: false }],
  'pages.view': TEXT,
};

let set: Stage;
beforeEach(() => {
  fakeTimers();
  forgetRegions();
  set = stage();
  set.core.root.session.accept({ token: 'T', member: MEMBER });
  answer(set, ANSWERS);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const open = async (path: string, Shown: ComponentType, params: Record<string, string> = {}) => {
  visit({ path: '/pages/tea/mine' }, { path, params });
  const view = await render(set.wrap(<Shown />));
  await pass(300);
  return view;
};
const PRESSABLE = new Set(['button', 'link', 'radio', 'checkbox', 'switch', 'tab', 'textbox']);
const nameless = () =>
  [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((node) => PRESSABLE.has(getRole(node) ?? '') && computeAccessibleName(node).trim() === '')
    .map((node) => node.outerHTML.slice(0, 120));

it.each<[string, ComponentType, Record<string, string>, string]>([
  ['/member/pages/address/list', AddressList, {}, '浙江省杭州市西湖区龙井路1号'],
  ['/member/pages/setting', Setting, {}, '退出登录'],
  ['/member/pages/edit', Edit, {}, '生日已设置，不能再改'],
  ['/member/pages/password2', Password2, {}, '用原密码修改'],
  ['/site/pages/setPassword', SetPassword, {}, '138****2047'],
  ['/site/pages/single_detail', SingleDetail, { code: 'FAQ' }, '版本 1.2'],
  ['/site/pages/single_detail', SingleDetail, { code: NO_PAGE }, '可能已经下架，或地址有误'],
  ['/site/pages/webview', Webview, { url: 'https://evil.example.com/x' }, '复制链接到浏览器打开'],
  ['/site/pages/webview', Webview, { url: 'http://www.gov.cn' }, '只能打开 https 开头的网页'],
  ['/choose-location', ChooseLocation, { lat: '30.2', lng: '120.1' }, '860 米'],
  ['/open-location', OpenLocation, { lat: '30.2436', lng: '120.1396', name: '西湖总店' }, '营业中'],
  ['/open-location', OpenLocation, { lat: 'x', lng: '1' }, '这个位置不对'],
])('%s stands', async (path, Shown, params, text) => {
  const view = await open(path, Shown, params);
  expect(view.hasText(text)).toBe(true);
  expect(nameless()).toEqual([]);
});

it('退出所有设备 asks, waits for the server and forgets here too; without an answer nothing has happened', async () => {
  jest.spyOn(Taro, 'reLaunch').mockResolvedValue({ errMsg: '' });
  const { feedback, session } = set.core.root;
  const view = await open('/member/pages/setting', Setting);
  const press = async () => {
    await view.tap(view.byRole('button', /退出所有设备/));
    await pass(0);
    feedback.answer(feedback.confirms[0]!.id, true);
    await pass(0);
    set.clock.advance(1500);
  };
  set.transport.send.mockRejectedValueOnce({ timeout: false, reason: 'offline' });
  await press();
  expect([session.hasLogin, feedback.shown?.text]).toEqual([true, '当前无法连接网络，可检查网络设置是否正常']);
  await press();
  expect(session.hasLogin).toBe(false);
  expect(sent(set, 'member.logout').map((request) => fields(request).scope)).toEqual(['all', 'all', 'device']);
  expect(Taro.reLaunch).toHaveBeenCalledWith({ url: '/pages/tea/mine' });
});

it('a logout says that scans wait, and leaves them for the next login: rule 23.5', async () => {
  jest.spyOn(Taro, 'reLaunch').mockResolvedValue({ errMsg: '' });
  const { feedback, session, platform } = set.core.root;
  const scan = { auditId: '71', code: 'ZC-1', method: 'scan', opId: 'op-000001', at: 1 };
  platform.storage.set(`unsent:scans:${MEMBER.id}`, JSON.stringify([scan]));
  const view = await open('/member/pages/setting', Setting);
  await view.tap(view.byRole('button', '退出登录'));
  await pass(0);
  expect(feedback.confirms[0]?.text).toBe('还有 1 条盘点没有上传，会留在这台手机上，下次登录再传。');
  feedback.answer(feedback.confirms[0]!.id, true);
  await pass(0);
  expect(session.hasLogin).toBe(false);
  expect(unsentScans(platform.storage, MEMBER.id)).toHaveLength(1);
});

it('frames a page of a known host without a token', async () => {
  await open('/site/pages/webview', Webview, { url: 'https://www.gov.cn/a?b=1' });
  const frame = document.querySelector('iframe');
  expect(frame?.getAttribute('src')).toBe('https://www.gov.cn/a?b=1');
  expect(frame?.getAttribute('sandbox')).not.toContain('top-navigation');
});

it('leads a known mobile from the registration to the login', async () => {
  set.core.root.session.clear();
  set.core.root.attribution.launch({ share_id: 'S17' });
  answer(set, { 'login.register': new Refusal(422, '有号了', undefined, { reason: 'registered', field: 'mobile' }) });
  const view = await open('/site/pages/register', Register, { inviteNo: 'M80472' });
  expect((view.byLabel('邀请人会员号（选填）') as HTMLInputElement).value).toBe('M80472');
  await view.input(view.byLabel('手机号'), '13811112222');
  await view.input(view.byLabel('验证码'), '888888');
  await view.input(view.byLabel('登录密码'), 'longjing2026');
  await view.tap(view.byRole('checkbox'));
  await view.tap(view.byRole('button', '注册'));
  await pass(0);
  expect(view.hasText('用这个手机号去登录')).toBe(true);
  // Who came by a link is brought by its sharer, whatever page the registration began at.
  expect(fields(sent(set, 'login.register')[0])).toMatchObject({ inviteNo: 'M80472', share_id: 'S17' });
  expect(nameless()).toEqual([]);
});

it.each([
  ['nowhere', undefined, 'redirectTo'],
  ['somewhere', '/shop/pages/order/settle?source=cart', 'navigateTo'],
] as const)('an invited newcomer who was going %s sees the gift', async (_, backurl, way) => {
  jest.spyOn(Taro, 'redirectTo').mockResolvedValue({ errMsg: '' });
  const led = jest.spyOn(Taro, way).mockResolvedValue({ errMsg: '' });
  set.core.root.session.clear();
  if (backurl) set.core.root.cache.set('backurl', backurl);
  answer(set, { ...ANSWERS, 'login.register': { token: 'T2', isNew: true, member: MEMBER } });
  const view = await open('/site/pages/register', Register, { inviteNo: 'M80472' });
  // What the browser and its keeper of passwords may fill in, each with its own.
  const fields = [...document.querySelectorAll('input')].map((one) => one.getAttribute('autocomplete'));
  expect(fields).toEqual(['tel', 'one-time-code', 'new-password', 'nickname', 'off']);
  await view.input(view.byLabel('手机号'), '13811112222');
  await view.input(view.byLabel('验证码'), '888888');
  await view.input(view.byLabel('登录密码'), 'longjing2026');
  await view.tap(view.byRole('checkbox'));
  await view.tap(view.byRole('button', '注册'));
  await pass(0);
  set.clock.advance(1500);
  await pass(0);
  expect(led).toHaveBeenCalledWith(expect.objectContaining({ url: '/tea/pages/newGift' }));
});

it('leads a member who scans an invitation to where its number is settled', async () => {
  const led = jest.spyOn(Taro, 'redirectTo').mockResolvedValue({ errMsg: '' });
  await open('/site/pages/register', Register, { inviteNo: 'YJ260915002609', share_id: 'S17' });
  await pass(0);
  expect(led.mock.calls[0]?.[0].url).toBe('/site/pages/inviteID?no=YJ260915002609');
});

it('sets a payment password by the old one and says when the two differ', async () => {
  const view = await open('/member/pages/password2', Password2);
  const type = async (digits: string) => {
    for (const digit of digits) await view.tap(view.byRole('button', digit));
    await pass(0);
  };
  await view.tap(view.byRole('button', '用原密码修改'));
  await type('135790');
  expect(view.hasText('设置 6 位数字')).toBe(true);
  await type('123456');
  expect(view.hasText('太好猜了')).toBe(true);
  await type('246810');
  await type('246811');
  expect(view.hasText('两次不一样')).toBe(true);
  await type('246810');
  await type('246810');
  expect(fields(sent(set, 'member.resetPw')[0])).toMatchObject({
    kind: 'pay',
    password: '246810',
    oldPassword: '135790',
  });
});

it('sent here by a payment the code is on its way, its last digit goes on, and the new password is given back as a proof', async () => {
  jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
  jest.spyOn(Taro, 'navigateBack').mockResolvedValue({ errMsg: '' });
  answer(set, { ...ANSWERS, 'site.smsCode': { ttl: 300 }, 'carrierSms.verify': { verifyToken: 'proof' } });
  const [cashier, params] = [{ path: '/member/pages/wallet/pay' }, { forgot: '1' }] as const;
  visit(cashier);
  const made = pick('/member/pages/password2', params);
  visit(cashier, { path: '/member/pages/password2', params });
  const view = await render(set.wrap(<Password2 />));
  await pass(300);
  expect(sent(set, 'site.smsCode').map((request) => fields(request).scene)).toEqual(['paypw']);
  await view.input(view.byLabel('验证码'), '888888');
  await pass(0);
  for (const time of ['new', 'again']) {
    expect(view.hasText(time === 'new' ? '设置 6 位数字' : '再输入一次')).toBe(true);
    for (const digit of '246810') await view.tap(view.byRole('button', digit));
    await pass(0);
  }
  expect(fields(sent(set, 'member.resetPw')[0])).toMatchObject({ kind: 'pay', password: '246810', code: 'proof' });
  set.clock.advance(1500);
  await pass(0);
  expect(await made).toMatchObject({ payToken: 'PT' });
});

describe('address chooser', () => {
  beforeEach(() => {
    jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
    jest.spyOn(Taro, 'navigateBack').mockResolvedValue({ errMsg: '' });
    jest.spyOn(Taro, 'redirectTo').mockResolvedValue({ errMsg: '' });
  });
  const ask = async (params: Record<string, string>) => {
    visit({ path: '/shop/pages/order/settle' });
    const picked = pick('/member/pages/address/select', params);
    visit({ path: '/shop/pages/order/settle' }, { path: '/member/pages/address/select', params });
    const view = await render(set.wrap(<AddressSelect />));
    await pass(0);
    return { picked, view };
  };

  it('gives the pressed address back', async () => {
    const { picked, view } = await ask({ selectedId: '7' });
    expect(view.hasText('门店自提')).toBe(false);
    await view.tap(view.byRole('radio', /张三/));
    expect(await picked).toMatchObject({ id: '7' });
  });

  it('offers a store to a caller that can use one when nothing can be delivered', async () => {
    const far = { ...ADDRESS, regionCode: '710100', deliverable: false };
    answer(set, { 'pickUp.index': [PICKUP_STORE], 'address.list': [far] });
    const { picked, view } = await ask({ from: 'pickup', skuIds: '["1"]' });
    await pass(0);
    expect(view.hasText('选择门店自提')).toBe(true);
    expect(view.byRole('radio', /不在配送范围/).getAttribute('aria-disabled')).toBe('true');
    await view.tap(view.byRole('button', /叶间·西湖总店/));
    expect(await picked).toMatchObject({ pickup: { id: '1' } });
  });

  it('is the address list without a caller', async () => {
    await open('/member/pages/address/select', AddressSelect);
    expect(Taro.redirectTo).toHaveBeenCalledWith({ url: '/member/pages/address/list' });
  });
});
