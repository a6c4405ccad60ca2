/** A lot as a bidder meets it: deposit, price, maximum; what moves it from outside; how it ends. */
import { pageBench } from '../../ui/bench';
import { pass } from '../../ui/stage';
import { fakeLine, type FakeLine } from '../../ui/wire';
import TestUtils from '@tarojs/test-utils-react';
import type { AuctionFrame, AuctionView, CampaignDetail } from '@/contract';
import WholesaleDetailPage from '@/shop/pages/marketing/wholesale_detail';
import { answer, fields, Refusal, sent, type Answers } from '../../ui/answers';
import { card, NOW, REMIND, PAY_TOKEN, MEMBER } from '../../contract/fixtures';

const VIEW = 'marketing.wholesaleView';
const BID = 'marketing.auctionBid';
const DEPOSIT = 'marketing.auctionDeposit';
const CHECK = 'member.checkPayPw';
const ME = 'member.my';
const HOUR = 3_600_000;

const lot = (part: Partial<AuctionView> = {}): AuctionView => ({
  id: '3401',
  status: 'running',
  current: 215_000,
  leader: '云**',
  isLeader: false,
  bids: [
    { user: '云**', amount: 215_000, at: NOW - 60_000, auto: true },
    { user: '山**', amount: 210_000, at: NOW - 120_000, auto: false },
  ],
  bidCount: 11,
  endAt: NOW + 6 * HOUR,
  extensions: 0,
  next: 220_000,
  serverTime: NOW,
  startPrice: 160_000,
  step: 5_000,
  deposit: 20_000,
  marketPrice: 260_000,
  startAt: NOW - HOUR,
  depositPaid: true,
  watchers: 7,
  rev: 11,
  ...part,
});
const detail = (auction: AuctionView): CampaignDetail => ({
  card: {
    id: '3401',
    type: 'auction',
    title: '2003 班章青饼 专场拍卖',
    cover: '/images/goods/1008.webp',
    goods: card({ title: '2003 班章青饼' }),
    price: auction.current,
    status: 'running',
    startAt: auction.startAt,
    endAt: auction.endAt,
  },
  rules: ['出价前须交保证金'],
  limit: 1,
  bought: 0,
  skus: [],
  auction,
  remindOn: false,
  serverTime: NOW,
});
const frameOf = ({
  status,
  current,
  leader,
  isLeader,
  bids,
  bidCount,
  endAt,
  extensions,
  next,
  serverTime,
}: AuctionView) =>
  ({ status, current, leader, isLeader, bids, bidCount, endAt, extensions, next, serverTime }) satisfies AuctionFrame;

const bench = pageBench();
const { press, see } = bench;
let line: FakeLine;
/** What the server would answer now. */
let now: AuctionView;

async function open(auction: AuctionView, more: Answers = {}): Promise<void> {
  now = auction;
  answer(bench.set, { [VIEW]: () => detail(now), 'site.share': new Refusal(400, ''), ...more });
  await bench.open('/shop/pages/marketing/wholesale_detail', WholesaleDetailPage, { id: '3401', type: 'auction' });
}
const hear = (work: () => void) =>
  new TestUtils().act(async () => {
    work();
    await Promise.resolve();
  });

beforeEach(() => {
  line = fakeLine();
});

