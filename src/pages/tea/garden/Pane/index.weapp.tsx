/** A drawing larger than its frame, in the mini-program's own scroller. */
import { useEffect, useId, useRef, useState } from 'react';
import Taro from '@tarojs/taro';
import { ScrollView, View } from '@tarojs/components';
import { Pressable } from '@/ui/kit/Pressable';
import { vars } from '@/ui/kit/unit';
import { WHOLE } from '../map';
import { REST_MS, type Pane as PaneOf } from './types';
import styles from './Pane.module.scss';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export const Pane: PaneOf = ({ zoom, middle, label, onTap, onMoved, children }) => {
  const id = `map${useId().replace(/\W/g, '')}`;
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  const [at, setAt] = useState({ left: 0, top: 0 });
  /** The drawing as it lies on the screen now, its window included. */
  const measure = (then: (canvas: Box) => void) =>
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .boundingClientRect((box) => !Array.isArray(box) && box && then(box as Box))
      .exec();
  useEffect(() => {
    Taro.nextTick(() =>
      measure(({ width, height }) => {
        const frame = { width: width / zoom, height: height / zoom };
        setAt({
          left: Math.max(0, (width * middle.x) / WHOLE - frame.width / 2),
          top: Math.max(0, (height * middle.y) / WHOLE - frame.height / 2),
        });
      }),
    );
    // oxlint-disable-next-line react/exhaustive-deps -- where it begins; afterwards the finger says
  }, [zoom, middle]);
  const handleScroll = ({
    detail,
  }: {
    detail: { scrollLeft: number; scrollTop: number; scrollWidth: number; scrollHeight: number };
  }) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (zoom === 1) return;
      const left = Math.round((detail.scrollLeft / Math.max(1, detail.scrollWidth)) * WHOLE);
      const top = Math.round((detail.scrollTop / Math.max(1, detail.scrollHeight)) * WHOLE);
      onMoved({ left, top, right: left + Math.round(WHOLE / zoom), bottom: top + Math.round(WHOLE / zoom) });
    }, REST_MS);
  };
  const handlePoint = (x: number, y: number) =>
    measure((box) =>
      onTap({
        x: ((x - box.left) / Math.max(1, box.width)) * WHOLE,
        y: ((y - box.top) / Math.max(1, box.height)) * WHOLE,
      }),
    );
  return (
    <View className={styles.frame}>
      <ScrollView
        className={styles.scroll}
        scrollX={zoom > 1}
        scrollY={zoom > 1}
        scrollLeft={at.left}
        scrollTop={at.top}
        onScroll={handleScroll}
      >
        <Pressable
          id={id}
          className={styles.canvas}
          style={vars({ zoom })}
          look={false}
          label={label}
          onPoint={handlePoint}
        >
          {children}
        </Pressable>
      </ScrollView>
    </View>
  );
};
