/** 活动详情, 品鉴打分, 嘉宾登记, 活动广告页, 茶家居专场: what each says in its states and sends. */
import { pageBench } from '../ui/bench';
import { act } from 'react';
import { pass } from '../ui/stage';
import { answer, fields, OFFLINE, Refusal, sent } from '../ui/answers';
import { platform } from '@/core/platform';
import EventPage from '@/activity/pages/index';
import TastingPage from '@/activity/pages/input';
import GuestPage from '@/activity/pages/vip';
import CampaignPage from '@/activity/pages/gg';
import FurniturePage from '@/activity/pages/jiajv';
import { card, MEMBER, NOW, pageOf } from '../contract/fixtures';
import { event, KEYS, seat, tasting, ticket } from './shapes';

const bench = pageBench();
beforeEach(() => bench.login(MEMBER));
afterEach(() => (bench.view as typeof bench.view | undefined)?.unmount());

const openEvent = async (shown: ReturnType<typeof event>) => {
  answer(bench.set, { 'activity.index': shown, 'activity.product': pageOf([]) });
  await bench.open('/activity/pages/index', EventPage, { id: '9401' });
  await pass(300);
};

describe('/activity/pages/index', () => {
  it('signed up: the ticket with its seats, and what comes back before it is cancelled', async () => {
    await openEvent(event({ signup: ticket() }, { mine: 'signed' }));
    bench.see('荷风里的白茶会', '我的票', '2 位', '乙3、乙4', '已报 11，余 7');
    answer(bench.set, { 'activity.signUpCancel': ticket({ qty: 1, seats: ['乙3'] }) });
    await bench.press('取消报名');
    await pass(400);
    bench.see('¥136，原路退回');
    await bench.press(/减少/);
    await bench.press('退 1 位');
    expect(fields(sent(bench.set, 'activity.signUpCancel')[0])).toMatchObject({ id: '9501', qty: '1' });
  });

  it('a free one is signed up for by the form, a full one is only reminded of', async () => {
    await openEvent(event({}, { price: 0 }));
    answer(bench.set, { 'activity.signUpSave': { signup: ticket({ price: 0, amount: 0 }) } });
    await bench.press('立即报名');
    await pass(400);
    await bench.press('确认报名');
    bench.see('请填写姓名');
    await bench.type('姓名', '林知夏');
    await bench.type('手机号', '13800000001');
    bench.set.clock.advance(1600);
    await bench.press('确认报名');
    await pass(400);
    expect(fields(sent(bench.set, 'activity.signUpSave')[0])).toMatchObject({ activityId: '9401', qty: '1' });
    await bench.view.unmount();
    await openEvent(event({}, { status: 'full', joined: 18 }));
    bench.see('提醒我');
    expect(bench.view.hasText('立即报名')).toBe(false);
  });

  it('on the day: the tiles; the address of the poster checks in by itself', async () => {
    answer(bench.set, {
      'activity.index': event({ signup: ticket() }, { status: 'running', startAt: NOW - 1000 }),
      'activity.product': pageOf([]),
      'activity.signIn': ticket({ status: 'checked', checkedAt: NOW }),
    });
    await bench.open('/activity/pages/index', EventPage, { id: '9401', code: 'M1' });
    await pass(300);
    expect(fields(sent(bench.set, 'activity.signIn')[0])).toMatchObject({ activityId: '9401', code: 'M1' });
    bench.see('嘉宾登记');
  });

  it('a friend’s ticket is taken; an unknown activity says so', async () => {
    answer(bench.set, {
      'activity.index': event({ offered: { from: '山月', qty: 1, state: 'open' } }),
      'activity.product': pageOf([]),
      'activity.ticketTake': ticket({ qty: 1 }),
    });
    await bench.open('/activity/pages/index', EventPage, { id: '9401', gift: 'abcdefgh' });
    await pass(300);
    bench.see('山月送你 1 位');
    await bench.press('领取');
    expect(fields(sent(bench.set, 'activity.ticketTake')[0])).toMatchObject({ token: 'abcdefgh' });
    answer(bench.set, { 'activity.index': new Refusal(404, '内容不存在或已下架') });
    await bench.open('/activity/pages/index', EventPage, { id: '1' });
    await pass(300);
    bench.see('内容不存在或已下架');
  });

  it('a seat is held when it is chosen', async () => {
    await openEvent(event({ seatsMap: [seat('甲1'), seat('甲2', 'taken')] }));
    answer(bench.set, {
      'activity.seatHold': {
        hold: { seats: ['甲1'], until: NOW + 300_000, renewed: false },
        seatsMap: [seat('甲1', 'chosen'), seat('甲2', 'taken')],
        serverTime: NOW,
      },
    });
    await bench.press('立即报名');
    await pass(400);
    await bench.press('甲1，空', 'checkbox');
    await pass(400);
    expect(fields(sent(bench.set, 'activity.seatHold')[0])).toMatchObject({ action: 'hold' });
    bench.see('座位 甲1', '再留 5 分钟');
  });
});

