/** Films of the device: the messenger's own choice with its still; in the browser a file, with one drawn of it where it can be read. */
import Taro from '@tarojs/taro';
import { film as browser } from '@/core/platform/film/index.h5';
import { film as phone } from '@/core/platform/film/index.weapp';

jest.mock('@tarojs/taro', () => ({ __esModule: true, default: { chooseMedia: jest.fn() } }));
const choose = jest.mocked(Taro.chooseMedia);

describe('mini-program', () => {
  test('path, size, length and still', async () => {
    const file = { tempFilePath: 'wxfile://a/b.mp4', size: 9, duration: 12, thumbTempFilePath: 'wxfile://t.jpg' };
    choose.mockResolvedValue({ tempFiles: [file] } as never);
    expect(await phone.choose()).toEqual({
      path: 'wxfile://a/b.mp4',
      name: 'b.mp4',
      size: 9,
      seconds: 12,
      cover: { path: 'wxfile://t.jpg', name: 't.jpg', size: 0 },
    });
    choose.mockResolvedValue({ tempFiles: [] } as never);
    expect(await phone.choose()).toBeUndefined();
  });
  test('closed without one is no failure, a refused permission is', async () => {
    choose.mockRejectedValue({ errMsg: 'chooseMedia:fail cancel' });
    expect(await phone.choose()).toBeUndefined();
    choose.mockRejectedValue({ errMsg: 'chooseMedia:fail auth deny' });
    await expect(phone.choose()).rejects.toMatchObject({ kind: 'denied' });
  });
});

describe('browser', () => {
  const pickFile = async (file: File | undefined) => {
    const chosen = browser.choose();
    const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
    expect(input.accept).toBe('video/mp4');
    if (file) Object.defineProperty(input, 'files', { value: [file] });
    input.dispatchEvent(new Event(file ? 'change' : 'cancel'));
    return chosen;
  };

  test('a film that this browser cannot read comes without still and length', async () => {
    URL.createObjectURL = () => 'blob:1';
    jest.useFakeTimers();
    const chosen = pickFile(new File(['abc'], 'a.mp4', { type: 'video/mp4' }));
    await jest.advanceTimersByTimeAsync(6000);
    expect(await chosen).toEqual({ path: 'blob:1', name: 'a.mp4', size: 3 });
    expect(document.querySelector('input[type="file"]')).toBeNull();
    jest.useRealTimers();
  });
  test('closed without one', async () => {
    expect(await pickFile(undefined)).toBeUndefined();
  });
});
