/** An order in staff mode: whose it is, what may be done with it now, and what is sent for it. */
import type { OrderDeskView } from '@/contract';
import OrderDetailPage from '@/shop/pages/order/detail';
import { detail, MEMBER, NOW, order, orderLine } from '../contract/fixtures';
import { answer, fields, Refusal, sent, type Answers } from '../ui/answers';
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';

const bench = pageBench();
const view = (part: Partial<OrderDeskView> = {}): OrderDeskView => ({
  order: detail({ card: order({ status: 'unpaid', actions: [], lines: [orderLine({ id: '7', qty: 2 })] }) }),
  buyer: { id: '10001', nickname: '林知夏', mobile: '138****0001' },
  notes: [{ id: '1', by: '赵小满', text: '客人要求周六送', at: NOW }],
  can: ['cancel', 'note', 'notify'],
  ...part,
});
const open = async (answers: Answers) => {
  bench.login({ ...MEMBER, roles: ['member', 'staff'], areas: ['service'] });
  answer(bench.set, answers);
  await bench.open('/shop/pages/order/detail', OrderDetailPage, { id: '900', scope: 'store' });
  await pass(300);
};

test('whose it is, what colleagues wrote, and only what may be done', async () => {
  await open({ 'orderDesk.view': view({ launchSource: 'GG_SPRING' }) });
  bench.see('首单来源', 'GG_SPRING', '林知夏', '138****0001', '客人要求周六送', '关闭订单', '写备注', '通知买家');
  expect(bench.view.hasText('改地址')).toBe(false);
  expect(sent(bench.set, 'memberOrder.view')).toEqual([]);
});

test('closed with its reason; without words nothing is sent', async () => {
  await open({ 'orderDesk.view': view(), 'orderDesk.cancel': view({ can: ['note'] }) });
  await bench.press('关闭订单');
  await pass(300);
  await bench.type('原因', '超出配送范围');
  const buttons = bench.view.allByRole('button', '关闭订单');
  await bench.view.tap(buttons[buttons.length - 1]!);
  await pass(0);
  expect(fields(sent(bench.set, 'orderDesk.cancel')[0])).toMatchObject({ id: '900', reason: '超出配送范围' });
  expect(bench.view.hasText('通知买家')).toBe(false);
});

test('somebody was faster: the order is read again', async () => {
  await open({ 'orderDesk.view': view(), 'orderDesk.note': new Refusal(409, '数据已更新，请刷新后重试') });
  await bench.press('写备注');
  await pass(300);
  await bench.type('备注', '改周日');
  await bench.press('保存');
  await pass(0);
  expect(bench.toast()).toBe('数据已更新，请刷新后重试');
  expect(sent(bench.set, 'orderDesk.view').length).toBeGreaterThan(1);
});

test('who has no area is told so', async () => {
  await open({ 'orderDesk.view': new Refusal(403, '暂无权限') });
  bench.see('暂无权限');
});
