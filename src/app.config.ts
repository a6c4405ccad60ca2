import { APP_NAME } from './core/lib/app';
import { appPages } from './core/routes/appPages';
import { ENTRY_ALIAS } from './core/routes/table';

const { pages, subPackages } = appPages();

export default defineAppConfig({
  pages,
  subPackages,
  // The browser's `/` is the advert (rule 6.1); the mini-program starts with the first page, the mall home.
  ...(process.env.TARO_ENV === 'h5' ? { entryPagePath: ENTRY_ALIAS['/'] } : {}),
  window: {
    navigationStyle: 'custom',
    navigationBarBackgroundColor: '#000000',
    navigationBarTextStyle: 'white',
    navigationBarTitleText: APP_NAME,
    backgroundColor: '#f6f3ec',
    backgroundTextStyle: 'dark',
  },
  lazyCodeLoading: 'requiredComponents',
  // Fetched while the home is looked at: where most people go from there (the allowance of a package is 2 MiB).
  preloadRule: { 'pages/tea/index': { network: 'all', packages: ['shop', 'tea'] } },
  // What search may find (scripts/lib/sitemap.ts).
  ...(process.env.TARO_ENV === 'weapp' ? { sitemapLocation: 'sitemap.json' } : {}),
  // The list that the privacy guide asks for is docs/privacy.md.
  requiredPrivateInfos: ['getLocation', 'chooseLocation', 'chooseAddress'],
  permission: { 'scope.userLocation': { desc: '用于推荐附近门店和填写收货地址' } },
  networkTimeout: { request: 60000, connectSocket: 60000, uploadFile: 60000, downloadFile: 60000 },
});
