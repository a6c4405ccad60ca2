/** The mini-program's own swiper. */
import type { ReactElement } from 'react';
import { Swiper, SwiperItem } from '@tarojs/components';
import type { CarouselProps } from './types';
import styles from './Carousel.module.scss';

export function Carousel<T>(props: CarouselProps<T>): ReactElement {
  const { items, keyOf, render, className = '', autoplay = 0, start = 0, onChange } = props;
  return (
    <Swiper
      className={`${styles.swiper} ${className}`}
      autoplay={autoplay > 0 && items.length > 1}
      interval={(autoplay || 5) * 1000}
      circular={items.length > 1}
      current={start}
      onChange={(event) => onChange?.(event.detail.current)}
    >
      {items.map((item, index) => (
        <SwiperItem key={keyOf(item)}>{render(item, index)}</SwiperItem>
      ))}
    </Swiper>
  );
}
