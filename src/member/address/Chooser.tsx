/** The address book as a choice: what cannot be delivered to is gray, a store is the way out. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { Address, StoreCard } from '@/contract';
import { AddressCard } from '@/domain/address/AddressCard';
import { distanceText } from '@/domain/place/place';
import { Cell, Cells } from '@/ui/kit/Cell';
import { CheckMark } from '@/ui/kit/Check';
import { Notice } from '@/ui/kit/Notice';
import { Pressable } from '@/ui/kit/Pressable';
import { Title } from '@/ui/kit/Words';
import styles from './Book.module.scss';

interface ChooserProps {
  addresses: readonly Address[];
  selectedId: string | undefined;
  /** Given when the caller can also use a store. */
  stores: readonly StoreCard[];
  onChoose: (address: Address) => unknown;
  onEdit: (id: string) => unknown;
  onStore: (store: StoreCard) => unknown;
}

export function Chooser({ addresses, selectedId, stores, onChoose, onEdit, onStore }: ChooserProps): ReactElement {
  const stuck = addresses.length > 0 && addresses.every(({ deliverable }) => !deliverable);
  return (
    <View className={styles.book}>
      {stuck && (
        <Notice tone="warn">
          {stores.length > 0
            ? '这些地址都送不到，选择门店自提'
            : '这些地址都不在配送范围，可以新建一个，或返回选择门店自提'}
        </Notice>
      )}
      {addresses.map((address) => (
        <AddressCard
          key={address.id}
          address={address}
          role="radio"
          checked={address.id === selectedId}
          disabled={!address.deliverable}
          note={address.deliverable ? undefined : '不在配送范围'}
          leading={<CheckMark kind="radio" checked={address.id === selectedId} disabled={!address.deliverable} />}
          trailing={
            <Pressable className={styles.edit} label={`编辑${address.name}的地址`} onPress={() => onEdit(address.id)}>
              <Text>编辑</Text>
            </Pressable>
          }
          onPress={() => onChoose(address)}
        />
      ))}
      {stores.length > 0 && (
        <View className={styles.stores}>
          <Title className={styles.heading} role="heading" aria-level={2}>
            门店自提
          </Title>
          <Cells>
            {stores.map((store) => (
              <Cell
                key={store.id}
                label={store.name}
                note={`${store.address}${store.stockOk === false ? ' · 暂时缺货' : ''}`}
                disabled={store.stockOk === false}
                onPress={() => onStore(store)}
              >
                {store.distance === undefined ? undefined : distanceText(store.distance)}
              </Cell>
            ))}
          </Cells>
        </View>
      )}
    </View>
  );
}
