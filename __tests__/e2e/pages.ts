/** An address of every built page with the ids of the seeded shop, for suites that look at all of them. */
import { and, eq } from 'drizzle-orm';
import { BUILT_PATHS, type BuiltPath } from '../../src/core/routes/built';
import { goods, members, orders, payments, settings } from '../../server/db/schema';
import { billCode } from '../../server/domains/payment/bill';
import { routes } from '../../src/core/routes/table';
import type { TestServer } from '../server/harness';
import { LIN } from './shop';

export { BUILT_PATHS };
export const isPublic = (path: BuiltPath): boolean => routes[path].login === 'none';

type Look = (server: TestServer) => string | Promise<string>;
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

const QUERIES: Partial<Record<BuiltPath, Look>> = {
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

export async function addressOf(server: TestServer, path: BuiltPath): Promise<string> {
  return path + ((await QUERIES[path]?.(server)) ?? '');
}
