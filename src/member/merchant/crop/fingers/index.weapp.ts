/** Fingers on an element of the mini-program, which tells their places on the screen: the element is measured once. */
import { useId, useRef } from 'react';
import Taro from '@tarojs/taro';
import type { OnFingers } from './types';

interface Touch {
  clientX: number;
  clientY: number;
}
interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
/** Taro types a touch of View as a plain event. */
const touchesOf = (event: unknown): Touch[] => Array.from((event as { touches?: ArrayLike<Touch> }).touches ?? []);

export function useFingers(onMove: OnFingers) {
  const id = `fingers${useId().replace(/\W/g, '')}`;
  const box = useRef<Box>();
  const last = useRef<Touch[]>([]);
  const keep = (event: unknown) => {
    last.current = touchesOf(event);
  };
  return {
    id,
    catchMove: true,
    onTouchStart: (event: unknown) => {
      keep(event);
      if (box.current) return;
      const query = Taro.createSelectorQuery();
      query.select(`#${id}`).fields({ rect: true, size: true });
      query.exec(([found]: (Box | null)[]) => (box.current = found ?? undefined));
    },
    onTouchMove: (event: unknown) => {
      const from = last.current;
      keep(event);
      const frame = box.current;
      // A finger that comes or goes is no move.
      if (!frame || from.length !== last.current.length) return;
      const spotOf = ({ clientX, clientY }: Touch) => ({
        x: (clientX - frame.left) / frame.width,
        y: (clientY - frame.top) / frame.height,
      });
      onMove(from.map(spotOf), last.current.map(spotOf));
    },
    onTouchEnd: keep,
    onTouchCancel: keep,
  };
}
