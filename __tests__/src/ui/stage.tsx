/**
 * A page's surroundings: stores over doubles, a guard, and a page stack. Import it before the renderer: `flush` must keep its own
 * clock when a test takes the timers over.
 */
import React, { type ReactElement } from 'react';
import Taro from '@tarojs/taro';
import TestUtils from '@tarojs/test-utils-react';
import { createReactApp } from '@tarojs/plugin-framework-react/dist/runtime';
import { Current, safeExecute } from '@tarojs/runtime';
import { boot, type Core } from '@/core/boot';
import { StoreProvider } from '@/core/stores';
import { GuardProvider } from '@/ui/shell/guard';
import { OnTop } from '@/ui/shell/OnTop';
import { fakeClock, fakePlatform, fakeTransport, type FakeClock } from '../core/support';

const later = globalThis.setTimeout;
Object.defineProperty(globalThis, 'setImmediate', { value: (run: () => void) => later(run, 0), configurable: true });

// Taro's hooks find React only after an app was made; this one is never drawn.
createReactApp(() => null, React, { createRoot: () => ({ render: () => undefined }) }, { pages: [] });

interface Visit {
  path: string;
  params?: Record<string, string>;
}

/** The page stack, the shown page last. */
export function visit(...pages: Visit[]): void {
  // As the router does it: one object of params, which its page and whoever stands on it share.
  const stack = pages.map(({ path, params }) => ({ route: path.slice(1), path, $taroParams: { ...params } }));
  // A new array each time, as the router gives it: callers take pages off it.
  jest
    .spyOn(Taro, 'getCurrentPages')
    .mockImplementation(() => [...stack] as unknown as ReturnType<typeof Taro.getCurrentPages>);
  const here = stack[stack.length - 1];
  Current.router = {
    path: here?.path ?? '/',
    params: here?.$taroParams ?? {},
    onReady: '',
    onHide: '',
    onShow: '',
  } as typeof Current.router;
}

export interface Stage {
  core: Core;
  clock: FakeClock;
  transport: ReturnType<typeof fakeTransport>;
  wrap: (element: ReactElement) => ReactElement;
}

export function stage(): Stage {
  const clock = fakeClock();
  const transport = fakeTransport();
  const core = boot({ base: '', transport, platform: fakePlatform().platform, clock });
  const wrap = (element: ReactElement) => (
    <StoreProvider root={core.root}>
      <GuardProvider guard={core.guard}>
        <OnTop>{element}</OnTop>
      </GuardProvider>
    </StoreProvider>
  );
  return { core, clock, transport, wrap };
}

/** Takes the timers over, except those that the renderer waits with. */
export const fakeTimers = () =>
  jest.useFakeTimers({
    doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'requestAnimationFrame'],
  });

/** Moves the faked timers and lets React draw; what waits for a frame has it (ui/shell/afterFrame). */
export async function pass(ms: number): Promise<void> {
  const { act } = new TestUtils();
  await act(async () => {
    await new Promise(requestAnimationFrame);
    await jest.advanceTimersByTimeAsync(ms);
  });
}

/** A list draws two rows a frame (frames are real here: Taro's `mount` waits for one): its first page is there after twelve. */
export async function rowsDrawn(): Promise<void> {
  const { act } = new TestUtils();
  for (let frame = 0; frame < 12; frame += 1) {
    await act(async () => {
      await new Promise(requestAnimationFrame);
    });
    await pass(0);
  }
}

/** What the router tells the page: another one lies over it now, or it is seen again. */
export async function lifeCycle(event: 'onHide' | 'onShow'): Promise<void> {
  const { act } = new TestUtils();
  await act(async () => safeExecute('taro-app', event));
}

/** A promise that the test settles. */
export function pending<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
