/**
 * The plug pulled under each page (rule 3.9): every page of the route table is opened by a member whom its role lets in, and what it
 * asks for gets no answer, all of it, and each call by itself while the others have the plainest answer of their schema. What is not
 * known has to be said, with a way to ask again, and must not read as "there is none".
 */
import { fakeTimers, pass, stage, visit, type Stage } from './stage';
import path from 'node:path';
import Taro from '@tarojs/taro';
import { Value } from '@sinclair/typebox/value';
import type { ComponentType } from 'react';
import { STAFF_AREAS } from '@/contract/roles';
import { schemas } from '@/contract/schemas';
import type { EndpointName } from '@/contract/endpoints';
import type { TransportAnswer } from '@/core/api';
import type { TransportRequest } from '@/core/api/transport';
import { ROUTE_PATHS } from '@/core/routes';
import { render } from '../../setup/render';
import { endpointOf } from '../contract/check';
import { MEMBER, NOW } from '../contract/fixtures';
import { wrongIn } from '../contract/schemas';
import { envelope } from '../core/support';

/** What a line does that gives no answer of ours. */
const PLUGS: readonly (() => Promise<TransportAnswer>)[] = [
  () => Promise.reject({ timeout: false, reason: 'request:fail' }),
  () => Promise.resolve({ status: 502, data: '<html><h1>502 Bad Gateway</h1></html>' }),
  () => Promise.resolve({ status: 200, data: '<html>请登录无线网络</html>' }),
];
/** Asked beside the page, by the shell and the stores: a badge stays as it was, a link goes without its sender. */
const BESIDE: ReadonlySet<string> = new Set([
  'site.config',
  'site.share',
  'site.wechatConfig',
  'notify.statistics',
  'atShop.cartCount',
]);
/** Asked by what a scanner has read, and told by its toast; or drawn only under a class, of which the plainest answer has none. */
const BY_HAND: ReadonlySet<string> = new Set([
  '/outbound/pages/outbound stock.goods',
  '/shop/pages/category shop.productIndex',
]);
const NONE = /还没有|暂无|暂时没有|没有找到|空空|成为会员/;
const AGAIN = /重新加载|点击重试|重试|再试一次|再取一次|刷新/;

const ALL = { ...MEMBER, roles: ['team', 'wholesaler', 'merchant', 'channel', 'staff'], areas: [...STAFF_AREAS] };
const PARAMS = {
  id: '1',
  orderId: '1',
  goodsId: '1',
  fieldId: '1',
  code: '1',
  no: '1',
  token: '1',
  keyword: '茶',
  group: '1',
  url: 'https://a.cn',
};

const answers = new Map<EndpointName, TransportAnswer>();
/** The plainest answer that the schema allows; a refusal where none can be made. */
function plain(name: EndpointName): TransportAnswer {
  const known = answers.get(name);
  if (known) return known;
  let made: TransportAnswer;
  try {
    const data = name === 'member.my' ? ALL : Value.Create(schemas[name].data);
    made = wrongIn(name, data).length === 0 ? envelope(data) : envelope(undefined, 422, '造不出来');
  } catch {
    made = envelope(undefined, 422, '造不出来');
  }
  answers.set(name, made);
  return made;
}

async function open(address: string, cut: (name: EndpointName) => boolean, plug: (typeof PLUGS)[number]) {
  const set: Stage = stage();
  set.core.root.session.accept({ token: 'T', member: ALL as never });
  const asked = new Set<EndpointName>();
  let lost = false;
  set.transport.send.mockImplementation((request: TransportRequest) => {
    const name = endpointOf(request.method, request.url);
    if (name === undefined) return plug();
    if (request.method === 'GET' && !BESIDE.has(name)) asked.add(name);
    if (!cut(name)) return Promise.resolve(plain(name));
    lost ||= request.method === 'GET' && !BESIDE.has(name);
    return plug();
  });
  visit({ path: '/pages/tea/index' }, { path: address, params: PARAMS });
  const module = (await import(path.resolve(`src${address}`))) as { default: ComponentType };
  const Shown = module.default;
  const view = await render(set.wrap(<Shown />));
  // The result of a payment is asked for three times.
  await pass(5000);
  // A chooser that nobody has asked goes back by itself.
  const left = [Taro.navigateBack, Taro.redirectTo, Taro.reLaunch].some(
    (way) => jest.mocked(way).mock.calls.length > 0,
  );
  const text = view.container.textContent ?? '';
  const labels = view
    .allByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? '')
    .join();
  await view.unmount();
  document.body.innerHTML = '';
  return { asked, lost: lost && !left, text, again: AGAIN.test(text + labels) };
}

beforeEach(() => {
  fakeTimers();
  jest.setSystemTime(NOW);
  for (const way of ['navigateTo', 'navigateBack', 'redirectTo', 'reLaunch'] as const)
    jest.spyOn(Taro, way).mockResolvedValue({ errMsg: '' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const wanted = process.env.YEJIAN_PAGES;
const PAGES = ROUTE_PATHS.filter((address) => !wanted || new RegExp(wanted).test(address));
const wordsOf = (text: string) => NONE.exec(text)?.[0];

test.each(PAGES.map((address, at) => [address, at] as const))('%s', async (address, at) => {
  const plug = PLUGS[at % PLUGS.length]!;
  const faults: string[] = [];
  const judge = (what: string, { lost, again, text }: Awaited<ReturnType<typeof open>>, usual = '') => {
    if (!lost) return;
    if (!again) faults.push(`${what}: nothing to ask again with${wordsOf(text) ? `, but ${wordsOf(text)}` : ''}`);
    else if (wordsOf(text) && !wordsOf(usual)) faults.push(`${what}: says ${wordsOf(text)}`);
  };
  judge('all', await open(address, () => true, plug));
  const whole = await open(address, () => false, plug);
  for (const name of [...whole.asked].filter((one) => !BY_HAND.has(`${address} ${one}`)))
    judge(name, await open(address, (other) => other === name, plug), whole.text);
  expect(faults).toEqual([]);
});
