/** 分批发货: some pieces of a stored lot to an address; free for the first twelve months, at most ten times a lot. */
import { useEffect, useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { Address, WholesaleDetail } from '@/contract';
import { call } from '@/core/api';
import { pick } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Quantity } from '@/ui/kit/Quantity';
import { Sheet } from '@/ui/kit/Sheet';
import { useAction } from '@/ui/shell';
import styles from './detail.module.scss';

interface SendSheetProps {
  /** Closed without. */
  lot: WholesaleDetail['lots'][number] | undefined;
  onClose: () => void;
  onSent: () => void;
}

export function SendSheet({ lot, onClose, onSent }: SendSheetProps): ReactElement {
  const { feedback } = useStores();
  const [qty, setQty] = useState(0);
  const [address, setAddress] = useState<Address>();
  useEffect(() => setQty(lot?.free ?? 0), [lot]);
  const choose = useAction(async () => {
    const chosen = await pick<Address, '/member/pages/address/select'>('/member/pages/address/select', {
      from: 'order',
    });
    if (chosen) setAddress(chosen);
  });
  const send = useAction(async () => {
    if (!lot || qty === 0) return void feedback.toast('请填写件数');
    await call('escrow.act', {
      action: 'outbound',
      lotId: lot.id,
      qty,
      ...(address ? { addressId: address.id } : {}),
    });
    feedback.toast('已安排出库');
    onSent();
  });
  return (
    <Sheet
      open={lot !== undefined}
      title="分批发货"
      onClose={onClose}
      footer={
        <Button block size="l" busy={send.pending && '提交中'} onPress={send.run}>
          发货
        </Button>
      }
    >
      <View className={styles.row}>
        <Text>{`${lot?.title ?? ''} 可出库 ${lot?.free ?? 0} 件`}</Text>
        <Quantity value={qty} label="发货件数" max={lot?.free ?? 0} onChange={setQty} />
      </View>
      <Cells>
        <Cell
          label="收货地址"
          note={
            address
              ? `${address.name} ${address.province}${address.city}${address.district}${address.detail}`
              : '默认地址'
          }
          act="更换"
          onPress={choose.run}
        />
      </Cells>
    </Sheet>
  );
}
