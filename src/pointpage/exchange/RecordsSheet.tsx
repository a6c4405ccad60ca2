/** 兑换记录: what was had for points and coins, what was given and received; a gift waits here for its address. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { ExchangeRow } from '@/contract';
import { call } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Sheet } from '@/ui/kit/Sheet';
import { Thumb } from '@/ui/kit/Thumb';
import { List, useAction, useList } from '@/ui/shell';
import { stateOf, worthOf } from './records';
import { askAddress } from './useExchange';
import styles from './RecordsSheet.module.scss';

interface RecordsSheetProps {
  open: boolean;
  onClose: () => void;
  onDone: () => Promise<void>;
}

export const RecordsSheet = ({ open, onClose, onDone }: RecordsSheetProps): ReactElement => (
  <Sheet open={open} title="兑换记录" onClose={onClose}>
    {open && <Records onDone={onDone} />}
  </Sheet>
);

function Records({ onDone }: Pick<RecordsSheetProps, 'onDone'>): ReactElement {
  const { feedback } = useStores();
  const list = useList<ExchangeRow>((page) => call('shopV2.exchange', { page }));
  const accept = useAction(async (id: string) => {
    const address = await askAddress();
    if (!address) return;
    await call('integralGoods.accept', { id, addressId: address.id });
    feedback.toast('已收下，正在备货');
    await list.reload();
    await onDone();
  });
  return (
    <List
      list={list}
      keyOf={({ id }) => id}
      skeleton="cells"
      render={(row) => <Record row={row} busy={accept.pending} onAccept={() => void accept.run(row.id)} />}
      empty={<Empty picture="order" title="还没有兑换过" text="兑换和收到的好礼会记在这里" />}
    />
  );
}

function Record({ row, busy, onAccept }: { row: ExchangeRow; busy: boolean; onAccept: () => void }): ReactElement {
  const { goods, status, addressNeeded, orderId } = row;
  return (
    <RecordRow
      leading={goods.cover ? <Thumb src={goods.cover} size={60} /> : <View className={styles.ticket}>券</View>}
      title={goods.title}
      notes={[worthOf(row), `${formatTime(row.at, 'YYYY-MM-DD')} · ${stateOf(row)}`]}
      cut
      flush
    >
      {addressNeeded ? (
        <Button size="s" busy={busy} label={`填写地址，收下${goods.title}`} onPress={onAccept}>
          填写地址
        </Button>
      ) : status === 'unpaid' && orderId ? (
        <Button
          size="s"
          tone="line"
          label={`继续支付，${goods.title}`}
          onPress={() => go('/member/pages/wallet/pay', { orderGroup: 'order', orderId })}
        >
          去支付
        </Button>
      ) : orderId && status === 'done' ? (
        <Button
          size="s"
          tone="quiet"
          label={`查看订单，${goods.title}`}
          onPress={() => go('/shop/pages/order/detail', { id: orderId })}
        >
          看订单
        </Button>
      ) : null}
    </RecordRow>
  );
}
