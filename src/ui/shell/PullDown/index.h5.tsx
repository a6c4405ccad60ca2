/**
 * Pull-down refresh of the browser. Taro's own (PullDownRefresh of @tarojs/components-react) looks for `scrollTop` and for the
 * page object on its inner wrapper, which has neither: it would start anywhere on a scrolled page, swallow the way back up, and
 * never reach usePullDownRefresh. So pageConfig leaves the flag out on H5 and this part calls the page itself.
 */
import { useEffect, useRef, useState } from 'react';
import Taro, { getCurrentInstance } from '@tarojs/taro';
import { Text, View } from '@tarojs/components';
import { texts } from '@/core/texts';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Spinner } from '@/ui/kit/Spinner';
import { vars } from '@/ui/kit/unit';
import { scrollParent } from '../near/scrollParent';
import type { PullDownPart } from './types';
import styles from './PullDown.module.scss';

/** px of the screen: pulled that far, letting go refreshes; the paper follows at less than half the finger's way. */
const ENOUGH = 56;
const FARTHEST = 88;
const DAMPING = 0.42;
/** px of the finger after which it is known where it goes: less is the trembling of a thumb. */
const FIRST_STEP = 4;
/** ms after which the refresh ends by itself: a page without usePullDownRefresh never calls stopPullDownRefresh. */
const GIVE_UP = 60_000;

type Stop = { successHandler?: (result: { errMsg: string }) => void };

/**
 * Whether a finger there pulls the page. Panes inside a page scroll back first, and the style sheets say what keeps its finger for
 * itself: a map, a slider, a window on a drawing, a layer above the page.
 */
function pullsPage(target: EventTarget | null, scroller: Element): boolean {
  for (let up = target instanceof Element ? target : null; up; up = up.parentElement) {
    if (up.scrollTop > 0) return false;
    if (up === scroller) return true;
    const { touchAction, overscrollBehaviorY, position } = getComputedStyle(up);
    if (/none|pan-x/.test(touchAction) || overscrollBehaviorY === 'contain' || position === 'fixed') return false;
  }
  return false;
}

export const PullDown: PullDownPart = ({ enabled, children }) => {
  const ref = useRef<HTMLElement>(null);
  const [pulled, setPulled] = useState(0);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    const node = ref.current;
    const scroller = node && scrollParent(node);
    if (!enabled || !node || !scroller) return undefined;
    let from: { x: number; y: number } | undefined;
    let way = 0;
    const start = ({ touches, target }: TouchEvent) => {
      const finger = touches.length === 1 && pullsPage(target, scroller) ? touches[0] : undefined;
      from = finger && { x: finger.clientX, y: finger.clientY };
      way = 0;
      // A second finger lets go of what the first has pulled.
      setPulled(0);
    };
    const move = (event: TouchEvent) => {
      const finger = event.touches[0];
      if (!from || !finger) return;
      const down = finger.clientY - from.y;
      const aside = Math.abs(finger.clientX - from.x);
      if (way === 0 && Math.max(Math.abs(down), aside) < FIRST_STEP) return;
      // The first step says what the finger is at: up it scrolls the page, sideways it turns a row of pictures.
      if (way === 0 && down <= aside) {
        from = undefined;
        return;
      }
      way = Math.max(0, Math.min(FARTHEST, down * DAMPING));
      if (way > 0 && event.cancelable) event.preventDefault();
      setPulled(way);
    };
    const end = ({ type }: TouchEvent) => {
      if (!from) return;
      from = undefined;
      setPulled(0);
      // The system may take the finger away: a call, a gesture of its own.
      if (way < ENOUGH || type === 'touchcancel') return;
      setBusy(true);
      getCurrentInstance().page?.onPullDownRefresh?.();
    };
    node.addEventListener('touchstart', start, { passive: true });
    node.addEventListener('touchmove', move, { passive: false });
    node.addEventListener('touchend', end);
    node.addEventListener('touchcancel', end);
    return () => {
      node.removeEventListener('touchstart', start);
      node.removeEventListener('touchmove', move);
      node.removeEventListener('touchend', end);
      node.removeEventListener('touchcancel', end);
    };
  }, [enabled]);

  useEffect(() => {
    if (!busy) return undefined;
    const stop = ({ successHandler }: Stop = {}) => {
      setBusy(false);
      successHandler?.({ errMsg: 'stopPullDownRefresh:ok' });
    };
    const timer = setTimeout(stop, GIVE_UP);
    Taro.eventCenter.on('__taroStopPullDownRefresh', stop);
    return () => {
      clearTimeout(timer);
      Taro.eventCenter.off('__taroStopPullDownRefresh', stop);
    };
  }, [busy]);

  const way = busy ? ENOUGH : pulled;
  return (
    <View ref={ref}>
      <View
        className={classes(styles.space, pulled === 0 && styles.settling)}
        style={vars({ way: `${way}px` })}
        {...aria({ role: 'status' })}
      >
        {way > 0 && (
          <View className={styles.words}>
            {busy && <Spinner />}
            <Text>{busy ? texts.listLoading : pulled >= ENOUGH ? '松开刷新' : '下拉刷新'}</Text>
          </View>
        )}
      </View>
      {children}
    </View>
  );
};