it('/activity/pages/index: the door without a line, also after the app was closed: a ticket lets in once', async () => {
  const code = 'HD77290160';
  const row = {
    ...{ code, name: '林知夏', mobile: '138****0001', qty: 2, seats: [], status: 'signed' as const, checkedBy: '' },
  };
  const shown = event({ staff: true });
  const list = { activity: shown.card, rows: [row], came: 0, expected: 2, serverTime: NOW };
  answer(bench.set, {
    ...{ 'activity.index': shown, 'activity.product': pageOf([]), 'activity.door': list },
    'activity.doorSave': OFFLINE,
  });
  await bench.open('/activity/pages/index', EventPage, { id: '9401' });
  await pass(300);
  await bench.press('到场名单');
  await pass(400);
  bench.see('到场 0 / 2');
  await bench.view.unmount();
  answer(bench.set, { 'activity.index': OFFLINE, 'activity.door': OFFLINE, 'activity.doorSave': OFFLINE });
  await bench.open('/activity/pages/index', EventPage, { id: '9401' });
  await pass(300);
  await bench.press('到场名单');
  await pass(400);
  jest.spyOn(platform.scan, 'scan').mockResolvedValue(code);
  await bench.press('扫票');
  await pass(400);
  expect(bench.toast()).toBe('林知夏 2 位，连上后送出');
  bench.see('到场 2 / 2', '1 次扫码等着送出');
  bench.set.clock.advance(60_000);
  await bench.press('扫票');
  await pass(400);
  expect(bench.toast()).toMatch(/^林知夏 已入场 \d\d:\d\d$/);
  bench.see('1 次扫码等着送出');
});

describe('候补', () => {
  const own = { id: '9601', qty: 2, state: 'waiting' as const, place: 3 };
  const offered = { ...own, state: 'offered' as const, place: 1, offer: { until: NOW + 1_800_000, seats: [] } };
  const full = (part = {}) => event({ waiting: 2, ...part }, { status: 'full', joined: 18, seats: 18 });

  it('full: one waits for two, and sees which one in the queue that is', async () => {
    await openEvent(full());
    await bench.press('候补');
    await pass(400);
    bench.see('2 人在等', '通知你，留 30 分钟', '候补 1 位');
    await bench.press(/增加/);
    answer(bench.set, { 'activity.waitSave': own, 'activity.index': full({ waiting: 3, wait: own }) });
    await bench.press('候补 2 位');
    await pass(400);
    expect(fields(sent(bench.set, 'activity.waitSave')[0])).toMatchObject({ activityId: '9401', qty: '2' });
    expect(bench.toast()).toBe('已候补，排第 3 位');
    bench.see('候补中，排第 3 位', '2 位');
    // Who waits is not asked to wait once more.
    expect(bench.view.allByRole('button', '候补')).toHaveLength(0);
  });

  it('nearly full: who wants more than are left waits for all of them', async () => {
    await openEvent(event({ waiting: 0 }, { joined: 17, seats: 18 }));
    await bench.press('立即报名');
    await pass(400);
    await bench.press(/增加/);
    bench.see('人数，只剩 1 位');
    await bench.press('候补 2 位');
    await pass(400);
    bench.see('还没有人等');
    answer(bench.set, { 'activity.waitSave': own });
    await bench.press('候补 2 位');
    await pass(400);
    expect(fields(sent(bench.set, 'activity.waitSave')[0])).toMatchObject({ qty: '2' });
    expect(sent(bench.set, 'activity.signUpSave')).toEqual([]);
  });

  it('who waits leaves at once', async () => {
    await openEvent(full({ wait: own }));
    answer(bench.set, { 'activity.waitLeave': { ...own, state: 'left', place: 0 }, 'activity.index': full() });
    await bench.press('不等了');
    await pass(400);
    expect(fields(sent(bench.set, 'activity.waitLeave')[0])).toMatchObject({ id: '9601' });
    expect(bench.toast()).toBe('已退出候补');
  });

  it('an offer is given back only after a question', async () => {
    await openEvent(full({ wait: offered }));
    await bench.press('不等了');
    await pass(400);
    bench.see('不要这个名额了？', '为你留着的名额会马上给下一位。');
    await bench.press('再想想');
    expect(sent(bench.set, 'activity.waitLeave')).toHaveLength(0);
    bench.see('有名额了，给你留着');
  });

  it('an offer counts down and leads to the form', async () => {
    await openEvent(full({ wait: offered }));
    bench.see('有名额了，给你留着', /请在此前报名/);
    await bench.press('去报名');
    await pass(400);
    expect(bench.view.byLabel('姓名')).toBeTruthy();
  });

  it('an offer that lapses is asked for anew, and one may wait again', async () => {
    await openEvent(full({ wait: { ...offered, offer: { until: NOW + 5000, seats: [] } } }));
    bench.see('有名额了，给你留着', '立即报名');
    answer(bench.set, { 'activity.index': full(), 'activity.product': pageOf([]) });
    for (let second = 0; second < 7; second += 1) {
      bench.set.clock.advance(1000);
      await pass(1000);
    }
    expect(bench.view.hasText('有名额了，给你留着')).toBe(false);
    bench.see('候补');
  });
});

