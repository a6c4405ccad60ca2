import { PlatformError } from '@/core/platform/errors';
import { audio } from '@/core/platform/audio';
import { faults } from '@/core/platform/faults';
import { clipboard } from '@/core/platform/clipboard';
import { fitted } from '@/core/platform/image/compress';
import { location } from '@/core/platform/location';
import { toGcj02 } from '@/core/platform/location/gcj02';
import { phone } from '@/core/platform/phone';
import { print } from '@/core/platform/print';
import { save } from '@/core/platform/save';
import { script } from '@/core/platform/script';
import { storage } from '@/core/platform/storage';
import { topBarHeightOf } from '@/core/platform/system/topBar';

const geolocation = (impl: (ok: PositionCallback, no: PositionErrorCallback) => void) =>
  Object.defineProperty(window.navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: impl } });

describe('rule 3.5: clipboard', () => {
  const writeText = jest.fn();
  beforeEach(() => Object.defineProperty(window.navigator, 'clipboard', { configurable: true, value: { writeText } }));

  test('reading fails if nothing was copied earlier, then gives what was copied', async () => {
    await expect(clipboard.read()).rejects.toBeInstanceOf(PlatformError);
    writeText.mockResolvedValue(undefined);
    await clipboard.copy('YJ2603080001');
    await expect(clipboard.read()).resolves.toBe('YJ2603080001');
  });
  test('a copy failure goes to the fail branch and changes nothing', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    await expect(clipboard.copy('x')).rejects.toMatchObject({ kind: 'failed' });
    await expect(clipboard.read()).resolves.toBe('YJ2603080001');
  });
});

describe('rule 3.5: saving', () => {
  test('without a file path it fails with no File', async () => {
    await expect(save.image('')).rejects.toThrow('no File');
    await expect(save.video('')).rejects.toThrow('no File');
  });
  test('a path is downloaded under its own name', async () => {
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function check(
      this: HTMLAnchorElement,
    ) {
      expect(this.download).toBe('a.webp');
    });
    await save.image('/pictures/a.webp?w=1');
    expect(click).toHaveBeenCalledTimes(1);
    click.mockRestore();
  });
});

test('somebody is kept by a vCard, whose separators are written out', async () => {
  const cards: [string, string][] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function keep(
    this: HTMLAnchorElement,
  ) {
    cards.push([this.download, decodeURIComponent(this.href)]);
  });
  await phone.keep({ name: '李牧之', mobile: '13900000002', company: '叶间, 茶业', title: '茶顾问', email: 'a@b.cn' });
  expect(cards[0]?.[0]).toBe('李牧之.vcf');
  expect(cards[0]?.[1]).toContain('ORG:叶间\\, 茶业\r\nTITLE:茶顾问\r\nTEL;TYPE=WORK:13900000002\r\nEMAIL:a@b.cn');
  click.mockRestore();
});

describe('printing', () => {
  test('the document stands in a frame of its own, which goes when the dialog is closed', async () => {
    const done = print.print('拣货单', '<p>1</p>');
    while (!document.querySelector('iframe')) await Promise.resolve();
    const frame = document.querySelector('iframe')!;
    expect(frame.srcdoc).toBe('<p>1</p>');
    const dialog = jest.fn();
    const view = frame.contentWindow as Window;
    Object.assign(view, { print: dialog, focus: jest.fn() });
    frame.onload?.(new Event('load'));
    expect(dialog).toHaveBeenCalledTimes(1);
    view.onafterprint?.(new Event('afterprint'));
    await done;
    expect(document.querySelector('iframe')).toBeNull();
  });
});

describe('rule 6.10: advert script', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  test('stands 5 s and is taken away', async () => {
    const shown = script.advert('https://ad.test/a.js');
    expect(document.head.querySelector('script[src="https://ad.test/a.js"]')).not.toBeNull();
    jest.advanceTimersByTime(5000);
    await expect(shown).resolves.toBeUndefined();
    expect(document.head.querySelector('script[src="https://ad.test/a.js"]')).toBeNull();
  });
  test('any failure resolves at once', async () => {
    const shown = script.advert('https://ad.test/b.js');
    document.head.querySelector('script[src="https://ad.test/b.js"]')?.dispatchEvent(new Event('error'));
    await expect(shown).resolves.toBeUndefined();
  });
});

