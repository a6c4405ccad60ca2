/**
 * One phone, two people: A uses the pages, leaves, B logs in. Whatever A typed or chose is in no field, no store and no storage any
 * more. A page that remembers something belongs into `pages`.
 */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { ComponentType } from 'react';
import ContactPage from '@/contact/pages/ContactUs';
import { call } from '@/core/api';
import { queueOffline } from '@/domain/cart/offlineQueue';
import { handedAddress } from '@/member/address/draft';
import AddressEditPage from '@/member/pages/address/edit';
import ClassificationPage from '@/pages/tea/classification';
import { couponWish } from '@/shop/coupon/pending';
import SettlePage from '@/shop/pages/order/settle';
import RegisterPage from '@/site/pages/register';
import { answer, OFFLINE, type Answers } from '../ui/answers';
import { category, chatMsg, settlement, site, STORE } from '../contract/fixtures';

const A = { id: '1', nickname: '沈青梧' };
const B = { id: '2', nickname: '李牧之' };
const WORDS = ['青梧', '13811112222', '岩茶'];
const SETTLE = { source: 'buy', lines: '[{"skuId":"1002","qty":1}]', deliveryType: 'pickup', storeId: '3' };
const CLASSES = ['绿茶', '岩茶'].map((name, at) => category(`${at + 1}`, name, { children: [] }));
const ANSWERS: Answers = {
  'shop.orderPreview': settlement({ deliveryType: 'pickup', stores: [STORE] }),
  'atShop.goodsClass': CLASSES,
  'site.config': site(),
};

const bench = pageBench();
const { press } = bench;
const root = () => bench.set.core.root;
const field = (label: string) => bench.view.byLabel(label) as HTMLInputElement;
const type = (label: string, text: string) => bench.view.input(field(label), text);
interface Used {
  page: ComponentType;
  path: string;
  params?: Record<string, string>;
  /** What A does there. */
  use: () => Promise<unknown>;
  /** What the page shows of it when it is opened again. */
  left: () => Promise<string> | string;
}
const pages: Record<string, Used> = {
  'a message': {
    page: ContactPage,
    path: '/contact/pages/ContactUs',
    use: async () => {
      await press('留言');
      await type('想说的话', '青梧要问的话');
    },
    left: async () => {
      await press('留言');
      return field('想说的话').value;
    },
  },
  'who fetches an order': {
    page: SettlePage,
    path: '/shop/pages/order/settle',
    params: SETTLE,
    use: async () => {
      await type('提货人', '青梧');
      await type('提货手机', '13811112222');
    },
    left: () => field('提货人').value + field('提货手机').value,
  },
  'an address half typed': {
    page: AddressEditPage,
    path: '/member/pages/address/edit',
    use: () => type('收货人', '青梧'),
    left: () => field('收货人').value,
  },
  'a registration for somebody else': {
    page: RegisterPage,
    path: '/site/pages/register',
    use: () => type('手机号', '13811112222'),
    left: () => field('手机号').value,
  },
  'the class looked at': {
    page: ClassificationPage,
    path: '/pages/tea/classification',
    use: () => bench.view.tap(bench.view.byRole('tab', '岩茶')),
    left: () =>
      bench.view.allByRole('tab').find((tab) => tab.getAttribute('aria-selected') === 'true')?.textContent ?? '',
  },
};
const open = async ({ path, page, params }: Used) => {
  await bench.open(path, page, params);
  await pass(400);
};

beforeEach(() => {
  answer(bench.set, ANSWERS);
  bench.login(A);
});
const leave = () => root().logout();
const other = () => bench.login(B);
/** B on the phone of A, after a logout and after a session that ran out. */
const WAYS = [
  ['a logout', leave],
  ['a 401', () => root().session.expire()],
] as const;

describe.each(Object.entries(pages))('%s', (_, used) => {
  const byA = async () => {
    await open(used);
    await used.use();
    await bench.view.unmount();
  };
  const seen = async () => {
    await open(used);
    const text = await used.left();
    await bench.view.unmount();
    return WORDS.filter((word) => text.includes(word));
  };

  it('is kept for A, and gone after a logout', async () => {
    await byA();
    expect(await seen()).not.toEqual([]);
    leave();
    other();
    expect(await seen()).toEqual([]);
  });

  it('is gone when B logs in after the session of A has expired; A finds it again', async () => {
    await byA();
    root().session.expire();
    bench.login(A);
    expect(await seen()).not.toEqual([]);
    root().session.expire();
    other();
    expect(await seen()).toEqual([]);
  });
});

/** Where in `value` a text of A stands. */
function tracesIn(value: unknown, path = 'root', seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return WORDS.some((word) => value.includes(word)) ? [`${path}: ${value}`] : [];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const inside = value instanceof Map || value instanceof Set ? [...value] : Object.values(value);
  const names = Array.isArray(inside) && !Array.isArray(value) ? Object.keys(value) : [];
  return inside.flatMap((one, at) => tracesIn(one, `${path}.${names[at] ?? at}`, seen));
}
/** Stores, what they hide behind closures, and the phone. */
const traces = () => {
  const { memory, platform, session, chat, cart, notices, feedback, sharing } = root();
  const { storage } = platform as unknown as { storage: { dump(): object } };
  return tracesIn({
    session,
    chat,
    cart,
    notices,
    confirms: feedback.confirms,
    dialog: feedback.dialog,
    card: sharing.current(),
    handed: memory.of(handedAddress),
    wish: memory.of(couponWish),
    storage: storage.dump(),
  });
};

it.each(WAYS)('no store and no storage knows A when B has logged in after %s', async (_, way) => {
  const { memory, platform, session, chat, notices, feedback, sharing, cache, start } = root();
  await start({ path: '', query: {} });
  session.setMember({ ...A, nickname: '沈青梧' } as never);
  chat.create('C2C9');
  chat.append([chatMsg({ conversationId: 'C2C9', body: { text: '青梧说' } })]);
  notices.stat = { title: '青梧的消息' } as never;
  cache.set('backurl', '/shop/pages/order/detail?name=青梧');
  platform.storage.set('search_words', '["岩茶"]');
  queueOffline(platform.storage, '青梧的一行', 3);
  memory.of(handedAddress).values = { name: '青梧' };
  memory.of(couponWish).coupon = { templateId: '青梧', until: Number.MAX_SAFE_INTEGER };
  await sharing.offer({ title: '青梧推荐', desc: '', pic: '', url: '/' });
  const answered = feedback.confirm({ title: '送给青梧？', yes: '送' });
  feedback.report(new Error('青梧'));
  expect(traces()).toHaveLength(12);
  way();
  other();
  expect(traces()).toEqual([]);
  await expect(answered).resolves.toBe(false);
  expect(platform.clipboard.forget).toHaveBeenCalled();
});

it.each(WAYS)('what A sent without an answer is not taken for what B sends after %s', async (_, way) => {
  answer(bench.set, { 'shop.opinion': OFFLINE });
  const send = () =>
    call('shop.opinion', { kind: 'service', content: '请回电' }).catch(() =>
      new URLSearchParams(bench.set.transport.send.mock.lastCall?.[0].body).get('requestId'),
    );
  const [first, again] = [await send(), await send()];
  way();
  other();
  expect([again === first, (await send()) === first]).toEqual([true, false]);
});
