/** How many come, and how long: the two figures of every search for a table. */
import type { ReactElement, ReactNode } from 'react';
import { View } from '@tarojs/components';
import { useStores } from '@/core/stores';
import { Stack } from '@/ui/kit/Stack';
import { Stepper } from '@/ui/kit/Stepper';
import { Words } from '@/ui/kit/Words';
import styles from './search.module.scss';

interface PartyRowProps {
  party: number;
  onParty: (party: number) => void;
  /** Half hours; left out where nobody asks for a length. */
  minutes?: number;
  onMinutes?: (minutes: number) => void;
  /** What else is asked, at the end of the row. */
  children?: ReactNode;
}

export function PartyRow({ party, onParty, minutes, onMinutes, children }: PartyRowProps): ReactElement {
  const { feedback } = useStores();
  return (
    <View className={styles.figures}>
      <Stack row gap={10} align="center">
        <Words size="sub" tone="soft">
          几位
        </Words>
        <Stepper
          label="人数"
          value={party}
          max={20}
          onChange={onParty}
          onLimit={() => feedback.toast('人数较多，请电话预约')}
        />
      </Stack>
      {minutes !== undefined && onMinutes && (
        <Stack row gap={10} align="center">
          <Words size="sub" tone="soft">
            小时
          </Words>
          <Stepper
            label="时长，小时"
            value={minutes / 60}
            min={1}
            max={4}
            step={0.5}
            onChange={(hours) => onMinutes(hours * 60)}
          />
        </Stack>
      )}
      {children}
    </View>
  );
}
