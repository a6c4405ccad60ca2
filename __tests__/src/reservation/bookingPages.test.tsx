/** Reservations on the phone: own bookings and one of them, the desk, a store, the two searches, the home. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import type { ComponentType } from 'react';
import BookingsPage from '@/reservation/pages/order/order';
import HomePage from '@/reservation/pages/index/home';
import TimeSearchPage from '@/reservation/pages/search/bookingsearch';
import VenuePage from '@/reservation/pages/detail/detail';
import VenueSearchPage from '@/reservation/pages/search/search';
import VenuesPage from '@/reservation/pages/index/index';
import { latestOf } from '@/reservation/search/latest';
import { startFrom } from '@/reservation/search/useTimeSearch';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { NOW, pageOf, STORE } from '../contract/fixtures';
import type { BookingCard, BookingDetail, DataOf, TableState } from '@/contract';
import {
  booking,
  card,
  DAYS,
  HOUR,
  room,
  RULES,
  service,
  specialist,
  STAFF,
  TODAY,
  venue,
  venueCard,
} from './fixtures';

const bench = pageBench();
beforeEach(() => bench.login());

const open = async (path: string, Page: ComponentType, answers: Answers, params: Record<string, string> = {}) => {
  answer(bench.set, { 'pickUp.index': [STORE], ...answers });
  await bench.open(path, Page, params);
  await pass(0);
};
const SIZES = [
  { key: 'A', label: '1-2 人', waiting: 0, minutes: 0 },
  { key: 'B', label: '3-4 人', waiting: 1, minutes: 24 },
  { key: 'C', label: '5 人以上', waiting: 0, minutes: 0 },
];
const last = (...names: Parameters<typeof sent>[1][]) => fields(sent(bench.set, ...names).at(-1));
const listOf = (list: BookingCard[]): DataOf<'tea.booking'> => ({
  tabs: [{ id: 'coming', label: '待到店', count: list.length }],
  page: pageOf(list),
  serverTime: NOW,
});

describe('/reservation/pages/order/order', () => {
  const ORDER = '/reservation/pages/order/order';
  const show = (answers: Answers = {}, params: Record<string, string> = {}) =>
    open(ORDER, BookingsPage, { 'tea.booking': listOf([card()]), 'booking.orderInfo': booking(), ...answers }, params);
  const one = (part: Partial<BookingDetail> = {}, answers: Answers = {}) =>
    show({ 'booking.orderInfo': booking(part), ...answers }, { id: '7' });

  test('the guest reads how the own review stands', async () => {
    await one({ review: { score: 5, text: '清静', at: NOW, auditing: true } });
    expect(bench.view.hasText('你的评价审核中，通过后大家能看到')).toBe(true);
    await one({ review: { score: 5, text: '', at: NOW, refused: '内容涉及广告' } });
    expect(bench.view.hasText('你的评价没有通过审核：内容涉及广告')).toBe(true);
  });

  test('shows own bookings by tab, each with its ways on', async () => {
    await show();
    bench.see('西湖总店 听松', '11-15 周三 14:30-16:30', '4 位　品茶　订金 ¥50', '待到店', '取消', '改期');
    await bench.press(/^改期，/);
    expect(bench.lastUrl()).toBe('/reservation/pages/detail/newDetail?bookingId=7');
  });

  test('an empty tab leads to a booking', async () => {
    await show({ 'tea.booking': listOf([]) });
    bench.see('还没有待到店的预约');
    await bench.press('挑一间');
    expect(bench.lastUrl()).toBe('/reservation/pages/index/index');
  });

  test('what waits for its deposit is paid at the cashier', async () => {
    const unpaid = card({ status: 'unpaid', statusText: '待付订金', can: ['cancel'], expireAt: NOW + 600_000 });
    await show({ 'tea.booking': listOf([unpaid]) });
    await bench.press(/^去支付，/);
    expect(bench.lastUrl()).toBe('/member/pages/wallet/pay?orderGroup=booking&orderId=7');
  });

  test('one booking: pass, facts, until when the room is kept, how it came to this', async () => {
    await one();
    bench.see(
      '待到店，30 分后开席',
      '西湖总店 听松',
      'YY 2606 0417',
      '席位留到',
      '备一枝栀子',
      '提交预约',
      '到店扫码，自动开台',
    );
  });

  test("somebody else's is not found", async () => {
    await show({ 'booking.orderInfo': new Refusal(404, '没有找到') }, { id: '8' });
    bench.see('内容不存在或已下架');
  });

  test('the cancel sheet says what comes back, and sends that figure', async () => {
    await one(
      {},
      { 'tea.bookingAct': booking({ card: card({ status: 'cancelled', statusText: '已取消', can: [] }) }) },
    );
    await bench.press('取消');
    await pass(0);
    bench.see('取消这个预约？', '订金 ¥50.00 将原路退回');
    bench.set.clock.advance(1500);
    await bench.press('取消，退 ¥50.00');
    expect(last('tea.bookingAct')).toMatchObject({ id: '7', action: 'cancel', refund: '5000' });
    bench.see('已取消');
  });

  test('past the limit the deposit is kept, and the button says it', async () => {
    await one({ cancel: { refund: 0, until: NOW, text: '距开始不足 2 小时，订金 ¥50.00 不退' } });
    await bench.press('取消');
    await pass(0);
    bench.see('距开始不足 2 小时，订金 ¥50.00 不退', '不退订金，取消');
  });

  test('when the figure has changed meanwhile the sheet says the new one and nothing is cancelled', async () => {
    let asked = 0;
    await one(
      {},
      {
        'booking.orderInfo': () => {
          asked += 1;
          return asked < 3
            ? booking()
            : booking({ cancel: { refund: 0, until: NOW, text: '距开始不足 2 小时，不退' } });
        },
        'tea.bookingAct': new Refusal(409, '已过免费取消时间'),
      },
    );
    await bench.press('取消');
    await pass(0);
    bench.set.clock.advance(1500);
    await bench.press('取消，退 ¥50.00');
    await pass(0);
    bench.see('距开始不足 2 小时，不退', '不退订金，取消');
  });

  test('late is told once, by so many minutes', async () => {
    await one({}, { 'tea.bookingAct': booking({ late: 30, card: card({ late: 30, can: [] }) }) });
    await bench.press('我要迟到');
    await pass(0);
    await bench.press(/^晚 30 分钟/, 'radio');
    bench.set.clock.advance(1500);
    await bench.press('告诉门店');
    expect(last('tea.bookingAct')).toMatchObject({ action: 'late', lateMinutes: '30' });
  });

  test('a finished one is reviewed or booked again', async () => {
    const finished = card({ status: 'finished', statusText: '已完成', can: ['review'] });
    await one({ card: finished }, { 'tea.bookingAct': booking({ card: { ...finished, can: [] } }) });
    await bench.press('评价');
    await pass(0);
    await bench.type('说两句', '水温刚好');
    bench.set.clock.advance(1500);
    await bench.press('发布评价');
    expect(last('tea.bookingAct')).toMatchObject({ action: 'review', score: '5', text: '水温刚好' });
    bench.set.clock.advance(1500);
    await bench.press('再约一次');
    expect(bench.lastUrl()).toContain('storeId=3');
  });

  test('what the store proposes is accepted', async () => {
    const moved = card({ proposal: { text: '听松夜间养护，为你换到竹里', was: '听松 14:30', at: NOW } });
    await one({ card: moved }, { 'booking.answer': booking() });
    bench.see('门店有变动', '听松夜间养护，为你换到竹里', '原来是 听松 14:30');
    await bench.press('接受');
    expect(last('booking.answer')).toMatchObject({ id: '7', answer: 'accept' });
  });
});

describe('/reservation/pages/order/order, the desk', () => {
  const guest = { name: '林知夏', mobile: '138****0001', note: '备一枝栀子', levelName: '雅士' };
  const booked = card({ guest, can: ['seat'] });
  const pending = card({
    ...{
      id: '8',
      guest: { ...guest, name: '郑一' },
      status: 'pending',
      statusText: '待确认',
      can: ['confirm', 'refuse'],
    },
    ...{ startAt: NOW + 4 * HOUR, start: '17:00' },
  });
  const done = card({
    id: '9',
    guest: { ...guest, name: '何三' },
    status: 'finished',
    statusText: '已完成',
    can: [],
    start: '10:00',
    startAt: NOW - HOUR,
  });
  const use = (one: BookingCard, status: 'booked' | 'pending') => ({
    ...{ kind: 'booking' as const, id: one.id, from: one.startAt, to: one.endAt, start: one.start, end: one.end },
    ...{ label: `${one.guest?.name ?? ''} 4 人`, status },
  });
  const DESK: DataOf<'booking.desk'> = {
    ...{ store: { id: '3', name: '西湖总店', tel: '0571' }, stores: [{ id: '3', name: '西湖总店' }], date: TODAY },
    counts: [
      { id: 'all', label: '今天', count: 3 },
      { id: 'pending', label: '待确认', count: 1 },
    ],
    rooms: [{ room: room('11', '听松'), uses: [use(booked, 'booked')] }],
    ...{ open: '09:30', close: '22:30', from: NOW - 3 * HOUR, to: NOW + 10 * HOUR, closures: [], serverTime: NOW },
  };
  const show = async (answers: Answers = {}) => {
    bench.login(STAFF);
    await open(
      '/reservation/pages/order/order',
      BookingsPage,
      {
        'member.my': STAFF,
        'booking.desk': DESK,
        'tea.booking': listOf([pending, booked, done]),
        'tea.bookingAct': booking(),
        'booking.queueDesk': { storeId: '3', sizes: SIZES, rows: [] },
        ...answers,
      },
      { scope: 'store' },
    );
    await pass(0);
  };

  test('the day by hour, with phone, state and the board', async () => {
    await show();
    bench.see(
      '预约台',
      '林知夏',
      '雅士',
      '30 分后',
      '4 位　听松　吴听雨　138****0001',
      '待确认',
      '已接待与已结束 1 单',
      '何三',
    );
    await bench.press(/^14:30 至 16:30，林知夏，/);
    await pass(0);
    bench.see('改单');
  });

  test('a note is sent without the place when only it has changed, so that a closed room does not refuse it', async () => {
    await show({ 'booking.deskSave': booking() });
    const change = async (edit: () => Promise<void>) => {
      await bench.press(/^14:30 至 16:30，林知夏，/);
      await pass(0);
      await bench.press('改单');
      await edit();
      await bench.press('保存');
      await pass(0);
      return last('booking.deskSave');
    };
    const noted = await change(() => bench.type('备注', '靠窗'));
    expect(noted).toMatchObject({ note: '靠窗', tell: 'true' });
    for (const key of ['roomId', 'date', 'start', 'minutes', 'party']) expect(noted).not.toHaveProperty(key);
    expect(await change(() => bench.press('增加'))).toMatchObject({ roomId: '11', start: '14:30', party: '5' });
  });

  const tableAt = (id: string, name: string, part: Partial<TableState> = {}): TableState => ({
    ...{ id, storeId: '3', code: name, name, area: 'room', seats: 6, state: 'idle', alerts: 0 },
    ...part,
  });
  const TABLES = [
    tableAt('81', '听松桌', { own: true }),
    tableAt('82', '观荷桌', { state: 'open' }),
    tableAt('83', 'A1', { area: 'hall', state: 'booked', bookedAt: NOW + HOUR }),
  ];

  test('a guest is led to the table of his room, or to another where nobody sits', async () => {
    await show({ 'scanCode.tables': TABLES, 'scanCode.tableAct': {} });
    await bench.press('入座，林知夏 14:30');
    await pass(0);
    expect(sent(bench.set, 'scanCode.tables').at(-1)?.url).toContain('bookingId=7');
    bench.see(
      '林知夏 4 位坐哪桌',
      '雅室 空 1',
      '大厅 空 1',
      '听松桌 6 位 本单茶席',
      '观荷桌 6 位 用餐中',
      /A1 6 位 .* 有预约/,
    );
    expect(bench.view.byRole('radio', /观荷桌/).getAttribute('aria-disabled')).toBe('true');
    bench.see('入座 听松桌');
    await bench.press(/^A1/, 'radio');
    await bench.press('入座 A1');
    expect(last('scanCode.tableAct')).toMatchObject({ action: 'open', tableId: '83', bookingId: '7' });
    expect(bench.toast()).toBe('已入座 A1');
  });

  test('the table was taken meanwhile: it is said, and the tables are read again', async () => {
    let isTaken = false;
    await show({
      'scanCode.tables': () => (isTaken ? [tableAt('81', '听松桌', { own: true, state: 'open' }), TABLES[2]!] : TABLES),
      'scanCode.tableAct': () => {
        isTaken = true;
        return new Refusal(409, '该桌已被占用');
      },
    });
    await bench.press('入座，林知夏 14:30');
    await pass(0);
    await bench.press('入座 听松桌');
    await pass(50);
    expect(bench.toast()).toBe('该桌已被占用');
    bench.see('听松桌 6 位 用餐中', '选一桌');
  });

  test('a guest is seated without a table, a pending one confirmed', async () => {
    await show({ 'scanCode.tables': [] });
    await bench.press('入座，林知夏 14:30');
    await pass(0);
    await bench.press('先不排桌');
    expect(last('tea.bookingAct')).toMatchObject({ id: '7', action: 'seat' });
    await pass(400);
    bench.set.clock.advance(1500);
    await bench.press('确认，郑一 17:00');
    expect(last('tea.bookingAct')).toMatchObject({ id: '8', action: 'confirm' });
  });

  test('nobody is marked as absent before the room is no longer kept', async () => {
    await show();
    await bench.press('未到，林知夏 14:30');
    expect(bench.toast()).toBe('留位时间过了才可标未到');
    expect(sent(bench.set, 'tea.bookingAct')).toHaveLength(0);
  });

  test('a refusal goes out with its reason', async () => {
    await show();
    await bench.press('婉拒，郑一 17:00');
    await pass(0);
    await bench.type('原因', '当天有包场');
    bench.set.clock.advance(1500);
    await bench.press('婉拒');
    expect(last('tea.bookingAct')).toMatchObject({ id: '8', action: 'refuse', reason: '当天有包场' });
  });

  test('new starts are stopped for an hour', async () => {
    await show({ 'booking.deskPause': { pausedUntil: NOW + HOUR } });
    await bench.press('暂停接单', 'switch');
    expect(last('booking.deskPause')).toMatchObject({ storeId: '3', on: 'true' });
  });

  test('the line at the door: called, not there, seated; the desk draws a number', async () => {
    const waiting = {
      ...{ id: '31', no: 'B01', party: 3, status: 'waiting' as const, ahead: 0, minutes: 12 },
      ...{ takenAt: NOW - 5 * 60_000, missed: 0, name: '柳先生', mobile: '13812345678' },
    };
    const { name: _name, mobile: _mobile, ...number } = waiting;
    const called = { ...waiting, id: '32', no: 'A02', status: 'called' as const, name: '', mobile: '' };
    await show({
      'booking.queueDesk': { storeId: '3', sizes: SIZES, rows: [called, waiting] },
      'booking.queueAct': number,
      'booking.queueTake': { number, queue: { storeId: '3', open: true, sizes: SIZES } },
    });
    bench.see('排位', '3-4 人等 1 桌', 'B01', '3 人　柳先生', '等了 5 分钟　13812345678', '已叫号');
    await bench.press('B01 叫号');
    expect(last('booking.queueAct')).toMatchObject({ id: '31', action: 'call' });
    await pass(0);
    bench.set.clock.advance(1500);
    await bench.press('A02 过号');
    expect(last('booking.queueAct')).toMatchObject({ id: '32', action: 'pass' });
    await pass(0);
    bench.set.clock.advance(1500);
    await bench.press('代客取号');
    await pass(400);
    await bench.type('称呼（选填）', '来客');
    bench.set.clock.advance(1500);
    await bench.press('取号');
    expect(last('booking.queueTake')).toMatchObject({ storeId: '3', party: '2' });
  });

  test('whom a closure strands is moved in one tap', async () => {
    const closure = {
      id: '5',
      storeId: '3',
      roomId: '11',
      roomName: '听松',
      from: NOW,
      to: NOW + HOUR,
      reason: '养护',
      by: '店长',
      stranded: 1,
    };
    await show({
      'booking.desk': { ...DESK, closures: [closure] },
      'booking.deskStranded': [booked],
      'booking.deskMove': booking(),
    });
    await bench.press('安置 1 单');
    await pass(0);
    await bench.press('改期，林知夏');
    expect(last('booking.deskMove')).toMatchObject({ id: '7', way: 'move' });
  });
});

describe('/reservation/pages/detail/detail', () => {
  const show = (part: Parameters<typeof venue>[0] = {}, answers: Answers = {}) =>
    open(
      '/reservation/pages/detail/detail',
      VenuePage,
      {
        'tea.store': venue(part),
        'collect.create': { on: true, count: 1 },
        'booking.queue': { storeId: '3', open: true, sizes: SIZES },
        ...answers,
      },
      { id: '3', date: TODAY },
    );
  test('sells a room, with its day kept', async () => {
    await show();
    bench.see('西湖总店', '4.8 分', '营业中，空席 2', '听松', '6 位　低消 ¥300　订金 ¥50', specialist.name);
    await bench.press('预约听松');
    expect(bench.lastUrl()).toBe(`/reservation/pages/detail/newDetail?storeId=3&roomId=11&date=${TODAY}`);
  });
  test('the line at the door: how long it is', async () => {
    await show();
    bench.see('现场取号', '3-4 人等 1 桌');
  });
  test('the own number at the door, and how many are before it', async () => {
    const mine = {
      ...{ id: '31', no: 'B02', party: 3, status: 'waiting' as const, ahead: 1, minutes: 24 },
      ...{ takenAt: NOW, missed: 0 },
    };
    await show({}, { 'booking.queue': { storeId: '3', open: true, sizes: SIZES, mine } });
    bench.see('B02', '现场排位中', '3 人，前面 1 桌，约 24 分钟');
  });
  test('is collected', async () => {
    await show();
    await bench.press('收藏');
    expect(last('collect.create')).toMatchObject({ kind: 'store', targetId: '3', on: 'true' });
    bench.see('已收藏');
  });
  test('a member shares it as a poster of the store', async () => {
    await show();
    await bench.press('分享');
    await pass(50);
    bench.see('门店海报');
  });
  test('a closed store says until when, and takes no booking', async () => {
    await show({ closedText: '暂停营业至 12月01日' });
    bench.see('暂停营业至 12月01日');
    await bench.press('预约');
    expect(bench.toast()).toBe('暂停营业至 12月01日');
  });
});

describe('/reservation/pages/search/bookingsearch', () => {
  const show = (answers: Answers = {}, params: Record<string, string> = {}) =>
    open(
      '/reservation/pages/search/bookingsearch',
      TimeSearchPage,
      {
        'booking.search': pageOf([venueCard()]),
        'booking.days': DAYS,
        'booking.waitList': { list: [], serverTime: NOW },
        ...answers,
      },
      { party: '6', start: '19:00', ...params },
    );
  test('asks by time and leads a start into the wizard', async () => {
    await show();
    bench.see('西湖总店', '恰好有', '听松', '紧张');
    await bench.press('西湖总店 听松 19:00');
    expect(bench.lastUrl()).toBe(
      `/reservation/pages/detail/newDetail?storeId=3&roomId=11&date=${TODAY}&start=19:00&party=6&minutes=120`,
    );
  });
  test('a city is chosen among those of the stores, for the stores and for how full the days are', async () => {
    const cities = [
      { ...STORE, city: '杭州' },
      { ...STORE, id: '9', city: '厦门' },
    ];
    await show({ 'pickUp.index': cities });
    await pass(0);
    await bench.press('城市：全部城市');
    await bench.press('厦门', 'radio');
    await pass(0);
    for (const name of ['booking.search', 'booking.days'] as const)
      expect(decodeURIComponent(sent(bench.set, name).at(-1)!.url)).toContain('city=厦门');
  });
  test('who finds nothing waits in a queue', async () => {
    const wait: DataOf<'booking.waitSave'> = {
      ...{ id: '4', storeId: '3', storeName: '西湖总店', date: TODAY, start: '19:00', end: '21:00', nextDay: false },
      ...{ minutes: 120, party: 6, state: 'waiting', stateText: '排队中', place: 2, createdAt: NOW },
    };
    await show({
      'booking.search': pageOf([venueCard({ fit: 'none', offers: [], freeSlots: [], fullText: '当日已满' })]),
      'booking.waitSave': wait,
      'booking.waitList': { list: [wait], serverTime: NOW },
    });
    bench.see('当日已满', '西湖总店，排第 2 位');
    await bench.press('没位提醒，西湖总店');
    expect(sent(bench.set, 'booking.waitSave')).toHaveLength(0);
    // Closed at 22:30: two hours begin at 20:30 at the latest.
    expect(bench.view.allByRole('radio', /^最晚/)).toHaveLength(3);
    expect(bench.view.byRole('radio', '只等这个时间').getAttribute('aria-checked')).toBe('true');
    await bench.press('排队等位，西湖总店');
    expect(last('booking.waitSave')['latest']).toBeUndefined();
    expect(last('booking.waitSave')).toMatchObject({
      storeId: '3',
      date: TODAY,
      start: '19:00',
      minutes: '120',
      party: '6',
    });
    expect(bench.toast()).toBe('已排上第 2 位，有空席马上通知');
  });
  test('who can come later, too, says until when, and sees what is offered', async () => {
    const wait: DataOf<'booking.waitSave'> = {
      ...{ id: '4', storeId: '3', storeName: '西湖总店', date: TODAY, start: '18:00', end: '20:00', nextDay: false },
      ...{ minutes: 120, party: 6, state: 'waiting', stateText: '排队中', place: 2, createdAt: NOW, latest: '20:30' },
    };
    const until = NOW + 15 * 60_000;
    const offer = {
      roomName: '听松',
      start: '19:30',
      end: '21:30',
      nextDay: false,
      until,
      route: '/pages/index/index',
    };
    await show({
      'booking.search': pageOf([venueCard({ fit: 'none', offers: [], freeSlots: [], fullText: '当日已满' })]),
      'booking.waitSave': wait,
      'booking.waitList': { list: [wait, { ...wait, id: '5', state: 'offered', offer }], serverTime: NOW },
    });
    bench.see(/18:00 至 20:30 间开始，2 小时 6 位/, /19:30-21:30 6 位/);
    await bench.press('没位提醒，西湖总店');
    await bench.press('最晚20:30', 'radio');
    await bench.press('排队等位，西湖总店');
    expect(last('booking.waitSave')).toMatchObject({ start: '19:00', latest: '20:30' });
  });
  test('up to when one may begin later: within the hours, past midnight, too', () => {
    const ids = (start: string, minutes: number, hours: string) => latestOf(start, minutes, hours).map(({ id }) => id);
    expect(ids('19:00', 120, '09:30-22:30')).toEqual(['19:30', '20:00', '20:30']);
    expect(ids('20:30', 120, '09:30-22:30')).toEqual([]);
    expect(latestOf('23:00', 60, '18:00-02:00').at(-1)).toEqual({ id: '01:00', label: '次日01:00' });
    expect(ids('00:30', 60, '18:00-02:00')).toEqual(['01:00']);
    expect(ids('19:00', 120, '暂停营业')).toEqual([]);
  });
  test('after midnight the night that still runs comes first, with what is left of it', async () => {
    const before = '2023-11-14';
    const days = [{ date: before, state: 'free' as const, text: '有位' }, ...DAYS.days];
    await show({ 'booking.days': { ...DAYS, days } }, { date: before });
    expect(sent(bench.set, 'booking.search').at(-1)?.url).toContain(`date=${before}`);
    const late = Date.parse(`${TODAY}T00:40:00+08:00`);
    expect(startFrom('19:00', before, late)).toBe('01:00');
    expect(startFrom('01:30', before, late)).toBe('01:30');
  });
  test('what has passed today becomes the next half hour', async () => {
    await show({}, { start: '05:00' });
    expect(sent(bench.set, 'booking.search').at(-1)?.url).toContain('start=06%3A30');
  });
  test('a night that is open past midnight is asked for, too, and late in the evening it is what is left', async () => {
    await show({}, { start: '00:30' });
    expect(sent(bench.set, 'booking.search').at(-1)?.url).toContain('start=00%3A30');
    expect(bench.view.byRole('radio', '次日00:30').getAttribute('aria-checked')).toBe('true');
    expect(startFrom('19:00', TODAY, Date.parse(`${TODAY}T23:40:00+08:00`))).toBe('00:00');
    expect(startFrom('19:00', '2023-11-16', Date.parse(`${TODAY}T23:40:00+08:00`))).toBe('19:00');
  });
});

describe('/reservation/pages/index/index', () => {
  test('the nearest stores with their first free starts', async () => {
    await open('/reservation/pages/index/index', VenuesPage, {
      'booking.search': pageOf([venueCard()]),
      'booking.serviceType': [service],
    });
    bench.see('最近可订', '低消 ¥300 起', '订金 ¥50');
    await bench.press('西湖总店 19:30');
    expect(bench.lastUrl()).toContain('storeId=3&date=2023-11-15&start=19:30&party=2');
  });
  test('twelve days, and the later ones on asking', async () => {
    await open('/reservation/pages/index/index', VenuesPage, {
      'booking.search': pageOf([venueCard()]),
      'booking.serviceType': [],
    });
    const days = () => bench.view.allByRole('radio', /^(今天|周.)/).length;
    expect(days()).toBe(12);
    await bench.press('更晚的日期');
    expect(days()).toBe(31);
    expect(bench.view.hasText('更晚')).toBe(false);
  });
  test('after midnight the night that still runs is the first day', async () => {
    bench.set.clock.advance(Date.parse('2023-11-16T00:40:00+08:00') - bench.set.clock.now());
    await open('/reservation/pages/index/index', VenuesPage, {
      'booking.search': pageOf([venueCard()]),
      'booking.serviceType': [],
      'booking.days': { ...DAYS, days: [{ date: TODAY, state: 'free', text: '有位' }] },
    });
    await pass(0);
    await bench.press(/^周三 ?15/, 'radio');
    await pass(0);
    expect(sent(bench.set, 'booking.search').at(-1)?.url).toContain(`date=${TODAY}`);
  });
  test('a full store offers its next day', async () => {
    await open('/reservation/pages/index/index', VenuesPage, {
      'booking.search': pageOf([venueCard({ freeSlots: [], fullText: '当日已满', nextFree: '2023-11-16' })]),
      'booking.serviceType': [service],
    });
    await bench.press('西湖总店，看 11-16 周四');
    await pass(0);
    expect(sent(bench.set, 'booking.search').at(-1)?.url).toContain('date=2023-11-16');
  });
});

describe('/reservation/pages/index/home', () => {
  const show = (cards: BookingCard[]) =>
    open('/reservation/pages/index/home', HomePage, {
      'tea.booking': listOf(cards),
      'booking.orderInfo': booking(),
      'pages.booking': { ...RULES, code: 'BOOKING' },
      'booking.serviceType': [service],
      'booking.employeeNoList': [specialist],
      'booking.search': pageOf([venueCard()]),
    });
  test('the next booking with its countdown, and late from here', async () => {
    await show([card()]);
    bench.see(
      '已订，30 分后开席',
      '西湖总店 听松',
      '品茶 2 小时',
      '订金已付',
      '订雅室',
      '查空位',
      '离你最近',
      '怎么订',
      '常问',
    );
    await bench.press('我要迟到');
    await pass(0);
    bench.see('大约晚多久？');
  });
  test('without one, what is free tonight', async () => {
    await show([]);
    bench.see('今天 19:00 有空席');
    await bench.press('留这一席');
    expect(bench.lastUrl()).toContain('start=19:00');
  });
});

describe('/reservation/pages/search/search', () => {
  const show = (rooms: ReturnType<typeof room>[]) =>
    open('/reservation/pages/search/search', VenueSearchPage, { 'legacy.houseIndex': pageOf(rooms) });
  test('finds stores and rooms by a word, and remembers it', async () => {
    await show([room('11', '听松')]);
    bench.see('大家在找', '附近门店');
    await bench.press('投影');
    await pass(400);
    bench.see('雅室');
    await bench.view.tap(bench.view.allByRole('link', /听松/)[0]!);
    expect(bench.lastUrl()).toBe('/reservation/pages/detail/newDetail?storeId=3&roomId=11');
  });
  test('what only the store offers is a hit of the store, not of each of its rooms; all pages are read', async () => {
    const pages = [room('11', '听松'), room('12', '观荷')].map((one) => pageOf([{ ...one, facilities: [] }]));
    await open('/reservation/pages/search/search', VenueSearchPage, {
      'legacy.houseIndex': ({ url }) => (url.includes('page=2') ? pages[1]! : { ...pages[0]!, more: true }),
    });
    await bench.press('亲子');
    await pass(400);
    await pass(0);
    expect(bench.view.allByRole('link', /西湖总店/).length).toBe(1);
    expect(bench.view.allByRole('link', /听松/)).toHaveLength(0);
    await bench.type('店名、雅室、临湖', '观荷');
    await pass(400);
    await pass(0);
    expect(bench.view.allByRole('link', /观荷/).length).toBe(1);
  });
  test('of a long text that is pasted so much is asked for as the server reads', async () => {
    await show([]);
    await bench.type('店名、雅室、临湖', '湖'.repeat(40));
    await pass(400);
    const { url } = sent(bench.set, 'legacy.houseIndex').at(-1)!;
    expect(new URL(url, 'https://a.cn').searchParams.get('keyword')).toBe('湖'.repeat(30));
  });
  test('what was found can be narrowed to a facility', async () => {
    const rooms = [room('11', '听松'), room('12', '观荷')];
    await open('/reservation/pages/search/search', VenueSearchPage, {
      'legacy.houseIndex': ({ url }) =>
        pageOf(new URL(url, 'https://a.cn').searchParams.get('keyword') === '停车' ? [rooms[1]!] : rooms),
    });
    await bench.type('店名、雅室、临湖', '雅室');
    await pass(400);
    await pass(0);
    expect(bench.view.allByRole('link', /听松/)).toHaveLength(1);
    await bench.press('停车', 'radio');
    await pass(0);
    expect(bench.view.allByRole('link', /听松/)).toHaveLength(0);
    expect(bench.view.allByRole('link', /观荷/)).toHaveLength(1);
    await bench.press('停车', 'radio');
    await pass(0);
    expect(bench.view.allByRole('link', /听松/)).toHaveLength(1);
  });
  test('no hit shows what is near', async () => {
    await show([]);
    await bench.press('亲子');
    await pass(400);
    bench.see('没有找到「亲子」', '附近门店');
  });
});
