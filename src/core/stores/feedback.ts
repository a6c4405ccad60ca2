/** What is said to the person: toast, confirmations, the error dialog. The shell draws it (rules 3.4, 6.9). */
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ApiError, MissingParamError, TOAST_SHORT } from '../api';
import { chunkFailure, type ChunkFailure } from '../lib/chunkError';
import type { Clock } from '../lib/clock';
import { PlatformError, wordsOf } from '../platform/errors';
import { spaced } from '../lib/spaced';
import { texts } from '../texts';

export interface Toast {
  text: string;
  /** Epoch milliseconds. */
  until: number;
}
export interface ConfirmInput {
  title: string;
  text?: string;
  /** What happens then, as a verb. */
  yes: string;
  /** The way out, if 再想想 does not say it. */
  no?: string;
}
export interface ConfirmRequest extends Required<ConfirmInput> {
  id: number;
}
/** error: 出错了 with 返回 and 首页 (to `/`); chunk: a page script that did not load, with 重新加载. */
export type ErrorDialog =
  | { kind: 'error'; title: string; text: string }
  | { kind: 'chunk'; title: string; text: string; failure: ChunkFailure };

/** What the browser does by itself where the messenger's way is refused (rule 7.2). */
export interface OwnWay<T> {
  /** On its button. */
  label: string;
  /** With it the way has a field of this name, whose text `run` gets. */
  field?: string;
  /** What goes into the field. */
  example?: string;
  /** Begins within the press: only there does a browser open its file chooser. */
  run: (typed: string) => Promise<T | undefined> | T | undefined;
  /** Instead of `run` of a field: its text is taken while the sheet stays for the next, until this answers false. */
  each?: (typed: string) => Promise<boolean> | boolean;
  /** What `each` has had, the newest first. */
  done?: readonly string[];
}
/** The ways that are left, and below them 请用微信浏览器打开. */
export interface Refusal {
  /** What the person wanted. */
  title: string;
  /** What the messenger would do. */
  text: string;
  ways: readonly OwnWay<unknown>[];
}

export interface Flight {
  id: number;
  /** px of the device. */
  x: number;
  y: number;
}
/** As long as the style sheet of the bar lets it fly. */
const FLIGHT_MS = 600;

/** What a page asked for and got no answer to. */
export interface Loss {
  /** Of the router, so each page of the stack has its own. */
  page: string;
  again: () => void;
}

/** Puts the sentence at its field, if it has it; what is about no field (empty) at the one that was named for it. */
export type SentForm = (field: string, text: string) => boolean;

export interface FeedbackStore {
  /** Forms whose values are on their way: what the server refuses about a field stands there (rule 3.8). */
  readonly forms: Set<SentForm>;
  /** What the API has to say: at the field it is about, else as a toast. */
  say(text: string, ms: number, field?: string): void;
  lost: readonly Loss[];
  /** Without an answer nothing is known: the page says so and can ask again. The result takes it back. */
  lose(page: string, again: () => void): () => void;
  refusal: Refusal | undefined;
  shown: Toast | undefined;
  /** The first one is shown, the others wait. */
  confirms: ConfirmRequest[];
  dialog: ErrorDialog | undefined;
  /** Something on its way into the cart, from where the finger was. */
  flight: Flight | undefined;
  fly(x: number, y: number): void;
  toast(text: string, ms?: number): void;
  /** Resolves true for yes, false for no or closing. */
  confirm(input: ConfirmInput): Promise<boolean>;
  answer(id: number, yes: boolean): void;
  /** Says the refusal; resolves with what the way brings that the person takes, undefined when none is taken. */
  refuse<T>(about: Pick<Refusal, 'title' | 'text'>, ways: readonly OwnWay<T>[]): Promise<T | undefined>;
  /** The person took this way; without one the refusal is closed. */
  take(way?: OwnWay<unknown>, typed?: string): void;
  /**
   * The one place for an error nobody handled: what the API has shown already is not repeated, refusals of the device
   * become a toast, a script that did not load gets its own dialog, everything else is an unexpected error.
   */
  report(error: unknown): void;
  closeDialog(): void;
  /** For a change of member: answers the open questions with no and closes the dialog. */
  clear(): void;
}

