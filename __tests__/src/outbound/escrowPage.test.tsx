/** 茶窖托管: what lies there, gifts that wait for an answer, and what is asked for. */
import Taro from '@tarojs/taro';
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { DataOf, EscrowLot } from '@/contract';
import EscrowPage from '@/outbound/pages/escrow';
import { requestText } from '@/domain/escrow/labels';
import { freeText, stepsText, untilText, yearShare } from '@/outbound/escrow/labels';
import { answer, fields, sent, type Answers } from '../ui/answers';
import { escrowLot, escrowRequest, MEMBER, NOW, pageOf } from '../contract/fixtures';

const DAY = 86_400_000;
const bench = pageBench();
beforeEach(() => bench.login(MEMBER));

/** What is asked first, answered with yes. */
const sayYes = async () => {
  const { feedback } = bench.set.core.root;
  feedback.answer(feedback.confirms[0]?.id ?? 0, true);
  await pass(0);
};

type Answer = DataOf<'escrow.index'>;
const cellar = (part: Partial<Answer> = {}): Answer => ({
  summary: { lots: 2, qty: 20, loose: 600, weight: 7140, guideValue: 736_000, todo: 1 },
  incoming: [],
  serverTime: NOW,
  ...part,
});
const lots = (...list: EscrowLot[]) => cellar({ lots: pageOf(list) });
const COST: Answer['cost'] = {
  qty: 10,
  grams: 3570,
  months: 0,
  storage: 0,
  storageBp: 10_000,
  freight: 0,
  total: 0,
  address: '浙江省杭州市西湖区龙井路 1 号',
};
const open = async (index: Answers['escrow.index'], more: Answers = {}, params = {}) => {
  answer(bench.set, { 'escrow.index': index, 'member.my': MEMBER, ...more });
  await bench.open('/outbound/pages/escrow', EscrowPage, params);
  await pass(0);
};
const withCost = (list: EscrowLot[], cost: Answer['cost']) =>
  (({ url }: { url: string }) => (url.includes('lotId') ? cellar({ cost }) : lots(...list))) as Answers['escrow.index'];

describe('words', () => {
  test('what is free, how much of the year is over, and until when it is free', () => {
    expect(freeText({ qty: 14, free: 10, unit: '饼' })).toBe('可出 10，处理中 4');
    expect(freeText({ qty: 600, free: 600, unit: 'g' })).toBe('可出 600 g');
    expect(yearShare({ inAt: 0, freeUntil: 100 }, 25)).toBe(25);
    expect(yearShare({ inAt: 0, freeUntil: 100 }, 100)).toBe(100);
    expect(untilText(escrowLot({ months: 2 }))).toBe('超出 2 个月');
    expect(untilText(escrowLot({ ownSlot: '甲三' }))).toBe('窖位内免托管费');
    expect(untilText(escrowLot({ ownSlot: '甲三', months: 2 }))).toBe('超出 2 个月');
  });
  test('a request says what, where to, and all that was done, the newest first', () => {
    expect(requestText(escrowRequest())).toBe('2019 白牡丹饼 4 饼 到 杭州市');
    const to = { id: '2', no: '', nickname: '许**', avatar: '', levelName: '' };
    expect(requestText(escrowRequest({ kind: 'transfer', to }))).toBe('2019 白牡丹饼 4 饼 赠 许**');
    expect(requestText(escrowRequest({ kind: 'renew' }))).toBe('2019 白牡丹饼 4 饼 续存');
    const steps = [
      { key: 'applied', label: '已申请出库', value: String(NOW) },
      { key: 'picking', label: '仓库正在拣货', value: String(NOW + 60_000) },
    ];
    expect(stepsText(escrowRequest({ steps })).map((text) => text.split(' ').at(-1))).toEqual([
      '仓库正在拣货',
      '已申请出库',
    ]);
  });
});

