/** 公共茶席, 雅集活动, 雅集主题. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import PublicTablePage from '@/reservation/pages/explore/public';
import GatheringsPage from '@/reservation/pages/explore/gatheringactivitieslist';
import ThemePage from '@/reservation/pages/explore/gatheringactivities';
import { activity, MEMBER, NOW, pageOf } from '../contract/fixtures';
import { event, seat, ticket } from '../activity/shapes';

const bench = pageBench();
beforeEach(() => bench.login(MEMBER));
afterEach(() => (bench.view as typeof bench.view | undefined)?.unmount());

const table = activity({ id: '9410', kind: 'publicTable', title: '湖边夜茶席', price: 5800, seats: 8, joined: 3 });
const theme = {
  ...{ id: '9471', title: '围炉煮茶', cover: '/images/activity/7.webp', summary: '一炉炭' },
  ...{ priceEach: 16_800, minPeople: 4, minutes: 150, coming: 0, over: false },
};

it('/reservation/pages/explore/public: who sits where, a seat is held, then one comes in', async () => {
  const seats = [
    seat('1', 'host', { guest: { nickname: '吴听雨', avatar: '', tags: ['岩茶'] } }),
    seat('2'),
    seat('3', 'held'),
  ];
  answer(bench.set, {
    'tea.salon': { days: [], page: pageOf([table]), serverTime: NOW },
    'activity.index': event({ seatsMap: seats, host: { nickname: '吴听雨', avatar: '' }, minGuests: 2 }, table),
    'activity.seatHold': {
      hold: { seats: ['2'], until: NOW + 300_000, renewed: false },
      seatsMap: [seats[0]!, seat('2', 'chosen'), seats[2]!],
      serverTime: NOW,
    },
  });
  await bench.open('/reservation/pages/explore/public', PublicTablePage, { id: '9410' });
  await pass(300);
  bench.see('吴听雨　席主', '付款中', '成席', '先点一个空座', '坐下来之前');
  await bench.press('2 号座，空', 'checkbox');
  await pass(0);
  expect(fields(sent(bench.set, 'activity.seatHold')[0])).toMatchObject({ activityId: '9410', action: 'hold' });
  bench.see('我选 2 号');
  await bench.press('入席');
  await pass(400);
  bench.see('去支付 ¥58');
});

describe('/reservation/pages/explore/public: somebody who came before', () => {
  const until = NOW + 300_000;
  const known = {
    ...{ seatsMap: [seat('1', 'host'), seat('2', 'chosen')], minGuests: 2, knownAs: '林知夏' },
    hold: { seats: ['2'], until, renewed: false },
  };
  const sitDown = async (part: Answers) => {
    answer(bench.set, {
      'tea.salon': { days: [], page: pageOf([table]), serverTime: NOW },
      'activity.index': event(known, table),
      ...part,
    });
    await bench.open('/reservation/pages/explore/public', PublicTablePage, { id: '9410' });
    await pass(300);
    await bench.press('入席');
    await pass(400);
  };

  it('sits down by one tap, and pays', async () => {
    await sitDown({
      'activity.signUpSave': {
        signup: ticket({ status: 'unpaid' }),
        ...{ orderId: '9501', orderGroup: 'activity', amount: 5800 },
      },
    });
    const asked = { activityId: '9410', name: '林知夏', mobile: MEMBER.mobile, qty: '1', seatNo: '2' };
    expect(fields(sent(bench.set, 'activity.signUpSave')[0])).toMatchObject(asked);
    expect(bench.lastUrl()).toContain('/member/pages/wallet/pay?');
    expect(bench.lastUrl()).toContain('orderId=9501');
  });

  it('is asked by the form what was refused of it', async () => {
    await sitDown({ 'activity.signUpSave': new Refusal(422, '请换一个手机号', undefined, { field: 'mobile' }) });
    bench.see('去支付 ¥58');
  });

  it('is asked by the form what the table wants to know', async () => {
    const questions = [{ key: 'q1', label: '忌口', value: '' }];
    await sitDown({ 'activity.index': event({ ...known, questions }, table) });
    expect(sent(bench.set, 'activity.signUpSave')).toEqual([]);
    bench.see('去支付 ¥58', '忌口');
  });
});

describe('/reservation/pages/explore/public: all seats are taken', () => {
  const all = { ...table, joined: 8, status: 'full' as const };
  const wait = { id: '9601', qty: 1, state: 'waiting' as const, place: 1 };
  const shown = (part = {}) => ({
    'tea.salon': { days: [], page: pageOf([all]), serverTime: NOW },
    'activity.index': event({ seatsMap: [seat('1', 'taken'), seat('2', 'taken')], ...part }, all),
  });
  const open = async () => {
    await bench.open('/reservation/pages/explore/public', PublicTablePage, { id: '9410' });
    await pass(300);
  };

  it('one waits, and sees the place', async () => {
    answer(bench.set, shown());
    await open();
    bench.see('坐满了');
    await bench.press('候补');
    await pass(400);
    bench.see('还没有人等');
    answer(bench.set, { 'activity.waitSave': wait, ...shown({ waiting: 1, wait }) });
    await bench.press('候补 1 位');
    await pass(400);
    expect(fields(sent(bench.set, 'activity.waitSave')[0])).toMatchObject({ activityId: '9410', qty: '1' });
    bench.see('候补中，排第 1 位');
  });

  it('one sits down at the seat that is offered', async () => {
    const until = NOW + 1_800_000;
    const seatsMap = [seat('1', 'taken'), seat('2', 'chosen')];
    const offered = { ...wait, state: 'offered' as const, offer: { until, seats: ['2'] } };
    answer(bench.set, shown({ wait: offered, seatsMap, hold: { seats: ['2'], until, renewed: true } }));
    await open();
    bench.see('有名额了，给你留着', '2 号座，叶间·西湖总店');
    await bench.press('入席');
    await pass(400);
    bench.see('去支付 ¥58');
  });
});

it('/reservation/pages/explore/gatheringactivitieslist: to come, themes, past', async () => {
  answer(bench.set, { 'tea.salon': { days: [], page: pageOf([table]), themes: [theme], serverTime: NOW } });
  await bench.open('/reservation/pages/explore/gatheringactivitieslist', GatheringsPage);
  await pass(300);
  bench.see('湖边夜茶席');
  await bench.press('主题', 'tab');
  await pass(300);
  bench.see('围炉煮茶');
  await bench.press(/^围炉煮茶/, 'link');
  expect(bench.lastUrl()).toContain('/reservation/pages/explore/gatheringactivities?id=9471');
  answer(bench.set, { 'tea.salon': { days: [], page: pageOf([]), serverTime: NOW } });
  await bench.press('往期回顾', 'tab');
  await pass(300);
  bench.see('新场次筹备中');
});

it('/reservation/pages/explore/gatheringactivities: no session, the price of the fewest, similar ones', async () => {
  answer(bench.set, {
    'tea.salon': {
      days: [],
      theme: {
        card: theme,
        html: '<p>炭是荔枝木的</p>',
        flow: [{ key: 'k1', label: '0', value: '看火' }],
        teas: [],
        photos: [],
        stores: [{ id: '1', name: '西湖总店' }],
        sessions: [],
        similar: [{ ...theme, id: '9472', title: '曲水流觞' }],
      },
      serverTime: NOW,
    },
  });
  await bench.open('/reservation/pages/explore/gatheringactivities', ThemePage, { id: '9471' });
  await pass(300);
  bench.see('还没有公开场次', '¥168 / 位，4 位起；不足按 4 位计 ¥672', '咨询');
});
