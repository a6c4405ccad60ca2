/** scroll-into-view lays a child at the very edge and cuts the margin of the first one: its place is measured instead, as on H5. */
import { useEffect, useId, useState, type ReactElement } from 'react';
import Taro from '@tarojs/taro';
import { ScrollView } from '@tarojs/components';
import { classes } from '../classes';
import type { StripProps } from './types';
import styles from './Strip.module.scss';

interface Measured {
  left: number;
  width: number;
  scrollLeft?: number;
}

export function Strip({ children, active, className }: StripProps): ReactElement {
  const id = `strip${useId().replace(/\W/g, '')}`;
  const [left, setLeft] = useState<number>();
  useEffect(() => {
    if (!active) return;
    Taro.nextTick(() => {
      const query = Taro.createSelectorQuery();
      query.select(`#${id}`).fields({ rect: true, size: true, scrollOffset: true });
      query.select(`#${active}`).fields({ rect: true, size: true });
      query.exec(([strip, child]: (Measured | null)[]) => {
        // Another page lies over this one, or the child is gone.
        if (!strip || !child) return;
        const middle = (strip.scrollLeft ?? 0) + child.left - strip.left - (strip.width - child.width) / 2;
        const wanted = Math.max(0, Math.round(middle));
        setLeft((was) => (was === undefined && wanted === 0 ? was : wanted));
      });
    });
  }, [active, id]);
  return (
    <ScrollView
      id={id}
      className={classes(styles.strip, className)}
      scrollX
      enhanced
      showScrollbar={false}
      scrollWithAnimation
      scrollLeft={left}
    >
      {children}
    </ScrollView>
  );
}
