/**
 * Every built page as somebody sees it: an address with the ids of the seeded shop, the member who sees most of it, and its other faces.
 * For suites that look at all of them, and for `npm run screens`.
 */
import { and, eq } from 'drizzle-orm';
import { BUILT_PATHS, type BuiltPath } from '../../src/core/routes/built';
import { channelSkus, goods, members, orders, payments, settings } from '../../server/db/schema';
import { billCode } from '../../server/domains/payment/bill';
import { routes } from '../../src/core/routes/table';
import type { TestServer } from '../server/harness';
import { LIANG, LIN, SHEN, ZHOU, type Shop, type ShopPhone, type ShopPhoneOptions } from './shop';

export { BUILT_PATHS };
export const isPublic = (path: BuiltPath): boolean => routes[path].login === 'none';

type Query = (server: TestServer) => string | Promise<string>;
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
  const [row] = await server.db.select({ id: goods.id }).from(goods).where(eq(goods.title, title));
  if (!row) throw new Error(`no goods ${title}`);
  return row.id;
}

/** Three boxes of two goods, as a partner orders them. */
async function boxes(server: TestServer): Promise<string> {
  const rows = await server.db.select().from(channelSkus).orderBy(channelSkus.skuId).limit(2);
  const lines = rows.map(({ skuId, box }) => ({ skuId, qty: box * 3 }));
  return `?lines=${encodeURIComponent(JSON.stringify(lines))}`;
}

/** A version that is newer than this build, so that the popup has something to say. */
async function offerUpgrade(server: TestServer): Promise<void> {
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
}

const QUERIES: Partial<Record<BuiltPath, Query>> = {
  '/pages/tea/success': async (server) => `?group=order&id=${await order('paid')(server)}`,
  '/pages/tea/cpf-goods': () => '?id=9201',
  '/pages/tea/video-box': () => '?id=8804',
  '/activity/pages/product': () => '?id=9412',
  '/shop/pages/search/search': () => `?keyword=${encodeURIComponent('白毫银针')}`,
  '/shop/pages/search': () => `?keyword=${encodeURIComponent('西湖')}`,
  '/shop/pages/list': () => '?scene=vip',
  '/shop/pages/goods': async (server) => `?id=${await goodsId(server, '凤凰单丛蜜兰香')}`,
  '/shop/pages/imgshow': async (server) => `?goodsId=${await goodsId(server, '凤凰单丛蜜兰香')}&kind=images`,
  '/shop/pages/marketing/wholesale_list': () => '?type=group',
  '/shop/pages/marketing/wholesale_detail': () => '?id=3203&type=group&groupId=3213',
  '/tea/pages/artistDetail': () => '?id=604',
  '/tea/pages/official': () => '?code=YJ2026060108',
  '/shop/pages/order/settle': () =>
    `?source=buy&lines=${encodeURIComponent(JSON.stringify([{ skuId: '103501', qty: 1 }]))}`,
  '/shop/pages/order/success': async (server) => `?id=${await order('paid')(server)}`,
  '/shop/pages/order/express': async (server) => `?id=${await order('shipped')(server)}`,
  '/shop/pages/order/advertisingdetail': async (server) => `?id=${await order('paid')(server)}`,
  '/pages/tea/order_bill_transit': async (server) => {
    const [paid] = await server.db.select().from(payments).where(eq(payments.status, 'paid')).limit(1);
    return `?out_trade_no=${paid!.no}&check_code=${billCode(server.server.config.secret, paid!.no)}`;
  },
  '/shop/pages/order/detail': async (server) => `?id=${await order('shipped')(server)}`,
  '/member/pages/wallet/pay': async (server) => `?orderGroup=order&orderId=${await order('unpaid')(server)}`,
  '/site/pages/single_detail': () => '?code=AGREEMENT',
  '/site/pages/webview': () =>
    `?url=${encodeURIComponent('https://www.yejian.example/')}&title=${encodeURIComponent('叶间')}`,
  '/uni_modules/uni-upgrade-center-app/pages/upgrade-popup': async (server) => {
    await offerUpgrade(server);
    return '';
  },
  '/open-location': () =>
    `?lat=30.2436&lng=120.1396&name=${encodeURIComponent('叶间·西湖总店')}&address=${encodeURIComponent('杭州市西湖区龙井路1号')}`,
};

export interface Look {
  path: BuiltPath;
  /** Tells the faces of one page apart. */
  face?: string;
  query?: Query;
  /** Mobile of the member who sees most of it; LIN without. */
  member?: string;
  /** A session of the channel's own login. */
  channel?: true;
  /** A chooser needs somebody who asks: the page it is opened from, and what is pressed there. */
  from?: { path: BuiltPath; press: RegExp };
}

/** What is not simply the page of 林知夏. */
const LOOKS: Partial<Record<BuiltPath, Omit<Look, 'path'>[]>> = {
  '/pages/tea/wholesale': [{ member: SHEN }],
  '/pages/tea/my-wholesale': [{ member: SHEN }, { face: 'groups', query: () => '?tab=groups' }],
  '/shop/pages/marketing/wholesale': [{ member: SHEN }],
  '/shop/pages/marketing/wholesale_list': [
    {},
    { face: 'auction', query: () => '?type=auction' },
    { face: 'tier', query: () => '?type=tier', member: SHEN },
  ],
  '/shop/pages/marketing/wholesale_detail': [
    {},
    { face: 'auction', query: () => '?id=3401&type=auction' },
    { face: 'tier', query: () => '?id=3301&type=tier', member: SHEN },
  ],
  '/shop/pages/category_channel': [{ member: LIANG, channel: true }],
  '/shop/pages/order/settle_channel': [{ member: LIANG, channel: true, query: boxes }],
  '/tea/pages/newGift': [{ member: ZHOU }],
  '/tea/pages/my-ggb': [{}, { face: 'draw', query: () => '?tab=draw' }],
  '/tea/pages/lifeCircle': [{}, { face: 'merchants', query: () => '?tab=merchants' }],
  '/tea/pages/producer': [{}, { face: 'one', query: () => '?id=703' }],
  '/member/pages/address/select': [{ from: { path: '/shop/pages/order/settle', press: /\d{3}\*{4}\d{4}/ } }],
};

export const looksAt = (path: BuiltPath): Look[] => (LOOKS[path] ?? [{}]).map((look) => ({ path, ...look }));

const addressAt = async (server: TestServer, { path, query = QUERIES[path] }: Look): Promise<string> =>
  path + ((await query?.(server)) ?? '');
/** The address of a page's first face. */
export const addressOf = (server: TestServer, path: BuiltPath): Promise<string> => addressAt(server, looksAt(path)[0]!);

/** Opens a page on a phone of its own and waits until it stands. */
export async function showLook(shop: Shop, look: Look, options: ShopPhoneOptions = {}): Promise<ShopPhone> {
  const { member = LIN, channel, from } = look;
  const phone = await shop.phone({ member, channel, ...options });
  await phone.open(await addressAt(shop.server, from ? { path: from.path } : look));
  await phone.settled();
  if (from) {
    await phone.press(from.press);
    await phone.arrive(look.path);
    await phone.settled();
  }
  return phone;
}
