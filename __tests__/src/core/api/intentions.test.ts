/** One intention, one id: what ends it and what does not. The server's half is in __tests__/server/cart/repeated.test.ts. */
import type { TransportAnswer } from '@/core/api';
import { cartOf, detail } from '../../contract/fixtures';
import { apiWith, envelope, fakeTransport } from '../support';

const LINE = { skuId: '8', qty: 1 };
type Api = ReturnType<typeof apiWith>['api'];

/** The ids under which `press` went out, once per outcome; a function loses the answer. */
async function idsOf(outcomes: (TransportAnswer | 'timeout' | 'network')[], press: (api: Api, at: number) => unknown) {
  const transport = fakeTransport();
  for (const outcome of outcomes)
    if (typeof outcome === 'string')
      transport.send.mockRejectedValueOnce({ timeout: outcome === 'timeout', reason: outcome });
    else transport.send.mockResolvedValueOnce(outcome);
  const { api } = apiWith(transport);
  for (const at of outcomes.keys()) await Promise.resolve(press(api, at)).catch(() => undefined);
  return transport.send.mock.calls.map(([{ body }]) => new URLSearchParams(body).get('requestId'));
}
const add = (api: Api) => api.call('cartItem.create', LINE);

test.each([
  ['no network', 'network' as const],
  ['a time-out', 'timeout' as const],
  ['a gateway that answers for the server', { status: 502, data: '<html>' }],
  ['an answer that cannot be read', { status: 200, data: '<html>' }],
])('%s is no answer: the next try has the same id', async (_, outcome) => {
  const [first, second] = await idsOf([outcome, outcome], add);
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test.each([
  ['a yes', envelope({ id: '1', count: 1 })],
  ['a refusal', envelope(null, 422, '库存不足')],
  ['a 401', envelope(null, 401)],
])('%s is an answer: the next press has an id of its own', async (_, outcome) => {
  const [first, second] = await idsOf([outcome, outcome], add);
  expect(second).not.toBe(first);
});

test('who pays again shows a new proof for the same payment', async () => {
  const ids = await idsOf(['timeout', 'timeout'], (api, at) =>
    api.call('pay.wallet', { orderGroup: 'order', orderId: '1', payToken: `proof${at}` }),
  );
  expect(ids[1]).toBe(ids[0]);
});

test('the order of the params says nothing, their values do, and so does the id in the path', async () => {
  const ids = await idsOf(['timeout', 'timeout', 'timeout', 'timeout'], (api, at) =>
    [
      () => api.call('address.create', { name: '沈', mobile: '1' } as never),
      () => api.call('address.create', { mobile: '1', name: '沈', tag: undefined } as never),
      () => api.call('address.create', { name: '沈', mobile: '2' } as never),
      () => api.call('address.create', { name: '沈', mobile: '1' } as never, { id: '7' }),
    ][at]?.(),
  );
  expect(ids[1]).toBe(ids[0]);
  expect(new Set(ids).size).toBe(3);
});

test.each([
  ['a basket line', add, (api: Api) => api.call('cartItem.delete', { id: '1' }), envelope(cartOf([]))],
  [
    'an order',
    (api: Api) => api.call('shop.orderCreate', { source: 'cart', payable: 100 } as never),
    (api: Api) => api.call('memberOrder.close', { id: '1', reason: '不想要了' }),
    envelope(detail()),
  ],
] as const)('%s that was made without an answer and is taken back can be made anew', async (_, make, takeBack, yes) => {
  const ids = await idsOf(['timeout', 'timeout', yes, 'timeout'], (api, at) => (at === 2 ? takeBack(api) : make(api)));
  expect(ids[1]).toBe(ids[0]);
  expect(ids[3]).not.toBe(ids[0]);
});

test('reads have none', async () => {
  const transport = fakeTransport(envelope({ count: 1 }));
  const { api } = apiWith(transport);
  await api.call('atShop.cartCount');
  expect(transport.send.mock.calls[0]?.[0].url).not.toContain('requestId');
});
