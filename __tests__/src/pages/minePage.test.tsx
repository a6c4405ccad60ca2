import { fakeTimers, pass, stage, visit, type Stage } from '../ui/stage';
import MinePage from '@/pages/tea/mine';
import { envelope } from '../core/support';
import { render } from '../../setup/render';

const MEMBER = {
  id: '1',
  no: 'M80472',
  nickname: '沈知遥',
  avatar: '',
  mobile: '138****2047',
  levelName: '雅士',
  growth: 2860,
  balance: 326850,
  points: 1280,
  coins: 420,
  couponCount: 6,
  theme: 'red',
};
const MENU = {
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
  set.transport.send.mockResolvedValue(
    envelope({ blocks: [], feed: { list: [], total: 0, page: 1, size: 20, more: false } }),
  );
  const view = await render(set.wrap(<MinePage />));
  await pass(0);
  expect(view.byRole('link', /^登录\/注册/)).toBeTruthy();
  expect(view.hasText('—')).toBe(true);
  await view.tap(view.byRole('link', '待付款'));
  expect(set.core.root.feedback.shown?.text).toBe('请登录后再操作');
});

it('shows a member numbers, badges and only menus that can be opened; a failed block hides no other', async () => {
  set.core.root.session.accept({ token: 'T', member: MEMBER } as never);
  set.transport.send.mockImplementation(async ({ url }) => {
    if (url.includes('statistics') && url.includes('order'))
      return envelope({ unpaid: 1, paid: 0, shipped: 120, review: 0, afterSale: 0 });
    if (url.includes('get_user_item')) return envelope(MENU);
    if (url.includes('hobby-product')) return envelope(undefined, 500, '推荐没有读到');
    if (url.includes('v4/member/count')) return envelope({ collects: 12, footprints: 3456, soldOut: 0, coupons: 6 });
    return envelope(MEMBER);
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
