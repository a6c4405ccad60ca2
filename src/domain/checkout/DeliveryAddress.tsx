/** Where the order goes: the address as it stands, or the way to the first one. A press leads to the chooser. */
import type { ReactElement } from 'react';
import type { Address, StoreCard } from '@/contract';
import { pick } from '@/core/routes';
import { AddressCard } from '@/domain/address/AddressCard';
import { isPickupChoice, type AddressChoice } from '@/domain/address/text';
import { Cell, Cells } from '@/ui/kit/Cell';

interface DeliveryAddressProps {
  address: Address | undefined;
  /** Who asks: the chooser offers what suits it. */
  from: string;
  /** What is delivered: addresses it cannot reach are gray. */
  skuIds?: string[];
  onAddress: (id: string) => void;
  /** The chooser may offer a store instead of a parcel. */
  onPickup?: (store: StoreCard) => void;
}

export function DeliveryAddress({ address, from, skuIds, onAddress, onPickup }: DeliveryAddressProps): ReactElement {
  const choose = async () => {
    const chosen = await pick<AddressChoice, '/member/pages/address/select'>('/member/pages/address/select', {
      selectedId: address?.id,
      skuIds,
      from,
    });
    if (!chosen) return;
    if (isPickupChoice(chosen)) onPickup?.(chosen.pickup);
    else onAddress(chosen.id);
  };
  return address ? (
    <AddressCard address={address} onPress={choose} />
  ) : (
    <Cells>
      <Cell label="请添加收货地址" onPress={choose} />
    </Cells>
  );
}
