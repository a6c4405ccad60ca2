/** Writing an address: a new one as a draft, an old one as it is; given back to the chooser that asked, else back to the list. */
import { useEffect, useState } from 'react';
import type { Address } from '@/contract';
import { call, fieldOf } from '@/core/api';
import { back, finishPick, isPicking } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useAction, useForm, useRemembered, useSayAndGo } from '@/ui/shell';
import { handedAddress, takeHanded } from './draft';
import { addressRules, EMPTY_ADDRESS, type AddressValues } from './fields';

const valuesOf = ({
  name,
  mobile,
  regionCode: code,
  province,
  city,
  district,
  detail,
  tag,
  isDefault,
  geo,
}: Address): AddressValues => ({
  name,
  mobile,
  region: { code, province, city, district },
  detail,
  tag,
  isDefault,
  geo,
});

export function useAddressEdit(address: Address | undefined) {
  const { feedback } = useStores();
  const handed = useRemembered(handedAddress);
  const [asked] = useState(isPicking);
  const [start] = useState<AddressValues>(() => (address ? valuesOf(address) : EMPTY_ADDRESS));
  // Only a new address is kept as a draft: an old one may be changed elsewhere meanwhile.
  const form = useForm<AddressValues>(start, addressRules, address ? undefined : 'address-new');
  const { reset } = form;
  useEffect(() => {
    const given = address ? {} : takeHanded(handed);
    if (Object.keys(given).length > 0) reset({ ...EMPTY_ADDRESS, ...given });
  }, [address, handed, reset]);

  const sayAndGo = useSayAndGo();
  const leave = async (saved: Address | undefined) => {
    if (asked) await finishPick(saved);
    else await back('/member/pages/address/list');
  };
  const save = useAction(async () => {
    if (!form.check()) return void feedback.toast('还有没填好的地方');
    const { name, mobile, region, detail, tag, isDefault, geo } = form.values;
    const fields = {
      name: name.trim(),
      mobile,
      regionCode: region?.code ?? '',
      detail: detail.trim(),
      tag,
      isDefault,
      ...(geo ? { geo } : {}),
    };
    try {
      const saved = address
        ? await call('address.update', { id: address.id, ...fields })
        : await call('address.create', fields);
      form.done();
      await sayAndGo('已保存', () => leave(saved));
    } catch (error) {
      if (fieldOf(error) === 'regionCode') form.fail('region', '选到区县为止');
      throw error;
    }
  });
  const remove = useAction(async () => {
    if (!address || !(await feedback.confirm({ title: '删除这个地址？', text: '已经下的订单不受影响。', yes: '删除' })))
      return;
    await call('address.delete', { id: address.id });
    form.done();
    await sayAndGo('已删除', () => leave(undefined));
  });
  const mayLeave = () =>
    !address ||
    !form.dirty ||
    feedback.confirm({ title: '不保存就离开？', text: '刚才的修改会丢掉。', yes: '离开', no: '继续编辑' });

  return { form, save, remove, mayLeave };
}
