/**
 * A row that scrolls sideways. ScrollView of @tarojs/components-react drops role and aria attributes, and its scrollIntoView
 * also moves the page up and down, so the browser scrolls natively here.
 */
import { useEffect, useRef, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { classes } from '../classes';
import type { StripProps } from './types';
import styles from './Strip.module.scss';

export function Strip({ children, active, className }: StripProps): ReactElement {
  const strip = useRef<HTMLDivElement>(null);
  const placed = useRef('');
  // After every render, for what stands in it may have grown: figures that come later beside the names.
  useEffect(() => {
    const node = strip.current;
    const child = active ? document.getElementById(active) : undefined;
    if (!node || !child || !node.contains(child) || node.scrollWidth <= node.clientWidth) return;
    const place = `${active} ${node.scrollWidth}`;
    if (place === placed.current) return;
    placed.current = place;
    node.scrollLeft = child.offsetLeft - (node.clientWidth - child.offsetWidth) / 2;
  });
  return (
    <View ref={strip} className={classes(styles.strip, className)}>
      {children}
    </View>
  );
}
