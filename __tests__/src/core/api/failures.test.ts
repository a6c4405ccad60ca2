import { HttpError, NetworkError, RefusedError, TimeoutError, UnauthorizedError } from '@/core/api';
import { apiWith, envelope, fakeTransport } from '../support';

const OFFLINE = '当前无法连接网络，可检查网络设置是否正常';

describe('rules 3.2, 3.3: error catalogue', () => {
  test.each([
    [404, '请求的资源不存在'],
    [500, '服务器内部错误'],
    [401, '401'],
    [502, '服务器内部错误:502'],
    [503, '系统繁忙，请稍后再试'],
    [403, '服务器内部错误:403'],
  ])('HTTP %i -> %s', async (status, text) => {
    const { api, notify, onUnauthorized } = apiWith(fakeTransport({ status, data: null }));
    const failure = api.call('pay.cashier', { orderGroup: 'order', orderId: '1' });
    await expect(failure).rejects.toBeInstanceOf(HttpError);
    await expect(failure).rejects.toMatchObject({ status, message: text });
    expect(notify).toHaveBeenCalledWith(text, 3000);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
  test.each([
    [{ code: 422, message: '库存不足', msg: 'x' }, '库存不足'],
    [{ code: 422, msg: '超出限购' }, '超出限购'],
  ])('another code shows message or msg for 3 s and rejects (%j)', async (data, text) => {
    const { api, notify } = apiWith(fakeTransport({ status: 200, data: { ...data, data: { rev: 2 } } }));
    const failure = api.call('address.list');
    await expect(failure).rejects.toBeInstanceOf(RefusedError);
    await expect(failure).rejects.toMatchObject({ code: 422, message: text, data: { rev: 2 } });
    expect(notify).toHaveBeenCalledWith(text, 3000, '');
  });
  test('a refusal about a field says which one it is', async () => {
    const { api, notify } = apiWith(fakeTransport(envelope(null, 400, '请填写正确的手机号', { field: 'mobile' })));
    await expect(api.call('address.list')).rejects.toThrow('请填写正确的手机号');
    expect(notify).toHaveBeenCalledWith('请填写正确的手机号', 3000, 'mobile');
  });
  test('code 401 leaves the toast to the handler', async () => {
    const { api, notify, onUnauthorized } = apiWith(fakeTransport(envelope(null, 401, '未登录')));
    const failure = api.call('address.list');
    await expect(failure).rejects.toBeInstanceOf(UnauthorizedError);
    await expect(failure).rejects.toThrow('请登录后再操作');
    expect(onUnauthorized).toHaveBeenCalledWith(false);
    expect(notify).not.toHaveBeenCalled();
  });
  test('no status -> cannot reach the network', async () => {
    const transport = fakeTransport();
    transport.send.mockRejectedValue({ timeout: false, reason: 'request:fail' });
    const { api, notify } = apiWith(transport);
    await expect(api.call('address.list')).rejects.toBeInstanceOf(NetworkError);
    expect(notify).toHaveBeenCalledWith(OFFLINE, 3000);
  });
  test('an answer that is no envelope counts as no answer', async () => {
    const { api } = apiWith(fakeTransport({ status: 200, data: '<html>' }));
    await expect(api.call('address.list')).rejects.toThrow(OFFLINE);
  });
  test('a timeout is a class of its own with the same text', async () => {
    const transport = fakeTransport();
    transport.send.mockRejectedValue({ timeout: true, reason: 'timeout' });
    const { api } = apiWith(transport);
    const failure = api.call('address.list');
    await expect(failure).rejects.toBeInstanceOf(TimeoutError);
    await expect(failure).rejects.toThrow(OFFLINE);
  });
  test('rule 2.5: hide of the endpoint suppresses the toast', async () => {
    const { api, notify } = apiWith(fakeTransport(envelope(null, 500, '坏了')));
    await expect(api.call('site.config', {})).rejects.toThrow('坏了');
    expect(notify).not.toHaveBeenCalled();
  });
  test('rule 2.5: hide of one call suppresses its toast and makes a 401 silent', async () => {
    const { api, notify, onUnauthorized } = apiWith(fakeTransport(envelope(null, 401)));
    await expect(api.call('address.list', {}, { hide: true })).rejects.toThrow();
    expect(onUnauthorized).toHaveBeenCalledWith(true);
    expect(notify).not.toHaveBeenCalled();
  });
});
