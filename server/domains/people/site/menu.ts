/** The menu of the profile page: what a member's roles and areas open, as far as its page is served already. */
import type { MenuGroup } from '../../../../src/contract/site/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { findEmployee } from '../employee/repository';
import { countTodo } from '../task/repository';
import { readSite } from '../shopSettings/repository';
import { countNotices } from '../member/counters';
import { presentMember } from '../member/presenter';
import { countAnswered } from './repository';

/** What waits for a member in a second role; counted where that work is done. */
export type MenuCount = (tx: Tx, memberId: string, now: number) => Promise<number>;
const COUNTED = ['merchant', 'channel', 'wholesaler', 'team'] as const;
type Counted = (typeof COUNTED)[number];

declare module '../../../http/context' {
  interface Kinds {
    menuCounts: Readonly<Record<Counted, MenuCount>>;
  }
}

type Badges = Record<'feedback' | 'notice' | 'tasks' | Counted, number>;
interface Entry {
  key: string;
  label: string;
  icon: string;
  route: string;
  /** A role, or an area of staff, or one of several; none = every member. */
  role?: string;
  area?: string | readonly string[];
  badge?: keyof Badges;
}

interface Group {
  title: string;
  entries: readonly Entry[];
  /** Stands before the member's own cards for whoever has one of these roles. */
  first?: readonly string[];
}

/** Whoever works here, or has a second role, comes for that: their card is the first. */
const GROUPS: readonly Group[] = [
  {
    title: '工作台',
    first: ['staff'],
    entries: [
      { key: 'work', label: '工作台', icon: 'grid', route: '/dingding/pages/index', role: 'staff' },
      {
        key: 'tasks',
        label: '待办审批',
        icon: 'check',
        route: '/dingding/pages/message',
        role: 'staff',
        badge: 'tasks',
      },
      { key: 'process', label: '流程', icon: 'file', route: '/dingding/pages/process', role: 'staff' },
      { key: 'client', label: '客户', icon: 'visit', route: '/client/pages/clientmangent', area: 'client' },
      { key: 'quote', label: '报价', icon: 'quote', route: '/client/pages/quote', area: 'quote' },
      { key: 'outbound', label: '出库', icon: 'truck', route: '/outbound/pages/outbound', area: 'stock' },
      { key: 'stocktake', label: '盘点', icon: 'list', route: '/outbound/pages/takeStock', area: 'asset' },
      { key: 'asset', label: '资产', icon: 'pot', route: '/asset/pages/details', role: 'staff' },
      // The page of the menu opens the sheet itself (rule 5.6).
      { key: 'verify', label: '核销', icon: 'scan', route: '/pages/tea/mine', area: ['service', 'stock', 'table'] },
      { key: 'report', label: '报表', icon: 'chart', route: '/report/pages/report-table', area: 'report' },
      { key: 'patrol', label: '巡台', icon: 'locate', route: '/qrCodeOrder/pages/patrolIndex', area: 'patrol' },
      {
        key: 'bookingDesk',
        label: '预约台',
        icon: 'clock',
        route: '/reservation/pages/order/order?scope=store',
        area: 'table',
      },
      { key: 'table', label: '桌台', icon: 'table', route: '/qrCodeOrder/pages/order', area: 'table' },
      { key: 'businessCard', label: '我的名片', icon: 'card', route: '/vip/pages/businessCard', role: 'staff' },
      { key: 'screen', label: '大屏登录', icon: 'eye', route: '/outbound/pages/tvLogin', role: 'staff' },
    ],
  },
  {
    title: '我的茶事',
    entries: [
      { key: 'vip', label: '会员中心', icon: 'crown', route: '/pages/tea/vip' },
      { key: 'adopt', label: '我的认养', icon: 'tree', route: '/pages/tea/wryd' },
      { key: 'escrow', label: '我的茶窖', icon: 'jar', route: '/outbound/pages/escrow' },
      { key: 'collectible', label: '我的藏品', icon: 'medal', route: '/pages/tea/my-cpf' },
      { key: 'hall', label: '藏品坊', icon: 'cabinet', route: '/pages/tea/cpf' },
      { key: 'booking', label: '我的预约', icon: 'calendar', route: '/reservation/pages/order/order' },
      { key: 'college', label: '茶学院', icon: 'cap', route: '/collegePackages/pages/college/index' },
      { key: 'course', label: '我的课程', icon: 'book', route: '/collegePackages/pages/college/order/course_index' },
      { key: 'groups', label: '我的拼团', icon: 'team', route: '/pages/tea/my-wholesale?tab=groups' },
      { key: 'auctions', label: '我的竞拍', icon: 'gavel', route: '/pages/tea/my-wholesale?tab=auctions' },
      { key: 'release', label: '新品申购', icon: 'bud', route: '/member/pages/appointment' },
      { key: 'memberDay', label: '会员日', icon: 'sun', route: '/tea/pages/discount' },
    ],
  },
  {
    title: '生意',
    first: COUNTED,
    entries: [
      { key: 'market', label: '批发', icon: 'crates', route: '/pages/tea/wholesale' },
      {
        key: 'wholesale',
        label: '批发下单',
        icon: 'list',
        route: '/shop/pages/marketing/wholesale',
        role: 'wholesaler',
      },
      {
        key: 'trade',
        label: '我的批发',
        icon: 'ticket',
        route: '/pages/tea/my-wholesale',
        role: 'wholesaler',
        badge: 'wholesaler',
      },
      { key: 'fair', label: '集采会场', icon: 'cart', route: '/shop/pages/marketing/wholesale_index' },
      {
        key: 'channel',
        label: '渠道选货',
        icon: 'columns',
        route: '/shop/pages/category_channel',
        role: 'channel',
        badge: 'channel',
      },
      { key: 'income', label: '我的收益', icon: 'wallet', route: '/income/pages/index' },
      { key: 'team', label: '我的团队', icon: 'users', route: '/member/pages/team/index', badge: 'team' },
      { key: 'identity', label: '批发与入驻', icon: 'snack', route: '/member/pages/wholesale/index' },
      {
        key: 'merchant',
        label: '商家管理',
        icon: 'card',
        route: '/member/pages/wholesale/manage',
        role: 'merchant',
        badge: 'merchant',
      },
      { key: 'houseGoods', label: '自营商品', icon: 'box', route: '/member/pages/wholesale/manage', area: 'stock' },
      {
        key: 'promoter',
        label: '推广员协议',
        icon: 'note',
        route: '/site/pages/single_detail?code=PROMOTER',
        role: 'team',
      },
      {
        key: 'wholesaleRule',
        label: '批发协议',
        icon: 'note',
        route: '/site/pages/single_detail?code=WHOLESALE',
        role: 'wholesaler',
      },
      {
        key: 'merchantRule',
        label: '商家协议',
        icon: 'note',
        route: '/site/pages/single_detail?code=MERCHANT',
        role: 'merchant',
      },
      {
        key: 'channelRule',
        label: '渠道协议',
        icon: 'note',
        route: '/site/pages/single_detail?code=CHANNEL',
        role: 'channel',
      },
    ],
  },
  {
    title: '我的服务',
    entries: [
      { key: 'store', label: '附近门店', icon: 'store', route: '/pages/tea/index1' },
      { key: 'address', label: '收货地址', icon: 'pin', route: '/member/pages/address/list' },
      { key: 'invoice', label: '我的发票', icon: 'invoice', route: '/member/pages/invoice/select' },
      { key: 'profile', label: '个人资料', icon: 'user', route: '/member/pages/edit' },
      { key: 'payPassword', label: '支付密码', icon: 'lock', route: '/member/pages/password2' },
      { key: 'feedback', label: '我的反馈', icon: 'edit', route: '/member/pages/feedback/index', badge: 'feedback' },
      { key: 'notice', label: '消息中心', icon: 'bell', route: '/member/pages/notice/index', badge: 'notice' },
      { key: 'donation', label: '公益捐赠', icon: 'heart', route: '/income/pages/donation' },
      { key: 'contact', label: '联系客服', icon: 'service', route: '/contact/pages/ContactUs' },
      { key: 'help', label: '帮助中心', icon: 'help', route: '/site/pages/single_detail?code=FAQ' },
      { key: 'rules', label: '会员规则', icon: 'note', route: '/pages/tea/vip-rule' },
      { key: 'news', label: '公告', icon: 'comment', route: '/site/pages/notice_list' },
      { key: 'download', label: '下载与社群', icon: 'save', route: '/member/pages/group/download' },
      { key: 'setting', label: '设置', icon: 'gear', route: '/member/pages/setting' },
      { key: 'about', label: '关于', icon: 'info', route: '/site/pages/about' },
    ],
  },
];

