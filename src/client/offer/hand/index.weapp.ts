/** A finger on an element of the mini-program, which tells its place on the screen: the element is measured when it comes down. */
import { useId, useRef } from 'react';
import Taro from '@tarojs/taro';
import { pointOf, type OnHand } from './types';

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
const touchOf = (event: unknown): Touch | undefined => (event as { touches?: ArrayLike<Touch> }).touches?.[0];

export function useHand({ begin, move }: OnHand) {
  const id = `hand${useId().replace(/\W/g, '')}`;
  const box = useRef<Box>();
  /** Where the finger was before the element was measured. */
  const early = useRef<Touch[]>([]);
  const place = ({ clientX, clientY }: Touch, frame: Box) => pointOf({ x: clientX, y: clientY }, frame);
  return {
    id,
    catchMove: true,
    onTouchStart: (event: unknown) => {
      const touch = touchOf(event);
      if (!touch) return;
      box.current = undefined;
      early.current = [touch];
      const query = Taro.createSelectorQuery();
      query.select(`#${id}`).fields({ rect: true, size: true });
      query.exec(([found]: (Box | null)[]) => {
        if (!found) return;
        box.current = found;
        early.current.forEach((one, i) => (i === 0 ? begin : move)(place(one, found)));
      });
    },
    onTouchMove: (event: unknown) => {
      const touch = touchOf(event);
      if (!touch) return;
      if (box.current) move(place(touch, box.current));
      else early.current.push(touch);
    },
  };
}