it('/activity/pages/index: the places of those who were equal, as the tasting says them', async () => {
  const ranking = [
    { rank: 1, letter: 'B', name: '牛栏坑肉桂', average: 86 },
    { rank: 1, letter: 'A', name: '三坑两涧水仙', average: 86 },
    { rank: 3, letter: 'C', name: '慧苑坑水仙', average: 71 },
  ];
  await openEvent(event({ ranking }, { kind: 'tasting', status: 'ended' }));
  bench.see('1　牛栏坑肉桂', '1　三坑两涧水仙', '3　慧苑坑水仙');
});

it('/activity/pages/index: without the first name nobody else becomes the holder', async () => {
  await openEvent(event({ signup: ticket({ names: ['林知夏', '山月'] }) }, { mine: 'signed' }));
  answer(bench.set, { 'activity.signUpEdit': ticket() });
  await bench.press(/改名/);
  await pass(400);
  await bench.type('报名人', ' ');
  await bench.press('保存名字');
  expect(bench.toast()).toBe('请填写报名人的名字');
  expect(sent(bench.set, 'activity.signUpEdit')).toHaveLength(0);
});

describe('/activity/pages/input', () => {
  it('sends only what was changed here: another tab may have set the rest', async () => {
    const [a, b] = tasting().samples;
    const scored = { ...a!, scores: [{ key: 'taste', label: '', value: '6' }], note: '兰香', savedAt: NOW };
    answer(bench.set, {
      'activity.input': tasting({ samples: [scored, b!] }),
      'activity.inputSave': tasting({
        samples: [{ ...scored, scores: KEYS.map((key) => ({ key, label: '', value: '9' })) }, b!],
      }),
    });
    await bench.open('/activity/pages/input', TastingPage, { id: '9412' });
    await pass(300);
    const slider = bench.view.byRole('slider', '香气');
    act(() => void slider.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true })));
    await pass(2500);
    const { scores, note } = fields(sent(bench.set, 'activity.inputSave')[0]);
    expect(JSON.parse(scores!)).toEqual([{ key: 'aroma', label: '', value: '10' }]);
    expect(note).toBeUndefined();
    // What the answer says of the others is shown.
    bench.see('八项都打了');
  });

  it('sliders work by keys; what was set is kept without a line and sent later', async () => {
    answer(bench.set, { 'activity.input': tasting(), 'activity.inputSave': OFFLINE });
    await bench.open('/activity/pages/input', TastingPage, { id: '9412' });
    await pass(300);
    bench.see('样品 A', '先闻后尝，一项一项来');
    const slider = bench.view.byRole('slider', '香气');
    act(() => void slider.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true })));
    await pass(2500);
    bench.see('1 次改动等网络');
    expect(fields(sent(bench.set, 'activity.inputSave')[0])).toMatchObject({ sampleId: 'A' });
    answer(bench.set, {
      'activity.inputSave': tasting({ samples: tasting().samples.map((one) => ({ ...one, savedAt: NOW })) }),
    });
    await pass(6000);
    bench.see(/已自动保存/);
  });

  it('released: names, ranking, the own against the average; not checked in says so', async () => {
    const radar = KEYS.map((key) => ({ key, label: key, value: '860' }));
    answer(bench.set, {
      'activity.input': tasting({
        ...{ closed: true, released: true, judges: 12, agreement: '评审们大体一致' },
        result: [{ sampleId: 'B', name: '牛栏坑肉桂', average: 860, mine: 830, judges: 12, rank: 1, radar }],
      }),
    });
    await bench.open('/activity/pages/input', TastingPage, { id: '9413' });
    await pass(300);
    bench.see('揭名了', '牛栏坑肉桂', '样品 B　你给 8.3', '8.6', '成绩卡');
    answer(bench.set, { 'activity.input': new Refusal(422, '请先签到') });
    await bench.open('/activity/pages/input', TastingPage, { id: '9412' });
    await pass(300);
    bench.see('请先签到');
  });
});

