import { createRootStore } from '@/core/stores';
import { createMemory } from '@/core/lib/memory';
import { fakeClock, fakePlatform, stubApi, type Stubbed } from '../support';

function setup(answers: Stubbed = {}) {
  const clock = fakeClock();
  const { api, call } = stubApi(answers);
  const device = fakePlatform();
  const root = createRootStore({ api, memory: createMemory(), platform: device.platform, clock });
  return { root, cart: root.cart, call, clock, ...device };
}
const fill = async (cart: ReturnType<typeof setup>['cart'], lines: number) => {
  for (let i = 0; i < lines; i += 1) await cart.add(`sku${i}`, 1, `g${i}`);
};

describe('visitor', () => {
  test('rule 5.5: the guest cart counts lines and adds up quantities', async () => {
    const { cart, call } = setup();
    await cart.add('1', 1, '10');
    await expect(cart.add('1', 2, '10')).resolves.toEqual({ state: 'added', count: 1 });
    expect(cart.guest).toEqual([{ skuId: '1', qty: 3, goodsId: '10' }]);
    expect(cart.count).toBe(1);
    expect(call).not.toHaveBeenCalled();
  });
  test('pages/tea: 20 lines, 购物车已满 beyond; a known line still grows', async () => {
    const { cart } = setup();
    await fill(cart, 20);
    await expect(cart.add('new')).resolves.toEqual({ state: 'full', text: '购物车已满' });
    await expect(cart.add('sku3', 5)).resolves.toEqual({ state: 'added', count: 20 });
    expect(cart.guest[3]?.qty).toBe(6);
  });
  test('the guest cart outlives the visit', async () => {
    const { root, platform } = setup();
    await root.start({ path: '', query: {} });
    await root.cart.add('1', 2, '10');
    const again = createRootStore({ api: stubApi().api, memory: createMemory(), platform, clock: fakeClock() });
    await again.start({ path: '', query: {} });
    expect(again.cart.guest).toEqual([{ skuId: '1', qty: 2, goodsId: '10' }]);
  });
  test('a quantity is changed, zero removes the line', async () => {
    const { cart } = setup();
    await fill(cart, 2);
    cart.setGuestQty('sku0', 4);
    cart.setGuestQty('sku1', 0);
    expect(cart.guest).toEqual([{ skuId: 'sku0', qty: 4, goodsId: 'g0' }]);
  });
});

describe('member', () => {
  test('rule 2.10: the count is cached 600 s as cart_num', async () => {
    const { root, cart, call, clock, storage } = setup({ 'atShop.cartCount': { count: 7 } });
    root.session.accept({ token: 'T' });
    await cart.load();
    await cart.load();
    expect(cart.count).toBe(7);
    expect(call).toHaveBeenCalledTimes(1);
    expect(storage.get('cart_num')).toContain('"data":7');
    clock.advance(600_000);
    await cart.load();
    expect(call).toHaveBeenCalledTimes(2);
  });
  test('rule 2.8: adding goes to cartItem.create', async () => {
    const { root, cart, call } = setup({ 'cartItem.create': { id: '1', count: 3 } });
    root.session.accept({ token: 'T' });
    await expect(cart.add('8', 2)).resolves.toEqual({ state: 'added', count: 3 });
    expect(call).toHaveBeenCalledWith('cartItem.create', { skuId: '8', qty: 2 });
    expect(cart.count).toBe(3);
  });
  test('a failed count leaves the badge', async () => {
    const { root, cart } = setup({ 'atShop.cartCount': new Error('offline') });
    root.session.accept({ token: 'T' });
    cart.setCount(2);
    await expect(cart.load(true)).resolves.toBe(2);
  });
});

describe('merge after login (flow 1)', () => {
  test('sends the lines once, empties the guest cart, names the limited goods', async () => {
    const { root, cart, call } = setup({
      'cartItem.merge': { merged: 1, limited: ['白毫银针'] },
      'atShop.cartCount': { count: 1 },
    });
    await fill(cart, 1);
    root.session.accept({ token: 'T' });
    await expect(cart.mergeGuest()).resolves.toEqual(['白毫银针']);
    expect(call.mock.calls[0]).toEqual([
      'cartItem.merge',
      { lines: [{ skuId: 'sku0', qty: 1 }] },
      { requestId: expect.any(String) },
    ]);
    expect(cart.guest).toEqual([]);
    expect(cart.count).toBe(1);
    await expect(cart.mergeGuest()).resolves.toEqual([]);
    expect(call).toHaveBeenCalledTimes(2);
  });
  const offline = () => setup({ 'cartItem.merge': new Error('offline'), 'atShop.cartCount': { count: 1 } });
  const mergeIds = (call: jest.Mock) =>
    call.mock.calls.filter(([name]) => name === 'cartItem.merge').map(([, , options]) => options.requestId as string);

  test('rule 2.8: a merge without an answer is repeated under the same id, also by the next launch of the app', async () => {
    const { root, cart, call, platform } = offline();
    await root.start({ path: '', query: {} });
    await fill(cart, 1);
    root.session.accept({ token: 'T' });
    await cart.mergeGuest();
    await cart.mergeGuest();
    expect(cart.guest).toHaveLength(1);
    const next = stubApi({ 'cartItem.merge': { merged: 1, limited: [] }, 'atShop.cartCount': { count: 1 } });
    const again = createRootStore({ api: next.api, memory: createMemory(), platform, clock: fakeClock() });
    await again.start({ path: '', query: {} });
    await again.cart.mergeGuest();
    expect(again.cart.guest).toEqual([]);
    const ids = [...mergeIds(call), ...mergeIds(next.call)];
    expect(ids).toHaveLength(3);
    expect(new Set(ids).size).toBe(1);
  });
  test('other lines are another merge: none of them is taken for one that was merged', async () => {
    const { root, cart, call } = offline();
    await fill(cart, 1);
    root.session.accept({ token: 'T' });
    await cart.mergeGuest();
    root.session.expire();
    await cart.add('later', 1);
    root.session.accept({ token: 'T2' });
    await cart.mergeGuest();
    const [first, second] = mergeIds(call);
    expect(second).not.toBe(first);
  });
});
