/**
 * The camera over the page, as the messenger's scanner lies over it: closed by the last code that is wanted, 关闭, Escape, the back key, or by leaving the
 * app. It is no part of any page, so it is made of plain elements.
 */
import { platform } from '@/core/platform';
import type { FeedbackStore } from '@/core/stores';
import type { TakeCode } from './types';
import styles from './lookThrough.module.scss';

type End = 'closed' | 'type';

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string | undefined,
  set: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), { className, ...set });
}

/** Rejects: denied, failed. */
export async function lookThrough(feedback: FeedbackStore, take: TakeCode): Promise<End> {
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
  root.append(video, element('div', styles.sight), element('p', styles.hint, { textContent: '把码放进框里' }), bar);
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
      for (let code = await camera.read(); code; code = await camera.read()) if (!(await take(code))) break;
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