it('/activity/pages/vip: wants consent, keeps eight tags at most, shows the card', async () => {
  const vip = {
    activity: event().card,
    saved: false,
    form: [],
    tags: [{ id: '1', label: '岩茶', group: '茶类' as const, on: false }],
    gift: [{ key: 'k1', label: '伴手礼', value: '品鉴装' }],
    checked: true,
    serverTime: NOW,
  };
  answer(bench.set, {
    'activity.vip': vip,
    'activity.saveTags': { tags: vip.tags },
    'activity.vipSave': { ...vip, saved: true, cardNo: 'JB260616000001', giftCode: 'LP0123456789' },
  });
  await bench.open('/activity/pages/vip', GuestPage, { id: '9412' });
  await pass(300);
  await bench.type('姓名', '许清和');
  await bench.type('手机号', '13800000003');
  await bench.press('登记');
  expect(bench.toast()).toBe('请先同意个人信息的使用说明');
  await bench.press(/我同意用这些信息/, 'checkbox');
  bench.set.clock.advance(1600);
  await bench.press('登记');
  expect(bench.toast()).toBe('喜欢什么，至少选 1 个');
  expect(sent(bench.set, 'activity.vipSave')).toHaveLength(0);
  await bench.press('岩茶', 'checkbox');
  bench.set.clock.advance(1600);
  await bench.press('登记');
  await pass(400);
  expect(fields(sent(bench.set, 'activity.vipSave')[0])).toMatchObject({ name: '许清和', agree: 'true' });
  bench.see('嘉宾卡 JB260616000001', '领取伴手礼');
  await bench.press('会员中心', 'link');
  expect(bench.lastUrl()).toBe('/pages/tea/vip');
});

it('/activity/pages/vip: says whose number it is before the card is saved', async () => {
  const vip = { activity: event().card, saved: false, form: [], tags: [], gift: [], checked: true, serverTime: NOW };
  const named = { id: '7', no: 'E1007', name: '周顾问', avatar: '', title: '顾问', storeId: '1', storeName: '西湖店' };
  answer(bench.set, { 'activity.vip': { ...vip, named } });
  await bench.open('/activity/pages/vip', GuestPage, { id: '9412', employeeNo: 'E1007' });
  await pass(300);
  bench.see('周顾问，西湖店');
  answer(bench.set, { 'activity.vip': vip });
  await bench.type('顾问工号', 'E9999');
  await pass(900);
  bench.see('没有这个工号，由门店的顾问接待你');
});

it('/activity/pages/gg: its blocks, unknown ones skipped; one that is over leads to the next', async () => {
  const page = {
    ...{ code: 'GG_SPRING', title: '春茶到了', version: '1.0', updatedAt: NOW },
    blocks: [
      { kind: 'text' as const, title: '今年的春来得慢', items: [{ key: 'a', label: '', value: '芽头瘦些' }] },
      { kind: 'stats' as const, items: [] },
      { kind: 'bar' as const, items: [{ key: 'b', label: '来店里盲品', value: '', link: '/activity/pages/index' }] },
    ],
  };
  answer(bench.set, { 'pages.view': page });
  await bench.open('/activity/pages/gg', CampaignPage, { id: 'GG_SPRING' });
  await pass(300);
  bench.see('今年的春来得慢', '芽头瘦些', '来店里盲品');
  answer(bench.set, { 'pages.view': new Refusal(404, '内容不存在或已下架') });
  await bench.open('/activity/pages/gg', CampaignPage, { id: 'GG_OLD' });
  await pass(300);
  bench.see('活动已结束');
});

