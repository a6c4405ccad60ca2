/** Which events: of a kind, of a store. */
import { APP_NAME } from '@/core/lib/app';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { Chips } from '@/ui/kit/Chip';
import { useBlock } from '@/ui/shell';
import { isKind, KINDS, type SalonKind } from './kinds';
import styles from './SalonFilters.module.scss';

/** The middle of the country: the order of the stores does not matter here, only that all are there. */
const ANYWHERE = { lat: 30.2436, lng: 120.1396 };

interface SalonFiltersProps {
  kind: SalonKind | '';
  storeId: string;
  onKind: (kind: SalonKind | '') => void;
  onStore: (id: string) => void;
}

export function SalonFilters({ kind, storeId, onKind, onStore }: SalonFiltersProps) {
  const stores = useBlock(() => call('merchant.nearby', { ...ANYWHERE, kind: 'store' }, { hide: true }));
  return (
    <View className={styles.filters}>
      <Chips label="类别" items={KINDS} current={kind} onChange={(id) => onKind(isKind(id) ? id : '')} />
      <Chips
        label="门店"
        items={[
          { id: '', label: '全部门店' },
          ...(stores?.list ?? []).map(({ id, name }) => ({ id, label: name.replace(`${APP_NAME}·`, '') })),
        ]}
        current={storeId}
        onChange={onStore}
      />
    </View>
  );
}
