import { createGuard, type ParsedRoute } from '@/core/routes';
import { fakeClock } from '../support';

const GOODS: ParsedRoute = { path: '/shop/pages/goods', query: { id: '1' } };

function setup(current: ParsedRoute = GOODS, hasLogin = false) {
  const clock = fakeClock();
  const deps = {
    clock,
    hasLogin: () => hasLogin,
    toast: jest.fn(),
    remember: jest.fn(),
    current: () => current,
    toLogin: jest.fn().mockResolvedValue(undefined),
    relaunchLogin: jest.fn().mockResolvedValue(undefined),
    back: jest.fn().mockResolvedValue(undefined),
  };
  return { guard: createGuard(deps), ...deps };
}

describe('rule 4.9: login guard', () => {
  test('a login page remembers itself with its query and goes to login after 1.5 s', () => {
    const { guard, toast, remember, toLogin, clock } = setup({ path: '/shop/pages/order/detail', query: { id: '8' } });
    expect(guard.page('/shop/pages/order/detail')).toBe(false);
    expect(toast).toHaveBeenCalledWith('请登录后再操作', 2000);
    expect(remember).toHaveBeenCalledWith('/shop/pages/order/detail?id=8');
    clock.advance(1499);
    expect(toLogin).not.toHaveBeenCalled();
    clock.advance(1);
    expect(toLogin).toHaveBeenCalledWith(true);
  });
  test('rule 4.9: a chooser goes back one page and remembers nothing', () => {
    const { guard, remember, back, toLogin, clock } = setup();
    expect(guard.page('/member/pages/address/select')).toBe(false);
    clock.advance(1500);
    expect(back).toHaveBeenCalledTimes(1);
    expect(remember).not.toHaveBeenCalled();
    expect(toLogin).not.toHaveBeenCalled();
  });
  test('public pages open, members open everything', () => {
    expect(setup().guard.page('/shop/pages/goods')).toBe(true);
    expect(setup(GOODS, true).guard.page('/shop/pages/order/index')).toBe(true);
  });
  test('rule 4.9: acting on a public page asks a visitor when tapped, once', () => {
    const { guard, toast, toLogin, clock } = setup();
    const then = jest.fn();
    guard.act(then);
    guard.act(then);
    clock.advance(1500);
    expect(then).not.toHaveBeenCalled();
    expect(toast).toHaveBeenCalledTimes(1);
    expect(toLogin).toHaveBeenCalledTimes(1);
    expect(toLogin).toHaveBeenCalledWith(false);
    setup(GOODS, true).guard.act(then);
    expect(then).toHaveBeenCalledTimes(1);
  });
});

describe('rule 4.4: 401', () => {
  test('the page is remembered; after 0.8 s toast for 2 s and relaunch at login', () => {
    const { guard, remember, toast, relaunchLogin, clock } = setup();
    guard.unauthorized();
    expect(remember).toHaveBeenCalledWith('/shop/pages/goods?id=1');
    clock.advance(799);
    expect(toast).not.toHaveBeenCalled();
    clock.advance(1);
    expect(toast).toHaveBeenCalledWith('请登录后再操作', 2000);
    expect(relaunchLogin).toHaveBeenCalledTimes(1);
  });
  test('several at once cause one relaunch, a later one another', async () => {
    const { guard, relaunchLogin, clock } = setup();
    guard.unauthorized();
    guard.unauthorized();
    clock.advance(800);
    await Promise.resolve();
    await Promise.resolve();
    guard.unauthorized();
    clock.advance(800);
    expect(relaunchLogin).toHaveBeenCalledTimes(2);
  });
  test('rule 2.5: hidden calls leave the toast out, unless another one speaks', async () => {
    const { guard, toast, relaunchLogin, clock } = setup();
    guard.unauthorized(true);
    clock.advance(800);
    expect(toast).not.toHaveBeenCalled();
    expect(relaunchLogin).toHaveBeenCalledTimes(1);
    await Promise.resolve();
    await Promise.resolve();
    guard.unauthorized(true);
    guard.unauthorized(false);
    clock.advance(800);
    expect(toast).toHaveBeenCalledTimes(1);
  });
  test.each([
    '/site/pages/login',
    '/site/pages/login_channel',
    '/site/pages/register',
    '/site/pages/setPassword',
  ] as const)('rule 4.10: %s is never remembered', (path) => {
    const { guard, remember } = setup({ path, query: {} });
    guard.unauthorized();
    expect(remember).not.toHaveBeenCalled();
  });
});