describe('存茶', () => {
  it('adds up, and tells a lot that is over its free year', async () => {
    await open(
      lots(escrowLot(), escrowLot({ id: '62', title: '2016 老寿眉饼', months: 2, freeUntil: NOW - 40 * DAY })),
    );
    for (const text of ['存茶 2 批', '件，散茶 600 g', '7.14', '7,360', '可出 10，处理中 4', '超出 2 个月'])
      expect(bench.view.hasText(text)).toBe(true);
  });

  it('names the batch, and leads to the order it was bought with', async () => {
    await open(lots(escrowLot({ orderId: '15', cellarSlot: '乙-03' })));
    expect(bench.view.hasText('357 g　批次 20230806-0061　乙-03')).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '看订单'));
    expect(bench.lastUrl()).toBe('/shop/pages/order/detail?id=15');
    await bench.view.unmount();
    await open(lots(escrowLot({ source: 'transfer' })));
    expect(bench.view.hasText('看订单')).toBe(false);
  });

  it('says what a parcel costs before it is asked for, and leads to the cashier', async () => {
    const over = escrowLot({ months: 2 });
    await open(withCost([over], { ...COST!, months: 2, storage: 1600, storageBp: 9200, freight: 1000, total: 2600 }), {
      'escrow.act': escrowRequest({ status: 'unpaid', fee: 2600 }),
    });
    await bench.view.tap(bench.view.byRole('button', '申请出库'));
    await pass(400);
    expect(bench.view.hasText('超期保管 3.57 kg × 2 个月，等级 92 折')).toBe(true);
    expect(bench.view.hasText('寄到')).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '付 ¥26.00 出库'));
    await pass(0);
    expect(fields(sent(bench.set, 'escrow.act')[0])).toMatchObject({ action: 'outbound', lotId: '61', qty: '10' });
    expect(bench.lastUrl()).toBe('/member/pages/wallet/pay?orderGroup=escrow&orderId=71');
  });

  it('asks for nothing where nothing is delivered', async () => {
    await open(withCost([escrowLot()], { ...COST!, refused: '该地区暂不支持配送' }));
    await bench.view.tap(bench.view.byRole('button', '申请出库'));
    await pass(400);
    expect(bench.view.hasText('该地区暂不支持配送')).toBe(true);
    const buttons = bench.view.allByRole('button', '申请出库');
    expect(buttons.at(-1)!.getAttribute('aria-disabled')).toBe('true');
  });

  it('a numbered piece lies there for nothing, and is given and sent with its certificate', async () => {
    const piece = {
      source: 'collectible',
      holdingId: '94001',
      specText: 'No.37',
      qty: 1,
      free: 0,
      renewFee: 0,
    } as const;
    await open(lots(escrowLot({ ...piece, title: '易武春尖' })));
    for (const text of ['藏品', 'No.37', '藏品免托管费']) expect(bench.view.hasText(text)).toBe(true);
    for (const text of ['转赠', '续存', '申请出库', '处理中 1']) expect(bench.view.hasText(text)).toBe(false);
    await bench.view.tap(bench.view.byRole('button', '看藏品'));
    expect(bench.lastUrl()).toBe('/pages/tea/my-cpf?id=94001');
  });

  it('goes to the lot that another page names, and asks for nothing there', async () => {
    const scrolled = jest.spyOn(Taro, 'pageScrollTo').mockResolvedValue({ errMsg: '' });
    await open(withCost([escrowLot({ id: '60' }), escrowLot()], COST), {}, { lotId: '61' });
    await pass(400);
    expect(scrolled.mock.calls.map(([{ selector }]) => selector)).toEqual(['#lot-61']);
    expect(bench.view.allByRole('dialog')).toEqual([]);
  });

  it('counts loose tea in steps of fifty grams, with the usual amounts to tap', async () => {
    await open(withCost([escrowLot({ unit: 'g', qty: 268, free: 268 })], COST));
    await bench.view.tap(bench.view.byRole('button', '申请出库'));
    await pass(400);
    const asked = () => /qty=(\d+)/.exec(sent(bench.set, 'escrow.index').at(-1)!.url)?.[1];
    expect(asked()).toBe('268');
    for (const [name, qty] of [
      ['减少出库', '250'],
      ['减少出库', '200'],
      ['增加出库', '250'],
      ['100 g', '100'],
      ['全部', '268'],
    ] as const) {
      await bench.view.tap(bench.view.byRole(/ g$|全部/.test(name) ? 'radio' : 'button', name));
      await pass(400);
      expect(asked()).toBe(qty);
    }
  });

  it('renews nothing that lies in an own slot, and leads to the wall', async () => {
    await open(lots(escrowLot({ ownSlot: '甲三', cellarSlot: '窖位 甲三', renewFee: 0 })));
    expect(bench.view.hasText('窖位内免托管费')).toBe(true);
    expect(bench.view.hasText('续存')).toBe(false);
    await bench.view.tap(bench.view.byRole('link', '茶窖会'));
    expect(bench.lastUrl()).toBe('/vip/pages/jiujiao');
  });

  it('renews after a question, and pays for it', async () => {
    await open(lots(escrowLot()), { 'escrow.act': escrowRequest({ kind: 'renew', status: 'unpaid', fee: 12_000 }) });
    await bench.view.tap(bench.view.byRole('button', '续存'));
    await pass(0);
    expect(sent(bench.set, 'escrow.act')).toEqual([]);
    await sayYes();
    expect(fields(sent(bench.set, 'escrow.act')[0])).toMatchObject({ action: 'renew', lotId: '61' });
  });

  it('has a way on when it is empty', async () => {
    await open(cellar({ summary: { lots: 0, qty: 0, loose: 0, weight: 0, guideValue: 0, todo: 0 }, lots: pageOf([]) }));
    await bench.view.tap(bench.view.byRole('button', '去看看'));
    expect(bench.lastUrl()).toBe('/shop/pages/list?scene=escrow');
  });
});

