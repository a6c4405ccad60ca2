/** The pour that is under way, on every page of the area: what it is, how long it still waits, and an end. */
import { useEffect, useState } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import { useStores } from '@/core/stores';
import { clockText } from '@/domain/video/clock';
import { aria } from '@/ui/kit/aria';
import { classes } from '@/ui/kit/classes';
import { Icon } from '@/ui/kit/Icon';
import { IconButton } from '@/ui/kit/IconButton';
import { useInterval } from '@/ui/kit/useInterval';
import { useRemembered } from '@/ui/shell';
import { brewing } from './brew';
import styles from './BrewBar.module.scss';

interface BrewBarProps {
  /** head: over a film, whose foot is full; above: over the bar of the music. */
  place: 'head' | 'foot' | 'above';
}
export const BrewBar = observer(function BrewBar({ place }: BrewBarProps) {
  const { platform: device, clock, feedback } = useStores();
  const brew = useRemembered(brewing);
  const [now, setNow] = useState(() => clock.now());
  const { pour } = brew;
  useEffect(() => brew.restore({ platform: device, clock, feedback }), [brew, clock, device, feedback]);
  useInterval(() => setNow(clock.now()), pour ? 500 : false);
  if (!pour) return null;
  const left = Math.max(0, Math.ceil((pour.endAt - now) / 1000));
  return (
    <>
      <View
        className={classes(styles.bar, styles[place])}
        {...aria({ role: 'timer', label: `跟泡 ${pour.film} ${pour.name}` })}
      >
        <Icon name="gaiwan" size={22} />
        <Text className={styles.name}>{`${pour.name} · ${pour.film}`}</Text>
        <Text className={styles.left}>{clockText(Math.min(left, pour.seconds))}</Text>
        <IconButton icon="close" size={18} label="不等了" onPress={() => brew.stop(device.storage)} />
      </View>
      {place !== 'head' && <View className={styles.room} />}
    </>
  );
});
