/** Staff areas. One row per address (spec 2): title, login mode, flags. */
import { page } from '../row';

export const staffRows = {
  '/maintenance/pages/mymaintenance': page('我的维护', 'redirect'),
  '/maintenance/pages/myinvitsave': page('邀约', 'redirect'),
  '/maintenance/pages/mymaintsave': page('写维护', 'redirect'),
  '/maintenance/pages/comeVisitPlan': page('来访计划', 'redirect'),
  '/maintenance/pages/visitPlan': page('拜访计划', 'redirect'),
  '/asset/pages/details': page('资产详情与调拨', 'redirect'),
  '/asset/pages/storeselection': page('选择门店与人员', 'back'),
  '/client/pages/clientmangent': page('客户管理', 'redirect'),
  '/client/pages/clientedit': page('编辑客户', 'redirect'),
  '/client/pages/client': page('客户详情', 'redirect'),
  '/client/pages/clientNew': page('新建客户', 'redirect'),
  '/client/pages/quote': page('报价单', 'redirect'),
  '/client/pages/addQuote': page('新建报价', 'redirect'),
  '/report/pages/report-table': page('报表', 'redirect'),
  '/report/pages/daily-input': page('日报填写', 'redirect'),
  '/report/pages/webview': page('报表全屏', 'redirect', 'landscape'),
  '/chart/pages/index': page('数据看板', 'redirect'),
  '/dingding/pages/index': page('工作台', 'redirect'),
  '/dingding/pages/message': page('待办与审批', 'redirect'),
  '/dingding/pages/process': page('流程', 'redirect'),
  '/dingding/pages/group': page('会话', 'redirect'),
} as const;
