/** The menu of a table: one cart of two phones, what vanishes, what is out, what is tapped without a line, and the round. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import { fakeLine, type FakeLine } from '../ui/wire';
import TableMenuPage from '@/qrCodeOrder/pages/index';
import DishPage from '@/qrCodeOrder/pages/product';
import { answer, fields, OFFLINE, Refusal, sent, type Answers } from '../ui/answers';
import { pageOf } from '../contract/fixtures';
import { cart, dish, home, ME, OTHER, round, seat, seatLine, SILVER } from './fixtures';

const ADD = 'scanCode.insertCartItem';
const STEP = 'scanCode.insertItemByCart';
const bench = pageBench();
const { press, see } = bench;
let line: FakeLine;

const last = (name: Parameters<typeof sent>[1]) => fields(sent(bench.set, name).at(-1));

const base: Answers = {
  'scanCode.isCart': { open: true, sessionId: '700', lines: 1 },
  'scanCode.index': () => home(),
  'scanCode.orderList': { session: seat(), page: pageOf([]) },
  'scanCode.seatCart': () => cart(),
};
async function open(more: Answers = {}, params: Record<string, string> = { code: 'T1-03.ab12cd' }): Promise<void> {
  bench.login();
  answer(bench.set, { ...base, ...more });
  await bench.open('/qrCodeOrder/pages/index', TableMenuPage, params);
}

beforeEach(() => {
  line = fakeLine();
});

describe('/qrCodeOrder/pages/index', () => {
  it('shows the table, who is here, the dishes and whose the lines are', async () => {
    await open();
    see('听松 3 号桌', '2 人同席，都在线', '绿豆糕', '白毫银针', '云归', '¥56.00', '去下单');
    expect(bench.set.core.root.cache.get('su_code')).toBe('T1-03.ab12cd');
  });

  it('without a code it scans, with an old one it says so', async () => {
    await open({}, {});
    see('扫一扫桌上的码');
    await open({ 'scanCode.isCart': new Refusal(410, '桌码已更新，请重新扫码') }, { code: 'T1-03.zz99zz' });
    see('桌码已更新，请重新扫码');
  });

  it('asks at a free table how many they are', async () => {
    await open({ 'scanCode.isCart': { open: false, lines: 0 } });
    see('几位用茶？');
    await press('增加');
    await press('3 位，开台');
    expect(sent(bench.set, 'scanCode.index').at(-1)?.url).toContain('party=3');
    see('听松 3 号桌');
  });

  it('asks nothing at the table that was booked', async () => {
    await open({ 'scanCode.isCart': { open: false, lines: 0, party: 4 } });
    see('听松 3 号桌');
    expect(sent(bench.set, 'scanCode.index').at(-1)?.url).not.toContain('party');
  });

  it('a line of the other phone comes with a frame, and is told', async () => {
    await open();
    line.ready();
    const more = cart(
      [seatLine(), seatLine({ id: '502', productId: '82', title: '白毫银针', qty: 1, price: 8800 })],
      5,
    );
    answer(bench.set, { ...base, 'scanCode.seatCart': more });
    line.frame('seat:700', 'snapshot', {});
    await pass(50);
    see('云归 加了 白毫银针', '¥144.00');
  });

  it('a table that was moved keeps its cart, says where it is now and forgets the code of the old one', async () => {
    await open();
    line.ready();
    const there = seat();
    answer(bench.set, {
      ...base,
      'scanCode.orderList': {
        session: { ...there, table: { ...there.table, id: '9', name: '听松 7 号桌' } },
        page: pageOf([]),
      },
    });
    line.frame('seat:700', 'snapshot', { tableId: '9', status: 'open' });
    await pass(50);
    see('听松 7 号桌', '已转至 听松 7 号桌，再进来请扫那一桌的码', '去下单');
    expect(bench.set.core.root.cache.get('su_code')).toBeUndefined();
    const asked = sent(bench.set, 'scanCode.index').length;
    await pass(60_000);
    expect(sent(bench.set, 'scanCode.index')).toHaveLength(asked);
  });

  it('a table that was joined to another sends its guests there, and what they had tapped without a line is dropped', async () => {
    await open({ [ADD]: OFFLINE });
    await press('增加');
    await pass(10);
    see('1 次改动等网络');
    line.ready();
    const there = seat();
    answer(bench.set, {
      ...base,
      [ADD]: OFFLINE,
      'scanCode.orderList': {
        session: { ...there, id: '701', table: { ...there.table, id: '9', name: '听松 7 号桌' } },
        page: pageOf([]),
      },
    });
    line.frame('seat:700', 'snapshot', { tableId: there.table.id, status: 'closed', intoId: '701' });
    await pass(50);
    see('已转至 听松 7 号桌', '看账单', '扫码点单');
    const taps = sent(bench.set, ADD).length;
    await pass(11_000);
    expect(sent(bench.set, ADD)).toHaveLength(taps);
  });

  it('asks every three seconds without a line', async () => {
    await open();
    const more = cart([seatLine({ qty: 3 })], 5);
    answer(bench.set, { ...base, 'scanCode.seatCart': more });
    bench.set.clock.advance(3000);
    await pass(50);
    see('¥84.00');
  });

  it('a tap without a line is drawn at once and goes out by its opId when there is one', async () => {
    let isDown = true;
    await open({
      [STEP]: () => (isDown ? OFFLINE : cart([seatLine({ qty: 3 })], 5)),
      [ADD]: () => (isDown ? OFFLINE : cart([seatLine({ qty: 3 })], 5)),
    });
    await press('增加');
    await pass(10);
    see('¥84.00', '1 次改动等网络');
    const { opId } = last(ADD);
    isDown = false;
    await pass(11_000);
    expect(last(ADD).opId).toBe(opId);
    expect(bench.view.hasText('1 次改动等网络')).toBe(false);
    see('¥84.00');
  });

  it('a line that somebody took away stays as a strip with 再加一份', async () => {
    await open({
      [STEP]: new Refusal(409, '该菜品已被同桌删除'),
      'scanCode.seatCart': () => cart([], 5),
      'scanCode.index': home({
        cart: cart([seatLine(), seatLine({ id: '503', productId: '82', title: '白毫银针', qty: 2, addedBy: ME })]),
      }),
    });
    await press(/去下单/);
    await pass(400);
    const steps = bench.view.allByRole('button', '减少');
    await bench.view.tap(steps.at(-2) as (typeof steps)[number]);
    await pass(100);
    see(/该菜品已被同桌删除/, /再加一份/);
  });

  it('a line that had left the cart before what was tapped on it is refused stays as a strip, too', async () => {
    let isDown = true;
    await open({
      [STEP]: () => (isDown ? OFFLINE : new Refusal(409, '该菜品已被同桌删除')),
      'scanCode.seatCart': () => cart([], 5),
      'scanCode.index': home({
        cart: cart([seatLine(), seatLine({ id: '503', productId: '82', title: '白毫银针', qty: 3, addedBy: ME })]),
      }),
    });
    await press(/去下单/);
    await pass(400);
    const steps = bench.view.allByRole('button', '减少');
    await bench.view.tap(steps.at(-2) as (typeof steps)[number]);
    line.ready();
    line.frame('seat:700', 'snapshot', {});
    await pass(100);
    expect(bench.view.hasText(/该菜品已被同桌删除/)).toBe(false);
    isDown = false;
    await pass(11_000);
    see(/该菜品已被同桌删除/, /再加一份/);
  });

  it('what is sold out blocks the round and says what to do', async () => {
    await open({ 'scanCode.index': home({ products: [dish({ soldOut: true }), SILVER] }) });
    see('今日售罄');
    await press(/去下单/);
    await pass(400);
    see('先移除 绿豆糕');
  });

  it('a round goes to the kitchen at a press, which can be taken back', async () => {
    await open({ 'scanCode.insertOrder': { order: round(), cart: cart([], 5) } });
    await press(/去下单/);
    await pass(400);
    await press('下第 1 轮单');
    expect(last('scanCode.insertOrder')).toMatchObject({ sessionId: '700', rev: '4' });
    expect(bench.toast()).toBe('第 1 轮已下单');
  });

  it('a price that changed is shown beside the old one, and goes out when somebody confirms it', async () => {
    const now = cart([seatLine({ price: 3200 })]);
    let isNew = false;
    await open({
      'scanCode.insertOrder': () =>
        isNew
          ? { order: round(), cart: cart([], 5) }
          : new Refusal(409, '价格有变，请看过再下单', now, { reason: 'priced' }),
    });
    await press(/去下单/);
    await pass(400);
    await press('下第 1 轮单');
    await pass(400);
    expect(last('scanCode.insertOrder')).toMatchObject({ total: '5600' });
    see('价格有变，请看过再下单', '绿豆糕 价格有变：¥28.00 → ¥32.00', '¥64.00');
    isNew = true;
    // A second tap within a moment counts as the first.
    bench.set.clock.advance(2000);
    await press('按新价下第 1 轮单');
    await pass(400);
    expect(last('scanCode.insertOrder')).toMatchObject({ total: '6400' });
    expect(bench.toast()).toBe('第 1 轮已下单');
  });

  it('a line that was sold out meanwhile is marked by what the refusal brings', async () => {
    const now = cart([seatLine({ soldOut: true })]);
    await open({ 'scanCode.insertOrder': new Refusal(422, '绿豆糕刚刚售罄', now, { reason: 'soldOut' }) });
    await press(/去下单/);
    await pass(400);
    await press('下第 1 轮单');
    await pass(400);
    see('先移除 绿豆糕');
  });

  it('who is second with the round hears it, and the sheet of an empty cart closes', async () => {
    await open({ 'scanCode.insertOrder': new Refusal(409, '同桌已下单'), 'scanCode.seatCart': () => cart([], 5) });
    await press(/去下单/);
    await pass(400);
    await press('下第 1 轮单');
    await pass(400);
    expect(bench.toast()).toBe('同桌已下单');
    expect(bench.view.hasText('给厨房留句话')).toBe(false);
  });

  it.each([
    ['somebody else', OTHER, true],
    ['oneself on another phone', ME, false],
  ])('while one looks at the cart %s sends it: told %s', async (_, by, isTold) => {
    await open();
    line.ready();
    await press(/去下单/);
    await pass(400);
    answer(bench.set, {
      ...base,
      'scanCode.seatCart': () => cart([], 5),
      'scanCode.orderList': { session: seat(), page: pageOf([round({ by })]) },
    });
    line.frame('seat:700', 'snapshot', {});
    await pass(400);
    expect(bench.toast() === '同桌已下单').toBe(isTold);
    await pass(400);
    expect(bench.view.hasText('给厨房留句话')).toBe(!isTold);
  });

  it('calls for water, and the staff take a dish off', async () => {
    await open({ 'scanCode.index': home({ staff: true }), 'scanCode.tableAct': {} });
    await press('加水');
    expect(last('scanCode.tableAct')).toMatchObject({ action: 'call', note: '加水' });
    await press('估清');
    await press('绿豆糕估清');
    await press('估清');
    expect(last('scanCode.tableAct')).toMatchObject({ action: 'soldout', productId: '81', on: 'true' });
  });
});

describe('/qrCodeOrder/pages/product', () => {
  it('reckons the price live, holds the bounds of a group and adds to the cart', async () => {
    bench.login();
    answer(bench.set, {
      ...base,
      'scanCode.seatCartProduct': { product: SILVER, lines: [seatLine({ productId: '82', specText: '盏装' })] },
      'scanCode.feeding': {
        groups: [
          {
            key: 'add',
            label: '加料',
            min: 0,
            max: 1,
            items: [
              { id: '1', label: '桂花', price: 600, soldOut: false },
              { id: '2', label: '栀子', price: 300, soldOut: true },
            ],
          },
        ],
      },
      'scanCode.insertCartItemFeeding': cart([], 5),
    });
    await bench.open('/qrCodeOrder/pages/product', DishPage, { sessionId: '700', productId: '82' });
    see('¥88.00', '云归点过 盏装', '今日没了');
    await press(/桂花/, 'checkbox');
    see('¥94.00');
    await press(/盏，一位/, 'radio');
    see('¥44.00');
    await press('加到同桌的单');
    const asked = last('scanCode.insertCartItemFeeding');
    expect(asked).toMatchObject({ sessionId: '700', productId: '82', specId: '2', qty: '1', rev: '4' });
    expect(asked.feeding).toContain('桂花');
    expect(bench.left()).toBe(true);
  });
});
