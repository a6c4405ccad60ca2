/**
 * The camera over the page, as the messenger's scanner lies over it: closed by the last code that is wanted, 关闭, Escape, the back key, or by leaving the
 * app. It is no part of any page, so it is made of plain elements.
 */
import { platform } from '@/core/platform';
import type { FeedbackStore } from '@/core/stores';
import type { TakeCode } from './types';
import styles from './lookThrough.module.scss';

type End = 'closed' | 'type';

/** Codes that are shown of those that were taken. */
const LAST = 4;

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string | undefined,
  set: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { className, ...set });
}

/** Rejects: denied, failed. */
export async function lookThrough(feedback: FeedbackStore, take: TakeCode, done: readonly string[]): Promise<End> {
  const before = document.activeElement;
  const video = element('video', styles.video, { muted: true, playsInline: true });
  const button = (text: string, onclick: () => void) =>
    element('button', styles.button, { type: 'button', textContent: text, onclick });
  let end: (how: End) => void = () => {};
  let fail: (error: unknown) => void = () => {};
  const ended = new Promise<End>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  const close = () => end('closed');
  const bar = element('div', styles.bar);
  bar.append(
    button('关闭', close),
    button('手动输入', () => end('type')),
  );
  const root = element('div', styles.root, { role: 'dialog', ariaModal: 'true', ariaLabel: '扫码' });
  const hint = element('p', styles.hint, { textContent: doneText(done) });
  root.append(video, element('div', styles.sight), hint, bar);
  const leave = () => document.hidden && close();
  const key = (event: KeyboardEvent) => event.key === 'Escape' && close();
  addEventListener('popstate', close);
  document.addEventListener('visibilitychange', leave);
  root.addEventListener('keydown', key);
  document.body.append(root);
  bar.querySelector('button')?.focus();
  const opened = platform.camera.open(video);
  void opened
    .then(async (camera) => {
      if (camera.lamp) bar.append(lampButton(camera.lamp, feedback));
      for (let code = await camera.read(); code; code = await camera.read()) {
        const taken = take(code);
        hint.textContent = doneText(done);
        if (!(await taken)) break;
      }
      close();
    })
    .catch((error: unknown) => fail(error));
  try {
    return await ended;
  } finally {
    // Closed while the browser still asked whether it may: it is switched off when it comes.
    void opened.then(
      (camera) => camera.close(),
      () => undefined,
    );
    removeEventListener('popstate', close);
    document.removeEventListener('visibilitychange', leave);
    root.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}

/** 已扫 3 个, and under it the last of them: who counts looks at the label, and from time to time at what is done. */
const doneText = (done: readonly string[]): string =>
  done.length === 0 ? '把码放进框里' : [`已扫 ${done.length} 个`, ...done.slice(0, LAST)].join('\n');

function lampButton(lamp: (on: boolean) => Promise<void>, feedback: FeedbackStore): HTMLButtonElement {
  const made = element('button', styles.button, { type: 'button', textContent: '补光', ariaPressed: 'false' });
  made.onclick = () => {
    const on = made.ariaPressed !== 'true';
    lamp(on).then(
      () => {
        made.ariaPressed = String(on);
        made.classList.toggle(styles.lit ?? '', on);
      },
      (error: unknown) => feedback.report(error),
    );
  };
  return made;
}
