import type { DataOf } from '@/contract';
import { CancelledError, StepUpError, UnauthorizedError } from '@/core/api';
import { card, goods, MEMBER, payment } from '../../contract/fixtures';
import { apiWith, envelope, fakeTransport } from '../support';

const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describe('a call', () => {
  test('rules 2.1, 2.6: form-urlencoded header, 60000 ms timeout, body of a write', async () => {
    const transport = fakeTransport(envelope({ id: '1', count: 3 }));
    const { api } = apiWith(transport);
    await api.call('cartItem.create', { skuId: '8', qty: 2 });
    const { requestId } = Object.fromEntries(new URLSearchParams(transport.send.mock.calls[0]?.[0].body));
    expect(requestId).toMatch(UUID);
    expect(transport.send).toHaveBeenCalledWith({
      method: 'POST',
      url: `https://shop.test/api/inv-shop/v1/cart-item?access-token=T0KEN&skuId=8&qty=2&requestId=${requestId}`,
      header: FORM,
      body: `skuId=8&qty=2&requestId=${requestId}`,
      timeout: 60000,
    });
  });
  test('rule 2.3: code 200 gives the data to the caller', async () => {
    const { api } = apiWith(fakeTransport(envelope({ count: 4 })));
    await expect(api.call('atShop.cartCount')).resolves.toEqual({ count: 4 });
  });
  test('rule 2.2: an id given as option goes to the path of a PUT', async () => {
    const transport = fakeTransport(envelope(MEMBER));
    const { api } = apiWith(transport);
    await api.call('member.save', { nickname: '知夏' }, { id: '5' });
    expect(transport.send.mock.calls[0]?.[0].url).toMatch(/\/member\/save\/5\?access-token=T0KEN&nickname=/);
  });
  test('identical GETs in flight are one, later ones are new', async () => {
    const transport = fakeTransport(envelope({ count: 1 }));
    const { api } = apiWith(transport);
    const [a, b] = await Promise.all([api.call('atShop.cartCount'), api.call('atShop.cartCount')]);
    expect(a).toBe(b);
    expect(transport.send).toHaveBeenCalledTimes(1);
    await api.call('atShop.cartCount');
    expect(transport.send).toHaveBeenCalledTimes(2);
  });
  test('what is asked after news is not answered by what was asked before: an event, the answer of a write', async () => {
    const transport = fakeTransport();
    transport.send.mockImplementation(({ method }) =>
      Promise.resolve(envelope(method === 'GET' ? { count: 2 } : { id: '1', count: 2 })),
    );
    const { api } = apiWith(transport);
    let answerOld = (_: ReturnType<typeof envelope>) => {};
    for (const tell of [
      () => Promise.resolve(api.forgetInflight()),
      () => api.call('cartItem.create', { skuId: '8', qty: 1 }),
      () => api.call('cartItem.create', { skuId: '8', qty: 1 }, { requestId: 'kept' }),
    ]) {
      transport.send.mockReturnValueOnce(new Promise((resolve) => (answerOld = resolve)));
      const old = api.call('atShop.cartCount');
      await tell();
      await expect(api.call('atShop.cartCount')).resolves.toMatchObject({ count: 2 });
      answerOld(envelope({ count: 1 }));
      await expect(old).resolves.toEqual({ count: 1 });
    }
  });
  test('GETs with other params and writes are never shared', async () => {
    const transport = fakeTransport(envelope({ id: '1', count: 1 }));
    for (const id of ['1', '2']) transport.send.mockResolvedValueOnce(envelope(goods({ card: card({ id }) })));
    const { api } = apiWith(transport);
    const line = { skuId: '1', qty: 1 };
    await Promise.all([
      api.call('shop.productView', { id: '1' }),
      api.call('shop.productView', { id: '2' }),
      api.call('cartItem.create', line),
      api.call('cartItem.create', line),
    ]);
    expect(transport.send).toHaveBeenCalledTimes(4);
  });
});

