/** On an iPhone the mini-program sells nothing that is no thing, whichever way somebody comes in; on other phones it does. */
import type { RoutePath } from '../../src/core/routes/table';
import { ZHOU } from '../server/demo';
import { shopForTests } from './shop';

const shop = shopForTests();
const IPHONE = { getDeviceInfo: { platform: 'ios', system: 'iOS 17.4' } };

const WAYS: readonly [path: RoutePath, query: Record<string, string>, elsewhere: string][] = [
  ['/tea/pages/vip', {}, '选一张'],
  ['/member/pages/recharge/index', {}, '选择套餐'],
  ['/member/pages/interval/recharge', {}, '选择套餐'],
  ['/collegePackages/pages/college/course/detail', { id: '7304' }, '购买全部'],
  ['/collegePackages/pages/college/order/settle', { courseId: '7304' }, '学习期限'],
];

test.each(WAYS)('%s', async (path, query, elsewhere) => {
  const iphone = await shop.phone({ path, query, member: ZHOU, mock: IPHONE });
  await iphone.see('由于相关规范，iOS 功能暂不可用');
  expect(await iphone.locator('wx-view').filter({ hasText: elsewhere }).count()).toBe(0);
  const other = await shop.phone({ path, query, member: ZHOU });
  await other.see(elsewhere);
});

test('the cashier takes no money for what may not be sold', async () => {
  const query = { orderGroup: 'vip', orderId: '1' };
  const iphone = await shop.phone({ path: '/member/pages/wallet/pay', query, member: ZHOU, mock: IPHONE });
  await iphone.see('由于相关规范，iOS 功能暂不可用');
  expect(await iphone.requests('/cashier')).toEqual([]);
});
