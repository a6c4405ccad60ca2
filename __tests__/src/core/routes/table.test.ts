import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appPages, ROUTE_PATHS, pageConfig, routes, START_PATH, type RoutePath } from '@/core/routes';

const paths = Object.keys(routes) as RoutePath[];
const fixture = readFileSync(join(__dirname, '../../../contract/routes.txt'), 'utf8').trim().split('\n');
const having = (flag: 'refresh' | 'noScroll' | 'landscape') => paths.filter((path) => routes[path][flag]).sort();

describe('rule 6.2: flags', () => {
  test('pull-down refresh', () => {
    const names =
      'order_bill_transit index1 vip-rule classification szcy wyry rycs rycg wryd cpf my-cpf cpf-goods mine vip my-wholesale';
    expect(having('refresh')).toEqual(
      names
        .split(' ')
        .map((name) => `/pages/tea/${name}`)
        .sort(),
    );
  });
  test('scrolling disabled for the upgrade popup, productHot and shop', () => {
    expect(having('noScroll')).toEqual([
      '/tea/pages/productHot',
      '/tea/pages/shop',
      '/uni_modules/uni-upgrade-center-app/pages/upgrade-popup',
    ]);
  });
  test('automatic orientation for video-box and the report webview', () => {
    expect(having('landscape')).toEqual(['/pages/tea/video-box', '/report/pages/webview']);
  });
  test('flags become the configuration of the page', () => {
    // On H5 the shell pulls by itself (src/ui/shell/PullDown) and says the title.
    expect(pageConfig('/pages/tea/mine')).toEqual({});
    process.env.TARO_ENV = 'weapp';
    expect(pageConfig('/pages/tea/mine')).toEqual({ navigationBarTitleText: '我的', enablePullDownRefresh: true });
    expect(pageConfig('/pages/tea/index')).toEqual({ navigationBarTitleText: '商城首页' });
    process.env.TARO_ENV = 'h5';
    expect(pageConfig('/tea/pages/shop')).toMatchObject({ disableScroll: true });
    expect(pageConfig('/pages/tea/video-box')).toMatchObject({ pageOrientation: 'auto' });
  });
});

describe('rule 4.9: login modes', () => {
  test('choosers go back, login pages redirect, public ones are open', () => {
    expect(paths.filter((path) => routes[path].login === 'back').sort()).toEqual([
      '/asset/pages/storeselection',
      '/member/pages/address/select',
      '/member/pages/select/video',
    ]);
    expect(routes['/shop/pages/order/index'].login).toBe('redirect');
    expect(routes['/client/pages/client'].login).toBe('redirect');
    expect(routes['/shop/pages/goods'].login).toBe('none');
  });
  test('nothing about logging in needs a login', () => {
    for (const path of ['/site/pages/login', '/site/pages/register', '/site/pages/setPassword'] as const) {
      expect(routes[path].login).toBe('none');
    }
  });
});

describe('rule 5.1: whom a page is for', () => {
  const WHOM: Record<string, string[]> = {
    channel: ['/shop/pages/category_channel', '/shop/pages/order/settle_channel'],
    merchant: ['/member/pages/wholesale/manage'],
    staff: [
      '/asset/pages/details',
      '/asset/pages/storeselection',
      '/dingding/pages/index',
      '/dingding/pages/message',
      '/dingding/pages/process',
      '/outbound/pages/tvLogin',
    ],
    'staff:asset': ['/outbound/pages/stockDetail', '/outbound/pages/takeStock'],
    'staff:client': [
      '/client/pages/client',
      '/client/pages/clientNew',
      '/client/pages/clientedit',
      '/client/pages/clientmangent',
      '/maintenance/pages/mymaintenance',
      '/maintenance/pages/mymaintsave',
    ],
    'staff:patrol': ['/qrCodeOrder/pages/patrol', '/qrCodeOrder/pages/patrolIndex'],
    'staff:quote': ['/client/pages/addQuote'],
    'staff:report': [
      '/chart/pages/index',
      '/report/pages/daily-input',
      '/report/pages/report-table',
      '/report/pages/webview',
    ],
    'staff:stock': ['/outbound/pages/detailed', '/outbound/pages/order', '/outbound/pages/outbound'],
    'staff:table': ['/qrCodeOrder/pages/transfer'],
    'staff:visit': ['/maintenance/pages/comeVisitPlan', '/maintenance/pages/visitPlan'],
    team: [
      '/income/pages/balance',
      '/income/pages/cash',
      '/income/pages/cash_list',
      '/income/pages/details',
      '/income/pages/index',
      '/income/pages/list',
      '/income/pages/order',
      '/member/pages/subordinate/index',
      '/member/pages/team/credit',
      '/member/pages/team/list',
    ],
    wholesaler: ['/member/pages/wholesale/blank', '/shop/pages/marketing/wholesale'],
  };
  test('42 addresses are for staff, team members, wholesalers, merchants and partners; the others for everybody', () => {
    const found: Record<string, string[]> = {};
    for (const path of paths) if (routes[path].role) (found[String(routes[path].role)] ??= []).push(path);
    for (const list of Object.values(found)) list.sort();
    expect(found).toEqual(WHOM);
    expect(Object.values(found).flat()).toHaveLength(42);
  });
  test('they all need a session', () => {
    // The workbench signs its people in by itself.
    expect(paths.filter((path) => routes[path].role && routes[path].login === 'none')).toEqual([
      '/dingding/pages/index',
    ]);
  });
});

describe('rule 6.3: pages and sub-packages', () => {
  const { pages, subPackages } = appPages();
  test('the mall home is the first page of the main package', () => {
    expect(pages[0]).toBe(START_PATH.slice(1));
  });
  test('every page stands once, in the group of its root', () => {
    const listed = [...pages, ...subPackages.flatMap(({ root, pages: own }) => own.map((page) => `${root}/${page}`))];
    expect(listed.map((path) => `/${path}`).sort()).toEqual([...ROUTE_PATHS].sort());
  });
  test('groups and pages stand in the order of the specification, the upgrade centre first among the sub-packages', () => {
    const inMain = (path: string) => /^\/pages\/tea\/|^\/(choose|open)-location$/.test(path);
    expect(pages.map((path) => `/${path}`)).toEqual(fixture.filter(inMain));
    expect(subPackages.flatMap(({ root, pages: own }) => own.map((path) => `/${root}/${path}`))).toEqual(
      fixture.filter((path) => !inMain(path)),
    );
    expect(subPackages[0]?.root).toBe('uni_modules/uni-upgrade-center-app');
  });
});
