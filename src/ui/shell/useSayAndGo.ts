/** Says something and leaves: the words stand for 1.5 s before the page goes (rule 6.21). */
import { useCallback, useEffect, useRef } from 'react';
import { useDidHide, useDidShow } from '@tarojs/taro';
import { useStores } from '@/core/stores';

/** Toast follow-up delay, milliseconds. */
export const FOLLOW_UP_MS = 1500;

/** `await sayAndGo('已保存', () => back())`; whoever has left by themselves meanwhile stays where they are. */
export function useSayAndGo(): (text: string, way: () => unknown, ms?: number) => Promise<void> {
  const { feedback, clock } = useStores();
  const here = useRef(true);
  useDidShow(() => {
    here.current = true;
  });
  useDidHide(() => {
    here.current = false;
  });
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(
    async (text, way, ms) => {
      feedback.toast(text, ms);
      await new Promise<void>((resolve) => {
        clock.later(FOLLOW_UP_MS, resolve);
      });
      if (here.current) await way();
    },
    [feedback, clock],
  );
}