describe('the hook refuses before the network', () => {
  test('rule 2.4: auth "required" without a step-up proof', async () => {
    const transport = fakeTransport();
    const { api, onUnauthorized } = apiWith(transport);
    await expect(api.call('member.close', { code: '' })).rejects.toBeInstanceOf(StepUpError);
    expect(transport.send).not.toHaveBeenCalled();
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
  test('rule 2.4: payToken, an SMS code or a proof opens it', async () => {
    const transport = fakeTransport(envelope({ ok: true }));
    const { api } = apiWith(transport);
    await api.call('member.close', { code: '888888' });
    transport.send.mockResolvedValueOnce(envelope(payment('paid')));
    await api.call('pay.wallet', { orderGroup: 'order', orderId: '1', payToken: 'pt' });
    await api.call('member.close', { code: '' }, { proof: 'pt' });
    expect(transport.send.mock.calls[2]?.[0].body).toMatch(/^code=&payToken=pt&requestId=/);
    expect(transport.send).toHaveBeenCalledTimes(3);
  });
  test('rule 2.4: auth true without a token is a 401 without a network call', async () => {
    const transport = fakeTransport();
    const { api, onUnauthorized, notify } = apiWith(transport, '');
    await expect(api.call('cartItem.index')).rejects.toBeInstanceOf(UnauthorizedError);
    expect(transport.send).not.toHaveBeenCalled();
    expect(onUnauthorized).toHaveBeenCalledWith(false);
    expect(notify).not.toHaveBeenCalled();
  });
  test('rule 2.4: a public endpoint needs no token', async () => {
    const { api } = apiWith(fakeTransport(envelope([])), '');
    await expect(api.call('shop.provinces')).resolves.toEqual([]);
  });
  test('rule 2.2: a missing path parameter rejects without a toast', async () => {
    const { api, notify } = apiWith(fakeTransport());
    await expect(api.call('shop.productView', { id: '' })).rejects.toThrow('shop.productView');
    expect(notify).not.toHaveBeenCalled();
  });
});

describe('upload', () => {
  const media: DataOf<'file.images'> = { url: '/u/1.webp', kind: 'image', name: 'a.jpg', size: 9 };
  const file = { path: 'blob:1', name: 'a.jpg' };
  const text = (code: number, more: object) => ({ status: 200, data: JSON.stringify({ code, ...more }) });

  test('rule 2.3: same path logic, form-data body, JSON text parsed', async () => {
    const transport = fakeTransport(text(200, { data: media }));
    const { api } = apiWith(transport);
    await expect(api.upload('file.images', file, { scene: 'avatar' })).resolves.toEqual(media);
    expect(transport.upload).toHaveBeenCalledWith({
      url: 'https://shop.test/api/v1/file/images?access-token=T0KEN&scene=avatar',
      filePath: 'blob:1',
      fileName: 'a.jpg',
      field: 'file',
      form: { scene: 'avatar' },
      timeout: 60000,
    });
  });
  test.each([
    [{ message: '图片过大' }, '图片过大'],
    [{ data: '格式不支持' }, '格式不支持'],
  ])('rule 3.2: a code other than 200 shows message or data for 2 s (%j)', async (more, said) => {
    const { api, notify } = apiWith(fakeTransport(text(422, more)));
    await expect(api.upload('file.images', file)).rejects.toThrow(said);
    expect(notify).toHaveBeenCalledWith(said, 2000);
  });
  test('taken back by who sent it: an error of its own, and no toast', async () => {
    const transport = fakeTransport();
    transport.upload.mockRejectedValue({ timeout: false, cancelled: true, reason: '' });
    const { api, notify } = apiWith(transport);
    const watch = { onStart: jest.fn(), onProgress: jest.fn() };
    await expect(api.upload('file.images', file, {}, { watch })).rejects.toThrow(CancelledError);
    expect(transport.upload.mock.calls[0]?.[0].watch).toBe(watch);
    expect(notify).not.toHaveBeenCalled();
  });
});
