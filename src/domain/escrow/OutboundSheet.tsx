/** 申请出库, of wholesale 分批发货: how many, where to, and what it costs before it is asked for (rules 15.1, 15.4). */
import { useEffect, useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { EscrowLot, StoreCard } from '@/contract';
import { call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { pick } from '@/core/routes';
import { useStores } from '@/core/stores';
import { isPickupChoice, type AddressChoice } from '@/domain/address/text';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Note } from '@/ui/kit/Words';
import { useAction, useBlock } from '@/ui/shell';
import { kilos } from './kilos';
import { LotQuantity } from './LotQuantity';
import type { Outbound } from './useOutbound';
import { levelText } from './labels';
import styles from './OutboundSheet.module.scss';

interface OutboundSheetProps {
  lot: EscrowLot;
  title?: string;
  /** Closed without. */
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onAsk: (asked: Outbound) => void;
}

export function OutboundSheet({
  lot,
  title = '申请出库',
  open,
  busy,
  onClose,
  onAsk,
}: OutboundSheetProps): ReactElement {
  const { feedback } = useStores();
  const [qty, setQty] = useState(lot.free);
  const [addressId, setAddressId] = useState<string>();
  const [store, setStore] = useState<StoreCard>();
  useEffect(() => setQty(lot.free), [lot]);
  const place = store ? { storeId: store.id } : addressId === undefined ? {} : { addressId };
  const asked = { lotId: lot.id, qty, ...place };
  const question = JSON.stringify(asked);
  const answer = useBlock(
    async () => ({ question, cost: qty > 0 ? (await call('escrow.index', asked, { hide: true })).cost : undefined }),
    '',
    question,
  );
  // The rows of the last number stay while the next one is counted; nothing is asked for at a cost that was not shown.
  const cost = answer?.cost;
  const counting = answer !== null && answer?.question !== question;
  const choose = useAction(async () => {
    const chosen = await pick<AddressChoice, '/member/pages/address/select'>('/member/pages/address/select', {
      from: 'pickup',
    });
    if (!chosen) return;
    if (isPickupChoice(chosen)) return setStore(chosen.pickup);
    setStore(undefined);
    setAddressId(chosen.id);
  });
  const total = cost?.total ?? 0;
  return (
    <Sheet
      open={open}
      title={title}
      closable={!busy}
      onClose={onClose}
      footer={
        <Button
          block
          size="l"
          disabled={counting || !cost || cost.refused !== undefined}
          busy={busy && '提交中'}
          onRefused={() => counting && feedback.toast('正在算费用，稍等再按')}
          onPress={() => onAsk(asked)}
        >
          {total > 0 ? `付 ${formatYuan(total)} 出库` : '申请出库'}
        </Button>
      }
    >
      <LotQuantity lot={lot} what="出库" note="可出" qty={qty} onChange={setQty} />
      <Cells>
        <Cell
          label={store ? '到店自提' : '寄到'}
          note={store?.name ?? (cost?.address || '请添加收货地址')}
          act="更换"
          onPress={choose.run}
        />
      </Cells>
      <View className={styles.costs}>
        {cost && cost.months > 0 && (
          <Row
            label={`超期保管 ${kilos(cost.grams)} kg × ${cost.months} 个月${levelText(cost.storageBp)}`}
            text={formatYuan(cost.storage)}
          />
        )}
        <Row label="运费" text={cost && cost.freight > 0 ? formatYuan(cost.freight) : '免运费'} />
        {cost?.refused !== undefined && <Text className={styles.refused}>{cost.refused}</Text>}
      </View>
    </Sheet>
  );
}

const Row = ({ label, text }: { label: string; text: string }): ReactElement => (
  <Stack row gap={12} align="center" justify="between">
    <Note>{label}</Note>
    <Text>{text}</Text>
  </Stack>
);
