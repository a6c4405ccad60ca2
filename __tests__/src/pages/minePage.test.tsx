import { fakeTimers, pass, stage, visit, type Stage } from '../ui/stage';
import type { DataOf, Member } from '@/contract';
import MinePage from '@/pages/tea/mine';
import { render } from '../../setup/render';
import { answer } from '../ui/answers';
import { MEMBER as BRIEF, pageOf } from '../contract/fixtures';

const MEMBER: Member = { ...BRIEF, balance: 326850, points: 1280, coins: 420, couponCount: 6 };
const MENU: DataOf<'legacy.userItem'> = {
  groups: [
    {
      title: '我的服务',
      items: [{ key: 'address', label: '收货地址', icon: 'pin', route: '/member/pages/address/list', badge: 0 }],
    },
    {
      title: '工作台',
      items: [{ key: 'client', label: '客户', icon: 'users', route: '/client/pages/clientmangent', badge: 0 }],
    },
  ],
};

let set: Stage;
beforeEach(() => {
  fakeTimers();
  set = stage();
  visit({ path: '/pages/tea/mine' });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('shows a visitor the way in, dashes, and asks for a login at an entry', async () => {
  answer(set, { 'shopV2.home': { blocks: [], feed: pageOf([]) } });
  const view = await render(set.wrap(<MinePage />));
  await pass(0);
  expect(view.byRole('link', /^登录\/注册/)).toBeTruthy();
  expect(view.hasText('—')).toBe(true);
  await view.tap(view.byRole('link', '待付款'));
  expect(set.core.root.feedback.shown?.text).toBe('请登录后再操作');
});

it('shows a member numbers, badges and only menus that can be opened; a failed block hides no other', async () => {
  set.core.root.session.accept({ token: 'T', member: MEMBER });
  answer(set, {
    'member.my': MEMBER,
    'memberOrder.statistics': { unpaid: 1, paid: 0, shipped: 120, review: 0, afterSale: 0 },
    'legacy.userItem': MENU,
    'footprint.count': { collects: 12, footprints: 3456, soldOut: 0, coupons: 6 },
  });
  const view = await render(set.wrap(<MinePage />));
  await pass(0);
  for (const text of ['沈知遥', '3,268.50', '成长值 2,860', '8,000 茶师', '3,456', '收货地址'])
    expect(view.hasText(text)).toBe(true);
  expect(view.byRole('link', /^1\s*待付款$/)).toBeTruthy();
  expect(view.hasText('99+')).toBe(true);
  expect(view.hasText('工作台')).toBe(false);
  expect(view.hasText('猜你喜欢')).toBe(false);
});
