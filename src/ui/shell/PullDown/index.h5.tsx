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
/** ms after which the refresh ends by itself: a page without usePullDownRefresh never calls stopPullDownRefresh. */
const GIVE_UP = 60_000;

type Stop = { successHandler?: (result: { errMsg: string }) => void };

/** Whether everything from the touched element up to the page's scroller is at its top: panes inside a page scroll back first. */
function atTop(target: EventTarget | null, scroller: Element): boolean {
  for (let up = target instanceof Element ? target : null; up; up = up.parentElement) {
    if (up.scrollTop > 0) return false;
    if (up === scroller) return true;
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
    let from: number | undefined;
    let way = 0;
    const start = (event: TouchEvent) => {
      from = event.touches.length === 1 && atTop(event.target, scroller) ? event.touches[0]?.clientY : undefined;
      way = 0;
    };
    const move = (event: TouchEvent) => {
      const at = event.touches[0]?.clientY;
      if (from === undefined || at === undefined || (way === 0 && at < from)) return;
      way = Math.max(0, Math.min(FARTHEST, (at - from) * DAMPING));
      if (way > 0 && event.cancelable) event.preventDefault();
      setPulled(way);
    };
    const end = () => {
      if (from === undefined) return;
      from = undefined;
      setPulled(0);
      if (way < ENOUGH) return;
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