describe('before bidding', () => {
  it('a visitor sees everything and is asked to log in for the deposit', async () => {
    await open(lot({ depositPaid: false }));
    see(
      '2,150',
      '当前领先 云**',
      '11 次出价',
      '7 人围观',
      '起拍价',
      '¥1,600',
      '加价幅度',
      '¥50',
      '市场参考价',
      '¥2,600',
    );
    see('出价记录', '代理', '¥2,100', '出价前须交保证金');
    expect(line.calls()).toBe(0);
    await press('交保证金 ¥200');
    expect(bench.toast()).toBe('请登录后再操作');
    expect(sent(bench.set, DEPOSIT)).toEqual([]);
  });

  it('the deposit is blocked from the balance with the payment password, then the bid is open', async () => {
    bench.login({ hasPayPassword: true });
    await open(lot({ depositPaid: false }), {
      [ME]: MEMBER,
      [CHECK]: PAY_TOKEN,
      [DEPOSIT]: () => {
        now = lot();
        return { paid: true };
      },
    });
    await press('交保证金 ¥200');
    see('未拍得：竞拍结束后立即退回余额。', '拍得后 24 小时未付款：保证金不予退还。');
    await press('余额冻结');
    await pass(300);
    for (const digit of '246810') await press(digit);
    await pass(300);
    expect(fields(sent(bench.set, DEPOSIT)[0])).toMatchObject({ channel: 'wallet', payToken: 'PT' });
    expect(bench.toast()).toBe('保证金已冻结，可以出价了');
    await pass(300);
    expect(bench.view.byRole('button', '出价 ¥2,200')).toBeTruthy();
    see('¥200 已交');
  });

  it('a level that spares the deposit: entered without money, and what a default costs is said', async () => {
    bench.login();
    await open(lot({ depositPaid: false, depositSpared: true }), {
      [ME]: MEMBER,
      [DEPOSIT]: () => {
        now = lot({ depositSpared: true });
        return { paid: true };
      },
    });
    see('¥200 免缴');
    await press('免保报名');
    see('按等级免缴保证金 ¥200，不冻结余额。', '拍得后 24 小时未付款：这一笔从免保额度里扣除，不再恢复。');
    await press('报名');
    await pass(300);
    expect(fields(sent(bench.set, DEPOSIT)[0])).toMatchObject({ channel: 'js' });
    expect(bench.toast()).toBe('已报名，可以出价了');
    expect(bench.view.byRole('button', '出价 ¥2,200')).toBeTruthy();
  });

  it('a wrong password costs nothing and says how many tries are left', async () => {
    bench.login({ hasPayPassword: true });
    await open(lot({ depositPaid: false }), {
      [CHECK]: new Refusal(425, '支付密码错误，还可尝试4次'),
    });
    await press('交保证金 ¥200');
    await press('余额冻结');
    await pass(300);
    for (const digit of '111111') await press(digit);
    await pass(300);
    see('支付密码错误，还可尝试4次');
    expect(sent(bench.set, DEPOSIT)).toEqual([]);
  });

  it('a deposit that is refused leaves the choice where it was', async () => {
    bench.login({ hasPayPassword: true });
    await open(lot({ depositPaid: false }), {
      [CHECK]: PAY_TOKEN,
      [DEPOSIT]: new Refusal(422, '余额不足'),
    });
    await press('交保证金 ¥200');
    await press('余额冻结');
    await pass(300);
    for (const digit of '147258') await press(digit);
    await pass(400);
    expect(bench.toast()).toBe('余额不足');
    expect(bench.view.allByRole('dialog').map((sheet) => sheet.getAttribute('aria-label'))).toEqual(['交保证金 ¥200']);
  });

  it('without a payment password one is set first; the messenger leads to the cashier', async () => {
    bench.login({ hasPayPassword: false });
    await open(lot({ depositPaid: false }), {
      [ME]: { ...MEMBER, hasPayPassword: false },
      [DEPOSIT]: { paid: false, orderId: '77', orderGroup: 'auction' },
    });
    await press('交保证金 ¥200');
    await press('余额冻结');
    await pass(0);
    expect(bench.lastUrl()).toContain('/member/pages/password2');
    await press('微信支付');
    await pass(0);
    expect(fields(sent(bench.set, DEPOSIT)[0])).toMatchObject({ channel: 'js' });
    expect(bench.lastUrl()).toBe('/member/pages/wallet/pay?orderGroup=auction&orderId=77');
  });

  it('not begun yet: reminded, and waiting with the deposit paid', async () => {
    bench.login();
    await open(lot({ status: 'upcoming', bids: [], bidCount: 0, leader: '', startAt: NOW + HOUR }), {
      'wechat.remind': REMIND,
    });
    see('预展中', '还没有人出价，起拍价即可领先');
    expect(bench.view.byRole('button', '等待开拍').getAttribute('aria-disabled')).toBe('true');
    await press('提醒我');
    await pass(0);
    expect(fields(sent(bench.set, 'wechat.remind')[0])).toMatchObject({
      kind: 'auction',
      targetId: '3401',
      on: 'true',
    });
    expect(bench.view.byRole('button', '取消提醒')).toBeTruthy();
  });
});

