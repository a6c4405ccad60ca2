/** How something went over a while: a line to see, its last point said. A `Table` with the same figures follows it. */
import { useMemo, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { last } from '@/core/lib/last';
import { aria } from '@/ui/kit/aria';
import { vars } from '@/ui/kit/unit';
import { Words } from '@/ui/kit/Words';
import { curveSvg, endOf } from './curve';
import { scaleOf } from './scale';
import styles from './Trend.module.scss';

export interface TrendProps {
  /** One sentence that says what it shows. */
  label: string;
  values: readonly number[];
  /** The smallest step of its scale, in the unit of the values. */
  least?: number;
  /** A value in words. */
  say: (value: number) => string;
  /** Under the line: its first day, its last, and some between. */
  marks: readonly string[];
}

export function Trend({ label, values, least = 1, say, marks }: TrendProps): ReactElement {
  const { drawing, part, ticks } = useMemo(() => {
    const scale = scaleOf(values, least);
    const svg = `url("data:image/svg+xml;utf8,${encodeURIComponent(curveSvg(values, scale))}")`;
    return { drawing: svg, part: endOf(values, scale), ticks: scale.ticks };
  }, [values, least]);
  return (
    <View {...aria({ role: 'img', label })}>
      <View className={styles.chart} {...aria({ hidden: true })}>
        <View className={styles.ticks}>
          {ticks.map((tick) => (
            <Words key={tick} size="caption" tone="muted" figures className={styles.tick}>
              {say(tick).replace(/\.00$/, '')}
            </Words>
          ))}
        </View>
        <View className={styles.area}>
          <View className={styles.grid}>
            {ticks.map((tick) => (
              <View key={tick} className={styles.rule} />
            ))}
          </View>
          <View className={styles.line} style={vars({ drawing })} />
          <View className={styles.end} style={vars({ part })}>
            <Text className={styles.now}>{say(last(values) ?? 0)}</Text>
          </View>
        </View>
      </View>
      <View className={styles.days} {...aria({ hidden: true })}>
        {marks.map((mark) => (
          <Text key={mark}>{mark}</Text>
        ))}
      </View>
    </View>
  );
}