/** An error of ours keeps its message (rule 3.4); what the device throws is an object, and what it says is for nobody's eyes. */
const messageOf = (error: unknown): string =>
  error instanceof MissingParamError
    ? texts.withoutId
    : // oxlint-disable-next-line eslint-js/no-restricted-syntax -- an object of the device that was made a text is no sentence
      error instanceof Error && !/^\s*[{[]/.test(error.message)
      ? error.message
      : wordsOf(error);

export function createFeedbackStore(clock: Clock): FeedbackStore {
  const answers = new Map<number, (yes: boolean) => void>();
  let cancelHide = () => {};
  let lastId = 0;

  const hide = (toast: Toast) => {
    if (store.shown?.until === toast.until && store.shown.text === toast.text) store.hideToast();
  };

  let endRefusal: (found: unknown) => void = () => undefined;

  type Store = FeedbackStore & { hideToast(): void; land(): void };
  const store: Store = makeAutoObservable<Store>(
    {
      forms: new Set(),
      say(text, ms, field) {
        if (field === undefined || ![...store.forms].some((form) => form(field, text))) store.toast(text, ms);
      },
      lost: [],
      lose(page, again) {
        const loss = { page, again };
        store.lost = [...store.lost, loss];
        return () => runInAction(() => (store.lost = store.lost.filter((other) => other !== loss)));
      },
      shown: undefined,
      flight: undefined,
      fly(x, y) {
        lastId += 1;
        const id = lastId;
        store.flight = { id, x, y };
        clock.later(FLIGHT_MS, () => {
          if (store.flight?.id === id) store.land();
        });
      },
      land() {
        store.flight = undefined;
      },
      refusal: undefined,
      confirms: [],
      dialog: undefined,
      toast(text, ms = TOAST_SHORT) {
        const toast = { text: spaced(text), until: clock.now() + ms };
        cancelHide();
        store.shown = toast;
        cancelHide = clock.later(ms, () => hide(toast));
      },
      hideToast() {
        store.shown = undefined;
      },
      confirm({ title, text = '', yes, no = texts.wayOut }) {
        lastId += 1;
        const id = lastId;
        store.confirms.push({ id, title: spaced(title), text: spaced(text), yes, no });
        return new Promise<boolean>((resolve) => {
          answers.set(id, resolve);
        });
      },
      answer(id, yes) {
        store.confirms = store.confirms.filter((request) => request.id !== id);
        answers.get(id)?.(yes);
        answers.delete(id);
      },
      refuse<T>(about: Pick<Refusal, 'title' | 'text'>, ways: readonly OwnWay<T>[]) {
        store.take();
        store.refusal = { ...about, ways };
        return new Promise<T | undefined>((resolve) => {
          endRefusal = (found) => resolve(found as T | undefined | Promise<T | undefined>);
        });
      },
      take(way, typed = '') {
        store.refusal = undefined;
        endRefusal(way?.run(typed));
      },
      report(error) {
        const failure = chunkFailure(error);
        if (failure)
          store.dialog = { kind: 'chunk', title: texts.wentWrong, text: texts.chunkFailed[failure], failure };
        else if (error instanceof PlatformError) store.toast(error.message);
        else if (!(error instanceof ApiError) || error instanceof MissingParamError) {
          store.dialog = { kind: 'error', title: texts.wentWrong, text: messageOf(error) };
        }
      },
      closeDialog() {
        store.dialog = undefined;
      },
      clear() {
        for (const { id } of [...store.confirms]) store.answer(id, false);
        store.take();
        store.dialog = undefined;
      },
    },
    { refusal: observableRef, lost: observableRef, forms: false },
  );
  return store;
}
