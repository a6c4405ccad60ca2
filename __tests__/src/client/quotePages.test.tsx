/** 报价单 and 新建报价: the seller's list and desk, the offer with its ticks and its signature, and the editor with its limits. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import AddQuotePage from '@/client/pages/addQuote';
import QuotePage from '@/client/pages/quote';
import { markerAt } from '@/client/editor/Band';
import { draftOf, netBp, netPrice, withFold, withPrice, zonesOf } from '@/client/editor/draft';
import { startOf, ticked, toggled } from '@/client/offer/useOfferQuote';
import type { ClientCard, QuoteCard, QuoteDetail } from '@/contract';
import { quoteMoney, isBought } from '@/contract/quote/money';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { EMPLOYEE, MEMBER, NOW, pageOf } from '../contract/fixtures';

const bench = pageBench();
const STAFF = { ...MEMBER, roles: ['member', 'staff'], areas: ['quote', 'client'], employee: EMPLOYEE };
const LIMITS = { staffBp: 8500, managerBp: 7000, maxDays: 30 };
const CLIENT: ClientCard = {
  id: '720003',
  name: '沈万山',
  gender: 'male',
  level: 'A',
  stage: 'deal',
  type: 'company',
  company: '清源茶业',
  mobile: '13900001111',
  avatar: '',
  tags: [],
  owner: '李牧之',
  ownerId: '10102',
  overdue: false,
  dealAmount: 0,
};
const line = (more: Partial<QuoteDetail['lines'][number]>): QuoteDetail['lines'][number] => ({
  id: '1',
  title: '礼盒',
  cover: '',
  specText: '红色',
  unit: '个',
  qty: 2,
  listPrice: 10_000,
  price: 10_000,
  discountBp: 9000,
  amount: 18_000,
  note: '',
  pick: 'must',
  group: '',
  chosen: true,
  ...more,
});
const LINES = [
  line({}),
  line({ id: '2', title: '加急', pick: 'optional', chosen: false, amount: 9000, qty: 1 }),
  line({ id: '3', title: '木盒', pick: 'choice', group: '包装', amount: 9000, qty: 1 }),
  line({
    id: '4',
    title: '纸盒',
    pick: 'choice',
    group: '包装',
    chosen: false,
    price: 2000,
    listPrice: 2000,
    amount: 1800,
    qty: 1,
  }),
];
function quoteOf(more: Partial<QuoteDetail> = {}, card: Partial<QuoteDetail['card']> = {}): QuoteDetail {
  const lines = more.lines ?? LINES;
  const { subtotal, discount, freight, total } = quoteMoney(lines.filter(isBought), { discount: 1000, freight: 0 });
  return {
    card: {
      id: '722014',
      no: 'BJ260616000014',
      clientName: '沈万山',
      title: '中秋茶礼',
      total,
      status: 'viewed',
      validUntil: NOW + 86_400_000,
      views: 3,
      owner: '李牧之',
      version: 1,
      updatedAt: NOW,
      ...card,
    },
    lines,
    ...{ subtotal, discount, freight, total },
    terms: '款到发货\n破损包换',
    shareToken: 'demo-quote-722014',
    url: '/client/pages/quote?share=demo-quote-722014',
    views: [],
    approvals: [],
    questions: [],
    changes: [],
    seller: EMPLOYEE,
    pdf: '/quotes/722014-0.pdf',
    missing: [],
    rev: 1,
    can: ['accept', 'decline', 'ask'],
    ...more,
  };
}

const open = async (page: typeof QuotePage, path: string, answers: Answers, params: Record<string, string> = {}) => {
  answer(bench.set, { 'member.my': STAFF, ...answers });
  await bench.open(path, page, params);
  await pass(0);
};
const tap = async (name: string | RegExp, role: 'button' | 'checkbox' | 'radio' = 'button') => {
  await bench.view.tap(bench.view.byRole(role, name));
  await pass(400);
};

describe('figures of a line', () => {
  it('a discount is of the shop’s price, a price is itself, and each shows as the other', () => {
    const [first] = draftOf(quoteOf()).lines;
    const goods = { ...first!, skuId: '1' };
    expect([netPrice(withFold(goods, 8.5)), netBp(withFold(goods, 8.5))]).toEqual([8500, 8500]);
    expect([netPrice(withPrice(goods, 6500)), netBp(withPrice(goods, 6500))]).toEqual([6500, 6500]);
    const zones = (fold: number) => zonesOf({ lines: [withFold(goods, fold)], discount: 0 }, LIMITS);
    expect([zones(8.5), zones(8), zones(6.5)]).toEqual([['free'], ['review'], ['floor']]);
    expect(zonesOf({ lines: [withPrice(goods, 6500)], discount: 0 }, LIMITS)).toEqual(['floor']);
  });
  it('the marker stands in the zone of the whole', () => {
    expect([
      markerAt(6900, LIMITS) < 30,
      markerAt(8200, LIMITS) > 30,
      markerAt(8500, LIMITS),
      markerAt(10_000, LIMITS),
    ]).toEqual([true, true, 60, 99]);
  });
  it('one of a choice takes the place of the other, what is optional goes on and off', () => {
    const start = startOf(quoteOf());
    expect([...start]).toEqual(['3']);
    const paper = toggled(LINES, start, LINES[3]!);
    expect([...paper]).toEqual(['4']);
    expect([...toggled(LINES, toggled(LINES, paper, LINES[1]!), LINES[1]!)]).toEqual(['4']);
    expect(ticked(LINES, paper).map(({ chosen }) => chosen)).toEqual([true, false, false, true]);
  });
});

describe('the list', () => {
  beforeEach(() => bench.login(STAFF));
  it('shows its tabs with counts, and says when there is nothing', async () => {
    const card: QuoteCard = {
      id: '722014',
      no: 'BJ1',
      client: CLIENT,
      title: '中秋茶礼',
      total: 26_000,
      status: 'viewed',
      validUntil: NOW,
      views: 3,
      owner: '李牧之',
      updatedAt: 1,
    };
    await open(
      QuotePage,
      '/client/pages/quote',
      { 'manage.quoteList': { tabs: [{ id: 'sent', label: '已发送', count: 7 }], page: pageOf([card]) } },
      { tab: 'sent' },
    );
    for (const text of ['中秋茶礼', '已查看', '¥260.00']) expect(bench.view.hasText(text)).toBe(true);
    await tap('新建报价');
    expect(bench.lastUrl()).toBe('/client/pages/addQuote');
  });
});

describe('the offer', () => {
  beforeEach(() => bench.login(MEMBER));
  const share = { share: 'demo-quote-722014' };
  it('adds up as it is ticked, refuses a blank field, and takes a typed name', async () => {
    await open(
      QuotePage,
      '/client/pages/quote',
      {
        'manage.quoteScan': { quote: quoteOf() },
        'manage.quoteAnswer': {
          quote: quoteOf({ can: ['ask', 'pay'], orderId: '99' }, { status: 'accepted' }),
          orderId: '99',
        },
      },
      share,
    );
    for (const text of ['中秋茶礼', '呈 沈万山', '款到发货']) expect(bench.view.hasText(new RegExp(text))).toBe(true);
    await tap('纸盒', 'radio');
    await tap('接受并签名');
    expect(bench.view.hasText('请先签名')).toBe(true);
    expect(sent(bench.set, 'manage.quoteAnswer')).toHaveLength(0);
    await tap('输入');
    await bench.view.input(bench.view.byLabel('姓名'), '沈万山');
    await tap('接受并签名');
    const [first] = sent(bench.set, 'manage.quoteAnswer');
    expect(fields(first!)).toMatchObject({ action: 'accept', signature: '{"name":"沈万山"}', chosen: '["4"]' });
    expect(bench.lastUrl()).toContain('/member/pages/wallet/pay');
  });
  it('is over: the words of the shop, and a way to have it renewed', async () => {
    await open(
      QuotePage,
      '/client/pages/quote',
      { 'manage.quoteScan': new Refusal(410, '报价已过期，请顾问更新') },
      share,
    );
    expect(bench.view.hasText('报价已过期，请顾问更新')).toBe(true);
    expect(bench.view.hasText('请顾问更新')).toBe(true);
  });
});

describe('the editor', () => {
  beforeEach(() => bench.login(STAFF));
  it('names the line under the floor on its button, and keeps itself every five seconds', async () => {
    const low = quoteOf(
      { lines: [line({ skuId: '5', discountBp: 6500, amount: 13_000 })], can: ['edit'] },
      { status: 'draft', client: CLIENT },
    );
    await open(
      AddQuotePage,
      '/client/pages/addQuote',
      { 'manage.quoteInfo': { quote: low, client: CLIENT, limits: LIMITS }, 'manage.quoteSave': { ...low, rev: 2 } },
      { id: '722014' },
    );
    expect(bench.view.hasText('先改第 1 行再提交')).toBe(true);
    expect(bench.view.hasText('低于底价，不能提交')).toBe(true);
    await bench.view.input(bench.view.byLabel('标题'), '中秋茶礼二');
    await pass(5100);
    const [saved] = sent(bench.set, 'manage.quoteSave');
    expect(fields(saved!)).toMatchObject({ action: 'draft', rev: '1' });
  });
});
