/** /member/pages/address/edit: a new address or an old one; given back to the chooser that asked, else back to the list. */
import type { Address } from '@/contract';
import { call } from '@/core/api';
import { Button } from '@/ui/kit/Button';
import { Page, usePageData, usePageParams } from '@/ui/shell';
import { AddressForm } from '../../address/AddressForm';
import { useAddressEdit } from '../../address/useAddressEdit';

export default function AddressEditPage() {
  const { id } = usePageParams<'/member/pages/address/edit'>();
  const state = usePageData<Address | undefined>(
    () => (id ? call('address.view', { id }) : Promise.resolve(undefined)),
    [id],
  );
  if (state.status !== 'ready')
    return (
      <Page title={id ? '编辑地址' : '新建地址'} state={state} skeleton="cells">
        {() => null}
      </Page>
    );
  return <Editor key={id ?? 'new'} address={state.data} />;
}

function Editor({ address }: { address: Address | undefined }) {
  const { form, save, remove, mayLeave } = useAddressEdit(address);
  return (
    <Page
      title={address ? '编辑地址' : '新建地址'}
      onBack={mayLeave}
      action={
        <>
          {address && (
            <Button grow tone="quiet" size="l" busy={remove.pending} onPress={remove.run}>
              删除
            </Button>
          )}
          <Button grow size="l" busy={save.pending && '保存中'} onPress={save.run}>
            保存
          </Button>
        </>
      }
    >
      <AddressForm form={form} />
    </Page>
  );
}
