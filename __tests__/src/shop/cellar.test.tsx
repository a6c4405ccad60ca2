/** 存入茶窖 on 确认订单: no address is asked for, and the order says where it goes. */
import { fakeTimers, pass, stage, visit } from '../ui/stage';
import Taro from '@tarojs/taro';
import { outboundText } from '@/domain/escrow/labels';
import SettlePage from '@/shop/pages/order/settle';
import { render } from '../../setup/render';
import { answer, fields, sent } from '../ui/answers';
import { MEMBER, settlement } from '../contract/fixtures';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('goes to the cellar without an address', async () => {
  fakeTimers();
  const set = stage();
  set.core.root.session.accept({ token: 'T', member: MEMBER });
  jest.spyOn(Taro, 'redirectTo').mockResolvedValue({ errMsg: '' });
  answer(set, {
    'shop.orderPreview': {
      ...settlement(),
      deliveryType: 'escrow',
      address: undefined,
      outbound: { freight: 1000, city: '杭州市' },
    },
    'shop.orderCreate': { orderId: '900', orderNo: 'YJ1', amount: 68000, expireAt: 1 },
  });
  visit(
    { path: '/shop/pages/goods' },
    { path: '/shop/pages/order/settle', params: { source: 'buy', lines: '[{"skuId":"1002","qty":9}]' } },
  );
  const view = await render(set.wrap(<SettlePage />));
  await pass(0);
  expect(view.hasText('存入叶间茶窖')).toBe(true);
  expect(view.hasText(/12 个月免费托管；以后全部寄到杭州市付运费 ¥10，到店自提免运费/)).toBe(true);
  expect(view.hasText('请添加收货地址')).toBe(false);
  await view.tap(view.byRole('button', '提交订单'));
  await pass(0);
  expect(fields(sent(set, 'shop.orderCreate')[0])).toMatchObject({ deliveryType: 'escrow' });
});

it('says what it costs to get out again, as far as that is known', () => {
  expect([undefined, { freight: 1000 }, { freight: 0 }, { freight: 2300, city: '北京市' }].map(outboundText)).toEqual([
    '以后寄出时付运费，到店自提免运费',
    '以后全部寄出付运费 ¥10 起，到店自提免运费',
    '以后全部寄出免运费，到店自提免运费',
    '以后全部寄到北京市付运费 ¥23，到店自提免运费',
  ]);
});
