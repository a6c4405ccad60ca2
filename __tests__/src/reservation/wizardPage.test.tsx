/** /reservation/pages/detail/newDetail: what a press chooses, what is held, what is sent, what is said when somebody was quicker. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import WizardPage from '@/reservation/pages/detail/newDetail';
import { markWish, readWishes } from '@/reservation/teaMenu/wishes';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { NOW, STORE } from '../contract/fixtures';
import { booking, card, DAYS, grid, hold, service, specialist, TODAY, venue } from './fixtures';

const bench = pageBench();
const TAKEN = new Refusal(409, '该雅室此时段已被预订', undefined, { reason: 'taken', field: 'roomId' });
beforeEach(() => bench.login());

const show = async (answers: Answers = {}, params: Record<string, string> = { storeId: '3' }) => {
  answer(bench.set, {
    'tea.store': venue(),
    'booking.serviceType': [service],
    'booking.holding': { serverTime: NOW },
    'booking.days': DAYS,
    'tea.bookingSlots': grid(),
    'booking.hold': { hold: hold(), serverTime: NOW },
    'booking.employeeNoList': [specialist],
    'pickUp.index': [STORE],
    'coupon.index': { tabs: [], page: { list: [], total: 0, page: 1, size: 20, more: false } },
    'tea.bookingSave': { booking: booking(), orderId: '7', orderGroup: 'booking', amount: 5_000 },
    ...answers,
  });
  await bench.open('/reservation/pages/detail/newDetail', WizardPage, params);
  await pass(0);
};
const press19 = async () => {
  // The grid comes once its fold is drawn.
  await pass(0);
  await bench.press('听松 19:00 空');
  await pass(600);
  // The time that is left, once there is one.
  await pass(0);
};

test('begins with the day; a day of rest cannot be chosen', async () => {
  await show();
  bench.see('西湖总店', '日期与人数', '时间与茶席', '服务与茶艺师', '联系人与备注', '选一段时间和茶席');
  expect(bench.view.byRole('radio', /周五/).getAttribute('aria-disabled')).toBe('true');
});

test('a press on a free half hour chooses two hours and has them held; the bar counts down', async () => {
  await show();
  await bench.press(/^下一步，选时间/);
  await press19();
  expect(fields(sent(bench.set, 'booking.hold').at(-1))).toMatchObject({
    ...{ action: 'take', storeId: '3', roomId: '11', date: TODAY, start: '19:00', minutes: '120', party: '2' },
  });
  bench.see(/听松　11-15 周三 19:00-21:00/, '订金 ¥50', /留位 0[45]:\d\d/);
});

test('the end moves by the keys of the length', async () => {
  await show({}, { storeId: '3', start: '19:00', roomId: '11', date: TODAY });
  await bench.press('增加');
  bench.see(/19:00-21:30/);
});

test('a link says how long: what the waiting list offers, or what was searched for, is held as it is', async () => {
  await show({}, { storeId: '3', start: '19:00', minutes: '180', roomId: '11', date: TODAY });
  await pass(600);
  bench.see(/19:00-22:00/);
  expect(fields(sent(bench.set, 'booking.hold').at(-1))).toMatchObject({ start: '19:00', minutes: '180' });
});

test('what one comes for goes with the grid and the hold; a room that it is not served in says so', async () => {
  const barred = grid();
  barred.rooms[0] = { ...barred.rooms[0]!, reason: '席主不在这里' };
  await show(
    { 'tea.bookingSlots': barred, 'booking.serviceType': [service, { ...service, id: '6', name: '席主' }] },
    { storeId: '3', start: '19:00', roomId: '11', date: TODAY, serviceTypeId: '6' },
  );
  bench.see('听松：席主不在这里');
  expect(sent(bench.set, 'tea.bookingSlots').at(-1)?.url).toContain('serviceTypeId=6');
  await bench.press(/^最近 19:00，观荷/);
  await pass(600);
  expect(fields(sent(bench.set, 'booking.hold').at(-1))).toMatchObject({ roomId: '12', serviceTypeId: '6' });
});

test('what the server keeps for somebody is found again', async () => {
  await show({ 'booking.holding': { hold: hold({ start: '20:00' }), serverTime: NOW } });
  bench.see(/听松　11-15 周三 20:00-22:00/, /留位 /);
  expect(sent(bench.set, 'booking.hold')).toHaveLength(0);
});

test('a lapsed hold gives the choice back and says so', async () => {
  await show({ 'booking.holding': { hold: hold({ expireAt: NOW + 2_000 }), serverTime: NOW } });
  bench.set.clock.advance(3_000);
  await pass(3_000);
  expect(bench.toast()).toBe('留位时间到了，请再选一段');
  bench.see('选一段时间和茶席');
});

test('somebody was quicker: the grid is read again and the nearest free ones are marked', async () => {
  let isTaken = false;
  await show({
    'booking.hold': () => {
      isTaken = true;
      return TAKEN;
    },
    'tea.bookingSlots': () => (isTaken ? grid('oooxxxxooo') : grid()),
  });
  await bench.press(/^下一步，选时间/);
  await press19();
  await pass(0);
  bench.see(/听松 19:00 那段刚被预订，最近的空位已圈出/);
  await bench.press(/^最近 18:00，听松/);
  bench.see(/听松　11-15 周三 18:00-19:00/);
});

test('the seat is lost at submit, too', async () => {
  let isTaken = false;
  await show(
    {
      'tea.bookingSave': () => {
        isTaken = true;
        return TAKEN;
      },
      'tea.bookingSlots': () => (isTaken ? grid('oooxxxxooo') : grid()),
    },
    { storeId: '3', start: '19:00', roomId: '11', date: TODAY },
  );
  await pass(600);
  await bench.press('提交预约');
  await pass(0);
  bench.see(/那段刚被预订，最近的空位已圈出/);
});

test('sends what was chosen and leads to the cashier', async () => {
  await show({}, { storeId: '3', start: '19:00', date: TODAY, party: '4' });
  await pass(600);
  await bench.press(/^服务与茶艺师/);
  await pass(0);
  await bench.press(new RegExp(specialist.name), 'radio');
  await bench.press('提交预约');
  expect(fields(sent(bench.set, 'tea.bookingSave').at(-1))).toMatchObject({
    ...{ storeId: '3', date: TODAY, start: '19:00', minutes: '120', party: '4', serviceTypeId: '1' },
    ...{ roomId: '12', employeeNo: specialist.no, name: '沈知遥', mobile: '138****2047' },
  });
  expect(bench.lastUrl()).toBe('/member/pages/wallet/pay?orderGroup=booking&orderId=7');
});

test('what was marked 想喝 on the menu goes with the note, but for what is taken off, and only once', async () => {
  const { storage } = bench.set.core.root.platform;
  const wish = (id: string, title: string) => ({ storeId: STORE.id, id, title });
  markWish(storage, wish('1', '雨前龙井'), true);
  markWish(storage, wish('2', '桂花乌龙'), true);
  markWish(storage, { ...wish('3', '别家的茶'), storeId: '99' }, true);
  await show({ 'tea.bookingSave': { booking: booking() } }, { storeId: STORE.id, start: '19:00', date: TODAY });
  await pass(600);
  await bench.press(/^联系人与备注/);
  await pass(0);
  expect(bench.view.allByRole('checkbox', /别家/)).toHaveLength(0);
  await bench.type('备注', '要安静');
  await bench.press('想喝桂花乌龙', 'checkbox');
  await bench.press('提交预约');
  expect(fields(sent(bench.set, 'tea.bookingSave').at(-1))).toMatchObject({ note: '要安静；想喝：雨前龙井' });
  expect(readWishes(storage, STORE.id)).toEqual([]);
  expect(readWishes(storage, '99')).toHaveLength(1);
});

test('without a deposit it leads to the booking', async () => {
  await show({ 'tea.bookingSave': { booking: booking() } }, { storeId: '3', start: '19:00', date: TODAY });
  await pass(600);
  await bench.press('提交预约');
  expect(bench.lastUrl()).toBe('/reservation/pages/order/order?id=7');
});

test('what is missing opens its fold and is said', async () => {
  await show();
  await bench.press('提交预约');
  expect(bench.toast()).toBe('先选一段时间和茶席');
  await press19();
  await bench.press(/^联系人与备注/);
  await bench.type('联系人', '');
  bench.set.clock.advance(1500);
  await bench.press('提交预约');
  bench.see('写上来的人怎么称呼');
  expect(sent(bench.set, 'tea.bookingSave')).toHaveLength(0);
});

test('a room that does not hold the party says why', async () => {
  const narrow = grid();
  narrow.rooms[1] = { ...narrow.rooms[1]!, reason: '4 位坐满' };
  await show({ 'tea.bookingSlots': narrow }, { storeId: '3', party: '5', start: '19:00', date: TODAY });
  bench.see('4 位坐满', /坐不下5位，可改成4位再选/);
});

test('a booking is moved once, by its own length', async () => {
  await show(
    { 'booking.orderInfo': booking({ card: card({ start: '18:00', end: '20:00' }) }), 'tea.bookingAct': booking() },
    { bookingId: '7' },
  );
  await bench.press('改到这个时间');
  expect(bench.toast()).toBe('还是原来的时间，换一段再提交');
  await bench.press('听松 20:30 空');
  await pass(600);
  bench.set.clock.advance(1500);
  await bench.press('改到这个时间');
  expect(fields(sent(bench.set, 'tea.bookingAct').at(-1))).toMatchObject({
    ...{ id: '7', action: 'reschedule', date: TODAY, start: '20:30', minutes: '120', roomId: '11' },
  });
});

test('an old link of a booking that cannot be moved says what holds now', async () => {
  await show(
    { 'booking.orderInfo': booking({ card: card({ status: 'cancelled', statusText: '已取消', can: [] }) }) },
    { bookingId: '7' },
  );
  bench.see('不能再改期了', '这个预约已取消');
});

test('a closed store takes no booking', async () => {
  await show({ 'tea.store': venue({ closedText: '暂停营业至 12月01日' }) });
  bench.see('暂停营业至 12月01日');
  expect(bench.view.allByRole('button', '提交预约')).toHaveLength(0);
});

test('leaving gives the seat back, that which was answered', async () => {
  await show({ 'booking.holding': { hold: hold({ id: '81' }), serverTime: NOW } });
  await bench.view.unmount();
  expect(fields(sent(bench.set, 'booking.hold').at(-1))).toMatchObject({ action: 'release', storeId: '3', id: '81' });
});

test('what is answered after one has left is given back, too', async () => {
  let give: () => void = () => undefined;
  const answered = new Promise<void>((done) => (give = done));
  await show({
    'booking.hold': async () => {
      await answered;
      return { hold: hold({ id: '82' }), serverTime: NOW };
    },
  });
  await bench.press(/^下一步，选时间/);
  await press19();
  await bench.view.unmount();
  expect(sent(bench.set, 'booking.hold')).toHaveLength(1);
  give();
  await pass(0);
  expect(sent(bench.set, 'booking.hold').map((one) => fields(one).action)).toEqual(['take', 'release']);
  expect(fields(sent(bench.set, 'booking.hold').at(-1))).toMatchObject({ id: '82' });
});
