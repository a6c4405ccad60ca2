/** Drawing to a file on both platforms, and the way back to the album after a refusal. */
import Taro from '@tarojs/taro';
import { canvas as browser } from '@/core/platform/canvas/index.h5';
import { canvas as mini } from '@/core/platform/canvas/index.weapp';
import { permission as browserPermission } from '@/core/platform/permission/index.h5';
import { permission } from '@/core/platform/permission/index.weapp';
import { save as saveMini } from '@/core/platform/save/index.weapp';

jest.mock('@tarojs/taro', () => {
  const names = 'createSelectorQuery canvasToTempFilePath openSetting saveImageToPhotosAlbum';
  return { __esModule: true, default: Object.fromEntries(names.split(' ').map((name) => [name, jest.fn()])) };
});
const wx = jest.mocked(Taro);
const SIZE = { width: 375, height: 620, scale: 3 };
const pen = () => ({ scale: jest.fn() });

afterEach(() => jest.restoreAllMocks());

test('the browser draws at the scale that was asked for and gives a picture that a long press saves', async () => {
  const tool = pen();
  let size: number[] = [];
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function (this: HTMLCanvasElement) {
    size = [this.width, this.height];
    return tool as never;
  });
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/jpeg;base64,AA');
  const draw = jest.fn().mockResolvedValue(undefined);
  await expect(browser.paint('x', SIZE, draw)).resolves.toBe('data:image/jpeg;base64,AA');
  expect(size).toEqual([1125, 1860]);
  expect(tool.scale).toHaveBeenCalledWith(3, 3);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('a browser without a canvas refuses', async () => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  await expect(browser.paint('x', SIZE, jest.fn())).rejects.toMatchObject({ kind: 'refused' });
});

const nodeIs = (node: unknown) => {
  const query = {
    select: () => query,
    fields: () => query,
    exec: (done: (found: unknown[]) => void) => done([{ node }]),
  };
  wx.createSelectorQuery.mockReturnValue(query as never);
};

test('the mini-program draws on its node and makes a file of as many pixels', async () => {
  const tool = pen();
  const image = { src: '', width: 9, height: 7, onload: () => undefined, onerror: () => undefined };
  const node = { width: 0, height: 0, getContext: () => tool, createImage: () => image };
  nodeIs(node);
  wx.canvasToTempFilePath.mockResolvedValue({ tempFilePath: 'wxfile://tmp/1.jpg', errMsg: '' } as never);
  const loaded: unknown[] = [];
  const path = await mini.paint('poster', SIZE, async ({ load }) => {
    const asked = load('https://a/1.webp');
    image.onload();
    loaded.push(await asked);
  });
  expect(path).toBe('wxfile://tmp/1.jpg');
  expect([node.width, node.height]).toEqual([1125, 1860]);
  expect(loaded).toMatchObject([{ width: 9, height: 7 }]);
  expect(wx.canvasToTempFilePath.mock.calls[0]?.[0]).toMatchObject({ destWidth: 1125, destHeight: 1860 });
});

test('without a node, or when no file can be made, it says so', async () => {
  nodeIs(undefined);
  await expect(mini.paint('poster', SIZE, jest.fn())).rejects.toMatchObject({ kind: 'refused' });
  nodeIs({ getContext: pen, createImage: jest.fn() });
  wx.canvasToTempFilePath.mockRejectedValue({ errMsg: 'fail canvas is empty' });
  await expect(mini.paint('poster', SIZE, jest.fn())).rejects.toMatchObject({ kind: 'failed' });
});

test('a refused album is asked for in the settings; a browser has none', async () => {
  wx.saveImageToPhotosAlbum.mockRejectedValue({ errMsg: 'saveImageToPhotosAlbum:fail auth deny' });
  await expect(saveMini.image('wxfile://tmp/1.jpg')).rejects.toMatchObject({ kind: 'denied' });
  wx.openSetting.mockResolvedValue({ authSetting: { 'scope.writePhotosAlbum': true } } as never);
  await expect(permission.recover('album')).resolves.toBe(true);
  await expect(permission.recover('location')).resolves.toBe(false);
  wx.openSetting.mockRejectedValue(new Error('cancel'));
  await expect(permission.recover('album')).resolves.toBe(false);
  await expect(browserPermission.recover('album')).resolves.toBe(false);
});