/** Where the entries lead, all of them. */
export const MENU_ROUTES: readonly string[] = GROUPS.flatMap(({ entries }) => entries.map(({ route }) => route));

/** Entries that a shop may leave out, by what they are called. The settings stay: there one leaves. */
export const OPTIONAL_ENTRIES: Readonly<Record<string, string>> = Object.fromEntries(
  GROUPS.flatMap(({ entries }) => entries)
    .filter(({ key }) => key !== 'setting')
    .map(({ key, label }) => [label, key]),
);

async function loadBadges(
  tx: Tx,
  memberId: string,
  { roles, now, server }: { roles: readonly string[]; now: number; server: Setup },
): Promise<Badges> {
  const counts: Record<Counted, number> = { merchant: 0, channel: 0, wholesaler: 0, team: 0 };
  for (const role of COUNTED)
    if (roles.includes(role)) counts[role] = await server.kinds.menuCounts[role](tx, memberId, now);
  const feedback = await countAnswered(tx, memberId);
  const employee = await findEmployee(tx, memberId);
  const tasks = employee ? await countTodo(tx, employee, now) : 0;
  return { ...counts, feedback, notice: (await countNotices(tx, memberId)).total, tasks };
}

export async function loadMenu(tx: Tx, memberId: string, now: number, server: Setup): Promise<MenuGroup[]> {
  const { roles, areas } = await presentMember(tx, memberId, now);
  const badges = await loadBadges(tx, memberId, { roles, now, server });
  const hidden = new Set((await readSite(tx)).hidden);
  const isOpen = ({ role, area }: Entry) =>
    (!role || roles.includes(role)) && (!area || [area].flat().some((one) => areas.includes(one)));
  const isFirst = ({ first = [] }: Group) => first.some((role) => roles.includes(role));
  const inOrder = [...GROUPS.filter(isFirst), ...GROUPS.filter((group) => !isFirst(group))];
  return inOrder
    .map(({ title, entries }) => ({
      title,
      items: entries
        .filter((entry) => isOpen(entry) && !hidden.has(entry.key))
        .map(({ key, label, icon, route, badge }) => ({ key, label, icon, route, badge: badge ? badges[badge] : 0 })),
    }))
    .filter((group) => group.items.length > 0);
}