describe('bidding', () => {
  it('by two steps: the chosen price is sent and the page leads', async () => {
    bench.login();
    await open(lot(), {
      [BID]: lot({ isLeader: true, leader: '林**', current: 225_000, next: 230_000, myMax: 225_000, rev: 12 }),
    });
    await press('出价 ¥2,200');
    see('当前价 ¥2,150，加价幅度 ¥50', '出价后不可撤回');
    await bench.view.tap(bench.view.byRole('radio', '+2 手 ¥2,250'));
    await press('确认出价 ¥2,250');
    await pass(0);
    expect(fields(sent(bench.set, BID)[0])).toMatchObject({ amount: '225000' });
    expect(fields(sent(bench.set, BID)[0]).maxAmount).toBeUndefined();
    expect(bench.toast()).toBe('出价成功，你当前领先');
    expect(bench.view.byRole('button', '你当前领先').getAttribute('aria-disabled')).toBe('true');
  });

  it('the price has moved: the refusal brings the new minimum', async () => {
    bench.login();
    const moved = lot({ current: 225_000, next: 230_000, leader: '山**', rev: 12 });
    await open(lot(), { [BID]: new Refusal(409, '已有更高出价，需不低于 ¥2,300', moved) });
    await press('出价 ¥2,200');
    await press('确认出价 ¥2,200');
    await pass(0);
    expect(bench.toast()).toBe('已有更高出价，需不低于 ¥2,300');
    see('当前领先 山**');
    expect(bench.view.byRole('button', '确认出价 ¥2,300')).toBeTruthy();
  });

  it('somebody has a higher maximum: told, and the sheet is closed', async () => {
    bench.login();
    await open(lot(), { [BID]: lot({ current: 225_000, next: 230_000, myMax: 220_000, rev: 13 }) });
    await press('出价 ¥2,200');
    await press('确认出价 ¥2,200');
    await pass(400);
    expect(bench.toast()).toBe('已有更高的代理出价，可继续加价');
    see('你最高出到 ¥2,200，已被超过');
    expect(bench.view.byRole('button', '出价 ¥2,300')).toBeTruthy();
  });

  it('a maximum: at least the next price, in whole steps, kept from others', async () => {
    bench.login();
    await open(lot(), {
      [BID]: lot({ isLeader: true, leader: '林**', current: 220_000, next: 225_000, myMax: 300_000, rev: 12 }),
    });
    await press('代理出价');
    see('上限对他人保密');
    const field = () => bench.view.byLabel('最高愿出（元）');
    await bench.view.input(field(), '2100');
    await press('开始代理出价');
    see('上限需不低于 ¥2,200');
    await bench.view.input(field(), '2970');
    await press('开始代理出价');
    see('须按 ¥50 递增');
    expect(sent(bench.set, BID)).toEqual([]);
    await bench.view.input(field(), '3000');
    await press('开始代理出价');
    await pass(0);
    expect(fields(sent(bench.set, BID)[0])).toMatchObject({ amount: '220000', maxAmount: '300000' });
    see('代理上限 ¥3,000');
    expect(bench.view.byRole('button', '提高代理上限')).toBeTruthy();
  });
});

