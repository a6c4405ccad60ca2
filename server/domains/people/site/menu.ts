/**
 * The menu of the profile page: a card for every role a member has, with what waits there today; the own tea; the services; and all
 * the rest, which 全部 shows. What the page offers by itself (settings, messages, wallet, orders ...) is in no menu.
 */
import type { MineGroup } from '../../../../src/contract/site/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { DAY_MS, startOfDay } from '../../../lib/shanghai';
import { findEmployee } from '../employee/repository';
import { countTodo } from '../task/repository';
import { readSite } from '../shopSettings/repository';
import { presentMember } from '../member/presenter';
import { countAnswered } from './repository';

type Counts = Readonly<Record<string, number>>;
/** What waits for a member in a second role, by the key of the entry; counted where that work is done. */
export type MenuCount = (tx: Tx, memberId: string, now: number) => Promise<Counts>;
const COUNTED = ['merchant', 'channel', 'wholesaler', 'team'] as const;
type Counted = (typeof COUNTED)[number];

declare module '../../../http/context' {
  interface Kinds {
    menuCounts: Readonly<Record<Counted, MenuCount>>;
  }
}

interface Entry {
  key: string;
  label: string;
  icon: string;
  route: string;
  /** A role, or an area of staff, or one of several; none = every member. */
  role?: string;
  area?: string | readonly string[];
  /** Not for who has this role: the card of the role leads there. */
  unless?: string;
  /** Words under the count, which is a figure on the card of the role. */
  figure?: string;
}

interface Group {
  title: string;
  entries: readonly Entry[];
}
/** The first leads to the whole of it from the head of the card; the next that one has stand on the card, the rest behind 全部. */
interface Card extends Group {
  role: string;
}

const ON_CARD = 4;
/** So many of 我的茶事 and of the services stand on the page. */
const IN_ROW = { tea: 4, service: 3 } as const;

/** In the order in which somebody with several roles meets them. */
const CARDS: readonly Card[] = [
  {
    title: '工作台',
    role: 'staff',
    entries: [
      { key: 'work', label: '工作台', icon: 'grid', route: '/dingding/pages/index' },
      { key: 'tasks', label: '待办审批', icon: 'check', route: '/dingding/pages/message', figure: '待办审批' },
      {
        key: 'outbound',
        label: '出库',
        icon: 'truck',
        route: '/outbound/pages/outbound',
        area: 'stock',
        figure: '待出库',
      },
      {
        key: 'bookingDesk',
        label: '预约台',
        icon: 'clock',
        route: '/reservation/pages/order/order?scope=store',
        area: 'table',
        figure: '今日预约',
      },
      // The page of the menu opens the sheet itself (rule 5.6).
      { key: 'verify', label: '核销', icon: 'scan', route: '/pages/tea/mine', area: ['service', 'stock', 'table'] },
      { key: 'client', label: '客户', icon: 'visit', route: '/client/pages/clientmangent', area: 'client' },
      { key: 'quote', label: '报价', icon: 'quote', route: '/client/pages/quote', area: 'quote' },
      { key: 'stocktake', label: '盘点', icon: 'list', route: '/outbound/pages/takeStock', area: 'asset' },
      { key: 'report', label: '报表', icon: 'chart', route: '/report/pages/report-table', area: 'report' },
      { key: 'patrol', label: '巡台', icon: 'locate', route: '/qrCodeOrder/pages/patrolIndex', area: 'patrol' },
      { key: 'table', label: '桌台', icon: 'table', route: '/qrCodeOrder/pages/order', area: 'table' },
      { key: 'process', label: '流程', icon: 'file', route: '/dingding/pages/process' },
      { key: 'asset', label: '我的资产', icon: 'pot', route: '/asset/pages/details' },
      {
        key: 'houseGoods',
        label: '自营商品',
        icon: 'box',
        route: '/member/pages/wholesale/manage?tab=goods',
        area: 'stock',
      },
      { key: 'businessCard', label: '我的名片', icon: 'card', route: '/vip/pages/businessCard' },
      { key: 'screen', label: '大屏登录', icon: 'eye', route: '/outbound/pages/tvLogin' },
    ],
  },
  {
    title: '商家',
    role: 'merchant',
    entries: [
      { key: 'merchant', label: '商家管理', icon: 'card', route: '/member/pages/wholesale/manage' },
      {
        key: 'toShip',
        label: '发货',
        icon: 'truck',
        route: '/member/pages/wholesale/manage?tab=ship',
        figure: '待发货',
      },
      {
        key: 'toPick',
        label: '到店核销',
        icon: 'scan',
        route: '/member/pages/wholesale/manage?tab=pickup',
        figure: '待核销',
      },
      {
        key: 'returns',
        label: '售后',
        icon: 'refund',
        route: '/member/pages/wholesale/manage?tab=return',
        figure: '售后',
      },
      { key: 'bill', label: '账单', icon: 'coin', route: '/member/pages/wholesale/manage?tab=bill' },
      { key: 'merchantRule', label: '商家协议', icon: 'note', route: '/site/pages/single_detail?code=MERCHANT' },
    ],
  },
  {
    title: '批发',
    role: 'wholesaler',
    entries: [
      { key: 'market', label: '批发', icon: 'crates', route: '/pages/tea/wholesale' },
      { key: 'wholesale', label: '批发下单', icon: 'list', route: '/shop/pages/marketing/wholesale' },
      { key: 'blank', label: '订货单', icon: 'note', route: '/member/pages/wholesale/blank' },
      { key: 'trade', label: '我的批发', icon: 'ticket', route: '/pages/tea/my-wholesale' },
      { key: 'fair', label: '集采会场', icon: 'cart', route: '/shop/pages/marketing/wholesale_index' },
      { key: 'wholesaleRule', label: '批发协议', icon: 'note', route: '/site/pages/single_detail?code=WHOLESALE' },
    ],
  },
  {
    title: '渠道',
    role: 'channel',
    entries: [
      { key: 'channel', label: '渠道选货', icon: 'columns', route: '/shop/pages/category_channel' },
      { key: 'channelSettle', label: '渠道结算', icon: 'pay', route: '/shop/pages/order/settle_channel' },
      { key: 'channelRule', label: '渠道协议', icon: 'note', route: '/site/pages/single_detail?code=CHANNEL' },
    ],
  },
  {
    title: '推广',
    role: 'team',
    entries: [
      { key: 'income', label: '我的收益', icon: 'wallet', route: '/income/pages/index' },
      { key: 'team', label: '我的团队', icon: 'users', route: '/member/pages/team/index', figure: '今日新成员' },
      {
        key: 'incomePending',
        label: '待结算',
        icon: 'clock',
        route: '/income/pages/list?status=pending',
        figure: '笔待结算',
      },
      { key: 'incomeAccount', label: '收益账户', icon: 'coin', route: '/income/pages/balance' },
      { key: 'invite', label: '邀请成员', icon: 'share', route: '/member/pages/subordinate/index' },
      { key: 'promoter', label: '推广员协议', icon: 'note', route: '/site/pages/single_detail?code=PROMOTER' },
    ],
  },
];

