/**
 * Every built page as somebody sees it: its address with the ids of the seeded shop, the member who sees most of it, its other faces,
 * and what a test finds there. For suites that look at all of them and for `npm run screens`; a page that is simply 林知夏's and shows
 * its title needs no row.
 */
import { and, eq, gt, ne } from 'drizzle-orm';
import {
  articles,
  bookings,
  channelSkus,
  files,
  incomes,
  members,
  orders,
  payments,
  settings,
  tasks,
  type TaskKind,
} from '../../server/db/schema';
import { DAY_MS, dayOf } from '../../server/lib/shanghai';
import { billCode } from '../../server/domains/trade/payment/bill';
import { ROUTE_PATHS, routes, type RoutePath } from '../../src/core/routes/table';
import type { TestServer } from '../server/harness';
import { holderOf } from '../server/holders';
import { holdTimers } from './browser';
import { type Shop, type ShopPhone, type ShopPhoneOptions } from './shop';
import { CHEN, FENG, LIANG, LIN, SHEN, SU, WANG, ZHAO, ZHOU, goodsId } from '../server/demo';

export { ROUTE_PATHS };
export const isPublic = (path: RoutePath): boolean => routes[path].login === 'none';

/** What stands behind the path of an address: `?id=1`. */
type Query = (server: TestServer) => string | Promise<string>;

export interface Look {
  path: RoutePath;
  /** Tells the faces of one page apart. */
  face?: string;
  query?: Query;
  /** Mobile of the member who sees most of it; without, somebody whom its row lets in: LIN where it names no role. */
  member?: string;
  /** A session of the channel's own login. */
  channel?: true;
  /** A member is sent on at once, or sees less: pictures show what a visitor sees. */
  visitor?: true;
  /** A chooser needs somebody who asks: the page it is opened from, and what is pressed there, one after another. */
  from?: { path: RoutePath; press: RegExp | readonly RegExp[] };
  /** Leaves by itself after a while: its timers are held. */
  leaves?: true;
  /** Words that stand there; the title without. */
  seen?: string;
  /** Where the mini-program leads when this page has nothing to show there. */
  weapp?: RoutePath;
}
type Face = Omit<Look, 'path'>;

const text = encodeURIComponent;
const json = (value: unknown) => text(JSON.stringify(value));

/** 林知夏's next booking in that state. */
const bookingOf = (status: 'booked' | 'finished') => async (server: TestServer) => {
  const [row] = await server.db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(members, eq(members.id, bookings.memberId))
    .where(and(eq(members.mobile, LIN), eq(bookings.status, status)))
    .orderBy(bookings.startAt)
    .limit(1);
  return `?id=${row?.id ?? ''}`;
};

const order = (status: 'unpaid' | 'paid' | 'shipped') => async (server: TestServer) => {
  const [row] = await server.db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(members, eq(members.id, orders.memberId))
    .where(and(eq(members.mobile, LIN), eq(orders.status, status)))
    .orderBy(orders.createdAt)
    .limit(1);
  if (!row) throw new Error(`林知夏 has no order that is ${status}`);
  return row.id;
};
async function task(server: TestServer, kind: TaskKind): Promise<string> {
  const [row] = await server.db
    .select({ id: tasks.id })
    .from(tasks)
    .where(and(eq(tasks.kind, kind), eq(tasks.status, 'todo')))
    .orderBy(tasks.id)
    .limit(1);
  if (!row) throw new Error(`nothing of ${kind} waits`);
  return row.id;
}
/** The wholesale order of 沈万山 of which most can be told. */
async function bulkOrder(server: TestServer): Promise<string> {
  const [row] = await server.db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(members, eq(members.id, orders.memberId))
    .where(and(eq(members.mobile, SHEN), eq(orders.kind, 'wholesale'), eq(orders.status, 'partial')))
    .limit(1);
  const [any] = await server.db.select({ id: orders.id }).from(orders).where(eq(orders.kind, 'wholesale')).limit(1);
  return `?id=${(row ?? any)?.id ?? ''}`;
}
/** An article with goods. */
async function article(server: TestServer): Promise<string> {
  const rows = await server.db.select().from(articles).orderBy(articles.id);
  return `?id=${rows.find(({ cate, goodsIds }) => cate === 'tea' && goodsIds.length > 0)!.id}`;
}

/** One piece, bought at once. */
const piece = () => `?source=buy&lines=${json([{ skuId: '103501', qty: 1 }])}`;

/** Three boxes of two goods, as a partner orders them. */
async function boxes(server: TestServer): Promise<string> {
  const rows = await server.db.select().from(channelSkus).orderBy(channelSkus.skuId).limit(2);
  return `?lines=${json(rows.map(({ skuId, box }) => ({ skuId, qty: box * 3 })))}`;
}

async function bill(server: TestServer): Promise<string> {
  const [paid] = await server.db.select().from(payments).where(eq(payments.status, 'paid')).limit(1);
  return `?out_trade_no=${paid!.no}&check_code=${billCode(server.server.config.secret, paid!.no)}`;
}

/** An income of 陈雨前 that an order brought: one that is settled, one of which a part came back. */
const income = (which: 'settled' | 'refunded') => async (server: TestServer) => {
  const [row] = await server.db
    .select({ id: incomes.id })
    .from(incomes)
    .innerJoin(members, eq(members.id, incomes.memberId))
    .where(
      and(
        eq(members.mobile, CHEN),
        eq(incomes.source, 'direct'),
        which === 'settled' ? eq(incomes.status, 'settled') : gt(incomes.cancelled, 0),
        ne(incomes.status, 'cancelled'),
      ),
    )
    .limit(1);
  return `?id=${row!.id}`;
};

