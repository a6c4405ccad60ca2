/**
 * Every built page as somebody sees it: its address with the ids of the seeded shop, the member who sees most of it, its other faces,
 * and what a test finds there. For suites that look at all of them and for `npm run screens`; a page that is simply 林知夏's and shows
 * its title needs no row.
 */
import { and, eq } from 'drizzle-orm';
import { articles, channelSkus, goods, members, orders, payments, settings } from '../../server/db/schema';
import { billCode } from '../../server/domains/payment/bill';
import { BUILT_PATHS, routes, type BuiltPath } from '../../src/core/routes/table';
import type { TestServer } from '../server/harness';
import { holderOf } from '../server/holders';
import { holdTimers } from './browser';
import { LIANG, LIN, SHEN, ZHOU, type Shop, type ShopPhone, type ShopPhoneOptions } from './shop';

export { BUILT_PATHS };
export const isPublic = (path: BuiltPath): boolean => routes[path].login === 'none';

/** What stands behind the path of an address: `?id=1`. */
type Query = (server: TestServer) => string | Promise<string>;

export interface Look {
  path: BuiltPath;
  /** Tells the faces of one page apart. */
  face?: string;
  query?: Query;
  /** Mobile of the member who sees most of it; without, somebody whom its row lets in: LIN where it names no role. */
  member?: string;
  /** A session of the channel's own login. */
  channel?: true;
  /** A member is sent on at once, or sees less: pictures show what a visitor sees. */
  visitor?: true;
  /** A chooser needs somebody who asks: the page it is opened from, and what is pressed there. */
  from?: { path: BuiltPath; press: RegExp };
  /** Leaves by itself after a while: its timers are held. */
  leaves?: true;
  /** Words that stand there; the title without. */
  seen?: string;
  /** Where the mini-program leads when this page has nothing to show there. */
  weapp?: BuiltPath;
}
type Face = Omit<Look, 'path'>;

const text = encodeURIComponent;
const json = (value: unknown) => text(JSON.stringify(value));

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
export async function goodsId(server: TestServer, title: string): Promise<string> {
  const [row] = await server.db.select().from(goods).where(eq(goods.title, title));
  if (!row) throw new Error(`no goods ${title}`);
  return row.id;
}

/** An article with goods. */
async function article(server: TestServer): Promise<string> {
  const rows = await server.db.select().from(articles).orderBy(articles.id);
  return `?id=${rows.find(({ cate, goodsIds }) => cate === 'tea' && goodsIds.length > 0)!.id}`;
}

/** Three boxes of two goods, as a partner orders them. */
async function boxes(server: TestServer): Promise<string> {
  const rows = await server.db.select().from(channelSkus).orderBy(channelSkus.skuId).limit(2);
  return `?lines=${json(rows.map(({ skuId, box }) => ({ skuId, qty: box * 3 })))}`;
}

async function bill(server: TestServer): Promise<string> {
  const [paid] = await server.db.select().from(payments).where(eq(payments.status, 'paid')).limit(1);
  return `?out_trade_no=${paid!.no}&check_code=${billCode(server.server.config.secret, paid!.no)}`;
}

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

const LOOKS: Partial<Record<BuiltPath, Face | Face[]>> = {
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
  '/pages/tea/vip': { seen: '本月礼遇' },
  '/pages/tea/vip-level': { seen: '成长值明细' },
  '/pages/tea/vip-rights': { member: LIN, seen: '我的礼遇' },
  '/pages/tea/vip-rule': { seen: '等级与成长值' },
  '/pages/tea/my-cpf': { seen: '按指导价估值' },
  '/pages/tea/my-money': [{ seen: '近期往来' }, { face: 'new', member: ZHOU, seen: '30 秒看懂钱包' }],
  '/pages/tea/video-box': { query: () => '?id=8804', seen: '片中的茶' },
  '/pages/tea/wholesale': { member: SHEN, seen: '打开批发单' },
  '/pages/tea/my-wholesale': [
    { member: SHEN, seen: '我的拼团' },
    { face: 'groups', query: () => '?tab=groups', seen: '我的拼团' },
  ],
  '/member/pages/notice/index': [
    { seen: '今天' },
    { face: 'order', query: () => '?box=order', seen: '今天' },
    { face: 'new', member: ZHOU, seen: '暂无消息' },
  ],
  '/member/pages/notice/detail': { query: () => '?id=10501', seen: '包裹运输中' },
  '/member/pages/notice/remind': { seen: '消息推送' },
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
    { query: () => '?id=3203&type=group&groupId=3213', seen: '好友邀您参团' },
    { face: 'auction', query: () => '?id=3401&type=auction', seen: '出价记录' },
    { face: 'tier', query: () => '?id=3301&type=tier', member: SHEN, seen: '阶梯价' },
  ],
  '/shop/pages/footprint/index': { seen: '今天' },
  '/shop/pages/collection/index': { seen: '降价提醒' },
  '/shop/pages/category_channel': { member: LIANG, channel: true, seen: '导入上一单' },
  '/shop/pages/order/settle': { query: () => `?source=buy&lines=${json([{ skuId: '103501', qty: 1 }])}` },
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
  '/tea/pages/vip': { seen: '选一张' },
  '/tea/pages/discount': { seen: '新茶尝鲜' },
  '/tea/pages/my-ggb': [
    { seen: '瓜瓜币不可提现、不可兑换现金' },
    { face: 'draw', query: () => '?tab=draw', seen: '抽' },
  ],
  '/activity/pages/product': { query: () => '?id=9412', seen: '二〇二六春茶品鉴会' },
  '/member/pages/recharge/index': [{ seen: '充值记录' }, { face: 'new', member: ZHOU, seen: '还没有充值记录' }],
  '/member/pages/credit/index': [
    { seen: '当前结余' },
    { face: 'points', query: () => '?unit=points', seen: '当前结余' },
    { face: 'new', member: ZHOU, seen: '本月没有往来' },
  ],
  '/member/pages/wallet/pay': { query: async (server) => `?orderGroup=order&orderId=${await order('unpaid')(server)}` },
  '/member/pages/address/select': {
    from: { path: '/shop/pages/order/settle', press: /\d{3}\*{4}\d{4}/ },
    // Without somebody who asks the chooser is the address list.
    weapp: '/member/pages/address/list',
  },
  '/member/pages/address/edit': { seen: '新建地址' },
  '/site/pages/inviteID': { seen: '邀请人' },
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

/** Its faces, the one that stands for the page first. */
export const looksAt = (path: BuiltPath): [Look, ...Look[]] => {
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
export const addressOf = (server: TestServer, path: BuiltPath): Promise<string> => addressAt(server, looksAt(path)[0]);

/** Opens a page on a phone of its own and waits until it stands. */
export async function showLook(shop: Shop, look: Look, options: ShopPhoneOptions = {}): Promise<ShopPhone> {
  const { member = LIN, channel, from, leaves } = look;
  const phone = await shop.phone({ member, channel, ...(leaves && { init: holdTimers() }), ...options });
  await phone.open(await (from ? addressOf(shop.server, from.path) : addressAt(shop.server, look)));
  await phone.settled();
  if (from) {
    await phone.press(from.press);
    await phone.arrive(look.path);
    await phone.settled();
  }
  return phone;
}
