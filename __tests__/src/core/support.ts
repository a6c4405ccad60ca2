/** Test doubles of everything that src/core is given: platform, clock, transport. */
import type { About, Api, Transport, TransportAnswer } from '@/core/api';
import { createApi } from '@/core/api';
import type { Clock } from '@/core/lib/clock';
import { createMemory } from '@/core/lib/memory';
import type { Platform } from '@/core/platform';
import type { DataOf, EndpointName } from '@/contract';
import { arriving, overTheWire } from '../contract/check';

export interface FakeClock extends Clock {
  /** Moves the time and runs what became due. */
  advance(ms: number): void;
}

export function fakeClock(start = 1_700_000_000_000): FakeClock {
  let time = start;
  let timers: { at: number; fn: () => void }[] = [];
  return {
    now: () => time,
    phone: () => time,
    steady: () => time,
    later(ms, fn) {
      const timer = { at: time + ms, fn };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance(ms) {
      time += ms;
      const due = timers.filter(({ at }) => at <= time);
      timers = timers.filter(({ at }) => at > time);
      due.forEach(({ fn }) => fn());
    },
  };
}

export function memoryStorage(): Platform['storage'] & { dump(): Record<string, string> } {
  const map = new Map<string, string>();
  return {
    get: (key) => map.get(key),
    set: (key, value) => void map.set(key, value),
    isKept: () => true,
    remove: (key) => void map.delete(key),
    clear: () => {
      for (const key of map.keys()) if (!key.startsWith('unsent:')) map.delete(key);
    },
    size: () => map.size,
    dump: () => Object.fromEntries(map),
  };
}

/** The part of the platform the stores touch. */
export function fakePlatform(app: Platform['host']['app'] = 'browser') {
  const storage = memoryStorage();
  const clipboard = { copy: jest.fn(), read: jest.fn(), forget: jest.fn() };
  const audio = { play: jest.fn(), stop: jest.fn() };
  const share = { offer: jest.fn().mockResolvedValue(undefined), open: jest.fn().mockResolvedValue(false) };
  const wechat = { setSigner: jest.fn(), sign: jest.fn(), ready: jest.fn() };
  const update = { offer: jest.fn(), apply: jest.fn() };
  const host = { app, os: 'other', landingUrl: '', currentUrl: () => '' };
  const platform = { storage, audio, clipboard, share, wechat, update, host } as unknown as Platform;
  return { platform, storage, audio, share, wechat };
}

export const envelope = (data: unknown, code = 200, message?: string, about: About = {}): TransportAnswer => ({
  status: 200,
  data: { code, message, data, ...about },
});

/** A wire whose every answer is held to the contract, however a test makes it give one. Without an answer it refuses. */
export const fakeTransport = (answer: TransportAnswer = envelope(undefined, 422, 'no answer')) => {
  const send = jest.fn<ReturnType<Transport['send']>, Parameters<Transport['send']>>().mockResolvedValue(answer);
  const upload = jest.fn<ReturnType<Transport['upload']>, Parameters<Transport['upload']>>().mockResolvedValue(answer);
  return {
    send: new Proxy(send, {
      apply: async (wire, self, [request]: Parameters<Transport['send']>) =>
        arriving(request.method, request.url, await wire.call(self, request)),
    }),
    upload,
  };
};

export function apiWith(transport: Transport, token = 'T0KEN') {
  const notify = jest.fn<void, [string, number]>();
  const onUnauthorized = jest.fn<void, [boolean]>();
  const clock = fakeClock();
  const memory = createMemory();
  const api = createApi({
    base: 'https://shop.test',
    transport,
    memory,
    token: () => token,
    onUnauthorized,
    notify,
    now: clock.steady,
  });
  return { api, memory, notify, onUnauthorized, clock };
}

export type Stubbed = { [K in EndpointName]?: DataOf<K> | Error | (() => DataOf<K> | Promise<DataOf<K>>) };

/** An Api whose answers are given by endpoint name, held to the contract; what has none is refused. */
export function stubApi(answers: Stubbed = {}) {
  const call = jest.fn(async (name: EndpointName, ..._rest: unknown[]) => {
    const answer = answers[name] ?? new Error(`no answer for ${name}`);
    if (answer instanceof Error) throw answer;
    return overTheWire<unknown>(name, await (typeof answer === 'function' ? answer() : answer));
  });
  return { api: { call, upload: jest.fn() } as unknown as Api, call };
}

export const settle = async (): Promise<void> => {
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
};
