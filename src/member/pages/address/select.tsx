/** /member/pages/address/select: gives an address back to whoever asked; without a caller it is the address list. */
import { useEffect, useState } from 'react';
import type { Address } from '@/contract';
import { finishPick, isPicking, pick, replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { isPickupChoice, type AddressChoice } from '@/domain/address/text';
import { Empty } from '@/ui/kit/Empty';
import { Page, usePageParams } from '@/ui/shell';
import { Chooser } from '../../address/Chooser';
import { NewAddress } from '../../address/NewAddress';
import { useAddresses } from '../../address/useAddresses';
import { useStoresNear } from '../../address/useStoresNear';

export default function AddressSelectPage() {
  const { selectedId, skuIds, from } = usePageParams<'/member/pages/address/select'>();
  const { feedback, session } = useStores();
  const [asked] = useState(isPicking);
  const state = useAddresses();
  const chosen = state.data?.find(({ id }) => id === selectedId) ?? state.data?.find(({ isDefault }) => isDefault);
  const stores = useStoresNear(from === 'pickup' && state.status === 'ready', chosen, skuIds);

  useEffect(() => {
    if (!asked && session.hasLogin) void replace('/member/pages/address/list', {});
  }, [asked, session.hasLogin]);

  const finish = (choice: AddressChoice) => {
    if (isPickupChoice(choice) || choice.deliverable) return finishPick(choice);
    feedback.toast('这个地址不在配送范围');
    return state.reload();
  };
  // A new address is the one that was wanted; a changed one is only read again.
  const create = async () => {
    const saved = await pick<Address>('/member/pages/address/edit', {});
    if (saved) await finish(saved);
  };
  const edit = (id: string) => pick<Address>('/member/pages/address/edit', { id });

  return (
    <Page
      state={asked ? state : undefined}
      action={asked && state.data && <NewAddress count={state.data.length} onNew={create} onSaved={finish} />}
    >
      {(addresses: Address[]) =>
        addresses.length === 0 && stores.length === 0 ? (
          <Empty picture="order" title="还没有收货地址" text="写下一个，茶就知道往哪儿走" />
        ) : (
          <Chooser
            addresses={addresses}
            selectedId={selectedId}
            stores={stores}
            onChoose={finish}
            onEdit={edit}
            onStore={(pickup) => finish({ pickup })}
          />
        )
      }
    </Page>
  );
}
