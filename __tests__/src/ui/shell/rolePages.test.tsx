/**
 * Every page of the staff, itself, as somebody whose role lacks what it is for (rule 5.1): 暂无权限 with a way to whoever may open it, and nothing of it
 * is asked for. A table over the routes: a page with a role is opened here as soon as it stands.
 */
import { fakeTimers, pass, stage, visit } from '../stage';
import path from 'node:path';
import Taro from '@tarojs/taro';
import type { ComponentType } from 'react';
import { STAFF_AREAS, type Role } from '@/contract/roles';
import type { Member } from '@/contract';
import { ROUTE_PATHS, routes, type RoutePath } from '@/core/routes';
import type { RouteRow } from '@/core/routes/row';
import { render } from '../../../setup/render';
import { endpointOf } from '../../contract/check';
import { MEMBER, NOW } from '../../contract/fixtures';
import { envelope } from '../../core/support';

const rowOf = (address: RoutePath): RouteRow => routes[address];
const rolesOf = (address: RoutePath) => [rowOf(address).role ?? []].flat() as Role[];
const STAFFS = ROUTE_PATHS.filter(
  (address) => !rowOf(address).ownGate && rolesOf(address).some((role) => role.startsWith('staff')),
);
/** Asked beside every page, by the shell. */
const BESIDE = ['site.config', 'site.share', 'site.wechatConfig', 'notify.statistics', 'atShop.cartCount', 'member.my'];
const CHAT = '/dingding/pages/group';

/** Holds everything but what the page is for. */
function without(roles: readonly Role[]): Member {
  if (roles.includes('staff')) return { ...MEMBER, roles: ['member', 'team', 'wholesaler', 'merchant', 'channel'] };
  const areas = STAFF_AREAS.filter((area) => !roles.includes(`staff:${area}`));
  return { ...MEMBER, roles: ['member', 'staff', 'team', 'wholesaler', 'merchant', 'channel'], areas };
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

/** The page, and what it asked of a server that refuses as ours does. */
async function open(address: RoutePath, member: Member, params: Record<string, string>) {
  const set = stage();
  // As after a launch: the token is known, who it belongs to is not.
  set.core.root.session.accept({ token: 'T' });
  const asked: string[] = [];
  set.transport.send.mockImplementation(({ method, url }) => {
    const name = endpointOf(method, url) ?? url;
    if (name === 'member.my') return Promise.resolve(envelope(member));
    if (BESIDE.includes(name)) return Promise.resolve(envelope(undefined, 422, '稍后再试'));
    asked.push(name);
    return Promise.resolve(envelope(undefined, 403, '暂无权限'));
  });
  visit({ path: '/pages/tea/index' }, { path: address, params });
  const { default: Shown } = (await import(path.resolve(`src${address}`))) as { default: ComponentType };
  const view = await render(set.wrap(<Shown />));
  await pass(0);
  return { view, asked };
}

/** 暂无权限, and the way from there. */
async function refused(address: RoutePath, member: Member, params: Record<string, string> = {}): Promise<string[]> {
  const { view, asked } = await open(address, member, params);
  expect(view.byRole('alert').textContent).toContain('暂无权限');
  const [who, to] = member.roles.includes('staff') ? ['联系主管', 'manager'] : ['联系客服', 'service'];
  await view.tap(view.byRole('button', who));
  expect(Taro.navigateTo).toHaveBeenCalledWith(expect.objectContaining({ url: `${CHAT}?to=${to}` }));
  await view.unmount();
  document.body.innerHTML = '';
  return asked;
}

test('of the company’s areas those are here that have pages', () => {
  expect([...new Set(STAFFS.flatMap(rolesOf))].sort()).toEqual([
    ...['staff', 'staff:asset', 'staff:client', 'staff:patrol', 'staff:quote', 'staff:report', 'staff:stock'],
    ...['staff:table', 'staff:visit'],
  ]);
});

test.each(STAFFS.map((address) => [address, rolesOf(address).join(' ')] as const))(
  '%s without %s asks for nothing and says 暂无权限',
  async (address) => {
    const roles = rolesOf(address);
    expect(await refused(address, without(roles), { id: '1', clientId: '1', kind: 'day', mode: 'store' })).toEqual([]);
  },
);

/** Addresses that links of clients and guests open, too: what is the staff's there the server refuses. */
test.each<[RoutePath, Record<string, string>]>([
  ['/client/pages/quote', {}],
  ['/client/pages/quote', { id: '1' }],
  ['/client/pages/quote', { scope: 'team', tab: 'review' }],
  ['/maintenance/pages/myinvitsave', { id: '1' }],
  ['/maintenance/pages/myinvitsave', { clientId: '1' }],
  ['/shop/pages/order/detail', { id: '1', scope: 'store' }],
])('%s with %j of an employee without the area: the server’s 403 reads the same', async (address, params) => {
  const member = { ...MEMBER, roles: ['member' as const, 'staff' as const], areas: ['patrol' as const] };
  expect(await refused(address, member, params)).not.toEqual([]);
});
