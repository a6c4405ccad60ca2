/** Staff areas. One row per address (rule 6.1): title, login mode, flags. */
import { page, planned } from '../row';

export const staffRows = {
  '/maintenance/pages/mymaintenance': planned('我的维护', 'redirect', { role: 'staff:client' }),
  '/maintenance/pages/myinvitsave': planned('邀约', 'redirect'),
  '/maintenance/pages/mymaintsave': planned('写维护', 'redirect', { role: 'staff:client' }),
  '/maintenance/pages/comeVisitPlan': planned('来访计划', 'redirect', { role: 'staff:visit' }),
  '/maintenance/pages/visitPlan': planned('拜访计划', 'redirect', { role: 'staff:visit' }),
  /** One asset by id or label, one transfer, or without any of them the own ones. */
  '/asset/pages/details': page<{
    id?: string;
    code?: string;
    transferId?: string;
    mine?: string;
    tab?: 'mine' | 'in' | 'out' | 'done';
  }>('资产详情与调拨', 'redirect', { role: 'staff' }),
  /** selected: ids of employees, separated by commas; area: only who works in it. */
  '/asset/pages/storeselection': page<{
    mode: 'store' | 'employee' | 'members';
    storeId?: string;
    selected?: string;
    area?: 'asset';
  }>('选择门店与人员', 'back', { role: 'staff' }),
  '/client/pages/clientmangent': planned('客户管理', 'redirect', { role: 'staff:client' }),
  '/client/pages/clientedit': planned('编辑客户', 'redirect', { role: 'staff:client' }),
  '/client/pages/client': planned('客户详情', 'redirect', { role: 'staff:client' }),
  '/client/pages/clientNew': planned('新建客户', 'redirect', { role: 'staff:client' }),
  '/client/pages/quote': planned('报价单', 'redirect'),
  '/client/pages/addQuote': planned('新建报价', 'redirect', { role: 'staff:quote' }),
  '/report/pages/report-table': planned('报表', 'redirect', { role: 'staff:report' }),
  '/report/pages/daily-input': planned('日报填写', 'redirect', { role: 'staff:report' }),
  '/report/pages/webview': planned('报表全屏', 'redirect', { landscape: true, role: 'staff:report' }),
  '/chart/pages/index': planned('数据看板', 'redirect', { role: 'staff:report' }),
  '/dingding/pages/index': planned('工作台', 'redirect', { role: 'staff', ownGate: true }),
  '/dingding/pages/message': planned('待办与审批', 'redirect', { role: 'staff' }),
  '/dingding/pages/process': planned('流程', 'redirect', { role: 'staff' }),
  '/dingding/pages/group': planned('会话', 'redirect'),
} as const;
