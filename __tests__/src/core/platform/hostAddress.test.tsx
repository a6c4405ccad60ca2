/** The mini-program has no origin of its own: whatever reaches the device as a path of our server gets the host, and albums get JPG. */
import { createElement, type ReactElement } from 'react';
import Taro from '@tarojs/taro';
import { renderToStaticMarkup } from 'react-dom/server';

jest.mock('@tarojs/taro', () => {
  const names = 'downloadFile saveImageToPhotosAlbum saveVideoToPhotosAlbum getImageInfo previewImage openDocument';
  const api = Object.fromEntries(names.split(' ').map((name) => [name, jest.fn().mockResolvedValue({})]));
  const player = { src: '', play: jest.fn() };
  return {
    __esModule: true,
    default: {
      ...api,
      createInnerAudioContext: () => player,
      createVideoContext: () => ({}),
      getDeviceInfo: () => ({}),
    },
  };
});
/** Draws what the native element was given. */
jest.mock('@tarojs/components', () => {
  const { createElement: create } = jest.requireActual<{ createElement: typeof createElement }>('react');
  const drawn =
    (name: string) =>
    ({ src, poster, nodes, children }: Record<string, unknown>) =>
      create('p', { 'data-x': JSON.stringify({ name, src, poster, nodes }) }, children as never);
  return {
    RichText: drawn('rich'),
    Video: drawn('video'),
    Image: drawn('image'),
    View: drawn('view'),
    WebView: drawn('web'),
  };
});

const HOST = 'https://api.test';
const wx = jest.mocked(Taro);
/** Loaded after the host is set: the modules read it once. */
const load = async () => ({
  serverUrl: await import('@/core/lib/serverUrl'),
  save: await import('@/core/platform/save/index.weapp'),
  image: await import('@/core/platform/image/index.weapp'),
  audio: await import('@/core/platform/audio/index.weapp'),
  file: await import('@/domain/file/openFile.weapp'),
  rich: await import('@/ui/kit/RichText/index.weapp'),
  player: await import('@/ui/kit/Player/index.weapp'),
  img: await import('@/ui/kit/Picture/Img.weapp'),
  web: await import('@/site/web/WebFrame.weapp'),
});
let weapp: Awaited<ReturnType<typeof load>>;
beforeAll(async () => {
  (globalThis as unknown as { API_BASE: string }).API_BASE = HOST;
  weapp = await load();
});
beforeEach(() => jest.clearAllMocks());

/** What the native element of that name was given. */
function given(element: ReactElement, name: string): Record<string, string> {
  const html = renderToStaticMarkup(element);
  const all = Array.from(html.matchAll(/data-x="([^"]*)"/g), ([, text = '']) =>
    JSON.parse(
      text
        .replace(/&quot;/g, '"')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&amp;/g, '&'),
    ),
  ) as Record<string, string>[];
  return all.find((one) => one.name === name) ?? {};
}
const none = () => undefined;
const film = {
  label: '',
  playing: false,
  rate: 1,
  start: 0,
  onTime: none,
  onLength: none,
  onPlaying: none,
  onWaiting: none,
  onEnd: none,
  onBlocked: none,
  onFail: none,
};

test.each([
  ['/images/a.webp?w=480', `${HOST}/images/a.webp?w=480`],
  ['/uploads/2026/06/a.webp', `${HOST}/uploads/2026/06/a.webp`],
  [`${HOST}/video/a.mp4`, `${HOST}/video/a.mp4`],
  ['https://cdn.test/a.webp', 'https://cdn.test/a.webp'],
  ['//cdn.test/a.webp', '//cdn.test/a.webp'],
  ['wxfile://tmp/a.jpg', 'wxfile://tmp/a.jpg'],
  ['data:image/png;base64,A', 'data:image/png;base64,A'],
  ['', ''],
])('%s reaches the device as %s', async (src, there) => {
  const { rich, player, img, web, audio } = weapp;
  expect(weapp.serverUrl.serverUrl(src)).toBe(there);
  if (src === '') return;
  expect(given(createElement(player.Player, { ...film, src, poster: src }), 'video')).toMatchObject({
    src: there,
    poster: there,
  });
  const picture = { src, alt: '', fit: 'cover' as const, priority: true, onError: none };
  expect(given(createElement(img.Img, picture), 'image').src).toBe(there);
  expect(given(createElement(web.WebFrame, { url: src, title: '', onLoad: none, onError: none }), 'web').src).toBe(
    there,
  );
  audio.audio.play(src, false);
  expect(wx.createInnerAudioContext().src).toBe(there);
  if (src.startsWith('wxfile')) return;
  const html = `<p style="color:red">茶<img alt='"src="' src='${src}'>和<img width="20" src="${src}"></p>`;
  const sources = Array.from(
    given(createElement(rich.RichText, { html }), 'rich').nodes!.matchAll(/<img[^>]* src="([^"]*)"/g),
    ([, one]) => one,
  );
  expect(sources).toEqual([there, there]);
});