const TEA: Group = {
  title: '我的茶事',
  entries: [
    { key: 'adopt', label: '我的认养', icon: 'tree', route: '/pages/tea/wryd' },
    { key: 'booking', label: '我的预约', icon: 'calendar', route: '/reservation/pages/order/order' },
    { key: 'course', label: '我的课程', icon: 'book', route: '/collegePackages/pages/college/order/course_index' },
    { key: 'collectible', label: '我的藏品', icon: 'medal', route: '/pages/tea/my-cpf' },
    { key: 'groups', label: '我的拼团', icon: 'team', route: '/pages/tea/my-wholesale?tab=groups' },
    { key: 'auctions', label: '我的竞拍', icon: 'gavel', route: '/pages/tea/my-wholesale?tab=auctions' },
    { key: 'release', label: '新品申购', icon: 'bud', route: '/member/pages/appointment' },
    { key: 'hall', label: '藏品坊', icon: 'cabinet', route: '/pages/tea/cpf' },
    { key: 'college', label: '茶学院', icon: 'cap', route: '/collegePackages/pages/college/index' },
    { key: 'memberDay', label: '会员日', icon: 'sun', route: '/tea/pages/discount' },
    { key: 'soldOut', label: '到货提醒', icon: 'bag', route: '/shop/pages/footprint/index?tab=soldOut' },
  ],
};

const SERVICE: Group = {
  title: '服务',
  entries: [
    { key: 'address', label: '收货地址', icon: 'pin', route: '/member/pages/address/list' },
    { key: 'invoice', label: '发票', icon: 'invoice', route: '/member/pages/invoice/select' },
    { key: 'contact', label: '联系客服', icon: 'service', route: '/contact/pages/ContactUs' },
    { key: 'store', label: '附近门店', icon: 'store', route: '/pages/tea/index1' },
    { key: 'feedback', label: '我的反馈', icon: 'edit', route: '/member/pages/feedback/index' },
    { key: 'help', label: '帮助中心', icon: 'help', route: '/site/pages/single_detail?code=FAQ' },
    { key: 'rules', label: '会员规则', icon: 'crown', route: '/pages/tea/vip-rule' },
    { key: 'news', label: '公告', icon: 'comment', route: '/site/pages/notice_list' },
    { key: 'donation', label: '公益捐赠', icon: 'heart', route: '/income/pages/donation' },
    { key: 'download', label: '下载与社群', icon: 'save', route: '/member/pages/group/download' },
    { key: 'about', label: '关于', icon: 'info', route: '/site/pages/about' },
  ],
};

