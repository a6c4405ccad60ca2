/**
 * Slides by native scroll-snap: no script moves them under the finger, and no slider library is loaded before the home shows
 * (the swiper package is about 30 kB gzip).
 */
import { useEffect, useRef, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { CarouselProps } from './types';
import styles from './Carousel.module.scss';

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export function Carousel<T>(props: CarouselProps<T>): ReactElement {
  const { items, keyOf, render, label, className = '', autoplay = 0, start = 0, onChange } = props;
  const rail = useRef<HTMLDivElement>(null);
  const current = useRef(0);
  const touched = useRef(false);

  useEffect(() => {
    const node = rail.current;
    // What the finger did is told by `onChange` and comes back as `start`: nothing to move then.
    if (!node || start === current.current) return;
    current.current = start;
    node.scrollLeft = start * node.clientWidth;
  }, [start]);

  useEffect(() => {
    if (!autoplay || items.length < 2 || prefersStillness()) return undefined;
    const timer = setInterval(() => {
      const node = rail.current;
      if (!node || touched.current || document.hidden || node.offsetParent === null) return;
      const next = (current.current + 1) % items.length;
      node.scrollTo({ left: next * node.clientWidth, behavior: 'smooth' });
    }, autoplay * 1000);
    return () => clearInterval(timer);
  }, [autoplay, items.length]);

  const handleScroll = () => {
    const node = rail.current;
    if (!node || node.clientWidth === 0) return;
    const index = Math.round(node.scrollLeft / node.clientWidth);
    if (index === current.current) return;
    current.current = index;
    onChange?.(index);
  };

  return (
    <View
      ref={rail}
      className={`${styles.rail} ${className}`}
      aria-label={label}
      role="group"
      tabIndex={items.length > 1 ? 0 : undefined}
      onScroll={handleScroll}
      onTouchStart={() => (touched.current = true)}
      onTouchEnd={() => (touched.current = false)}
    >
      {items.map((item, index) => (
        <View key={keyOf(item)} className={styles.slide}>
          {render(item, index)}
        </View>
      ))}
    </View>
  );
}
