/**
 * The addresses that people open from outside, with what the first load of each may take beside the trivial app: twenty-one kinds of
 * page, members' pages with a member's session. `content`: the page's own words, not the outline that index.html draws.
 */
import { Failure } from '../lib/say.mjs';
import type { Target } from './measure';
import type { Server } from './server';

/** 林知夏 of the demo world, and 陈雨前 who has a team. */
export const MEMBERS = { lin: '13800000001', chen: '13800000010' };
export const PASSWORD = 'Yejian2026';

interface Link extends Omit<Target, 'open' | 'session'> {
  /** Largest contentful paint in multiples of the trivial app's. */
  lcp: number;
  member?: keyof typeof MEMBERS;
  /** What a link that people share is about, by the answer that has it: the outline says it before any script is there. */
  about?: { call: string; of: string };
  /** A visitor has no line to the server, so the page asks again and again by itself. */
  polls?: true;
}
/**
 * Real content, in multiples of the trivial app's largest paint; what a shared link is about, to be read; with a warm cache; layout shift; a
 * tap, in ms.
 */
export const LIMITS = { content: 1.35, words: 0.7, warm: 0.6, cls: 0.02, tap: 200 };

const SHARED = 1;
const OWN = 1.2;
const CARDS = '[class*="GoodsCard"]';

interface Ids {
  goods: string;
  order: string;
}

const links = ({ goods, order }: Ids): Link[] => [
  {
    name: 'goods',
    home: `/h5/shop/pages/goods?id=${goods}`,
    ready: '[class*="PriceBlock"]',
    about: { call: `/api/inv-shop/v1/product/${goods}`, of: 'card.title' },
    lcp: SHARED,
    tap: 'text=立即购买',
  },
  {
    name: 'list',
    home: '/h5/shop/pages/list?scene=vip',
    ready: CARDS,
    about: { call: '/api/inv-shop/v1/product?scene=vip&sort=default&page=1', of: 'page.list.0.title' },
    lcp: SHARED,
  },
  {
    name: 'group',
    home: '/h5/shop/pages/marketing/wholesale_detail?id=3203&type=group&groupId=3213',
    ready: '[class*="CampaignHead"]',
    about: { call: '/api/inv-shop/v1/marketing/wholesale/3203?groupId=3213', of: 'card.title' },
    lcp: SHARED,
  },
  {
    name: 'auction',
    home: '/h5/shop/pages/marketing/wholesale_detail?id=3401&type=auction',
    ready: '[class*="CampaignHead"]',
    about: { call: '/api/inv-shop/v1/marketing/wholesale/3401', of: 'card.title' },
    lcp: SHARED,
    polls: true,
  },
  {
    name: 'culture',
    home: '/h5/tea/pages/index',
    ready: '[class*="magazine"]',
    about: { call: '/api/v4/tea/new-index', of: 'hero.items.0.label' },
    lcp: SHARED,
    member: 'lin',
  },
  {
    name: 'home',
    home: '/h5/pages/tea/index',
    // Of the first screen; the cards lie below it.
    ready: '[class*="Entries-module"]',
    lcp: OWN,
    route: { name: 'goods', click: CARDS, target: '[class*="PriceBlock"]' },
  },
  { name: 'classification', home: '/h5/pages/tea/classification', ready: '[class*="ClassBody"]', lcp: OWN },
  {
    name: 'search result',
    home: `/h5/shop/pages/search/search?keyword=${encodeURIComponent('白毫银针')}`,
    ready: CARDS,
    lcp: OWN,
  },
  { name: 'coupon', home: '/h5/shop/pages/marketing/coupon', ready: '[class*="CouponTicket"]', lcp: OWN },
  { name: 'mine', home: '/h5/pages/tea/mine', ready: '[class*="LevelCard-module_bar"]', lcp: OWN, member: 'lin' },
  { name: 'basket', home: '/h5/shop/pages/cart/index', ready: '[class*="CartRow"]', lcp: OWN, member: 'lin' },
  { name: 'orders', home: '/h5/shop/pages/order/index', ready: '[class*="OrderRow"]', lcp: OWN, member: 'lin' },
  {
    name: 'order detail',
    home: `/h5/shop/pages/order/detail?id=${order}`,
    ready: '[class*="OrderStory"]',
    lcp: OWN,
    member: 'lin',
  },
  { name: 'wallet', home: '/h5/pages/tea/my-money', ready: '[class*="BalanceCard"]', lcp: OWN, member: 'lin' },
  { name: 'member centre', home: '/h5/pages/tea/vip', ready: '[class*="GrowthHill"]', lcp: OWN, member: 'lin' },
  {
    name: 'messages',
    home: '/h5/member/pages/notice/index',
    ready: '[class*="notice-module_holder"]',
    lcp: OWN,
    member: 'lin',
  },
  { name: 'income', home: '/h5/income/pages/index', ready: '[class*="Total-module"]', lcp: OWN, member: 'chen' },
  // What of it is drawn before its figures are known is no content.
  { name: 'garden', home: '/h5/pages/tea/szcy', ready: '[class*="garden-module_field"]', lcp: OWN, member: 'lin' },
  { name: 'field', home: '/h5/pages/tea/rycs?fieldId=7101', ready: '[class*="FieldHill-module"]', lcp: OWN },
  { name: 'cellar', home: '/h5/outbound/pages/escrow', ready: '[class*="escrow-module_row"]', lcp: OWN, member: 'lin' },
  { name: 'team', home: '/h5/member/pages/team/index', ready: '[class*="Grade-module"]', lcp: OWN, member: 'chen' },
];

