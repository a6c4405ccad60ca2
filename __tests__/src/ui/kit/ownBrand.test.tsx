/** The app in the build of another shop: its sign over the door, its colour before the fifteen, its tabs. */
import type { Brand } from '@/core/lib/brand';
import type * as Table from '@/core/routes/table';
import type * as Themes from '@/core/stores/themes';
import { Brand as Sign } from '@/ui/kit/Brand/OwnBrand';
import { render } from '../../../setup/render';

const SHOP: Brand = {
  name: '山外',
  colour: '#2f6f8f',
  hasLogo: true,
  tabs: { home: '茶铺', classes: '分类', groves: '茶园', cart: '茶篮', mine: '我的' },
  slogan: '山里的茶',
  description: '',
  shareImage: '/images/share/2.webp',
};

let mockShop = SHOP;
/** What config/index.ts puts in its place. */
jest.mock('@/core/lib/brand', () => ({
  get BRAND() {
    return mockShop;
  },
}));
/** Modules that look at the shop when they are read. */
function built(shop: Brand) {
  mockShop = shop;
  let modules = {} as typeof Themes & typeof Table;
  jest.isolateModules(() => {
    modules = { ...jest.requireActual('@/core/stores/themes'), ...jest.requireActual('@/core/routes/table') };
  });
  return modules;
}
afterEach(() => {
  mockShop = SHOP;
});

test('the name as it is written, and its drawing as the mark', async () => {
  const view = await render(
    <>
      <Sign kind="wordmark" tone="ink" />
      <Sign kind="mark" tone="paper" height={48} />
    </>,
  );
  const [word, mark] = view.allByRole('img', '山外');
  expect(word?.textContent).toBe('山外');
  expect(mark?.textContent).toBe('');
  expect(mark?.className).toContain('shop-logo');
});

test('without a drawing its first letter is the mark', async () => {
  mockShop = { ...SHOP, hasLogo: false };
  const view = await render(<Sign kind="mark" tone="ink" />);
  expect(view.byRole('img', '山外').textContent).toBe('山');
});

test('a colour of its own comes before the fifteen, one of them stays one of them', () => {
  const own = built(SHOP);
  expect(own.THEMES).toHaveLength(16);
  expect(own.THEMES[0]).toEqual({ name: 'own', title: '本店', hex: '#2f6f8f' });
  expect(own.themeOf('#2f6f8f')).toBe(own.THEMES[0]);
  const green = built({ ...SHOP, colour: 'green' });
  expect(green.THEMES).toHaveLength(15);
  expect(green.themeOf('own').name).toBe('green');
});

test('tabs are called as the shop calls them, and their pages with them', () => {
  const { routes } = built(SHOP);
  expect(routes['/shop/pages/cart/index'].title).toBe('茶篮');
  expect(routes['/pages/tea/index'].title).toBe('山外 · 商城首页');
});
