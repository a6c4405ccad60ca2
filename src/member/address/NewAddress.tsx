/** The ways of adding one: typed, or, in the messenger, taken from its address book. Twenty are the most. */
import type { ReactElement } from 'react';
import type { Address } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { isMobile } from '@/domain/member/rules';
import { Button } from '@/ui/kit/Button';
import { Stack } from '@/ui/kit/Stack';
import { regaining, useAction, useRemembered } from '@/ui/shell';
import { canImport, importAddress } from './importAddress';
import { handedAddress } from './draft';
import { MOST_ADDRESSES } from './fields';

interface NewAddressProps {
  count: number;
  /** Opens the form. */
  onNew: () => unknown;
  onSaved: (address: Address) => unknown;
}

export function NewAddress({ count, onNew, onSaved }: NewAddressProps): ReactElement {
  const { feedback } = useStores();
  const handed = useRemembered(handedAddress);
  const isFull = () => {
    if (count < MOST_ADDRESSES) return false;
    feedback.toast(`最多保存${MOST_ADDRESSES}个地址`);
    return true;
  };
  const create = () => (isFull() ? undefined : onNew());
  const take = useAction(async () => {
    if (isFull()) return;
    const found = await regaining(feedback, 'address', '导入', importAddress);
    if (!found) return;
    const { region, complete, detail } = await call('address.parse', {
      text: `收货人：${found.name}\n地址：${found.text}`,
    });
    const right = region && complete && isMobile(found.mobile) && detail.length >= 5;
    // What could not be read whole goes into the form instead of being lost.
    if (!right) {
      handed.values = { name: found.name, mobile: found.mobile, region: complete ? region : undefined, detail };
      return void (await onNew());
    }
    onSaved(
      await call('address.create', {
        name: found.name.slice(0, 20),
        mobile: found.mobile,
        regionCode: region.code,
        detail: detail.slice(0, 80),
      }),
    );
    feedback.toast('已导入');
  });
  return (
    <Stack row gap={12} grow>
      {canImport() && (
        <Button tone="line" size="l" busy={take.pending} onPress={take.run}>
          导入微信地址
        </Button>
      )}
      <Button block size="l" onPress={create}>
        新建地址
      </Button>
    </Stack>
  );
}