export type MeasuredLink = Target & Pick<Link, 'lcp' | 'polls'>;

export async function ask<T>(server: Server, path: string, body?: Record<string, string>): Promise<T> {
  const answer = await fetch(server.origin + path, body && { method: 'POST', body: new URLSearchParams(body) });
  const { code, message, data } = (await answer.json()) as { code: number; message: string; data: T };
  if (code !== 200) throw new Failure(`${path} answered ${code} ${message}`);
  return data;
}

interface Rows {
  list: { id: string; status?: string }[];
}

async function readWords(server: Server, { call, of }: NonNullable<Link['about']>, token: string): Promise<string> {
  const answer = await ask<object>(server, `${call}${call.includes('?') ? '&' : '?'}access-token=${token}`);
  const words = of
    .split('.')
    .reduce<unknown>((found, key) => (found as Record<string, unknown> | undefined)?.[key], answer);
  if (typeof words !== 'string' || !words) throw new Failure(`${call} has no ${of}.`);
  return words;
}

/** `only`: words of which a name must have one; `member`: with a session on every page. */
export async function readLinks(server: Server, only: readonly string[], member: boolean): Promise<MeasuredLink[]> {
  const login = async (account: string) =>
    (await ask<{ token: string }>(server, '/api/v1/site/login', { account, password: PASSWORD })).token;
  const tokens = { lin: await login(MEMBERS.lin), chen: await login(MEMBERS.chen) };
  const { page } = await ask<{ page: Rows }>(
    server,
    `/api/inv-shop/v1/product?access-token=&keyword=${encodeURIComponent('凤凰单丛蜜兰香')}`,
  );
  const orders = await ask<{ page?: Rows } & Partial<Rows>>(
    server,
    `/api/inv-shop/v1/member/order/index?access-token=${tokens.lin}&tab=all&page=1`,
  );
  const goods = page.list[0]?.id;
  // An unpaid one is cancelled while the bench runs.
  const order = (orders.page?.list ?? orders.list)?.find(({ status }) => status !== 'unpaid')?.id;
  if (!goods || !order) throw new Failure('The demo world lacks the goods or the order that are measured.');
  const asked = links({ goods, order }).filter(
    ({ name }) => only.length === 0 || only.some((word) => name.includes(word)),
  );
  return Promise.all(
    asked.map(async ({ member: whose = member ? 'lin' : undefined, about, ...link }) => ({
      ...link,
      ...(about && { words: await readWords(server, about, whose ? tokens[whose] : '') }),
      ...(whose && { session: JSON.stringify({ token: tokens[whose], hasLogin: true }) }),
      open: () => Promise.resolve({ origin: server.origin, close: () => undefined }),
    })),
  );
}
