/** What an employee's areas open (rule 26.1). An address without a page is left out by the app, which knows its pages. */
import type { MenuGroup } from '../../../../src/contract/site/schemas';
import type { StaffArea } from '../../../../src/contract/roles';
import type { Employee } from '../../people/employee/repository';

interface Entry {
  key: string;
  label: string;
  icon: string;
  route: string;
  /** One of these areas; none: everybody of the staff. */
  areas?: readonly StaffArea[];
}

const GROUPS: readonly { title: string; entries: readonly Entry[] }[] = [
  {
    title: '常用',
    entries: [
      { key: 'client', label: '客户', icon: 'users', route: '/client/pages/clientmangent', areas: ['client'] },
      { key: 'quote', label: '报价', icon: 'quote', route: '/client/pages/addQuote', areas: ['quote'] },
      { key: 'outbound', label: '出库', icon: 'truck', route: '/outbound/pages/outbound', areas: ['stock'] },
      { key: 'stocktake', label: '盘点', icon: 'list', route: '/outbound/pages/takeStock', areas: ['asset'] },
      { key: 'asset', label: '资产', icon: 'pot', route: '/asset/pages/details?mine=true' },
      { key: 'report', label: '报表', icon: 'chart', route: '/report/pages/report-table', areas: ['report'] },
      { key: 'board', label: '看板', icon: 'eye', route: '/chart/pages/index', areas: ['report'] },
      { key: 'patrol', label: '巡台', icon: 'check', route: '/qrCodeOrder/pages/patrolIndex', areas: ['patrol'] },
      { key: 'table', label: '桌台', icon: 'table', route: '/qrCodeOrder/pages/order', areas: ['table'] },
      { key: 'verify', label: '核销', icon: 'scan', route: '/pages/tea/mine', areas: ['service', 'stock', 'table'] },
      { key: 'businessCard', label: '名片', icon: 'card', route: '/vip/pages/businessCard' },
      { key: 'screen', label: '大屏', icon: 'qr', route: '/outbound/pages/tvLogin' },
    ],
  },
  {
    title: '办公',
    entries: [
      { key: 'daily', label: '写日报', icon: 'edit', route: '/report/pages/daily-input', areas: ['report'] },
      { key: 'maintain', label: '写维护', icon: 'note', route: '/maintenance/pages/mymaintsave', areas: ['client'] },
      { key: 'come', label: '来访', icon: 'calendar', route: '/maintenance/pages/comeVisitPlan', areas: ['visit'] },
      { key: 'visit', label: '拜访', icon: 'pin', route: '/maintenance/pages/visitPlan', areas: ['visit'] },
      { key: 'process', label: '流程', icon: 'columns', route: '/dingding/pages/process' },
      { key: 'goods', label: '自营商品', icon: 'box', route: '/member/pages/wholesale/manage', areas: ['stock'] },
    ],
  },
];

/** `badges`: how much waits, by the key of an entry. */
export const workbenchOf = ({ areas }: Employee, badges: Readonly<Record<string, number>>): MenuGroup[] =>
  GROUPS.map(({ title, entries }) => ({
    title,
    items: entries
      .filter((entry) => !entry.areas || entry.areas.some((area) => areas.includes(area)))
      .map(({ key, label, icon, route }) => ({ key, label, icon, route, badge: badges[key] ?? 0 })),
  })).filter(({ items }) => items.length > 0);
