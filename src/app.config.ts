import { appPages } from './core/routes/appPages';

const { pages, subPackages } = appPages();

export default defineAppConfig({
  pages,
  subPackages,
  window: {
    navigationStyle: 'custom',
    navigationBarBackgroundColor: '#000000',
    navigationBarTextStyle: 'white',
    navigationBarTitleText: '叶间',
    backgroundColor: '#f6f3ec',
    backgroundTextStyle: 'dark',
  },
  lazyCodeLoading: 'requiredComponents',
  requiredPrivateInfos: ['getLocation', 'chooseLocation'],
  permission: { 'scope.userLocation': { desc: '用于推荐附近门店和填写收货地址' } },
  networkTimeout: { request: 60000, connectSocket: 60000, uploadFile: 60000, downloadFile: 60000 },
});
