/** The mini-program's own swiper, upright. */
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
        <SwiperItem key={keyOf(item)}>{render(item, index, Math.abs(index - at) <= 1)}</SwiperItem>
      ))}
    </Swiper>
  );
}