/** A version that is newer than this build, so that the popup has something to say. */
async function offerUpgrade(server: TestServer): Promise<string> {
  const [row] = await server.db.select().from(settings).where(eq(settings.key, 'site'));
  const upgrade = {
    version: '2.1.0',
    code: 130,
    force: false,
    notes: ['拍卖与拼团进度实时刷新', '藏品坊上线，每件都有编号'],
    size: 3_250_000,
    url: 'https://yejian.example.com/app',
  };
  const value = { ...(row?.value as object | undefined), upgrade };
  await server.db
    .insert(settings)
    .values({ key: 'site', value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
  return '';
}

/** A device that asks to be let in just now. */
const asking = (kind: 'pc' | 'tv') => async (server: TestServer) => {
  const name = kind === 'tv' ? { name: '吧台屏', storeId: '1' } : {};
  const { ticket } = await server.ok('ticket.create', { kind, ...name });
  return `?ticket=${ticket}`;
};
/** A screen that 王岚 has let in. */
const screenOn = async (server: TestServer) => {
  const query = await asking('tv')(server);
  const token = await server.login('13900000001');
  await server.ok('tv.dingAuthConfirm', { ticket: query.slice(8), action: 'confirm', board: 'queue' }, { token });
  return query;
};

/** A promoter of this morning: nobody brought, nothing earned. */
const FRESH = '13711112222';
const joined = async (server: TestServer) => {
  await server.login(FRESH);
  await server.db.update(members).set({ teamLevel: 1 }).where(eq(members.mobile, FRESH));
  return '';
};
const fresh = (seen: string): Face => ({ face: 'new', member: FRESH, query: joined, seen });

/** 苏禾 has uploaded a film. */
const uploaded = async (server: TestServer) => {
  const [su] = await server.db.select({ id: members.id }).from(members).where(eq(members.mobile, SU));
  const [path, cover] = ['/uploads/2026/06/own.mp4', '/images/article/1.webp'];
  const film = { name: '现烤核桃酥.mp4', mime: 'video/mp4', size: 8_200_000, width: 720, height: 1280, seconds: 42 };
  const row = { ...film, memberId: su!.id, path, cover, createdAt: server.clock.now() };
  await server.db.insert(files).values(row).onConflictDoNothing();
  return '?scene=goods';
};

const LOOKS: Partial<Record<RoutePath, Face | Face[]>> = {
  '/pages/tea/index': { seen: '限时秒杀' },
  '/pages/tea/advertising': { leaves: true, seen: '跳过' },
  '/pages/tea/classification': { seen: '普洱' },
  '/pages/tea/index1': { seen: '本店在售' },
  '/pages/tea/success': [
    { query: async (server) => `?group=order&id=${await order('paid')(server)}`, seen: '办理成功' },
    { face: 'recharge', query: () => '?group=recharge&id=571004', seen: '充值后余额' },
  ],
  '/pages/tea/order_bill_transit': { query: bill, seen: '查看订单' },
  '/pages/tea/cpf-goods': { query: () => '?id=9201', seen: '2006 班章古树青饼' },
  '/pages/tea/vip': [{ seen: '本月礼遇' }, { face: 'new', member: ZHOU, seen: '攒成长值' }],
  '/pages/tea/mine': [{}, { face: 'new', member: ZHOU, seen: '新人礼' }],
  '/pages/tea/vip-level': [{ seen: '成长值明细' }, { face: 'new', member: ZHOU, seen: '从第一单开始攒' }],
  '/pages/tea/vip-rights': { member: LIN, seen: '我的礼遇' },
  '/pages/tea/vip-rule': { seen: '等级与成长值' },
  '/pages/tea/my-cpf': [{ seen: '按指导价估值' }, { face: 'new', member: ZHOU, seen: '还没有藏品' }],
  '/pages/tea/szcy': { seen: '武夷山岩韵园' },
  '/pages/tea/rycs': [
    { query: () => '?fieldId=7101', seen: '挑一棵树' },
    { face: 'tree', query: () => '?treeId=72002', seen: '认养它' },
  ],
  '/pages/tea/wyry': [
    { query: () => '?treeId=72002', seen: '给它起个名' },
    { face: 'own', query: () => '?treeId=72101', seen: '这棵茶树是你的' },
    { face: 'taken', member: ZHOU, query: () => '?treeId=72101', seen: '这棵茶树刚被认养' },
  ],
  '/pages/tea/wryd': [
    { seen: '知夏的茶' },
    { face: 'claimable', query: () => '?tab=claimable', seen: '领取收成' },
    { face: 'open', query: () => '?tab=claimable&id=7203', seen: '领这 800 g' },
    { face: 'new', member: ZHOU, seen: '还没有认养茶树' },
  ],
  '/pages/tea/rycg': [
    { seen: '位认养人分得' },
    { face: 'own', query: () => '?id=7203', seen: '保存证书' },
    { face: 'other', member: ZHOU, query: () => '?id=7203', seen: '认养证书' },
  ],
  '/pages/tea/my-point': [{ seen: '再赚一点' }, { face: 'new', member: ZHOU, seen: '今天开始签到' }],
  '/pages/tea/my-money': [{ seen: '近期往来' }, { face: 'new', member: ZHOU, seen: '30 秒看懂钱包' }],
  '/pages/tea/video-box': { query: () => '?id=8804', seen: '片中的茶' },
  '/pages/tea/wholesale': { member: SHEN, seen: '打开批发单' },
  '/pages/tea/my-wholesale': [
    { member: SHEN, seen: '我的拼团' },
    { face: 'groups', query: () => '?tab=groups', seen: '我的拼团' },
    { face: 'new', member: ZHOU, seen: '还没有参加拼团' },
  ],
  '/member/pages/wholesale/index': [
    { member: SHEN, seen: '本月采购' },
    { face: 'merchant', member: SU, query: () => '?identity=merchant', seen: '可提货款' },
    { face: 'new', member: ZHOU, seen: '申请入驻' },
    { face: 'refused', member: '13800000022', seen: '修改后重新提交' },
  ],
  '/member/pages/wholesale/manage': [
    { member: SU, seen: '今日成交（元）' },
    { face: 'goods', member: SU, query: () => '?tab=goods', seen: '在售 4，售罄 1' },
    { face: 'category', member: SU, query: () => '?tab=category', seen: '现烤糕点' },
    { face: 'bill', member: SU, query: () => '?tab=bill', seen: '可提货款' },
    { face: 'done', member: SU, query: () => '?tab=done', seen: '已完成' },
    { face: 'house', member: '13900000001', seen: '叶间自营' },
    { face: 'new', member: ZHOU, seen: '管理台只对入驻商家开放' },
  ],
  '/reservation/pages/index/index': { seen: '最近可订' },
  '/reservation/pages/index/home': [{ seen: '来做什么' }, { face: 'new', member: ZHOU, seen: '今晚茶席空位' }],
  '/reservation/pages/detail/detail': { query: () => '?id=1', seen: '空席' },
  '/reservation/pages/detail/newDetail': [
    { query: () => '?storeId=1', seen: '日期与人数' },
    {
      face: 'slots',
      query: (server) => `?storeId=1&date=${dayOf(server.clock.now() + 2 * DAY_MS)}&start=19:00&party=5`,
      seen: '提交预约',
    },
  ],
  '/reservation/pages/order/order': [
    { seen: '订金 ¥50' },
    { face: 'one', query: bookingOf('booked'), seen: '席位留到' },
    { face: 'done', query: () => '?tab=done', seen: '再约一次' },
    { face: 'desk', member: WANG, query: () => '?scope=store', seen: '预约台' },
  ],
  '/reservation/pages/search/bookingsearch': { query: () => '?party=4', seen: '恰好有' },
  '/member/pages/wholesale/detail': { member: SHEN, query: bulkOrder, seen: '剩余' },
  '/member/pages/wholesale/blank': [
    { member: SHEN, seen: '我的订货需求' },
    { face: 'new', member: ZHOU, seen: '订货需求只对认证批发商开放' },
  ],
  '/member/pages/select/video': [
    { seen: '视频库' },
    { face: 'own', query: () => '?scene=goods', seen: '还没有上传过视频' },
    { face: 'filled', member: SU, query: uploaded, seen: '现烤核桃酥' },
  ],
  '/member/pages/notice/index': [
    { seen: '今天' },
    { face: 'order', query: () => '?box=order', seen: '今天' },
    { face: 'new', member: ZHOU, seen: '暂无消息' },
  ],
  '/member/pages/notice/detail': { query: () => '?id=10501', seen: '包裹运输中' },
  '/member/pages/notice/remind': [{ seen: '消息推送' }, { face: 'new', member: ZHOU, seen: '还没有提醒' }],
  '/member/pages/feedback/index': [
    { seen: '写反馈' },
    { face: 'ticket', query: () => '?id=10602', seen: '补充说明' },
    { face: 'new', member: ZHOU, seen: '有问题随时告诉我们' },
  ],
  '/site/pages/about': { seen: '检查更新' },
  '/site/pages/article_detail': { query: article, seen: '文中的茶' },
  '/site/pages/notice_list': { seen: '茶识' },
  '/site/pages/feedback': [{ seen: '想说的话' }, { face: 'visitor', visitor: true, seen: '联系方式' }],
  '/shop/pages/search/search': { query: () => `?keyword=${text('白毫银针')}`, seen: '头采单芽' },
  '/shop/pages/search': { query: () => `?keyword=${text('西湖')}`, seen: '商品' },
  '/shop/pages/category': { seen: '综合' },
  '/shop/pages/list': { query: () => '?scene=vip', seen: '会员价' },
  '/shop/pages/goods': {
    query: async (server) => `?id=${await goodsId(server, '凤凰单丛蜜兰香')}`,
    seen: '凤凰单丛蜜兰香',
  },
  '/shop/pages/imgshow': {
    query: async (server) => `?goodsId=${await goodsId(server, '凤凰单丛蜜兰香')}&kind=images`,
    seen: '1 / 3',
  },
  '/shop/pages/marketing/coupon': { seen: '立即领取' },
  '/shop/pages/marketing/discount': { seen: '抢购中' },
  '/shop/pages/marketing/wholesale': { member: SHEN, seen: '粘贴订货单' },
  '/shop/pages/marketing/wholesale_index': { seen: '一起买，更实在' },
  '/shop/pages/marketing/wholesale_list': [
    { query: () => '?type=group', seen: '即将结束' },
    { face: 'auction', query: () => '?type=auction', seen: '当前价' },
    { face: 'tier', query: () => '?type=tier', member: SHEN, seen: '阶梯集采' },
  ],
  '/shop/pages/marketing/wholesale_detail': [
    { query: () => '?id=3203&type=group&groupId=3213', seen: '好友邀你参团' },
    { face: 'auction', query: () => '?id=3401&type=auction', seen: '出价记录' },
    { face: 'tier', query: () => '?id=3301&type=tier', member: SHEN, seen: '阶梯价' },
  ],
  '/qrCodeOrder/pages/index': [
    { query: () => '?code=T1-02.demot102', seen: '大厅2号桌' },
    { face: 'none', member: FENG, seen: '扫一扫桌上的码' },
  ],
  '/qrCodeOrder/pages/product': { query: () => '?sessionId=757001&productId=75101', seen: '加到同桌的单' },
  '/qrCodeOrder/pages/order': [
    { query: () => '?sessionId=757001', seen: '怎么付' },
    { face: 'mine', query: () => '?scope=mine', seen: '白毫银针 ×1' },
    { face: 'board', member: '13900000001', query: () => '?scope=store', seen: '今日流水' },
    { face: 'staff', member: '13900000001', query: () => '?sessionId=757001', seen: '转台并台' },
  ],
  '/qrCodeOrder/pages/vip': { query: () => '?sessionId=757001', seen: '桌台会员' },
  '/qrCodeOrder/pages/transfer': { query: () => '?sessionId=757001', seen: '一起过去' },
  '/reservation/pages/explore/product': { query: () => '?storeId=1', seen: '自提下单' },
  '/shop/pages/footprint/index': [{ seen: '今天' }, { face: 'new', member: ZHOU, seen: '还没有足迹' }],
  '/shop/pages/collection/index': [{ seen: '降价提醒' }, { face: 'new', member: ZHOU, seen: '还没有收藏的茶' }],
  '/shop/pages/cart/index': [{}, { face: 'new', member: ZHOU, seen: '篮子还空着' }],
  '/shop/pages/order/index': [{}, { face: 'new', member: ZHOU, seen: '这里还没有订单' }],
  '/shop/pages/category_channel': { member: LIANG, channel: true, seen: '导入上一单' },
  '/shop/pages/order/settle': [{ query: piece }, { face: 'new', member: ZHOU, query: piece, seen: '请添加收货地址' }],
  '/shop/pages/order/settle_channel': { member: LIANG, channel: true, query: boxes, seen: '存为常购' },
  '/shop/pages/order/success': { query: async (server) => `?id=${await order('paid')(server)}` },
  '/shop/pages/order/detail': { query: async (server) => `?id=${await order('shipped')(server)}` },
  '/shop/pages/order/express': { query: async (server) => `?id=${await order('shipped')(server)}`, seen: '快递单号' },
  '/shop/pages/order/advertisingdetail': {
    query: async (server) => `?id=${await order('paid')(server)}`,
    seen: '开发票',
  },
  '/tea/pages/index': { seen: '臻品图鉴' },
  '/tea/pages/home': { seen: '近三十天' },
  '/tea/pages/shop': { seen: '全部' },
  '/tea/pages/artistList': { seen: '制茶大师' },
  '/tea/pages/artistDetail': { query: () => '?id=604', seen: '陈守拙' },
  '/tea/pages/producer': [{ seen: '班章古茶园' }, { face: 'one', query: () => '?id=703', seen: '批次与检测' }],
  '/tea/pages/lifeCircle': [{ seen: '今日一泡' }, { face: 'merchants', query: () => '?tab=merchants', seen: '营业' }],
  '/tea/pages/official': { query: () => '?code=YJ2026060108', seen: '正品' },
  '/tea/pages/vr': { seen: '云游路线' },
  '/tea/pages/productShow': { seen: '生普（3）' },
  '/tea/pages/productHot': { seen: '周榜' },
  '/tea/pages/newGift': { member: ZHOU, seen: '初次见面，请喝茶' },
  '/tea/pages/vip': [{ seen: '选一张' }, { face: 'new', member: ZHOU, seen: '选一张' }],
  '/tea/pages/discount': { seen: '新茶尝鲜' },
  '/tea/pages/my-ggb': [
    { seen: '瓜瓜币不可提现、不可兑换现金' },
    { face: 'draw', query: () => '?tab=draw', seen: '抽' },
    { face: 'new', member: ZHOU, seen: '瓜瓜币不可提现、不可兑换现金' },
  ],
  '/activity/pages/index': [
    { query: () => '?id=9412', seen: '我的票' },
    { face: 'seats', query: () => '?id=9401', seen: '荷风里的白茶会' },
    { face: 'past', query: () => '?id=9413', seen: '那天的名次' },
  ],
  '/activity/pages/input': [
    { query: () => '?id=9412', seen: '样品 D' },
    { face: 'closed', query: () => '?id=9413', seen: '揭名了' },
  ],
  '/activity/pages/vip': { query: () => '?id=9412', seen: '我同意用这些信息联系我和推荐茶' },
  '/activity/pages/gg': { query: () => '?id=GG_SPRING', seen: '今年的春来得慢' },
  '/activity/pages/jiajv': { query: () => '?id=9414', seen: '免费量房设计' },
  '/reservation/pages/explore/index': { seen: '打卡进度' },
  '/reservation/pages/explore/brandadvantage': { seen: '看看这些茶园' },
  '/reservation/pages/explore/storesinformation': { query: () => '?id=1', seen: '怎么联系' },
  '/collegePackages/pages/college/material/index': [
    { seen: '普洱入门 随堂课件' },
    { face: 'own', query: () => '?cateId=mine', seen: '绿茶冲泡卡' },
    { face: 'locked', member: ZHOU, query: () => '?courseId=7303', seen: '购买《岩茶山场》后可下载' },
  ],
  '/reservation/pages/map/map': { seen: '手绘示意' },
  '/reservation/pages/explore/public': { query: () => '?id=9410', seen: '坐下来之前' },
  '/collegePackages/pages/college/live/list': [
    { query: () => '?status=upcoming', seen: '岩茶三坑，怎么一口分清' },
    { face: 'replay', query: () => '?status=replay', seen: '春山第一采，跟着上山' },
    { face: 'empty', query: () => '?keyword=青瓷', seen: '没有这样的直播' },
  ],
  '/collegePackages/pages/college/live_index': [
    { seen: '主播' },
    { face: 'member', member: LIN, seen: '片段' },
    { face: 'free', query: () => '?date=2026-06-21', seen: '这一天没有直播' },
  ],
  '/collegePackages/pages/college/live/live': [
    { query: () => '?id=9701', seen: '讲解中　2 号' },
    { face: 'host', member: WANG, query: () => '?id=9701', seen: '讲解中　2 号' },
    { face: 'replay', query: () => '?id=9704', seen: '0:00 一芽一叶怎么看' },
  ],
  '/collegePackages/pages/college/live/detail': [
    { query: () => '?id=9702', seen: '你会学到' },
    { face: 'host', member: WANG, query: () => '?id=9702', seen: '改期、提前开播、取消' },
    { face: 'replay', query: () => '?id=9704', seen: '章节' },
  ],
  '/reservation/pages/explore/gatheringactivitieslist': [
    { seen: '即将开始' },
    { face: 'themes', query: () => '?tab=themes', seen: '围炉煮茶' },
    { face: 'past', query: () => '?tab=past', seen: '普洱四席：一山一味' },
  ],
  '/reservation/pages/explore/gatheringactivities': { query: () => '?id=9472', seen: '参加场次' },
  '/activity/pages/product': { query: () => '?id=9412', seen: '二〇二六春茶品鉴会' },
  '/entertainment/pages/index/index': [
    { seen: '春山第一采' },
    { face: 'slices', query: () => '?tab=slice', seen: '一芽一叶怎么看' },
    { face: 'tunes', query: () => '?tab=audio', seen: '松风' },
  ],
  '/entertainment/pages/video/video': [
    { query: () => '?id=8803', seen: '跟泡 3 道' },
    { face: 'slice', query: () => '?id=8804&slice=8830', seen: '雾从溪里上来' },
    { face: 'gone', query: () => '?id=1&from=set&set=1', seen: '该视频已下架' },
  ],
  '/entertainment/pages/h5mpweixin/h5mpweixin': [
    {
      query: () => `?path=${text('/entertainment/pages/video/video')}&id=8803`,
      seen: '白毫银针，慢慢泡',
      weapp: '/entertainment/pages/video/video',
    },
    { face: 'wrong', query: () => `?path=${text('/no/such/page')}`, seen: '继续用浏览器看', weapp: '/pages/tea/index' },
  ],
  '/entertainment/pages/search/index': [
    { seen: '大家在搜' },
    { face: 'typed', query: () => `?keyword=${text('盖碗')}`, seen: '盖碗怎么拿才不烫' },
  ],
  '/entertainment/pages/search/searchDetails': [
    { query: () => `?keyword=${text('银针')}`, seen: '白毫银针，慢慢泡' },
    { face: 'slices', query: () => `?keyword=${text('银针')}&tab=slice`, seen: '投茶五克' },
    { face: 'nothing', query: () => `?keyword=${text('没有的片子')}`, seen: '没有找到' },
  ],
  '/collegePackages/pages/college/index': [
    { seen: '精品课' },
    { face: 'search', query: () => `?keyword=${text('采茶')}`, seen: '课里讲到' },
    { face: 'new', member: ZHOU, seen: '错题本' },
  ],
  '/collegePackages/pages/college/course/list': [
    { seen: '普洱入门' },
    { face: 'mine', query: () => '?mine=1', seen: '岩茶山场' },
    { face: 'new', member: ZHOU, query: () => '?mine=1', seen: '选一门课开始' },
  ],
  '/collegePackages/pages/college/course/detail': [
    { query: () => '?id=7303', seen: '学到 42 %' },
    { face: 'done', query: () => '?id=7302', seen: '存证书' },
    { face: 'buy', member: ZHOU, query: () => '?id=7304', seen: '试看' },
    { face: 'reviews', query: () => '?id=7301&tab=reviews', seen: '终于分清了生茶和熟茶，讲得慢，听得懂。' },
    { face: 'certificate', query: () => '?id=7302&certificate=JY0', seen: '查不到编号 JY0 的证书' },
  ],
  '/collegePackages/pages/college/video/list': [
    { seen: '连播' },
    { face: 'none', query: () => `?keyword=${text('没有这样的课')}`, seen: '大家在看' },
  ],
  '/collegePackages/pages/college/video/detail': [
    { query: () => '?id=7321', seen: '文稿' },
    { face: 'members', visitor: true, query: () => '?id=7327', seen: '登录后看全部文稿' },
    { face: 'gone', query: () => '?id=1', seen: '这一节已下架' },
  ],
  '/collegePackages/pages/college/order/course_index': [
    { seen: '岩茶山场' },
    { face: 'new', member: ZHOU, seen: '还没有课程订单' },
  ],
  '/collegePackages/pages/college/order/settle': [
    { query: () => '?courseId=7305', seen: '课程服务协议' },
    { face: 'gift', query: () => '?courseId=7305&giftTo=1', seen: '手机号或会员号' },
    { face: 'owned', query: () => '?courseId=7303', seen: '已拥有该课程，去学习' },
    { face: 'free', member: ZHOU, query: () => '?courseId=7301', seen: '立即加入' },
  ],
  '/collegePackages/pages/college/order/course_detail': [
    { query: () => '?id=7601', seen: '已学 42%' },
    { face: 'unpaid', query: () => '?id=7603', seen: '请在时限内付款' },
    { face: 'refunded', query: () => '?id=7605', seen: '已退回微信支付账户' },
  ],
  '/income/pages/index': [{ seen: '累计收益（元）' }, { face: 'new', member: ZHOU, seen: '申请成为推广员' }],
  '/income/pages/order': [{ seen: '全部月份' }, fresh('还没有带来收益的订单')],
  '/income/pages/list': [{ seen: '待结算' }, fresh('还没有收益')],
  '/income/pages/details': [
    { query: income('settled'), seen: '怎么算的' },
    { face: 'refunded', query: income('refunded'), seen: '退款扣回' },
  ],
  '/income/pages/balance': [{ seen: '收益账户' }, fresh('还没有结算的收益')],
  '/income/pages/cash': [
    { seen: '可转出（元）' },
    { face: 'messenger', query: () => '?target=wechat' },
    fresh('可转出（元）'),
  ],
  '/income/pages/cash_list': [{ seen: '去确认' }, fresh('还没有转出过')],
  '/income/pages/redbag': [{ seen: '累计拆得' }, { face: 'new', member: ZHOU, seen: '还没有红包' }],
  '/income/pages/donation': [
    { member: CHEN, seen: '古茶树保护' },
    { face: 'mine', member: CHEN, query: () => '?mine=1', seen: '累计捐出' },
    { face: 'new', member: ZHOU, query: () => '?mine=1', seen: '还没有捐赠' },
  ],
  '/income/pages/melon_trans': [
    { member: CHEN, seen: '最近送出' },
    { face: 'merchant', member: CHEN, query: () => '?merchantId=1', seen: '更换' },
    { face: 'new', member: ZHOU, seen: '选一位收礼人' },
  ],
  '/member/pages/team/index': [
    { member: CHEN, seen: '这个月可以做' },
    { face: 'new', member: ZHOU, seen: '三个等级' },
  ],
  '/member/pages/team/list': [
    { seen: '周允' },
    { face: 'indirect', query: () => '?depth=2', seen: '只显示掩码姓名' },
    fresh('还没有直属成员'),
  ],
  '/member/pages/team/credit': [
    { seen: '位直属成员带来' },
    { face: 'points', query: () => '?unit=points', seen: '第 1 名' },
    fresh('这个月还没有贡献'),
  ],
  '/member/pages/subordinate/index': [{ seen: '最近加入' }, fresh('用验证码添加')],
  '/member/pages/password': [{ seen: '原密码' }, fresh('还没有登录密码')],
  '/member/pages/withdraw/apply': [{ seen: '实际到账' }, { face: 'new', member: ZHOU, seen: '未实名' }],
  '/member/pages/withdraw/identifier': [{ seen: '身份已核验' }, { face: 'new', member: ZHOU, seen: '证件照片' }],
  '/member/pages/withdraw/identifierHe': [
    { seen: '更换银行卡' },
    { face: 'basic', member: '13800000021', seen: '银行预留手机号' },
  ],
  '/member/pages/withdraw/index': [
    { seen: '招商银行 6225' },
    { face: 'opened', query: () => '?id=574001', seen: '再次申请' },
    { face: 'new', member: ZHOU, seen: '还没有提现' },
  ],
  '/member/pages/invoice/select': [
    { seen: '抬头' },
    { face: 'history', query: () => '?tab=history', seen: '已红冲' },
    { face: 'new', member: ZHOU, seen: '没有可开票的订单' },
  ],
  '/member/pages/invoice/edit': [
    { seen: '杭州知夏文化有限公司' },
    { face: 'form', query: () => '?kind=company', seen: '按名称查税号' },
    { face: 'new', member: ZHOU, seen: '还没有发票抬头' },
  ],
  '/member/pages/invoice/apply': [
    { query: async (server) => `?group=order&orderIds=${json([await order('paid')(server)])}`, seen: '提交申请' },
    { face: 'none', query: () => `?group=order&orderIds=${json(['1'])}`, seen: '这些订单不能开票' },
  ],
  '/member/pages/invoice/recharge': [{ seen: '余额充值' }, { face: 'new', member: ZHOU, seen: '没有可开票的充值' }],
  '/member/pages/invoice/webview': [
    { query: () => '?id=5812', seen: '已开具' },
    { face: 'applied', query: () => '?id=5813', seen: '开票中' },
    { face: 'red', query: () => '?id=5811', seen: '已红冲' },
  ],
  '/outbound/pages/escrow': [
    { seen: '参考价值（元）' },
    { face: 'requests', query: () => '?tab=requests', seen: '申请' },
    { face: 'new', member: ZHOU, seen: '茶窖里还没有茶' },
    { face: 'todo', member: ZHAO, query: () => '?tab=todo', seen: '生成出库单' },
  ],
  '/dingding/pages/index': [
    { seen: '去处理' },
    { face: 'keeper', member: ZHAO, seen: '待出库' },
    { face: 'reviews', query: () => '?sheet=reviews', seen: '待回复' },
    { face: 'inquiries', query: () => '?sheet=inquiries', seen: '待报询价' },
  ],
  '/dingding/pages/message': [
    { seen: '已超时' },
    { face: 'done', query: () => '?tab=done', seen: '已处理' },
    { face: 'adjust', query: async (server) => `?id=${await task(server, 'stockAdjust')}`, seen: '等你决定' },
    { face: 'sent', member: ZHAO, query: () => '?tab=sent', seen: '我发起的' },
  ],
  '/dingding/pages/process': [
    { seen: '我发起的' },
    { face: 'form', query: () => '?kind=purchase', seen: '谁来批' },
    { face: 'running', member: FENG, query: () => '?id=696900', seen: '提醒审批人' },
    { face: 'rejected', member: ZHAO, query: () => '?id=696904', seen: '复制一份' },
  ],
  '/outbound/pages/outbound': [{ seen: '今天的单' }],
  '/outbound/pages/order': [{ seen: '开始拣货' }, { face: 'done', query: () => '?tab=done', seen: '已出库' }],
  '/outbound/pages/detailed': [
    { query: () => '?id=698101', seen: '经手记录' },
    { face: 'picking', query: () => '?id=698103', seen: '拣货清单' },
  ],
  '/outbound/pages/myouponlist': [
    { seen: '快过期优先' },
    { face: 'get', query: () => '?tab=get', seen: '领取' },
    { face: 'new', member: ZHOU, seen: '这里没有券' },
  ],
  '/outbound/pages/mycoupon': [
    { query: () => '?id=5101', seen: '可用商品' },
    { face: 'table', query: () => '?id=5104', seen: '出示券码' },
    { face: 'used', query: () => '?id=5107', seen: '已使用' },
  ],
  '/member/pages/recharge/index': [{ seen: '充值记录' }, { face: 'new', member: ZHOU, seen: '还没有充值记录' }],
  '/pointpage/pages/point': [
    { seen: '兑换记录' },
    { face: 'goods', query: () => '?id=5419', seen: '赠送好友' },
    { face: 'new', member: ZHOU, seen: '我能兑换' },
  ],
  '/member/pages/interval/index': [{ seen: '到期批次' }, { face: 'new', member: ZHOU, seen: '这里还没有往来' }],
  '/member/pages/interval/newIndex': [{ seen: '每日变动' }, { face: 'new', member: ZHOU, seen: '本月还没有积分变动' }],
  '/member/pages/interval/recharge': [{ seen: '选择套餐' }, { face: 'new', member: ZHOU, seen: '还没有充值记录' }],
  '/member/pages/interval/send': [{ seen: '附一张贺卡' }, { face: 'new', member: ZHOU, seen: '附一张贺卡' }],
  '/income/pages/integral': [{ seen: '近六个月' }, { face: 'new', member: ZHOU, seen: '这个月还没有赚到积分' }],
  '/member/pages/credit/index': [
    { seen: '当前结余' },
    { face: 'points', query: () => '?unit=points', seen: '当前结余' },
    { face: 'new', member: ZHOU, seen: '本月没有往来' },
  ],
  '/member/pages/appointment': [
    { seen: '限量' },
    { face: 'mine', query: () => '?tab=mine', seen: '看排名' },
    { face: 'new', member: ZHOU, query: () => '?tab=mine', seen: '还没有预约过' },
  ],
  '/member/pages/appointment_rank': [
    { query: () => '?id=9803', seen: '怎么验' },
    { face: 'drawn', query: () => '?id=9804', seen: '候补' },
    { face: 'new', member: ZHOU, query: () => '?id=9802', seen: '怎么验' },
  ],
  '/vip/pages/jiujiao': [
    { member: CHEN, seen: '我的窖位' },
    { face: 'choose', seen: '选方案' },
  ],
  '/vip/pages/businessCard': [
    { query: () => '?id=9902', seen: '交换名片' },
    { face: 'own', member: '13900000002', seen: '交换记录' },
    { face: 'edit', member: '13900000002', query: () => '?edit=1', seen: '保存名片' },
    { face: 'none', member: ZHOU, seen: '你还没有名片' },
  ],
  '/member/pages/group/download': { seen: '加入茶友群' },
  '/site/pages/livePlayer': [
    { query: () => '?id=9701', seen: '直播中' },
    { face: 'upcoming', query: () => '?id=9702', seen: '提醒我' },
    { face: 'camera', query: () => '?id=9706', seen: '摄像头离线' },
  ],
  '/member/pages/wallet/pay': { query: async (server) => `?orderGroup=order&orderId=${await order('unpaid')(server)}` },
  '/member/pages/wallet/voucher': [
    { query: async (server) => `?orderGroup=order&orderId=${await order('unpaid')(server)}` },
    { face: 'new', member: ZHOU, seen: '还没有转账凭证' },
  ],
  '/member/pages/address/list': [{}, { face: 'new', member: ZHOU, seen: '还没有收货地址' }],
  // Without somebody who asks the chooser is the address list.
  '/member/pages/address/select': [
    {
      from: { path: '/shop/pages/order/settle', press: /\d{3}\*{4}\d{4}/ },
      weapp: '/member/pages/address/list',
    },
    {
      face: 'new',
      member: ZHOU,
      from: { path: '/shop/pages/order/settle', press: /请添加收货地址/ },
      weapp: '/member/pages/address/list',
    },
  ],
  '/member/pages/address/edit': { seen: '新建地址' },
  '/site/pages/inviteID': [{ seen: '谁邀请你来的' }, { face: 'bound', member: ZHOU, seen: '你的邀请人' }],
  '/site/pages/appLogin': [
    { query: asking('pc'), seen: '确认登录' },
    { face: 'scan', seen: '扫一扫' },
  ],
  '/outbound/pages/takeStock': [
    { member: '13900000003', seen: '西湖总店家具盘点' },
    { face: 'empty', member: '13900000003', query: () => '?status=cancelled', seen: '没有取消的盘点' },
  ],
  '/qrCodeOrder/pages/patrol': [
    { member: '13900000004', query: () => '?code=XD-0102', seen: '席面与茶具' },
    { face: 'record', member: '13900000001', query: () => '?id=737001', seen: '检查结果' },
    { face: 'none', member: '13900000004', seen: '先扫点位的码' },
  ],
  '/qrCodeOrder/pages/patrolIndex': [
    { member: '13900000004', seen: '今日进度' },
    { face: 'manager', member: '13900000001', seen: '近 30 天' },
    { face: 'issue', member: '13900000004', query: () => '?tab=issue', seen: '洗手间' },
    { face: 'all', member: '13900000004', query: () => '?tab=all', seen: '听松雅室' },
  ],
  '/outbound/pages/stockDetail': [
    { member: '13900000003', query: () => '?id=698201', seen: '榉木圈椅 甲 ZC-0320' },
    { face: 'finished', member: '13900000003', query: () => '?id=698203', seen: '调整单' },
    { face: 'exception', member: '13900000003', query: () => '?id=698201&state=exception', seen: '未登记' },
  ],
  '/client/pages/clientmangent': [
    { member: '13900000002', seen: '今日待办' },
    { face: 'pool', member: '13900000002', query: () => '?scope=pool', seen: '休眠' },
    { face: 'team', member: '13900000001', query: () => '?scope=team', seen: '批量分配' },
    { face: 'empty', member: '13900000002', query: () => `?keyword=${text('没有这位')}`, seen: '没有符合的客户' },
  ],
  '/client/pages/client': [
    { member: '13900000002', query: () => '?id=720001', seen: '打电话' },
    { face: 'profile', member: '13900000001', query: () => '?id=720002&tab=profile', seen: '建档' },
    { face: 'shared', member: '13900000007', query: () => '?id=720001', seen: '打电话' },
    { face: 'pool', member: '13900000002', query: () => '?id=720180', seen: '领取' },
  ],
  '/client/pages/clientNew': [
    { member: '13900000002', seen: '粘贴识别' },
    {
      face: 'card',
      member: '13900000002',
      query: () => `?name=${text('许清和')}&mobile=13800000003&from=card`,
      seen: '保存并报价',
    },
  ],
  '/client/pages/clientedit': [
    { member: '13900000002', query: () => '?id=720001', seen: '归属' },
    { face: 'shared', member: '13900000007', query: () => '?id=720001', seen: '共享的客户只能改备注' },
  ],
  '/dingding/pages/group': [
    { member: '13900000001', seen: '采购协作' },
    { face: 'chat', member: '13900000001', query: () => '?conversationId=GROUP697001', seen: '留给陈总的。' },
    { face: 'service', member: '13800000001', query: () => '?to=service', seen: '写好啦，已经放进盒子里' },
    { face: 'new', member: '13800000002', seen: '还没有会话' },
  ],
  '/client/pages/quote': [
    { member: '13900000002', query: () => '?tab=sent', seen: '中秋茶礼四十份' },
    { face: 'detail', member: '13900000002', query: () => '?id=722014', seen: '谁看过' },
    { face: 'review', member: '13900000002', query: () => '?id=722005', seen: '撤回审批' },
    { face: 'offer', member: '13800000001', query: () => '?share=demo-quote-722014', seen: '接受并签名' },
    { face: 'over', member: '13800000001', query: () => '?share=demo-quote-722022', seen: '报价已过期，请顾问更新' },
    { face: 'empty', member: '13900000002', query: () => `?keyword=${text('没有这份')}`, seen: '没有找到' },
  ],
  '/client/pages/addQuote': [
    { member: '13900000002', seen: '选客户' },
    { face: 'draft', member: '13900000002', query: () => '?id=722002', seen: '让利' },
  ],
  '/report/pages/daily-input': [
    { member: '13900000005', seen: '提交日报' },
    { face: 'read', member: '13900000001', query: () => '?id=760001', seen: '只能看' },
  ],
  '/report/pages/report-table': [
    { member: '13900000001', seen: '客单价 元' },
    { face: 'store', member: '13900000005', query: () => '?kind=store', seen: '武林馆' },
    { face: 'employee', member: '13900000001', query: () => '?kind=employee', seen: '培训 门' },
    {
      face: 'empty',
      member: '13900000005',
      query: () => '?kind=goods&from=2026-06-14&to=2026-06-15',
      seen: '所选日期暂无数据',
    },
  ],
  '/report/pages/webview': { member: '13900000001', seen: '财务' },
  '/chart/pages/index': [
    { member: '13900000001', query: () => '?range=30d', seen: '销售与订单' },
    { face: 'store', member: '13900000005', seen: '销售与订单' },
  ],
  '/maintenance/pages/mymaintenance': [
    { member: '13900000002', seen: '新建计划' },
    { face: 'record', member: '13900000002', query: () => '?tab=record', seen: '写维护' },
    { face: 'invite', member: '13900000002', query: () => '?tab=invite', seen: '待回复' },
    { face: 'team', member: '13900000001', query: () => '?scope=team', seen: '团队' },
  ],
  '/maintenance/pages/mymaintsave': [{ member: '13900000002', query: () => '?clientId=720001', seen: '保存并排计划' }],
  '/maintenance/pages/myinvitsave': [
    { member: '13900000002', query: () => '?clientId=720001', seen: '发送邀约' },
    { face: 'sent', member: '13900000002', query: () => '?id=732001', seen: '复制链接' },
    { face: 'guest', query: () => '?token=2UelA5SSG05Wbl7mT0uT9W2W', seen: '去不了' },
  ],
  '/maintenance/pages/comeVisitPlan': [{ member: '13900000002', seen: '新建来访' }],
  '/maintenance/pages/visitPlan': [
    { member: '13900000002', seen: '签到拍照' },
    { face: 'team', member: '13900000001', query: () => '?scope=team', seen: '李牧之' },
  ],
  '/asset/pages/details': [
    { member: '13900000004', seen: '我的资产' },
    { face: 'card', member: '13900000003', query: () => '?code=ZC-0301', seen: '发起调拨' },
    { face: 'unknown', member: '13900000003', query: () => '?code=ZC-9999', seen: '未登记资产' },
    { face: 'transfer', member: '13900000008', query: () => '?transferId=698102', seen: '确认接收' },
    { face: 'new', member: '13900000005', seen: '名下没有资产' },
  ],
  '/asset/pages/storeselection': {
    member: '13900000003',
    from: { path: '/outbound/pages/takeStock', press: [/^新建盘点/, /^一起盘的人/] },
    seen: '叶间·武林馆',
    weapp: '/asset/pages/details',
  },
  '/outbound/pages/tvLogin': [
    { query: asking('tv'), seen: '显示什么' },
    { face: 'on', query: screenOn, seen: '退出该大屏' },
    { face: 'scan', seen: '扫一扫' },
  ],
  '/member/pages/oauth/index': [{ seen: '登录的设备' }, { face: 'new', member: ZHOU, seen: '未绑定' }],
  '/site/pages/login': { visitor: true },
  '/site/pages/login_channel': { visitor: true },
  '/site/pages/register': { visitor: true },
  '/site/pages/setPassword': { visitor: true, seen: '验证手机' },
  '/site/pages/single_detail': { query: () => '?code=AGREEMENT', seen: '用户协议' },
  '/site/pages/webview': {
    query: () => `?url=${text('https://www.yejian.example/')}&title=${text('叶间')}`,
    seen: '叶间',
  },
  '/contact/pages/ContactUs': { seen: '门店电话' },
  '/uni_modules/uni-upgrade-center-app/pages/upgrade-popup': {
    query: offerUpgrade,
    // The messenger updates mini-programs: there is nothing to say.
    weapp: '/pages/tea/index',
  },
  '/open-location': {
    query: () => `?lat=30.2436&lng=120.1396&name=${text('叶间·西湖总店')}&address=${text('杭州市西湖区龙井路1号')}`,
  },
};

/** Faces of a page, the one that stands for it first. */
export const looksAt = (path: RoutePath): [Look, ...Look[]] => {
  const [first, ...others] = [LOOKS[path] ?? {}].flat();
  const look = (face?: Face): Look => ({ path, member: holderOf(routes[path].role), ...face });
  return [look(first), ...others.map(look)];
};
/** For test.each: a name and the look. */
export const named = (look: Look): [string, Look] => [[look.path, look.face].filter(Boolean).join(' '), look];
/** The words by which a test knows the page. */
export const seenAt = ({ path, seen }: Look): string => seen ?? routes[path].title.split(' · ')[0]!;

export const addressAt = async (server: TestServer, { path, query }: Look): Promise<string> =>
  path + ((await query?.(server)) ?? '');
/** The address of a page's first face. */
export const addressOf = (server: TestServer, path: RoutePath): Promise<string> => addressAt(server, looksAt(path)[0]);

/** Opens a page on a phone of its own and waits until it stands. */
export async function showLook(shop: Shop, look: Look, options: ShopPhoneOptions = {}): Promise<ShopPhone> {
  const { member = LIN, channel, from, leaves } = look;
  const phone = await shop.phone({ member, channel, ...(leaves && { init: holdTimers() }), ...options });
  const address = await (from ? addressOf(shop.server, from.path) : addressAt(shop.server, look));
  await (options.kept ? phone.turnTo(address) : phone.open(address));
  await phone.settled();
  if (from) {
    for (const press of [from.press].flat()) {
      await phone.press(press);
      await phone.still();
    }
    await phone.arrive(look.path);
    await phone.settled();
  }
  return phone;
}
