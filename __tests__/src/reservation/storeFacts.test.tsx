/** The facts of a store, for whom they are and what can be done with them. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import { platform } from '@/core/platform';
import StoreFactsPage from '@/reservation/pages/explore/storesinformation';
import type { DataOf } from '@/contract';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { EMPLOYEE, OPINION, STORE } from '../contract/fixtures';
import { venue } from './fixtures';

const bench = pageBench();
const PATH = '/reservation/pages/explore/storesinformation';
const FULL = venue({
  manager: EMPLOYEE,
  team: [EMPLOYEE],
  phones: [{ key: 'store', label: '门店电话', value: '0571-8700 0001' }],
  traffic: [{ key: 'metro', label: '地铁', value: '1 号线龙翔桥站' }],
  licences: [{ key: 'food', label: '食品经营许可证', value: 'JY13301000001001' }],
  delivery: '方圆 5 公里，满 99 元起送',
  notices: ['本周六包场'],
  wifi: { name: 'YEJIAN-1F', password: 'tea20260' },
});
const open = async (state: DataOf<'tea.store'> | Refusal = FULL, answers: Answers = {}, id = '3') => {
  answer(bench.set, { 'pickUp.index': [STORE], 'tea.store': state, ...answers });
  await bench.open(PATH, StoreFactsPage, { id });
  await pass(0);
};

test('says where, when, how to come, who works there and by what right', async () => {
  bench.login();
  await open();
  bench.see(
    '本周六包场',
    STORE.address,
    '09:30-22:30',
    '1 号线龙翔桥站',
    '听松　雅室',
    '6 位',
    '方圆 5 公里，满 99 元起送',
  );
  bench.see('密码 tea20260', `店长　工号 ${EMPLOYEE.no}`, 'JY13301000001001');
});

test('what is closed for a while says so before anything else', async () => {
  await open(venue({ closedText: '暂停营业至 06月20日：检修' }));
  bench.see('暂停营业至 06月20日：检修');
});

test('numbers are dialled, the address and the password copied, the store kept in the address book', async () => {
  bench.login();
  const dial = jest.spyOn(platform.phone, 'dial').mockResolvedValue();
  const copy = jest.spyOn(platform.clipboard, 'copy').mockResolvedValue();
  const keep = jest.spyOn(platform.phone, 'keep').mockResolvedValue();
  await open();
  await bench.press(/0571-8700 0001.*拨打/);
  expect(dial).toHaveBeenCalledWith('0571-8700 0001');
  await bench.press(/^抄下地址/);
  expect(copy).toHaveBeenLastCalledWith(`${STORE.name} ${STORE.address}`);
  bench.set.clock.advance(1600);
  await bench.press(/^店内 Wi-Fi/);
  expect(copy).toHaveBeenLastCalledWith('tea20260');
  await bench.press('存通讯录');
  expect(keep).toHaveBeenCalledWith(expect.objectContaining({ name: STORE.name, mobile: STORE.tel }));
});

test('the map, the people and a booking are a press away', async () => {
  await open();
  await bench.press(/^在地图上看/, 'link');
  expect(bench.lastUrl()).toContain('/open-location?lat=');
  await bench.press(new RegExp(EMPLOYEE.name), 'link');
  expect(bench.lastUrl()).toBe(`/vip/pages/businessCard?employeeNo=${EMPLOYEE.no}`);
  await bench.press('去预约');
  expect(bench.lastUrl()).toBe(`/reservation/pages/detail/detail?id=${STORE.id}`);
});

test('a store without a telephone leads to the service, and a visitor to the login for the password', async () => {
  await open(venue({ phones: [{ key: 'store', label: '门店电话', value: '' }] }));
  await bench.press(/^联系客服/, 'link');
  expect(bench.lastUrl()).toBe('/contact/pages/ContactUs');
  bench.see('登录后可见');
  bench.set.clock.advance(1600);
  await bench.press(/^店内 Wi-Fi/);
  await pass(0);
  expect(bench.toast()).toBe('请登录后再操作');
});

test('a visitor tells what is wrong, with a way to be answered', async () => {
  await open(FULL, { 'shop.opinion': OPINION });
  await bench.press('报错');
  await pass(0);
  await bench.press('电话', 'button');
  await bench.press('提交');
  bench.see('写一句应当是什么', '留一个手机号或邮箱，我们好回复你');
  expect(sent(bench.set, 'shop.opinion')).toEqual([]);
  await bench.type('应当是什么', '换成了 0571-8700 0002');
  await bench.type('联系方式', '13800000001');
  bench.set.clock.advance(1600);
  await bench.press('提交');
  expect(fields(sent(bench.set, 'shop.opinion').at(-1))).toMatchObject({
    kind: 'service',
    content: `门店信息报错 ${STORE.name}（电话）：换成了 0571-8700 0002`,
    contact: '13800000001',
  });
  expect(bench.toast()).toBe('已收到，核实后改正');
});

test('an unknown store is not found, and a bad id is never sent', async () => {
  await open(new Refusal(404, '没有找到'), {}, 'x;drop');
  bench.see('内容不存在或已下架');
  expect(sent(bench.set, 'tea.store').map(({ url }) => new URL(url, 'http://x').searchParams.get('id'))).toEqual(['0']);
});
