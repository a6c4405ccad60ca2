/** 时间与茶席: the grid of the day, what was lost in it, and the nearest that is left. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { Empty } from '@/ui/kit/Empty';
import { indexOf } from '../grid/slots';
import { SlotFold } from '../grid/SlotFold';
import type { WizardState } from './useWizard';
import { WaitingTimes } from './Waiting';
import styles from './wizard.module.scss';

export function Times({ wizard }: { wizard: WizardState }): ReactElement {
  const { grid, party, range, near, isLost, lostText, room, wish } = wizard;
  if (grid === undefined) return <WaitingTimes />;
  if (grid === null)
    return (
      <View className={styles.times}>
        <Empty picture="network" title="空位没有取到" text="换一天，或稍后再试" />
      </View>
    );
  const words = near.length > 0 ? '那段刚被预订，最近的空位已圈出。' : '那段刚被预订，这天没有别的空位，换一天看看。';
  return (
    <View className={styles.times}>
      <SlotFold
        grid={grid}
        party={party}
        range={range}
        near={near}
        lost={isLost && wish ? (lostText ?? `${room?.name ?? ''} ${wish.start} ${words}`.trim()) : undefined}
        start={wish && indexOf(grid, wish.start)}
        onPress={wizard.onPress}
        onNear={wizard.onNear}
        onStretch={wizard.onStretch}
      />
    </View>
  );
}
