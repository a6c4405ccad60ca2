/** 自提: which store, and who comes for it. */
import { useState } from 'react';
import { View } from '@tarojs/components';
import type { StoreCard } from '@/contract';
import { Block } from '@/domain/checkout/Block';
import { StoreSheet } from '@/domain/store/StoreSheet';
import { Cell, Cells } from '@/ui/kit/Cell';
import { TextField } from '@/ui/kit/TextField';
import type { PickupErrors, SettleChoices } from './choices';
import styles from './SettleBody.module.scss';

interface PickupProps {
  stores: readonly StoreCard[];
  choices: SettleChoices;
  errors: PickupErrors;
  onChange: (part: Partial<SettleChoices>) => void;
}

export function Pickup({ stores, choices, errors, onChange }: PickupProps) {
  const [open, setOpen] = useState(false);
  const store = stores.find((one) => one.id === choices.storeId);
  return (
    <Block>
      <Cells>
        <Cell
          label="自提门店"
          note={store ? `${store.address} · ${store.hours}` : errors.store}
          onPress={() => setOpen(true)}
        >
          {store?.name ?? '选择门店'}
        </Cell>
      </Cells>
      <View className={styles.gap}>
        <TextField
          label="提货人"
          placeholder="到店报这个名字"
          maxLength={20}
          complete="name"
          value={choices.pickupName}
          error={errors.name}
          onInput={(pickupName) => onChange({ pickupName })}
        />
        <TextField
          label="提货手机"
          kind="tel"
          maxLength={11}
          placeholder="到货时通知"
          complete="tel"
          value={choices.pickupMobile}
          error={errors.mobile}
          onInput={(pickupMobile) => onChange({ pickupMobile })}
        />
      </View>
      <StoreSheet
        open={open}
        stores={stores}
        current={store?.id}
        onClose={() => setOpen(false)}
        onChoose={({ id }) => onChange({ storeId: id })}
      />
    </Block>
  );
}
