/** How the phone is held: in the browser with the permission of iOS, in the mini-program by its own listener. */
import Taro from '@tarojs/taro';
import { motion as browser } from '@/core/platform/motion';
import { motion as mini } from '@/core/platform/motion/index.weapp';

const TILT = { alpha: 10, beta: 80, gamma: -5 };
afterEach(() => jest.restoreAllMocks());

describe('browser', () => {
  const device = (part: {
    ask?: () => Promise<'granted' | 'denied'>;
    still?: boolean;
    touch?: number;
    secure?: boolean;
  }) => {
    const { ask, still = false, touch = 5, secure = true } = part;
    const Orientation = class extends Event {};
    Object.defineProperty(window, 'DeviceOrientationEvent', {
      value: Object.assign(Orientation, ask && { requestPermission: ask }),
      configurable: true,
    });
    Object.defineProperty(window, 'isSecureContext', { value: secure, configurable: true });
    Object.defineProperty(window.navigator, 'maxTouchPoints', { value: touch, configurable: true });
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: still } as MediaQueryList);
  };
  const tilt = (angles: object) => window.dispatchEvent(Object.assign(new Event('deviceorientation'), angles));

  test.each([
    ['a phone', {}, true],
    ['a desktop', { touch: 0 }, false],
    ['an open connection', { secure: false }, false],
    ['a person who wants things to keep still', { still: true }, false],
  ])('%s', (_, part, available) => {
    device(part);
    expect(browser.available()).toBe(available);
  });

  test('tells angles until it is ended; a device without a sensor tells nothing', async () => {
    device({});
    const heard = jest.fn();
    const end = await browser.follow(heard);
    tilt({ alpha: null, beta: null, gamma: null });
    expect(heard).not.toHaveBeenCalled();
    tilt(TILT);
    expect(heard).toHaveBeenCalledWith(TILT);
    end();
    tilt(TILT);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('iOS asks the person: yes listens, no and a press that came too late fail', async () => {
    const heard = jest.fn();
    device({ ask: () => Promise.resolve('granted') });
    const end = await browser.follow(heard);
    tilt(TILT);
    expect(heard).toHaveBeenCalledTimes(1);
    end();
    device({ ask: () => Promise.resolve('denied') });
    await expect(browser.follow(heard)).rejects.toMatchObject({ kind: 'denied' });
    device({ ask: () => Promise.reject(new Error('NotAllowedError')) });
    await expect(browser.follow(heard)).rejects.toMatchObject({ kind: 'denied' });
    tilt(TILT);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

describe('mini-program', () => {
  const host = Taro as unknown as Record<string, unknown>;
  test('starts the listener, tells, and stops it', async () => {
    const heard = jest.fn();
    let tell: (tilt: object) => void = () => undefined;
    const calls: string[] = [];
    Object.assign(host, {
      startDeviceMotionListening: () => Promise.resolve(calls.push('start')),
      onDeviceMotionChange: (listener: typeof tell) => {
        tell = listener;
      },
      offDeviceMotionChange: (listener: unknown) => calls.push(listener === heard ? 'off' : 'another'),
      stopDeviceMotionListening: () => calls.push('stop'),
    });
    const end = await mini.follow(heard);
    tell(TILT);
    expect(heard).toHaveBeenCalledWith(TILT);
    end();
    expect(calls).toEqual(['start', 'off', 'stop']);
  });
  test('a host that refuses fails', async () => {
    Object.assign(host, {
      startDeviceMotionListening: () => Promise.reject({ errMsg: 'startDeviceMotionListening:fail' }),
    });
    await expect(mini.follow(jest.fn())).rejects.toMatchObject({ kind: 'failed' });
  });
});
