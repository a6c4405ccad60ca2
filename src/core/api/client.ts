/**
 * createApi: build the address -> send -> unwrap the envelope -> map the failure -> toast unless hidden (rules 2.1 to 2.5).
 * The client knows no store: token, toast and the answer to a 401 are handed in.
 */
import { endpoints, type DataOf, type Endpoint, type EndpointName, type RequestOf } from '@/contract';
import { remembered, type Memory } from '../lib/memory';
import { texts } from '../texts';
import { forgetEarly, isEarly, takeEarly } from './early';
import { unwrap } from './envelope';
import { ApiError, CancelledError, NetworkError, StepUpError, TimeoutError, UnauthorizedError } from './errors';
import { noticeOf, type Notice } from './failures';
import { createInflight } from './inflight';
import { createIntentions, isUnanswered } from './intentions';
import { forgetKept } from './kept';
import {
  REQUEST_TIMEOUT,
  type Transport,
  type TransportAnswer,
  type TransportFailure,
  type UploadWatch,
} from './transport';
import { buildBody, buildForm, buildUrl, type Params } from './url';

export interface ApiDeps {
  /** Base host without a trailing slash; empty for the own origin. */
  base: string;
  transport: Transport;
  /** Where writes without an answer are remembered; it ends with the session. */
  memory: Memory;
  token(): string;
  /** Called once per 401; `silent` when the call is hidden. Several at once are the handler's business. */
  onUnauthorized(silent: boolean): void;
  notify(...notice: Notice): void;
  /** Milliseconds of a clock that nobody sets. */
  now(): number;
}
export interface CallOptions {
  /** Appended to the path of POST and PUT. */
  id?: string;
  /** No toast for this call, as `hide` of the endpoint. */
  hide?: boolean;
  /** Step-up proof for endpoints with auth `required`: the payToken of member.checkPayPw. */
  proof?: string;
  /** Id of an intention that outlives the app and is kept on the phone; every other write gets its id here. */
  requestId?: string;
}
export interface UploadOptions extends CallOptions {
  watch?: UploadWatch;
}
/** A file to upload: what `platform.image` hands out. */
export interface UploadFile {
  path: string;
  name: string;
}
/** What a caller says: `requestId` is the client's own business (intentions.ts). */
export type CallParams<K extends EndpointName> = Omit<RequestOf<K>, 'requestId'>;
/** Params may be left out when the endpoint needs none. */
export type CallArgs<K extends EndpointName> =
  Record<string, never> extends CallParams<K>
    ? [params?: CallParams<K>, options?: CallOptions]
    : [params: CallParams<K>, options?: CallOptions];

export interface Api {
  /** The `data` of the answer; rejects with an ApiError that has been shown already. */
  call<K extends EndpointName>(name: K, ...args: CallArgs<K>): Promise<DataOf<K>>;
  /** The same with one file as form-data field `file`. */
  upload<K extends EndpointName>(
    name: K,
    file: UploadFile,
    params?: CallParams<K>,
    options?: UploadOptions,
  ): Promise<DataOf<K>>;
  /** Is its answer on its way since before the bundle was there? */
  isEarly(name: EndpointName): boolean;
  /** The server has told something: what is asked from now on is not answered by what was asked before. */
  forgetInflight(): void;
}

/** An object that is the same until a logout empties the memory: two calls with the same one are of the same member. */
const caller = remembered(() => ({}));

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const hasProof = (params: Params): boolean => Boolean(params.payToken || params.code);

/** What the client refuses before it asks the network (rule 2.4). */
function checkAuth(name: string, endpoint: Endpoint, params: Params, token: string): void {
  if (endpoint.auth === 'required' && !hasProof(params)) throw new StepUpError(name, texts.stepUp);
  if (endpoint.auth && !token) throw new UnauthorizedError(name, texts.loginFirst);
}

function noStatus(name: string, failure: TransportFailure): ApiError {
  if (failure.cancelled) return new CancelledError(name);
  const Kind = failure.timeout ? TimeoutError : NetworkError;
  return new Kind(name, texts.offline);
}

