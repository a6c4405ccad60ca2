/** Keys of a browser while the page of the player is the shown one; a mini-program has none. */
import { useEffect, useRef } from 'react';
import { useVisible } from '@/ui/kit/useVisible';
import type { Pose } from './film';
import type { Playing } from './usePlaying';

/** What a film has no use for is left to the page. */
interface Keys {
  /** Space. */
  toggle: () => unknown;
  /** The arrows to the sides: ten seconds. */
  step?: (way: 1 | -1) => unknown;
  /** m */
  mute: () => unknown;
  /** f */
  turn?: () => unknown;
  /** Escape: out of the turned picture. */
  upright?: () => unknown;
  /** c */
  caption?: () => unknown;
  /** A key is a touch, too: what fades shows. */
  onKey?: () => void;
}

/** What has the focus takes the key itself: a field every one, a button Space, the bar its arrows. */
function isTaken(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return true;
  if (key === ' ') return target.closest('[role="button"], [role="radio"], [role="tab"], [role="switch"]') !== null;
  return key.startsWith('Arrow') && target.closest('[role="slider"], [role="radiogroup"], [role="tablist"]') !== null;
}

function actionOf({ toggle, step, mute, turn, upright, caption }: Keys, key: string): (() => unknown) | undefined {
  const actions: Record<string, (() => unknown) | undefined> = {
    ' ': toggle,
    ArrowLeft: step && (() => step(-1)),
    ArrowRight: step && (() => step(1)),
    m: mute,
    f: turn,
    Escape: upright,
    c: caption,
  };
  return actions[key.length === 1 ? key.toLowerCase() : key];
}

interface FilmKeys {
  film: Pick<Playing, 'film' | 'toggle' | 'step' | 'muted' | 'setMuted' | 'captions' | 'setCaptions'>;
  pose: Pose;
  hasCaptions: boolean;
  onTurn?: () => unknown;
  onKey?: () => void;
}

/** What the keys do with a film: in a stream that goes on nobody jumps, and of a phone that lies on its side nothing is turned. */
export function useFilmKeys({ film, pose, hasCaptions, onTurn, onKey }: FilmKeys): void {
  useKeys({
    toggle: film.toggle,
    step: film.film.endless ? undefined : film.step,
    mute: () => film.setMuted(!film.muted),
    turn: pose === 'wide' ? undefined : onTurn,
    upright: pose === 'turned' ? onTurn : undefined,
    caption: hasCaptions ? () => film.setCaptions(!film.captions) : undefined,
    onKey,
  });
}

export function useKeys(keys: Keys): void {
  const visible = useVisible();
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    if (process.env.TARO_ENV !== 'h5' || !visible) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTaken(event.target, event.key)) return;
      const action = actionOf(latest.current, event.key);
      if (!action) return;
      // Space would scroll the page.
      event.preventDefault();
      // A key that is held steps on, and does everything else once.
      if (event.repeat && !event.key.startsWith('Arrow')) return;
      latest.current.onKey?.();
      action();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [visible]);
}
