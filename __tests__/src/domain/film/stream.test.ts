/** Streams in a browser that plays files only, and what is said on the way out. */
import { beacon } from '@/core/platform/beacon';
import { isStream } from '@/ui/kit/Player/types';
import { openStream } from '@/ui/kit/Player/stream';

const mockHls = { isSupported: true, made: [] as MockHls[] };
class MockHls {
  static readonly Events = { MANIFEST_PARSED: 'parsed', ERROR: 'error' };
  static readonly ErrorTypes = { MEDIA_ERROR: 'media', NETWORK_ERROR: 'network' };
  static isSupported = () => mockHls.isSupported;
  readonly heard = new Map<string, (...told: unknown[]) => void>();
  readonly done: string[] = [];
  constructor(readonly config: { startPosition: number }) {
    mockHls.made.push(this);
  }
  on = (event: string, then: (...told: unknown[]) => void) => void this.heard.set(event, then);
  loadSource = (src: string) => void this.done.push(`load ${src}`);
  attachMedia = () => void this.done.push('attach');
  recoverMediaError = () => void this.done.push('mend');
  destroy = () => void this.done.push('destroy');
  tell = (event: string, data?: unknown) => this.heard.get(event)?.(event, data);
}
jest.mock('hls.js/light', () => ({
  __esModule: true,
  get default() {
    return MockHls;
  },
}));

const video = document.createElement('video');
beforeEach(() => {
  mockHls.isSupported = true;
  mockHls.made.length = 0;
});

it('an address of pieces is known by its end', () => {
  const all = ['/hls/1.m3u8', 'https://a.example/b.M3U8?sign=1', '/a.m3u8#t=3', '/a.mp4', '/m3u8/a.mp4?x=.m3u8x'];
  expect(all.map(isStream)).toEqual([true, true, true, false, false]);
});

it('begins where it shall, mends a picture once, and fails only for good', () => {
  const told: string[] = [];
  const opened = openStream(video, {
    src: '/hls/1.m3u8',
    start: 33,
    onReady: () => told.push('ready'),
    onFail: () => told.push('fail'),
  });
  const hls = mockHls.made[0]!;
  expect(hls.config.startPosition).toBe(33);
  hls.tell('parsed');
  hls.tell('error', { fatal: false, type: 'network' });
  hls.tell('error', { fatal: true, type: 'media' });
  expect(told).toEqual(['ready']);
  hls.tell('error', { fatal: true, type: 'media' });
  expect(told).toEqual(['ready', 'fail']);
  opened.close();
  expect(hls.done).toEqual(['load /hls/1.m3u8', 'attach', 'mend', 'destroy']);
});

it('a line that drops is a failure; a browser without pieces says so at once', () => {
  const onFail = jest.fn();
  openStream(video, { src: '/hls/1.m3u8', start: 0, onReady: () => undefined, onFail });
  expect(mockHls.made[0]!.config.startPosition).toBe(-1);
  mockHls.made[0]!.tell('error', { fatal: true, type: 'network' });
  expect(onFail).toHaveBeenCalledTimes(1);
  mockHls.isSupported = false;
  openStream(video, { src: '/hls/1.m3u8', start: 0, onReady: () => undefined, onFail }).close();
  expect(onFail).toHaveBeenCalledTimes(2);
  expect(mockHls.made).toHaveLength(1);
});

it('a beacon is a form; a browser without them says no', async () => {
  const send = jest.fn<boolean, [string, Blob]>(() => true);
  Object.defineProperty(navigator, 'sendBeacon', { value: send, configurable: true });
  expect(beacon.send('/api/x?access-token=T', 'a=1&b=%E8%8C%B6')).toBe(true);
  expect(send.mock.calls[0]![1].type).toBe('application/x-www-form-urlencoded');
  Object.defineProperty(navigator, 'sendBeacon', { value: undefined, configurable: true });
  expect(beacon.send('/api/x', '')).toBe(false);
});
