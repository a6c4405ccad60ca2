/** The way of a parcel as a line: where it came from, where it is, where it goes. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { last } from '@/core/lib/last';
import { aria } from '@/ui/kit/aria';
import { vars } from '@/ui/kit/unit';
import styles from './RouteLine.module.scss';

interface RouteLineProps {
  /** Newest first. */
  traces: readonly { text: string; place: string }[];
  to: string;
}
/** Steps from the warehouse to the door that carriers tell. */
const STEPS = 8;

export function RouteLine({ traces, to }: RouteLineProps): ReactElement {
  const from = last(traces)?.place || '发货地';
  const here = traces[0];
  const isThere = here !== undefined && /签收/.test(here.text);
  const share = isThere ? 100 : Math.min(88, Math.round((traces.length / STEPS) * 100));
  const goal = /^(?:[^省市区县]+(?:省|自治区))?([^市区县]*?(?:市|区|县))/.exec(to)?.[1] ?? '收货地';
  return (
    <View
      className={styles.route}
      {...aria({ role: 'img', label: `从${from}到${goal}${here?.place ? `，现在${here.place}` : ''}` })}
    >
      <View className={styles.track}>
        <View className={styles.done} style={vars({ share: `${share}%` })} />
        <View className={styles.dot} style={vars({ share: `${share}%` })} />
      </View>
      <View className={styles.names}>
        <Text>{from}</Text>
        <Text>{goal}</Text>
      </View>
    </View>
  );
}
