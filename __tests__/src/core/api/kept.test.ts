import { forgetKept, keeping, keptAnswer } from '@/core/api';
import { KEPT_MS } from '@/core/api/kept';
import { createMemory } from '@/core/lib/memory';
import { apiWith, envelope, fakeTransport } from '../support';

test('an answer is kept for five minutes, under its own question', () => {
  const memory = createMemory();
  keeping(memory, 'goods 1')('银针', 1000);
  expect(keptAnswer(memory, 'goods 1', 1000 + KEPT_MS)).toBe('银针');
  expect(keptAnswer(memory, 'goods 1', 1001 + KEPT_MS)).toBeUndefined();
  expect(keptAnswer(memory, 'goods 2', 1000)).toBeUndefined();
});

test('what was asked before something changed is not kept when it is answered after it', () => {
  const memory = createMemory();
  const keep = keeping(memory, 'order');
  forgetKept(memory);
  keep('待付款', 0);
  expect(keptAnswer(memory, 'order', 0)).toBeUndefined();
});

test('a logout forgets it, and an answer still under way is not kept for the next member', () => {
  const memory = createMemory();
  const keep = keeping(memory, 'wallet');
  keep('¥5', 0);
  memory.clear();
  keep('¥6', 0);
  expect(keptAnswer(memory, 'wallet', 0)).toBeUndefined();
});

test('of many, the thirty that were asked last are kept', () => {
  const memory = createMemory();
  for (let n = 1; n <= 30; n += 1) keeping(memory, `${n}`)(n, 0);
  keeping(memory, '1')(1, 0);
  keeping(memory, '31')(31, 0);
  expect([1, 2, 3, 31].map((n) => keptAnswer(memory, `${n}`, 0))).toEqual([1, undefined, 3, 31]);
});

test.each([
  ['a write', () => Promise.resolve(envelope({ id: '1', count: 1 }))],
  ['a write that is refused', () => Promise.resolve(envelope(null, 400))],
  ['a write that nobody answers', () => Promise.reject(new Error('no line'))],
])('after %s nothing is shown from before', async (_, answer) => {
  const transport = fakeTransport();
  const { api, memory } = apiWith(transport);
  keeping(memory, 'basket')('1 件', 0);
  transport.send.mockImplementation(() => Promise.resolve(envelope({ count: 1 })));
  await api.call('atShop.cartCount');
  expect(keptAnswer(memory, 'basket', 0)).toBe('1 件');
  transport.send.mockImplementation(answer);
  await api.call('cartItem.create', { skuId: '8', qty: 1 }).catch(() => undefined);
  expect(keptAnswer(memory, 'basket', 0)).toBeUndefined();
});
