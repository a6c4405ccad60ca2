/** The mini-program's own swiper, upright. Screens are sent when the second before them is shown. */
import { useState } from 'react';
import { Swiper, SwiperItem } from '@tarojs/components';
import type { StackProps } from './types';
import styles from './Stack.module.scss';

export function Stack<T>({ items, keyOf, render, start, onChange }: StackProps<T>) {
  const [at, setAt] = useState(start);
  return (
    <Swiper
      className={styles.rail}
      vertical
      current={at}
      onChange={(event) => {
        setAt(event.detail.current);
        onChange(event.detail.current);
      }}
    >
      {items.map((item, index) => (
        <SwiperItem key={keyOf(item)}>{Math.abs(index - at) <= 2 && render(item, index, true)}</SwiperItem>
      ))}
    </Swiper>
  );
}