it('/activity/pages/gg: what it counts down to is its end, and leads to the next', async () => {
  const until = (at: number) => ({
    ...{ code: 'GG_SPRING', title: '春茶到了', version: '1.0', updatedAt: NOW },
    blocks: [
      { kind: 'countdown' as const, title: '距结束', items: [{ key: 'u', label: '', value: String(at) }] },
      { kind: 'bar' as const, items: [{ key: 'b', label: '来店里盲品', value: '', link: '/activity/pages/index' }] },
    ],
  });
  answer(bench.set, { 'pages.view': until(NOW + 3_600_000) });
  await bench.open('/activity/pages/gg', CampaignPage, { id: 'GG_SPRING' });
  await pass(300);
  bench.see('距结束', '来店里盲品');
  await bench.view.unmount();
  answer(bench.set, { 'pages.view': until(NOW - 1) });
  await bench.open('/activity/pages/gg', CampaignPage, { id: 'GG_SPRING' });
  await pass(300);
  bench.see('活动已结束', '去看看');
  expect(bench.view.hasText('来店里盲品')).toBe(false);
});

it('/activity/pages/jiajv: the form once, then that somebody will call', async () => {
  answer(bench.set, {
    'activity.index': event({}, { kind: 'furniture', price: 0 }),
    'activity.product': pageOf([]),
    'activity.productCate': [],
    'activity.signUpSave': { signup: ticket() },
  });
  await bench.open('/activity/pages/jiajv', FurniturePage, { id: '9414' });
  await pass(300);
  await bench.press('预约量房');
  bench.see('请填写姓名', '请填写城市');
  for (const [label, text] of [
    ['姓名', '林知夏'],
    ['城市', '杭州'],
    ['面积 ㎡', '18'],
  ] as const)
    await bench.type(label, text);
  bench.set.clock.advance(1600);
  await bench.press('预约量房');
  await pass(400);
  expect(fields(sent(bench.set, 'activity.signUpSave')[0])).toMatchObject({ activityId: '9401', name: '林知夏' });
  expect(bench.lastUrl()).toBe('/pages/tea/success?group=measure&id=9401');
});

it('/activity/pages/jiajv: pieces of a room by pages, how they travel, and straight into the basket', async () => {
  const piece = (id: string, part: object) => ({
    ...card({ id, title: `茶台${id}` }),
    event: { price: 40_800, limit: 1, bought: 0, state: 'soon' as const },
    ...{ carriage: '大件物流', pickup: false },
    ...part,
  });
  const scene = { key: 'study', label: '书房', image: '', spots: [] };
  answer(bench.set, {
    'activity.index': event({ scenes: [scene] }, { id: '9414', kind: 'furniture', price: 0 }),
    'activity.productCate': [{ id: '9455', label: '书房', count: 2 }],
    'activity.product': pageOf([
      piece('1054', { singleSkuId: '105401' }),
      piece('1050', { carriage: '茶器加固包裹', pickup: true }),
    ]),
    'cartItem.create': { id: '1', count: 1 },
  });
  await bench.open('/activity/pages/jiajv', FurniturePage, { id: '9414' });
  await pass(300);
  expect(sent(bench.set, 'activity.product')[0]?.url).toContain('cateId=9455');
  bench.see('大件物流', '送到家，不支持自提', '茶器加固包裹', '寄到家，也可以到店自提');
  await bench.press('购买 茶台1054');
  await pass(400);
  expect(fields(sent(bench.set, 'cartItem.create')[0])).toMatchObject({ skuId: '105401', qty: '1' });
  expect(bench.lastUrl()).toBe('/shop/pages/cart/index');
});

it('/activity/pages/jiajv: who has asked already reads that somebody will call', async () => {
  answer(bench.set, {
    ...{ 'activity.product': pageOf([]), 'activity.productCate': [] },
    'activity.index': event({ signup: ticket() }, { kind: 'furniture' }),
  });
  await bench.open('/activity/pages/jiajv', FurniturePage);
  await pass(300);
  expect(sent(bench.set, 'activity.index')[0]?.url).toContain('kind=furniture');
  bench.see('已预约，顾问将联系你');
});

it('/activity/pages/jiajv: no show of furniture is on', async () => {
  answer(bench.set, { 'activity.index': new Refusal(404, '内容不存在或已下架') });
  await bench.open('/activity/pages/jiajv', FurniturePage);
  await pass(300);
  bench.see('内容不存在或已下架');
});
