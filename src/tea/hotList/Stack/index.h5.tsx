/** Native scroll-snap, upright. */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { View } from '@tarojs/components';
import type { StackProps } from './types';
import styles from './Stack.module.scss';

const KEYS: Record<string, number> = { ArrowDown: 1, PageDown: 1, ArrowUp: -1, PageUp: -1 };

export function Stack<T>({ items, keyOf, render, label, start, onChange }: StackProps<T>) {
  const rail = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(start);

  useEffect(() => {
    const node = rail.current;
    if (node) node.scrollTop = start * node.clientHeight;
    // oxlint-disable-next-line react/exhaustive-deps -- where it begins; later it moves by hand
  }, []);
  const handleScroll = () => {
    const node = rail.current;
    if (!node || node.clientHeight === 0) return;
    const index = Math.round(node.scrollTop / node.clientHeight);
    if (index === at) return;
    setAt(index);
    onChange(index);
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    const node = rail.current;
    if (step === undefined || !node) return;
    event.preventDefault();
    const next = Math.min(items.length - 1, Math.max(0, at + step));
    node.scrollTo({ top: next * node.clientHeight, behavior: 'smooth' });
  };
  return (
    <View
      ref={rail}
      className={styles.rail}
      role="group"
      aria-label={label}
      tabIndex={0}
      onScroll={handleScroll}
      onKeyDown={handleKey}
    >
      {items.map((item, index) => (
        <View key={keyOf(item)} className={styles.screen}>
          {render(item, index, Math.abs(index - at) <= 1)}
        </View>
      ))}
    </View>
  );
}