describe('live', () => {
  it('frames move price, leader, clock and watchers; an older one changes nothing', async () => {
    bench.login();
    await open(lot({ isLeader: true, leader: '林**', myMax: 215_000 }));
    expect(line.calls()).toBe(1);
    await hear(() => line.ready());
    const bids = [{ user: '山**', amount: 225_000, at: NOW, auto: false }, ...lot().bids];
    const next = lot({
      status: 'extended',
      current: 225_000,
      next: 230_000,
      leader: '山**',
      bids,
      bidCount: 12,
      extensions: 1,
    });
    await hear(() => line.frame('auction:3401', 'bid', frameOf(next), 12));
    see('2,250', '当前领先 山**', '你最高出到 ¥2,150，已被超过', '12 次出价', '延时 ×1');
    expect(bench.view.byRole('button', '出价 ¥2,300')).toBeTruthy();
    await hear(() => line.frame('auction:3401', 'watchers', { watchers: 31 }));
    see('31 人围观');
    await hear(() => line.frame('auction:3401', 'bid', frameOf(lot({ current: 216_000, leader: '旧**' })), 11));
    see('2,250', '当前领先 山**');
    expect(bench.view.hasText('旧**')).toBe(false);
  });

  it('the line is lost: said, and the page asks by itself until it is back', async () => {
    bench.login();
    await open(lot());
    await hear(() => line.ready());
    expect(bench.view.hasText('网络不稳定')).toBe(false);
    const before = sent(bench.set, VIEW).length;
    await hear(() => line.lose());
    see('网络不稳定，价格可能稍有延迟');
    now = lot({ current: 230_000, next: 235_000, rev: 14 });
    await hear(() => bench.set.clock.advance(2000));
    await pass(100);
    expect(sent(bench.set, VIEW).length).toBeGreaterThan(before);
    see('2,300');
    expect(bench.view.byRole('button', '出价 ¥2,350')).toBeTruthy();
  });

  it('the hammer falls: the page asks for its own result', async () => {
    bench.login();
    await open(lot({ isLeader: true, leader: '林**', myMax: 215_000 }));
    await hear(() => line.ready());
    now = lot({
      status: 'sold',
      isLeader: true,
      orderId: '88',
      order: { status: 'unpaid', payable: 215_000, needsAddress: false, offered: false },
      rev: 12,
    });
    await hear(() => line.frame('auction:3401', 'end', frameOf(now), 12));
    await pass(300);
    see('恭喜，你已拍得', '请在 24 小时内付款');
    await press('去支付 ¥2,150');
    await pass(0);
    expect(bench.lastUrl()).toBe('/member/pages/wallet/pay?orderGroup=order&orderId=88');
  });
});

describe('over', () => {
  const order = { status: 'unpaid', payable: 210_000, needsAddress: true, offered: true };

  it('lost: who has it, and that the deposit is back', async () => {
    bench.login();
    await open(lot({ status: 'sold', myMax: 210_000 }));
    see('已成交 云**', '你未拍得，保证金已退回余额', '最高');
    expect(line.calls()).toBe(1);
    await press('看看其他拍品');
    expect(bench.lastUrl()).toBe('/shop/pages/marketing/wholesale_list?type=auction');
  });

  it('nobody bid', async () => {
    await open(lot({ status: 'passed', bids: [], bidCount: 0, leader: '' }));
    see('已流拍');
  });

  it('a second chance needs an address before it can be paid', async () => {
    bench.login();
    await open(lot({ status: 'forfeited', orderId: '89', order }));
    see('补拍机会', '原拍得者违约，你可以 ¥2,100 买下');
    await press('去支付 ¥2,100');
    await pass(0);
    expect(bench.lastUrl()).toBe('/member/pages/address/select');
  });

  it('paid: the way to the order', async () => {
    bench.login();
    await open(
      lot({ status: 'sold', isLeader: true, orderId: '88', order: { ...order, status: 'paid', offered: false } }),
    );
    see('你已付款，等待发货');
    await press('查看订单');
    expect(bench.lastUrl()).toBe('/shop/pages/order/detail?id=88');
  });

  it('an unknown lot', async () => {
    answer(bench.set, { [VIEW]: new Refusal(404, '内容不存在或已下架') });
    await bench.open('/shop/pages/marketing/wholesale_detail', WholesaleDetailPage, { id: '3401', type: 'auction' });
    see('内容不存在或已下架');
  });
});
