// What every part of the wx object needs: the host behind it, and the calling convention of WeChat's functions.
import { hostless, text } from './dom';
import type { Data } from './engine';
import type {
  AppJson,
  AudioRecord,
  CallRecord,
  DialogRecord,
  MockAnswer,
  Mocks,
  RequestRecord,
  ToastRecord,
} from './types';

export type NavigationName = 'navigateTo' | 'redirectTo' | 'reLaunch' | 'switchTab' | 'navigateBack';

/** A page on the stack, as the wx functions see it. */
export interface TopPage {
  path: string;
  element: HTMLElement;
  body: HTMLElement;
  setTitle(title: string): void;
}

export interface Records {
  requests: RequestRecord[];
  toasts: ToastRecord[];
  dialogs: DialogRecord[];
  calls: CallRecord[];
  audio: AudioRecord[];
  titles: Record<string, string>;
}

export interface HostContext {
  app: AppJson;
  records: Records;
  /** Work under way that a test has to wait for. */
  pending: Set<object>;
  clipboard: { text: string };
  storage: Map<string, string>;
  navigate: Record<NavigationName, (options: Data) => Promise<Data | undefined>>;
  note(kind: string, fields?: Data): void;
  fault(what: string, message: string): void;
  top(): TopPage | undefined;
  /** The page with that instance; the one on top for what is no page. */
  pageOf(instance: unknown): TopPage | undefined;
  launchOptions(): Data;
  pullDown(): unknown;
}

/** Options of a wx function: plain data plus the three callbacks. */
export type Options = Data;
export type Api = Record<string, unknown>;

export const fire = (options: Options | undefined, callback: string, value: unknown) => {
  const listener = options?.[callback];
  if (typeof listener === 'function') (listener as (value: unknown) => void)(value);
};

export const hasCallback = (options: Options) => Boolean(options.success ?? options.fail ?? options.complete);

/** Options as plain data, for the records. */
export const plain = (value: unknown): unknown => {
  try {
    return JSON.parse(JSON.stringify(value ?? null)) as unknown;
  } catch {
    return String(value);
  }
};

/** Keeps what an object of the messenger was told (`wx.createVideoContext(…).play()`), beside the calls of `wx` itself. */
export const told = (host: HostContext, name: string, options: unknown) =>
  void host.records.calls.push({ name, options: plain(options), page: host.top()?.path ?? '', errMsg: `${name}:ok` });

const failureMessage = (name: string, error: unknown): string => {
  const given =
    typeof error === 'string'
      ? error
      : error instanceof Error
        ? `fail ${error.message}`
        : text((error as { errMsg?: unknown }).errMsg) || 'fail';
  return given.startsWith(`${name}:`) ? given : `${name}:${given}`;
};

/** What they are given is kept, not fetched. */
const KEEPERS = /storage|clipboard/i;

/** Adds name(options): calls success/fail/complete, and returns a promise when none of them is given. */
export function addAsync(
  api: Api,
  host: HostContext,
  name: string,
  run: (options: Options) => Data | undefined | void | Promise<Data | undefined | void>,
) {
  api[name] = (given?: Options) => {
    const options = given ?? {};
    const record: CallRecord = { name, options: plain(options), page: host.top()?.path ?? '', errMsg: '' };
    host.records.calls.push(record);
    host.note('api', { name });
    if (!KEEPERS.test(name))
      for (const path of hostless(options)) host.fault('address', `wx.${name}: ${path} has no host`);
    const outcome = Promise.resolve()
      .then(() => run(options))
      .then(
        (result) => {
          const answer: Data = { ...result, errMsg: `${name}:ok` };
          record.errMsg = `${name}:ok`;
          fire(options, 'success', answer);
          fire(options, 'complete', answer);
          return answer;
        },
        (error: unknown) => {
          if (error instanceof Error) console.error(error);
          const answer = { errMsg: failureMessage(name, error) };
          record.errMsg = answer.errMsg;
          host.note('api-fail', { name, errMsg: answer.errMsg });
          fire(options, 'fail', answer);
          fire(options, 'complete', answer);
          // WeChat rejects with a plain object; an Error here would hide a wrong error handler of the app.

          return hasCallback(options) ? undefined : Promise.reject(answer);
        },
      );
    return hasCallback(options) ? void outcome : outcome;
  };
}

const mocks = () => ((window as unknown as { __mock?: Mocks }).__mock ??= {});

export const setMocks = (values: Mocks) => void Object.assign(mocks(), values);

export const requestMocks = () => mocks().request ?? {};

/** The answer that the test has laid down for an API; refuses by throwing the errMsg, as the real one would. */
export function mocked(name: string, options: Options, fallback: Data | ((options: Options) => Data)): Data {
  const laid = mocks()[name] as MockAnswer | MockAnswer[] | ((options: Options) => MockAnswer) | undefined;
  // A list is used up in order; its last answer stays.
  let answer = Array.isArray(laid) ? (laid.length > 1 ? laid.shift() : laid[0]) : laid;
  if (typeof answer === 'function') answer = answer(options);
  if (answer === 'cancel') answer = { fail: `${name}:fail cancel` };
  else if (answer === 'fail') answer = { fail: true };
  if (typeof answer === 'object') {
    if (answer.fail) throw answer.fail === true ? `${name}:fail` : answer.fail;
    return answer;
  }
  return typeof fallback === 'function' ? fallback(options) : fallback;
}

export const addMocked = (
  api: Api,
  host: HostContext,
  name: string,
  fallback: Data | ((options: Options) => Data) = {},
) => addAsync(api, host, name, (options) => mocked(name, options, fallback));