test('downloads, measures and previews by whole addresses; what can be saved is JPG', async () => {
  const { save, image, file } = weapp;
  wx.downloadFile.mockResolvedValue({ tempFilePath: 'wxfile://1' } as never);
  await save.save.image('/images/goods/1.webp?w=1170');
  await save.save.video('/video/a.mp4');
  await file.openFile('/invoices/1.pdf?sig=a');
  await file.openFile('/reports/1-store.xlsx?until=1&sign=a');
  expect(wx.openDocument.mock.calls.map(([{ fileType }]) => fileType)).toEqual(['pdf', 'xlsx']);
  expect(wx.downloadFile.mock.calls.map(([{ url }]) => url)).toEqual([
    `${HOST}/images/goods/1.jpg?w=1170`,
    `${HOST}/video/a.mp4`,
    `${HOST}/invoices/1.pdf?sig=a`,
    `${HOST}/reports/1-store.xlsx?until=1&sign=a`,
  ]);
  await save.save.image('wxfile://tmp/poster.jpg');
  expect(wx.saveImageToPhotosAlbum.mock.calls.map(([{ filePath }]) => filePath)).toEqual([
    'wxfile://1',
    'wxfile://tmp/poster.jpg',
  ]);
  wx.getImageInfo.mockResolvedValue({ path: 'p', width: 2, height: 1 } as never);
  await image.image.measure('/uploads/2026/06/a.webp');
  expect(wx.getImageInfo).toHaveBeenCalledWith({ src: `${HOST}/uploads/2026/06/a.webp` });
  await image.image.preview(['/images/a.webp', 'https://cdn.test/b.webp'], 0);
  const urls = [`${HOST}/images/a.jpg`, 'https://cdn.test/b.webp'];
  expect(wx.previewImage).toHaveBeenCalledWith({ urls, current: urls[0] });
});

test.each([
  ['/images/goods/1.webp?w=480', '/images/goods/1.jpg?w=480'],
  ['/uploads/2026/06/0a.webp', '/uploads/2026/06/0a.jpg'],
  [`${HOST}/images/a.webp`, `${HOST}/images/a.jpg`],
  ['https://cdn.test/images/a.webp', 'https://cdn.test/images/a.webp'],
  ['/images/a.png', '/images/a.png'],
  ['/shop/pages/goods?pic=/images/a.webp', '/shop/pages/goods?pic=/images/a.webp'],
  ['wxfile://tmp/a.webp', 'wxfile://tmp/a.webp'],
])('%s as JPG is %s', (url, jpg) => expect(weapp.serverUrl.asJpg(url)).toBe(jpg));

test.each([
  ['/images/goods/1.webp?w=480', '/images/goods/1.jpg?size=share'],
  ['/images/goods/1.jpg', '/images/goods/1.jpg?size=share'],
  [`${HOST}/uploads/2026/06/0a.webp`, `${HOST}/uploads/2026/06/0a.jpg?size=share`],
  ['https://cdn.test/images/a.jpg', 'https://cdn.test/images/a.jpg'],
  ['/images/a.png', '/images/a.png'],
  ['wxfile://tmp/a.jpg', 'wxfile://tmp/a.jpg'],
  ['', ''],
])('%s on a card of the messenger is %s', (url, card) => expect(weapp.serverUrl.asCard(url)).toBe(card));
