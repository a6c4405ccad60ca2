/** A drawing larger than its frame: fingers and wheels move it by the browser's own scrolling. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import { View } from '@tarojs/components';
import { Pressable } from '@/ui/kit/Pressable';
import { classes } from '@/ui/kit/classes';
import { vars } from '@/ui/kit/unit';
import { WHOLE } from '../map';
import { REST_MS, type Pane as PaneOf } from './types';
import styles from './Pane.module.scss';

export const Pane: PaneOf = ({ zoom, middle, label, onTap, onMoved, children }) => {
  const ref = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(timer.current), []);
  useLayoutEffect(() => {
    const node = ref.current;
    if (!node) return;
    node.scrollLeft = (node.scrollWidth * middle.x) / WHOLE - node.clientWidth / 2;
    node.scrollTop = (node.scrollHeight * middle.y) / WHOLE - node.clientHeight / 2;
    // Where it begins; afterwards the finger says.
  }, [zoom, middle]);
  const handleScroll = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const node = ref.current;
      if (!node || zoom === 1) return;
      const of = (px: number, whole: number) => Math.round((px / Math.max(1, whole)) * WHOLE);
      onMoved({
        left: of(node.scrollLeft, node.scrollWidth),
        top: of(node.scrollTop, node.scrollHeight),
        right: of(node.scrollLeft + node.clientWidth, node.scrollWidth),
        bottom: of(node.scrollTop + node.clientHeight, node.scrollHeight),
      });
    }, REST_MS);
  };
  const handlePoint = (x: number, y: number) => {
    const node = ref.current;
    if (!node) return;
    const box = node.getBoundingClientRect();
    onTap({
      x: ((x - box.left + node.scrollLeft) / node.scrollWidth) * WHOLE,
      y: ((y - box.top + node.scrollTop) / node.scrollHeight) * WHOLE,
    });
  };
  return (
    <View ref={ref} className={classes(styles.frame, zoom > 1 && styles.near)} {...{ onScroll: handleScroll }}>
      <Pressable className={styles.canvas} style={vars({ zoom })} look={false} label={label} onPoint={handlePoint}>
        {children}
      </Pressable>
    </View>
  );
};