/** What a member without a role meets as a row of the page is here for who has another one. */
const TRADE: Group = {
  title: '合作',
  entries: [
    { key: 'income', label: '我的收益', icon: 'wallet', route: '/income/pages/index', unless: 'team' },
    { key: 'team', label: '我的团队', icon: 'users', route: '/member/pages/team/index', unless: 'team' },
    { key: 'market', label: '批发', icon: 'crates', route: '/pages/tea/wholesale', unless: 'wholesaler' },
    {
      key: 'fair',
      label: '集采会场',
      icon: 'cart',
      route: '/shop/pages/marketing/wholesale_index',
      unless: 'wholesaler',
    },
    { key: 'identity', label: '合作申请', icon: 'snack', route: '/member/pages/wholesale/index' },
  ],
};
/** The row of who has no role: 推广 · 批发 · 入驻. */
const ROW_OF_MEMBERS: ReadonlySet<string> = new Set(['income', 'market', 'identity']);

const GROUPS: readonly Group[] = [...CARDS, TEA, TRADE, SERVICE];

/** Where the entries lead, all of them. */
export const MENU_ROUTES: readonly string[] = GROUPS.flatMap(({ entries }) => entries.map(({ route }) => route));

/** Entries that a shop may leave out, by what they are called; 我的茶窖 is a square of the page. */
export const OPTIONAL_ENTRIES: Readonly<Record<string, string>> = Object.fromEntries([
  ...GROUPS.flatMap(({ entries }) => entries).map(({ key, label }) => [label, key]),
  ['我的茶窖', 'escrow'],
]);

async function countsOf(
  tx: Tx,
  memberId: string,
  { roles, areas, now, server }: { roles: readonly string[]; areas: readonly string[]; now: number; server: Setup },
): Promise<Counts> {
  const { menuCounts, deskFigures, deskDays } = server.kinds;
  const counts: Record<string, number> = { feedback: await countAnswered(tx, memberId) };
  for (const role of COUNTED)
    if (roles.includes(role)) Object.assign(counts, await menuCounts[role](tx, memberId, now));
  const employee = await findEmployee(tx, memberId);
  if (!employee) return counts;
  counts.tasks = await countTodo(tx, employee, now);
  if (areas.includes('stock')) counts.outbound = await deskFigures.toShip.read(tx, employee, now);
  if (areas.includes('table')) {
    const from = startOfDay(now);
    const day = await deskDays.booking?.(tx, employee, { from, until: from + DAY_MS });
    counts.bookingDesk = day?.length ?? 0;
  }
  return counts;
}

export async function loadMenu(tx: Tx, memberId: string, now: number, server: Setup): Promise<MineGroup[]> {
  const { roles, areas } = await presentMember(tx, memberId, now);
  const counts = await countsOf(tx, memberId, { roles, areas, now, server });
  const hidden = new Set((await readSite(tx)).hidden);
  const cards = CARDS.filter(({ role }) => roles.includes(role));
  const isOpen = ({ key, area, unless }: Entry) =>
    !hidden.has(key) &&
    (!area || [area].flat().some((one) => areas.includes(one))) &&
    (!unless || !roles.includes(unless));
  const itemOf = ({ key, label, icon, route }: Entry) => ({ key, label, icon, route, badge: counts[key] ?? 0 });
  const onCard = (entry: Entry) => ({ ...itemOf(entry), ...(entry.figure && { figure: entry.figure }) });
  const open = ({ entries }: Group) => entries.filter(isOpen);
  const group = (place: MineGroup['place'], title: string, items: MineGroup['items']): MineGroup => ({
    place,
    title,
    items,
  });
  const row = (place: 'tea' | 'service', from: Group) =>
    group(place, from.title, open(from).slice(0, IN_ROW[place]).map(itemOf));
  const rest = (from: Group, most: number) => group('more', from.title, open(from).slice(most).map(itemOf));
  const trade = open(TRADE).filter(({ key }) => cards.length > 0 || !ROW_OF_MEMBERS.has(key));
  return [
    ...cards.map((card) =>
      group(
        'role',
        card.title,
        open(card)
          .slice(0, ON_CARD + 1)
          .map(onCard),
      ),
    ),
    row('tea', TEA),
    row('service', SERVICE),
    ...cards.map((card) => rest(card, ON_CARD + 1)),
    rest(TEA, IN_ROW.tea),
    group('more', TRADE.title, trade.map(itemOf)),
    rest(SERVICE, IN_ROW.service),
  ].filter(({ items }) => items.length > 0);
}
