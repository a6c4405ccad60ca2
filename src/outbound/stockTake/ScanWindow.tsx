/** The way to the camera: one scan, or one after the other until it is closed or something is to be read. */
import { useRef, useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { Card } from '@/ui/kit/Card';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Stack } from '@/ui/kit/Stack';
import { vars } from '@/ui/kit/unit';
import { Words } from '@/ui/kit/Words';
import { useAction, useMessenger } from '@/ui/shell';
import styles from './stockTake.module.scss';

/** Widths of the drawn bars. */
const BARS = [1, 2, 3, 2, 1, 1, 2, 3, 2, 1, 1, 2, 3, 2, 1, 3, 1, 2, 1, 3, 2, 1, 2, 1, 3, 1, 2, 2];

export function ScanWindow({
  onScan,
  onType,
}: {
  /** Whether the next may follow at once. */
  onScan: (code: string) => Promise<boolean>;
  onType: () => void;
}): ReactElement {
  const { scanEach } = useMessenger();
  const [continuous, setContinuous] = useState(true);
  /** Of this counting, as long as its page stands. */
  const done = useRef<string[]>([]);
  const look = useAction(() => scanEach(async (code) => (await onScan(code)) && continuous, done.current));
  return (
    <Card place="next" clip className={styles.window}>
      <Pressable className={styles.sight} busy={look.pending || undefined} onPress={look.run}>
        <View className={styles.corners}>
          <View className={styles.bars}>
            {BARS.map((width, at) => (
              <View key={at} className={styles.bar} style={vars({ size: width })} />
            ))}
          </View>
          <View className={styles.beam} />
        </View>
        <Words size="foot" tone="inverse">
          点这里扫标签
        </Words>
      </Pressable>
      <Stack row justify="between" className={styles.options}>
        <Pressable
          className={styles.option}
          role="checkbox"
          label="连续扫描"
          checked={continuous}
          onPress={() => setContinuous(!continuous)}
        >
          <Icon name={continuous ? 'check' : 'minus'} size={18} />
          <Text>连续扫描</Text>
        </Pressable>
        <Pressable className={styles.option} label="输编号" onPress={onType}>
          <Icon name="edit" size={18} />
          <Text>输编号</Text>
        </Pressable>
      </Stack>
    </Card>
  );
}