export function createApi({ base, transport, memory, token, onUnauthorized, notify, now }: ApiDeps): Api {
  const inflight = createInflight(now);
  const intend = createIntentions(memory, now);
  const forgetInflight = () => {
    inflight.forget();
    forgetEarly();
  };
  const forget = () => {
    forgetInflight();
    forgetKept(memory);
  };

  const exchange = (name: string, wire: Promise<TransportAnswer>, upload = false): Promise<unknown> =>
    wire.then(
      (answer) => unwrap(name, answer, upload),
      (failure: TransportFailure) => Promise.reject(noStatus(name, failure)),
    );

  const sendNow = (name: string, endpoint: Endpoint, url: string, params: Params): Promise<unknown> => {
    const request = {
      method: endpoint.method,
      url,
      header: FORM,
      body: buildBody(endpoint, params),
      timeout: REQUEST_TIMEOUT,
    };
    const early = endpoint.method === 'GET' ? takeEarly(url) : undefined;
    return exchange(name, early ? early.then((answer) => answer ?? transport.send(request)) : transport.send(request));
  };

  /** A write goes out under the id of its intention and ends it by its answer. */
  const write = async (
    name: EndpointName,
    params: Params,
    { id, requestId }: CallOptions,
    send: (params: Params) => Promise<unknown>,
  ): Promise<unknown> => {
    if (requestId) return send({ ...params, requestId });
    const attempt = intend(name, params, id);
    try {
      const data = await send({ ...params, requestId: attempt.requestId });
      attempt.end();
      return data;
    } catch (error) {
      if (!isUnanswered(error)) attempt.end();
      throw error;
    }
  };

  const present = (error: unknown, hide: boolean, used: string, who: object): never => {
    // The member has logged out meanwhile: nobody waits for the failure any more, and a 401 is no news.
    if (memory.of(caller) !== who) throw error;
    // A late 401 of an old token says nothing about the session that has begun since.
    const replaced = token() !== '' && token() !== used;
    if (error instanceof UnauthorizedError && !replaced) onUnauthorized(hide);
    const notice = error instanceof ApiError && !hide ? noticeOf(error) : undefined;
    if (notice) notify(...notice);
    throw error;
  };

  /** What calls and uploads share: the client's own refusals, the address, and the presentation of failures. */
  const perform = async (
    name: EndpointName,
    given: object,
    { id, hide = false, proof }: CallOptions,
    send: (endpoint: Endpoint, params: Params, address: (params: Params) => string) => Promise<unknown>,
  ): Promise<unknown> => {
    const endpoint: Endpoint = endpoints[name];
    const all = (proof ? { ...given, payToken: proof } : given) as Params;
    const used = token();
    const who = memory.of(caller);
    try {
      checkAuth(name, endpoint, all, used);
      return await send(endpoint, all, (params) => buildUrl({ base, name, endpoint, params, token: used, id }));
    } catch (error) {
      return present(error, hide || endpoint.hide, used, who);
    }
  };

  return {
    call: <K extends EndpointName>(name: K, ...[params = {} as CallParams<K>, options = {}]: CallArgs<K>) =>
      perform(name, params, options, (endpoint, all, address) => {
        if (endpoint.method !== 'GET')
          return write(name, all, options, (sent) => sendNow(name, endpoint, address(sent), sent)).finally(forget);
        const url = address(all);
        return inflight.share(url, () => sendNow(name, endpoint, url, all));
      }) as Promise<DataOf<K>>,
    upload: <K extends EndpointName>(
      name: K,
      file: UploadFile,
      params = {} as CallParams<K>,
      options: UploadOptions = {},
    ) =>
      perform(name, params, options, (_, all, address) =>
        exchange(
          name,
          transport.upload({
            url: address(all),
            filePath: file.path,
            fileName: file.name,
            field: 'file',
            form: buildForm(all),
            timeout: REQUEST_TIMEOUT,
            watch: options.watch,
          }),
          true,
        ).finally(forget),
      ) as Promise<DataOf<K>>,
    isEarly: (name) => isEarly(endpoints[name].path),
    forgetInflight,
  };
}
