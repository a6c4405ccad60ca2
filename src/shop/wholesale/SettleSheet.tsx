/** The last step of the order sheet: parcel or cellar, address, how it is paid, what it comes to. The server reckons every change. */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import type { SettleView } from '@/contract';
import { call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { AmountRows } from '@/domain/checkout/AmountRows';
import { Block } from '@/domain/checkout/Block';
import { DeliveryAddress } from '@/domain/checkout/DeliveryAddress';
import { payNotes, PayWays } from '@/domain/checkout/PayWays';
import { Remark } from '@/domain/checkout/Remark';
import { useCheckout } from '@/domain/checkout/useCheckout';
import { Button } from '@/ui/kit/Button';
import { Item } from '@/ui/kit/Item';
import { Notice } from '@/ui/kit/Notice';
import { Quantity } from '@/ui/kit/Quantity';
import { Segmented } from '@/ui/kit/Segmented';
import { Sheet } from '@/ui/kit/Sheet';
import { Skeleton } from '@/ui/kit/Skeleton';
import { useBlock } from '@/ui/shell';
import { askOf, FIRST, type WholesaleChoices, type Way } from './settling';
import type { SheetRow } from './useSheet';
import styles from './Sheets.module.scss';

interface SettleSheetProps {
  open: boolean;
  rows: readonly SheetRow[];
  onClose: () => void;
  onOrdered: () => void;
}

const WAYS: { id: Way; label: string }[] = [
  { id: 'express', label: '发货' },
  { id: 'escrow', label: '存入茶窖' },
  { id: 'split', label: '部分存窖' },
];
/** The order waits as long as a transfer may take. */
function payWaysOf({ expireMinutes, transfers }: Pick<SettleView, 'expireMinutes' | 'transfers'>) {
  const notes = payNotes(Math.round(expireMinutes / 60));
  const online = { value: 'pay', label: '在线支付', note: notes.pay } as const;
  return transfers ? ([online, { value: 'offline', label: '线下转账', note: notes.offline }] as const) : [online];
}

export function SettleSheet({ open, rows, onClose, onOrdered }: SettleSheetProps) {
  const [choices, setChoices] = useState<WholesaleChoices>(FIRST);
  const [round, setRound] = useState(0);
  const change = (part: Partial<WholesaleChoices>) => setChoices((was) => ({ ...was, ...part }));
  const chosen = rows.map(({ sku, qty }) => ({ skuId: sku.id, qty, escrowAllowed: sku.escrowAllowed }));
  const storable = rows.filter(({ sku }) => sku.escrowAllowed);
  const ask = askOf(chosen, choices);
  const view = useBlock(
    () => (open && chosen.length > 0 ? call('shop.orderPreview', ask) : Promise.resolve(undefined)),
    '',
    open ? `${JSON.stringify(ask)}${round}` : '',
  );
  const { submit } = useCheckout({
    create: (shown: SettleView) =>
      call('shop.orderCreate', {
        ...ask,
        deliveryType: shown.deliveryType,
        addressId: shown.address?.id,
        remark: choices.remark.trim(),
        payable: shown.amounts.payable,
      }),
    way: choices.mode,
    onMade: onOrdered,
    onStale: () => setRound((count) => count + 1),
    overPage: true,
  });
  const parcel = view?.deliveryType !== 'escrow';
  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        title="确认批发单"
        footer={
          <Button
            block
            size="l"
            disabled={!view || (parcel && !view.address?.deliverable)}
            busy={submit.pending && '提交中'}
            onPress={() => view && void submit.run(view)}
          >
            {view ? `提交订单 ${formatYuan(view.amounts.payable)}` : '提交订单'}
          </Button>
        }
      >
        <View className={styles.body}>
          <Segmented
            block
            label="配送方式"
            items={storable.length > 0 ? WAYS : WAYS.slice(0, 1)}
            current={choices.way}
            onChange={(way) => change({ way })}
          />
          {choices.way === 'escrow' && storable.length < rows.length && (
            <Notice>{`${rows.length - storable.length} 种不能存入茶窖，将随包裹发出`}</Notice>
          )}
          {choices.way === 'split' && (
            <View className={styles.pad}>
              <StoredRows rows={storable} stores={choices.stores} onChange={(stores) => change({ stores })} />
            </View>
          )}
          {view ? (
            <Reckoned view={view} parcel={parcel} choices={choices} change={change} />
          ) : (
            <Skeleton kind="cells" />
          )}
        </View>
      </Sheet>
    </>
  );
}

interface StoredRowsProps {
  rows: readonly SheetRow[];
  stores: WholesaleChoices['stores'];
  onChange: (stores: WholesaleChoices['stores']) => void;
}
/** How many pieces of each lie in the cellar. */
function StoredRows({ rows, stores, onChange }: StoredRowsProps) {
  return (
    <>
      {rows.map(({ goods, sku, qty }) => (
        <Item key={sku.id} className={styles.line} title={`${goods.card.title} 存窖（共 ${qty}）`} step="value">
          <Quantity
            label={`${goods.card.title} 存窖`}
            value={Math.min(qty, stores[sku.id] ?? 0)}
            step={sku.multiple}
            max={Math.min(qty, Math.max(0, sku.stock))}
            onChange={(store) => onChange({ ...stores, [sku.id]: store })}
          />
        </Item>
      ))}
    </>
  );
}

interface ReckonedProps {
  view: SettleView;
  parcel: boolean;
  choices: WholesaleChoices;
  change: (part: Partial<WholesaleChoices>) => void;
}
function Reckoned({ view, parcel, choices, change }: ReckonedProps) {
  return (
    <>
      {view.warnings
        .filter(({ key }) => key !== 'address')
        .map(({ key, label, value }) => (
          <Notice key={key} tone="warn">{`${label}：${value}`}</Notice>
        ))}
      {parcel && (
        <Block inSheet>
          <DeliveryAddress address={view.address} from="wholesale" onAddress={(addressId) => change({ addressId })} />
        </Block>
      )}
      <Block inSheet>
        <PayWays ways={payWaysOf(view)} current={choices.mode} onChoose={(mode) => change({ mode })} />
      </Block>
      <Block inSheet>
        <Remark placeholder="选填，包装与唛头要求" value={choices.remark} onInput={(remark) => change({ remark })} />
      </Block>
      <Block inSheet>
        <AmountRows amounts={view.amounts} total="应付" />
      </Block>
      <Text className={styles.label}>批发价不与会员价、优惠券、积分同享，不计积分与成长值</Text>
    </>
  );
}
