/** 提货: home, into the cellar or to a store; all of the harvest at once, for free. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { Harvest, StoreCard } from '@/contract';
import { call } from '@/core/api';
import { DeliveryAddress } from '@/domain/checkout/DeliveryAddress';
import { outboundText } from '@/domain/escrow/labels';
import { aria } from '@/ui/kit/aria';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { CheckMark } from '@/ui/kit/Check';
import { classes } from '@/ui/kit/classes';
import { Icon, type IconName } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Sheet } from '@/ui/kit/Sheet';
import { Words } from '@/ui/kit/Words';
import { useBlock } from '@/ui/shell';
import { gramsText, harvestName } from '../labels';
import type { Claim } from './useOwnTree';
import styles from './own.module.scss';

type Way = NonNullable<Claim['delivery']>;
const WAYS: readonly { id: Way; icon: IconName; label: string; note: string }[] = [
  { id: 'express', icon: 'truck', label: '寄到家', note: '包邮' },
  { id: 'escrow', icon: 'jar', label: '存入茶窖', note: '免费 12 个月' },
  { id: 'pickup', icon: 'store', label: '门店自提', note: '备好通知' },
];

interface ClaimSheetProps {
  harvest: Harvest;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onClaim: (way: Claim) => void;
}

export function ClaimSheet({ harvest, open, busy, onClose, onClaim }: ClaimSheetProps): ReactElement {
  const [way, setWay] = useState<Way>('express');
  const [addressId, setAddressId] = useState<string>();
  const [storeId, setStoreId] = useState<string>();
  // Chosen just now, it may be a new one.
  const addresses = useBlock(() => call('address.list', {}, { hide: true }), '', addressId) ?? [];
  const stores = useBlock(() => call('pickUp.index', {}, { hide: true })) ?? [];
  const address =
    addresses.find(({ id }) => id === addressId) ?? addresses.find((one) => one.isDefault) ?? addresses[0];
  const store: StoreCard | undefined = stores.find(({ id }) => id === storeId) ?? stores[0];
  const claim: Claim | undefined =
    way === 'escrow'
      ? { delivery: way }
      : way === 'express'
        ? address && { delivery: way, addressId: address.id }
        : store && { delivery: way, storeId: store.id };
  return (
    <Sheet
      open={open}
      title={`领${harvestName(harvest)} ${gramsText(harvest.grams)}`}
      closable={!busy}
      onClose={onClose}
      footer={
        <Button
          block
          size="l"
          tone="celadon"
          disabled={!claim}
          busy={busy && '提交中'}
          onPress={() => claim && onClaim(claim)}
        >
          {`领这 ${harvest.grams} g`}
        </Button>
      }
    >
      <View className={styles.ways} {...aria({ role: 'radiogroup', label: '怎么领' })}>
        {WAYS.map(({ id, icon, label, note }) => (
          <Pressable
            key={id}
            className={classes(styles.way, id === way && styles.chosen)}
            role="radio"
            checked={id === way}
            onPress={() => setWay(id)}
          >
            <Icon name={icon} size={22} />
            <Text>{label}</Text>
            <Words size="sub" tone="muted">
              {note}
            </Words>
          </Pressable>
        ))}
      </View>
      <View className={styles.place}>
        {way === 'express' && <DeliveryAddress address={address} from="grove" onAddress={setAddressId} />}
        {way === 'escrow' && (
          <Words size="sub" tone="muted">
            {`整份存进茶窖，免费保管 12 个月，可转赠。${outboundText(harvest.outbound)}；现在寄到家包邮。`}
          </Words>
        )}
        {way === 'pickup' && (
          <View {...aria({ role: 'radiogroup', label: '自提门店' })}>
            <Cells>
              {stores.map(({ id, name, address: where }) => (
                <Cell
                  key={id}
                  role="radio"
                  checked={id === store?.id}
                  arrow={false}
                  label={name}
                  note={where}
                  leading={<CheckMark kind="radio" checked={id === store?.id} />}
                  onPress={() => setStoreId(id)}
                />
              ))}
            </Cells>
          </View>
        )}
      </View>
    </Sheet>
  );
}
