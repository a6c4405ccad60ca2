/**
 * Opens pages for tests, one bench per test file: stores over doubles, the clock at NOW, every navigation recorded. Import it
 * before anything that renders.
 *
 *   const bench = pageBench();
 *   await bench.open('/shop/pages/category', CategoryPage, { id: '2' });
 *   await bench.press('去结算');
 *   expect(bench.toast()).toBe('请登录后再操作');
 */
import { fakeTimers, pass, rowsDrawn, stage, visit, type Stage } from './stage';
import Taro from '@tarojs/taro';
import type { ComponentType } from 'react';
import type { Member } from '@/contract';
import { render, type View } from '../../setup/render';
import { MEMBER, NOW } from '../contract/fixtures';

export interface Bench {
  readonly set: Stage;
  readonly view: View;
  /** Shows a page that was opened from the home, and waits until its lists stand. */
  open(path: string, Page: ComponentType, params?: Record<string, string>): Promise<void>;
  login(part?: Partial<Member>): void;
  toast(): string | undefined;
  /** Presses what is called so. */
  press(this: void, name: string | RegExp, role?: string): Promise<void>;
  type(this: void, label: string, text: string): Promise<void>;
  /** All of it stands on the screen; what does not is named. */
  see(this: void, ...texts: (string | RegExp)[]): void;
  /** Where the last press led to. */
  lastUrl(): string;
  /** The page went back by itself, or was replaced. */
  left(): boolean;
}

const WAYS = ['navigateTo', 'navigateBack', 'redirectTo', 'reLaunch'] as const;

export function pageBench(): Bench {
  let set: Stage;
  let view: View;
  let urls: string[];
  beforeEach(() => {
    fakeTimers();
    jest.setSystemTime(NOW);
    set = stage();
    urls = [];
    for (const way of WAYS)
      jest.spyOn(Taro, way).mockImplementation((...[options]) => {
        const { url } = (options ?? {}) as { url?: string };
        if (url !== undefined) urls.push(decodeURIComponent(url));
        return Promise.resolve({ errMsg: '' });
      });
  });
  afterEach(() => {
    // Where there is nothing to do no bar stands: what a page gives it is something.
    expect(document.querySelector('.holder > .bar:empty')).toBeNull();
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  return {
    get set() {
      return set;
    },
    get view() {
      return view;
    },
    async open(path, Page, params = {}) {
      visit({ path: '/pages/tea/index' }, { path, params });
      view = await render(set.wrap(<Page />));
      await pass(0);
      await rowsDrawn();
    },
    login: (part = {}) => void set.core.root.session.accept({ token: 'T', member: { ...MEMBER, ...part } }),
    toast: () => set.core.root.feedback.shown?.text,
    press: (name, role = 'button') => view.tap(view.byRole(role, name)),
    type: (label, text) => view.input(view.byLabel(label), text),
    see: (...texts) => texts.forEach((text) => expect([text, view.hasText(text)]).toEqual([text, true])),
    lastUrl: () => urls.at(-1) ?? '',
    left: () =>
      [Taro.navigateBack, Taro.redirectTo, Taro.reLaunch].some((way) => jest.mocked(way).mock.calls.length > 0),
  };
}
