import Taro from '@tarojs/taro';
import { taroTransport } from '@/core/api';
import { systemClock } from '@/core/lib/clock';

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { request: jest.fn(), uploadFile: jest.fn() } }));
const taro = jest.mocked(Taro);
const request = { method: 'PUT', url: '/x', header: { a: 'b' }, body: 'k=v', timeout: 60000 } as const;

describe('rule 2.1: the wire', () => {
  test('hands method, header, body and timeout to the device', async () => {
    taro.request.mockResolvedValue({ statusCode: 201, data: { code: 200 } } as never);
    await expect(taroTransport.send(request)).resolves.toEqual({ status: 201, data: { code: 200 } });
    expect(taro.request).toHaveBeenCalledWith({
      method: 'PUT',
      url: '/x',
      header: { a: 'b' },
      data: 'k=v',
      timeout: 60000,
    });
  });
  test.each(['date', 'Date'])('the header %s of an answer sets the clock of the app', async (name) => {
    const hear = jest.spyOn(systemClock, 'hear').mockReturnValue();
    taro.request.mockResolvedValue({
      statusCode: 200,
      data: {},
      header: { [name]: 'Thu, 26 Nov 2026 19:00:00 GMT' },
    } as never);
    await taroTransport.send(request);
    expect(hear).toHaveBeenCalledWith('Thu, 26 Nov 2026 19:00:00 GMT', expect.any(Number));
  });
  test.each(['retry-after', 'Retry-After'])('the header %s is handed on as it came', async (name) => {
    taro.request.mockResolvedValue({ statusCode: 429, data: {}, header: { [name]: '30' } } as never);
    await expect(taroTransport.send(request)).resolves.toEqual({ status: 429, data: {}, retryAfter: '30' });
  });
  test('an upload sends one file field with its form', async () => {
    taro.uploadFile.mockResolvedValue({ statusCode: 200, data: '{}' } as never);
    const upload = {
      url: '/u',
      filePath: 'blob:1',
      fileName: 'a.jpg',
      field: 'file',
      form: { scene: 'x' },
      timeout: 60000,
    };
    await expect(taroTransport.upload(upload)).resolves.toEqual({ status: 200, data: '{}' });
    expect(taro.uploadFile.mock.calls[0]?.[0]).toMatchObject({
      name: 'file',
      filePath: 'blob:1',
      formData: { scene: 'x' },
    });
  });
  test('an upload that is watched tells how far it is and can be ended, which is no fault of the network', async () => {
    let end: (reason: unknown) => void = () => undefined;
    const answer = new Promise((_, reject) => {
      end = reject;
    });
    let tell: (at: { progress: number }) => void = () => undefined;
    const task = Object.assign(answer, {
      progress: (hear: typeof tell) => {
        tell = hear;
      },
      abort: () => end({ errMsg: 'uploadFile:fail abort' }),
    });
    taro.uploadFile.mockReturnValue(task as never);
    const heard: number[] = [];
    const cancel = await new Promise<() => void>((onStart) => {
      const watch = { onStart, onProgress: (percent: number) => heard.push(percent) };
      void expect(taroTransport.upload({ watch } as never)).rejects.toMatchObject({ cancelled: true, timeout: false });
    });
    tell({ progress: 42 });
    expect(heard).toEqual([42]);
    cancel();
    await expect(answer).rejects.toBeDefined();
  });
  test.each([
    [{ errMsg: 'request:fail timeout' }, true],
    [Object.assign(new Error('The user aborted a request.'), { name: 'AbortError' }), true],
    [new TypeError('Failed to fetch'), false],
    [{ errMsg: 'request:fail interrupted' }, false],
  ])('tells a timeout from no network: %p', async (error, timeout) => {
    taro.request.mockRejectedValue(error);
    await expect(taroTransport.send(request)).rejects.toMatchObject({ timeout });
    taro.uploadFile.mockRejectedValue(error);
    await expect(taroTransport.upload({} as never)).rejects.toMatchObject({ timeout });
  });
});
