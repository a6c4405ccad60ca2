/** The mini-program as it is handed in: what WeChat would refuse, sizes, configuration. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sitemap } from '../../scripts/lib/sitemap';
import { KINDS, touched, weappCalls } from '../../scripts/lib/privacy';
import { appPages } from '../../src/core/routes/appPages';
import { ROUTE_PATHS, routes } from '../../src/core/routes/table';
import { officialCheck } from './host/officialCheck';
import { packWeapp, type PackResult } from './host/pack';
import type { AppJson, PageJson } from './host/types';
import { weappFolder } from './shop';

const MIB = 1024 * 1024;
let packed: PackResult;
const out = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-package-'));

beforeAll(async () => {
  packed = await packWeapp({ dist: weappFolder(), out });
});
afterAll(() => fs.rmSync(out, { recursive: true, force: true }));

const read = <T>(file: string): T => JSON.parse(fs.readFileSync(path.join(weappFolder(), file), 'utf8')) as T;

describe('the package', () => {
  it('has nothing that WeChat would refuse', () => {
    expect(packed.problems).toEqual([]);
  });

  it('keeps the main package under 1.0 MiB and each sub-package under 600 KiB', () => {
    const { main, ...subs } = packed.sizes;
    expect(main).toBeLessThanOrEqual(MIB);
    expect(Object.entries(subs).filter(([, bytes]) => bytes > 600 * 1024)).toEqual([]);
  });

  it('passes the official compiler and its quality report', async () => {
    const verdicts = await officialCheck({ dist: weappFolder() });
    expect(verdicts.length).toBeGreaterThan(ROUTE_PATHS.length);
    expect(verdicts.filter(({ ok, advice }) => !ok && !advice)).toEqual([]);
  });

  it('asks the phone for what it needs, in the words of the shop, and reads its code page by page', () => {
    const { pages: _pages, subPackages: _subPackages, ...rest } = read<AppJson>('app.json');
    expect(rest).toMatchObject({
      window: {
        navigationStyle: 'custom',
        navigationBarBackgroundColor: '#000000',
        navigationBarTextStyle: 'white',
        navigationBarTitleText: '叶间',
        backgroundColor: '#f6f3ec',
        backgroundTextStyle: 'dark',
      },
      lazyCodeLoading: 'requiredComponents',
      preloadRule: { 'pages/tea/index': { network: 'all', packages: ['shop', 'tea'] } },
      requiredPrivateInfos: ['getLocation', 'chooseLocation', 'chooseAddress'],
      permission: { 'scope.userLocation': { desc: '用于推荐附近门店和填写收货地址' } },
      networkTimeout: { request: 60_000, connectSocket: 60_000, uploadFile: 60_000, downloadFile: 60_000 },
    });
  });

  it('has exactly the pages of the route table', () => {
    const { pages, subPackages } = read<AppJson>('app.json');
    expect({ pages, subPackages }).toEqual(appPages());
  });

  it('says what search may find', () => {
    expect(read<AppJson>('app.json').sitemapLocation).toBe('sitemap.json');
    expect(read('sitemap.json')).toEqual(sitemap());
  });

  it('touches what the privacy guide names, no more and no less', () => {
    // Taro itself names every call that there is.
    const scripts = fs
      .readdirSync(weappFolder(), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js') && !/^(?:taro|vendors)\.js$/.test(file))
      .map((file) => fs.readFileSync(path.join(weappFolder(), file), 'utf8'))
      .join('\n');
    const isMade = (call: string): boolean => {
      const [element, type] = call.split('.');
      if (call.startsWith('<')) return false;
      return type === undefined
        ? new RegExp(`\\.${call}\\(`).test(scripts)
        : new RegExp(`${element === 'button' ? 'openType' : 'type'}:"${type}"`).test(scripts);
    };
    const made = KINDS.flatMap(({ calls }) => calls.filter(isMade));
    expect(made).toEqual(touched(weappCalls()).flatMap(({ calls }) => calls));
  });

  it.each(ROUTE_PATHS)('%s has the flags of its row (rule 6.2)', (route) => {
    const {
      enablePullDownRefresh = false,
      disableScroll = false,
      pageOrientation = 'portrait',
    } = read<PageJson & { disableScroll?: boolean; pageOrientation?: string }>(`${route.slice(1)}.json`);
    const { refresh, noScroll, landscape } = routes[route];
    expect({ enablePullDownRefresh, disableScroll, pageOrientation }).toEqual({
      enablePullDownRefresh: refresh,
      disableScroll: noScroll,
      pageOrientation: landscape ? 'auto' : 'portrait',
    });
  });
});
