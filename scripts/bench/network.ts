/** What went over the wire, by Chromium's own account (headers included, compressed). */
import type { CDPSession } from 'playwright-core';
import { sleep } from './options';

export interface Call {
  method: string;
  url: string;
  isScript: boolean;
  start: number;
  end?: number;
  bytes: number;
  cached: boolean;
  failed?: string;
}
export interface Network {
  calls(): Call[];
  reset(): void;
  /** Resolves when nothing has moved for `quietMs`, or after `maxMs`. */
  idle(quietMs: number, maxMs: number): Promise<void>;
  /** Epoch milliseconds of a Chromium time stamp. */
  wall(timestamp: number): number;
}

export function watchNetwork(cdp: CDPSession): Network {
  const calls = new Map<string, Call>();
  const open = new Set<string>();
  let last = Date.now();
  let offset = 0;
  const touch = () => (last = Date.now());
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, wallTime }) => {
    if (/^(data|blob):/.test(request.url)) return;
    touch();
    open.add(requestId);
    if (type === 'Document') offset = wallTime - timestamp;
    calls.set(requestId, {
      method: request.method,
      url: request.url,
      isScript: type === 'Script',
      start: timestamp,
      bytes: 0,
      cached: false,
    });
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const call = calls.get(requestId);
    if (!call) return;
    call.isScript ||= /javascript/.test(response.mimeType);
    call.cached ||= Boolean(response.fromDiskCache || response.fromPrefetchCache);
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) => {
    const call = calls.get(requestId);
    if (call) call.cached = true;
  });
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    touch();
    open.delete(requestId);
    const call = calls.get(requestId);
    if (call) Object.assign(call, { end: timestamp, bytes: call.cached ? 0 : encodedDataLength });
  });
  cdp.on('Network.loadingFailed', ({ requestId, errorText }) => {
    touch();
    open.delete(requestId);
    const call = calls.get(requestId);
    if (call) call.failed = errorText;
  });
  return {
    calls: () => [...calls.values()],
    reset: () => {
      calls.clear();
      open.clear();
    },
    async idle(quietMs, maxMs) {
      const until = Date.now() + maxMs;
      while (Date.now() < until && (open.size > 0 || Date.now() - last <= quietMs)) await sleep(50);
    },
    wall: (timestamp) => (timestamp + offset) * 1000,
  };
}

/** Addresses that were fetched over the wire more than once. */
export function repeated(calls: readonly Call[]): string[] {
  const seen = new Map<string, number>();
  for (const { method, url, cached } of calls) {
    if (!cached) seen.set(`${method} ${url}`, (seen.get(`${method} ${url}`) ?? 0) + 1);
  }
  return [...seen].filter(([, times]) => times > 1).map(([call]) => call);
}
