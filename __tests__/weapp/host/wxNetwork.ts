// wx.request, uploadFile, downloadFile and connectSocket over the browser's own network, with WeChat's limits.
import { hostless, isTemporary, route, samplePicture, text } from './dom';
import type { Data } from './engine';
import type { RequestRecord } from './types';
import { fire, mocked, plain, requestMocks, type Api, type HostContext, type Options } from './wxCore';

const AT_ONCE = 10;
const SOCKETS = 5;

const encode = (data: Data) =>
  Object.entries(data)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(text(value))}`)
    .join('&');

const headersOf = (options: Options): Record<string, string> =>
  Object.fromEntries(
    Object.entries((options.header ?? {}) as Data)
      .map(([key, value]) => [key.toLowerCase(), text(value)] as const)
      // WeChat sets its own and ignores the app's.
      .filter(([key]) => key !== 'referer'),
  );

const plainHeaders = (headers: Headers) => {
  const plainOnes: Record<string, string> = {};
  headers.forEach((value, key) => {
    plainOnes[key] = value;
  });
  return plainOnes;
};

const asJson = (body: string): unknown => {
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return body;
  }
};

async function request(options: Options, signal: AbortSignal): Promise<Data> {
  const method = (text(options.method) || 'GET').toUpperCase();
  const headers = headersOf(options);
  headers['content-type'] ??= 'application/json';
  let url = route(text(options.url));
  let body: BodyInit | undefined;
  const { data } = options;
  if (data !== undefined && data !== null) {
    if (method === 'GET') {
      if (typeof data === 'object' && Object.keys(data).length)
        url += (url.includes('?') ? '&' : '?') + encode(data as Data);
    } else if (typeof data === 'string' || data instanceof ArrayBuffer) body = data;
    else body = headers['content-type'].includes('urlencoded') ? encode(data as Data) : JSON.stringify(data);
  }
  const response = await fetch(url, { method, headers, body, signal });
  const answer = { statusCode: response.status, header: plainHeaders(response.headers), cookies: [] };
  if (options.responseType === 'arraybuffer') return { ...answer, data: await response.arrayBuffer() };
  const raw = await response.text();
  return { ...answer, data: options.dataType === undefined || options.dataType === 'json' ? asJson(raw) : raw };
}

/** The content behind a temporary path: what a test has put there, a downloaded blob, or the sample picture. */
async function fileContent(file: string): Promise<Blob> {
  const laid = (window as unknown as { __mockFiles?: Record<string, string> }).__mockFiles?.[file];
  if (laid !== undefined) return new Blob([laid]);
  if (file.startsWith('blob:')) return (await fetch(file)).blob();
  if (!isTemporary(file)) throw new Error('file not found');
  return new Promise((resolve) => samplePicture().toBlob((blob) => resolve(blob ?? new Blob()), 'image/jpeg'));
}

async function uploadFile(options: Options, signal: AbortSignal): Promise<Data> {
  const form = new FormData();
  for (const [key, value] of Object.entries((options.formData ?? {}) as Data)) form.append(key, text(value));
  const file = text(options.filePath);
  form.append(text(options.name), await fileContent(file), file.split('/').pop());
  const headers = headersOf(options);
  // The boundary belongs to the body: only the browser knows it.
  delete headers['content-type'];
  const response = await fetch(route(text(options.url)), { method: 'POST', body: form, headers, signal });
  return { data: await response.text(), statusCode: response.status, header: plainHeaders(response.headers) };
}

async function downloadFile(options: Options, signal: AbortSignal): Promise<Data> {
  const response = await fetch(route(text(options.url)), { headers: headersOf(options), signal });
  const tempFilePath = URL.createObjectURL(await response.blob());
  return { tempFilePath, statusCode: response.status, header: plainHeaders(response.headers) };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A laid-down answer replaces the network; without one the real call runs. */
async function answered(options: Options, real: () => Promise<Data>): Promise<Data> {
  const url = text(options.url);
  const key = Object.keys(requestMocks()).find((part) => url.includes(part));
  const laid = key === undefined ? undefined : requestMocks()[key];
  if (!laid) return real();
  if (laid.delay) await pause(laid.delay);
  if (laid.fail) throw new Error(laid.fail);
  if (laid.statusCode === undefined && laid.data === undefined) return real();
  return { data: laid.data, statusCode: laid.statusCode ?? 200, header: {}, cookies: [] };
}

const noop = () => undefined;

export function installNetwork(api: Api, host: HostContext) {
  const running = new Set<object>();
  const waiting: (() => void)[] = [];
  let peak = 0;
  const pump = () => {
    while (waiting.length && running.size < AT_ONCE) waiting.shift()?.();
  };

  const add = (name: string, run: (options: Options, signal: AbortSignal) => Promise<Data>) => {
    api[name] = (given?: Options) => {
      const options = given ?? {};
      const url = text(options.url);
      const abort = new AbortController();
      const task = {
        abort: () => abort.abort(),
        onHeadersReceived: noop,
        offHeadersReceived: noop,
        onProgressUpdate: noop,
        offProgressUpdate: noop,
        onChunkReceived: noop,
        offChunkReceived: noop,
      };
      const fail = (reason: string, record?: RequestRecord) => {
        const answer = { errMsg: `${name}:fail ${reason}`, errno: 600001 };
        if (record) record.errMsg = answer.errMsg;
        host.note('api-fail', { name, errMsg: answer.errMsg });
        fire(options, 'fail', answer);
        fire(options, 'complete', answer);
      };
      for (const path of hostless(url)) host.fault('address', `wx.${name}: ${path} has no host`);
      if (!/^https?:\/\//.test(url)) {
        setTimeout(() => fail(`invalid url "${url}"`));
        return task;
      }
      const start = async () => {
        running.add(task);
        peak = Math.max(peak, running.size);
        const record: RequestRecord = {
          name,
          url,
          path: url.replace(/^https?:\/\/[^/]*/, ''),
          method: name === 'uploadFile' ? 'POST' : (text(options.method) || 'GET').toUpperCase(),
          data: plain(name === 'uploadFile' ? options.formData : options.data),
          header: headersOf(options),
          page: host.top()?.path ?? '',
          inFlight: running.size,
          status: 0,
          ms: 0,
          errMsg: '',
        };
        host.records.requests.push(record);
        const begun = performance.now();
        const limit = Number(options.timeout) || host.app.networkTimeout?.[name] || 60_000;
        const timer = setTimeout(() => abort.abort('timeout'), limit);
        const aborted = new Promise<never>((_resolve, reject) =>
          abort.signal.addEventListener('abort', () => reject(new Error('abort'))),
        );
        try {
          const result = await Promise.race([answered(options, () => run(options, abort.signal)), aborted]);
          record.status = Number(result.statusCode);
          record.errMsg = `${name}:ok`;
          record.ms = Math.round(performance.now() - begun);
          const answer = { ...result, errMsg: record.errMsg };
          fire(options, 'success', answer);
          fire(options, 'complete', answer);
        } catch (error) {
          record.ms = Math.round(performance.now() - begun);
          const reason = abort.signal.aborted ? (abort.signal.reason === 'timeout' ? 'timeout' : 'abort') : '';
          fail(reason || (error instanceof Error ? error.message : String(error)), record);
        } finally {
          clearTimeout(timer);
          running.delete(task);
          host.pending.delete(task);
          pump();
        }
      };
      host.pending.add(task);
      waiting.push(() => void start());
      pump();
      return task;
    };
  };
  add('request', request);
  add('uploadFile', uploadFile);
  add('downloadFile', downloadFile);

  const sockets = new Set<WebSocket>();
  api.connectSocket = (given?: Options) => {
    const options = given ?? {};
    const listeners: Record<'open' | 'message' | 'close' | 'error', ((value: unknown) => void)[]> = {
      open: [],
      message: [],
      close: [],
      error: [],
    };
    const emit = (kind: keyof typeof listeners, value: unknown) => {
      for (const listener of listeners[kind].slice()) listener(value);
    };
    const reply = (callback: 'success' | 'fail', value: unknown, then: () => void = noop) =>
      setTimeout(() => {
        fire(options, callback, value);
        fire(options, 'complete', value);
        setTimeout(then);
      });
    if (sockets.size >= SOCKETS) {
      host.fault('connectSocket', `more than ${SOCKETS} sockets`);
      reply('fail', { errMsg: 'connectSocket:fail exceed max task count' });
      return {};
    }
    const socket = new WebSocket(route(text(options.url)), (options.protocols ?? []) as string[]);
    socket.binaryType = 'arraybuffer';
    sockets.add(socket);
    host.note('socket', { url: options.url, open: sockets.size });
    const done = { errMsg: 'connectSocket:ok', socketTaskId: sockets.size };
    // Laid down as late: the line opens, and only then is its `success` called; what is said meanwhile comes after it.
    const { late = false } = mocked('connectSocket', options, {});
    let unheard: unknown[] | undefined = late ? [] : undefined;
    const hear = () => {
      for (const data of unheard ?? []) emit('message', { data });
      unheard = undefined;
    };
    socket.onopen = () => {
      emit('open', { header: {} });
      if (late) reply('success', done, hear);
    };
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (unheard) unheard.push(data);
      else emit('message', { data });
    };
    socket.onerror = () => emit('error', { errMsg: 'connectSocket:fail' });
    socket.onclose = (event) => {
      sockets.delete(socket);
      emit('close', { code: event.code, reason: event.reason });
    };
    if (!late) reply('success', done);
    return {
      CONNECTING: 0,
      OPEN: 1,
      CLOSING: 2,
      CLOSED: 3,
      get readyState() {
        return socket.readyState;
      },
      send: (message: Options) => {
        if (socket.readyState !== WebSocket.OPEN)
          return fire(message, 'fail', { errMsg: 'sendSocketMessage:fail SocketTask.readyState is not OPEN' });
        socket.send(message.data as string | ArrayBuffer);
        fire(message, 'success', { errMsg: 'sendSocketMessage:ok' });
      },
      close: (how: Options = {}) => {
        socket.close(Number(how.code) || 1000, text(how.reason));
        fire(how, 'success', { errMsg: 'closeSocket:ok' });
      },
      onOpen: (listener: (value: unknown) => void) => listeners.open.push(listener),
      onMessage: (listener: (value: unknown) => void) => listeners.message.push(listener),
      onClose: (listener: (value: unknown) => void) => listeners.close.push(listener),
      onError: (listener: (value: unknown) => void) => listeners.error.push(listener),
    };
  };
  return { figures: () => ({ peak, sockets: sockets.size }) };
}