describe('a gift that came', () => {
  const from = { id: '3', no: '', nickname: '陈**', avatar: '', levelName: '' };
  const gift = escrowRequest({ id: '81', kind: 'transfer', status: 'waitAccept', from, expireAt: NOW + DAY });
  const index = cellar({ incoming: [gift], lots: pageOf([escrowLot()]) });

  it('is taken at once', async () => {
    await open(index, { 'escrow.act': { ...gift, status: 'done' } });
    expect(bench.view.hasText('陈** 转赠你 2019 白牡丹饼 4 饼')).toBe(true);
    await bench.view.tap(bench.view.byRole('button', '收下'));
    await pass(0);
    expect(fields(sent(bench.set, 'escrow.act')[0])).toMatchObject({ action: 'accept', requestRef: '81' });
    expect(bench.toast()).toBe('已收入我的茶窖');
  });

  it('is refused after a question', async () => {
    await open(index, { 'escrow.act': { ...gift, status: 'refused' } });
    await bench.view.tap(bench.view.byRole('button', '拒收'));
    await pass(0);
    expect(sent(bench.set, 'escrow.act')).toEqual([]);
    await sayYes();
    expect(fields(sent(bench.set, 'escrow.act')[0])).toMatchObject({ action: 'refuse', requestRef: '81' });
  });
});

describe('申请', () => {
  it('are taken back, or paid', async () => {
    const unpaid = escrowRequest({ id: '72', status: 'unpaid', fee: 2600, expireAt: NOW + DAY });
    await open(
      cellar({ requests: pageOf([escrowRequest(), unpaid]) }),
      { 'escrow.act': escrowRequest({ status: 'cancelled' }) },
      { tab: 'requests' },
    );
    await bench.view.tap(bench.view.byRole('button', '付 ¥26.00'));
    expect(bench.lastUrl()).toBe('/member/pages/wallet/pay?orderGroup=escrow&orderId=72');
    await bench.view.tap(bench.view.allByRole('button', '取消申请')[0]!);
    await pass(0);
    await sayYes();
    expect(fields(sent(bench.set, 'escrow.act')[0])).toMatchObject({ action: 'cancel', requestRef: '71' });
  });
});