describe('storage', () => {
  it('keeps what waits to be sent when it is wiped, also where the browser keeps nothing', () => {
    storage.set('unsent:scans:1', '[1]');
    storage.set('yejian', '{}');
    storage.clear();
    expect([storage.get('unsent:scans:1'), storage.get('yejian')]).toEqual(['[1]', undefined]);
    storage.remove('unsent:scans:1');
    const set = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    storage.set('unsent:scans:1', '[2]');
    storage.set('b', '1');
    storage.clear();
    expect([storage.get('unsent:scans:1'), storage.get('b')]).toEqual(['[2]', undefined]);
    set.mockRestore();
    storage.remove('unsent:scans:1');
  });

  afterEach(() => jest.restoreAllMocks());
  test('keeps, removes, wipes and measures', () => {
    storage.set('a', '12');
    expect(storage.get('a')).toBe('12');
    expect(storage.size()).toBeGreaterThanOrEqual(6);
    storage.remove('a');
    expect(storage.get('a')).toBeUndefined();
    storage.set('b', '1');
    storage.clear();
    expect(window.localStorage).toHaveLength(0);
  });
  test('a private window keeps values for the visit', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('QuotaExceededError');
    });
    storage.set('c', '1');
    expect(storage.get('c')).toBe('1');
    expect(storage.isKept('c')).toBe(false);
    storage.clear();
    expect(storage.get('c')).toBeUndefined();
  });
});

describe('rule 7.2: the browser position is a separate choice', () => {
  test('is converted to gcj02', async () => {
    geolocation((ok) => ok({ coords: { latitude: 30.2741, longitude: 120.1551 } } as GeolocationPosition));
    const { lat, lng } = await location.browserLocation();
    expect(lat).toBeCloseTo(30.2717, 2);
    expect(lng).toBeCloseTo(120.1598, 2);
  });
  test('a denied permission is told apart', async () => {
    geolocation((_, no) => no({ code: 1, PERMISSION_DENIED: 1, message: 'denied' } as GeolocationPositionError));
    await expect(location.browserLocation()).rejects.toMatchObject({ kind: 'denied' });
  });
  test('a point outside the mainland stays', () => {
    expect(toGcj02({ lat: 48.85, lng: 2.35 })).toEqual({ lat: 48.85, lng: 2.35 });
  });
});

test('rule 6.4: the top bar is the status bar plus 50 on Android and plus 45 elsewhere', () => {
  expect(topBarHeightOf(24, 'android')).toBe(74);
  expect(topBarHeightOf(44, 'ios')).toBe(89);
  expect(topBarHeightOf(0, 'other')).toBe(45);
});

test('rule 7.3: a picture is fitted into 1600 px and never enlarged', () => {
  expect(fitted(4000, 3000)).toEqual({ width: 1600, height: 1200 });
  expect(fitted(300, 200)).toEqual({ width: 300, height: 200 });
});

describe('rule 6.12: music in a browser', () => {
  test('loops; refused autoplay starts with the first touch, and stopping forgets it', async () => {
    const play = jest
      .spyOn(HTMLMediaElement.prototype, 'play')
      .mockRejectedValueOnce(new DOMException('NotAllowedError'));
    const pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
    audio.play('/m.mp3', true);
    await new Promise((resolve) => setTimeout(resolve, 0));
    play.mockResolvedValue(undefined);
    document.dispatchEvent(new Event('click'));
    expect(play).toHaveBeenCalledTimes(2);
    expect(play.mock.contexts[0]).toMatchObject({ loop: true });
    audio.stop();
    document.dispatchEvent(new Event('touchend'));
    expect(play).toHaveBeenCalledTimes(2);
    expect(pause).toHaveBeenCalled();
  });

  test('a chime is two notes that end, and silence where the browser has no such thing', () => {
    expect(() => audio.chime()).not.toThrow();
    const tone = {
      frequency: { value: 0 },
      connect: () => ({ connect: jest.fn() }),
      start: jest.fn(),
      stop: jest.fn(),
    };
    const volume = { gain: { setValueAtTime: jest.fn(), exponentialRampToValueAtTime: jest.fn() } };
    const bell = { currentTime: 3, destination: {}, createOscillator: () => tone, createGain: () => volume };
    Object.defineProperty(globalThis, 'AudioContext', {
      configurable: true,
      value: function AudioContext() {
        return bell;
      },
    });
    audio.chime();
    expect(tone.start.mock.calls).toEqual([[3], [3.12]]);
    expect(tone.stop.mock.calls.flat().map((at) => Math.round(at * 100) / 100)).toEqual([3.6, 3.72]);
    const bright = tone.frequency.value;
    audio.warn();
    expect(tone.frequency.value).toBeLessThan(bright / 2);
    Reflect.deleteProperty(globalThis, 'AudioContext');
  });
});

test('rule 3.4: a handler that throws, a timer and a promise nobody caught are told; what comes without an error is not', async () => {
  const report = jest.fn();
  const stop = faults.listen(report);
  const boom = new Error('boom');
  // What the browser makes of a throw in a handler.
  for (const error of [boom, null]) window.dispatchEvent(new ErrorEvent('error', { error }));
  const late = () => window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'late' }));
  late();
  expect(report.mock.calls).toEqual([[boom], ['late']]);
  stop();
  late();
  expect(report).toHaveBeenCalledTimes(2);
});
