/** Staff areas. One row per address (rule 6.1): title, login mode, flags. */
import { planned } from '../row';

export const staffRows = {
  '/maintenance/pages/mymaintenance': planned('我的维护', 'redirect'),
  '/maintenance/pages/myinvitsave': planned('邀约', 'redirect'),
  '/maintenance/pages/mymaintsave': planned('写维护', 'redirect'),
  '/maintenance/pages/comeVisitPlan': planned('来访计划', 'redirect'),
  '/maintenance/pages/visitPlan': planned('拜访计划', 'redirect'),
  '/asset/pages/details': planned('资产详情与调拨', 'redirect'),
  '/asset/pages/storeselection': planned('选择门店与人员', 'back'),
  '/client/pages/clientmangent': planned('客户管理', 'redirect'),
  '/client/pages/clientedit': planned('编辑客户', 'redirect'),
  '/client/pages/client': planned('客户详情', 'redirect'),
  '/client/pages/clientNew': planned('新建客户', 'redirect'),
  '/client/pages/quote': planned('报价单', 'redirect'),
  '/client/pages/addQuote': planned('新建报价', 'redirect'),
  '/report/pages/report-table': planned('报表', 'redirect'),
  '/report/pages/daily-input': planned('日报填写', 'redirect'),
  '/report/pages/webview': planned('报表全屏', 'redirect', { landscape: true }),
  '/chart/pages/index': planned('数据看板', 'redirect'),
  '/dingding/pages/index': planned('工作台', 'redirect'),
  '/dingding/pages/message': planned('待办与审批', 'redirect'),
  '/dingding/pages/process': planned('流程', 'redirect'),
  '/dingding/pages/group': planned('会话', 'redirect'),
} as const;
