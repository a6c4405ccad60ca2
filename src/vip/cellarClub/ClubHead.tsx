/** The head of the owners' wall: how full it is, and the air in there now. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import { APP_NAME } from '@/core/lib/app';
import type { CellarClubView } from '@/contract';
import { CellarHead } from '@/domain/escrow/CellarHead';
import { kilos } from '@/domain/escrow/kilos';
import { Icon } from '@/ui/kit/Icon';
import { countOf, degrees } from './labels';
import styles from './cellarClub.module.scss';

export function ClubHead({ view: { climate, slots, capacity } }: { view: CellarClubView }): ReactElement {
  const figures = [
    { label: '格已有主', value: String(countOf(slots, 'taken') + countOf(slots, 'mine')) },
    { label: '格保留', value: String(countOf(slots, 'held')) },
    { label: 'kg 每格容量', value: kilos(capacity) },
  ];
  return (
    <CellarHead over={`${APP_NAME}茶窖`} title={`空位 ${countOf(slots, 'free')} 格`} figures={figures}>
      <View className={styles.air}>
        <Icon name="temp" size={16} label="窖内温度" />
        <Text>{degrees(climate.temperature)}</Text>
        <Icon name="drop" size={16} label="窖内湿度" />
        <Text>{`${climate.humidity}%`}</Text>
      </View>
    </CellarHead>
  );
}
