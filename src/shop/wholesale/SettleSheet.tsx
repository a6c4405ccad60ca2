/** The last step of the order sheet: parcel or cellar, address, how it is paid, what it comes to. The server reckons every change. */
import { useState } from 'react';
import { Text, View } from '@tarojs/components';
import { call, RefusedError } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { pick } from '@/core/routes';
import { AddressCard } from '@/domain/address/AddressCard';
import { isPickupChoice, type AddressChoice } from '@/domain/address/text';
import { AmountRows } from '@/domain/order/AmountRows';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { CheckMark } from '@/ui/kit/Check';
import { Notice } from '@/ui/kit/Notice';
import { Quantity } from '@/ui/kit/Quantity';
import { Segmented } from '@/ui/kit/Segmented';
import { Sheet } from '@/ui/kit/Sheet';
import { Skeleton } from '@/ui/kit/Skeleton';
import { TextArea } from '@/ui/kit/TextArea';
import { useAction, useBlock } from '@/ui/shell';
import { askOf, FIRST, type WholesaleChoices, type Way } from './settling';
import type { Transfer } from './TransferSheet';
import type { SheetRow } from './useSheet';
import styles from './Sheets.module.scss';

interface SettleSheetProps {
  open: boolean;
  rows: readonly SheetRow[];
  onClose: () => void;
  onOrdered: (order: Transfer, mode: WholesaleChoices['mode']) => void;
}

const WAYS: { id: Way; label: string }[] = [
  { id: 'express', label: '发货' },
  { id: 'escrow', label: '存入茶窖' },
  { id: 'split', label: '部分存窖' },
];

export function SettleSheet({ open, rows, onClose, onOrdered }: SettleSheetProps) {
  const [choices, setChoices] = useState<WholesaleChoices>(FIRST);
  const [round, setRound] = useState(0);
  const change = (part: Partial<WholesaleChoices>) => setChoices((was) => ({ ...was, ...part }));
  const chosen = rows.map(({ sku, qty }) => ({ skuId: sku.id, qty, escrowAllowed: sku.escrowAllowed }));
  const storable = rows.filter(({ sku }) => sku.escrowAllowed);
  const ask = askOf(chosen, choices);
  const view = useBlock(
    () => (open && chosen.length > 0 ? call('shop.orderPreview', ask) : Promise.resolve(undefined)),
    open ? `${JSON.stringify(ask)}${round}` : '',
  );
  const order = useAction(async () => {
    if (!view) return false;
    try {
      const made = await call('shop.orderCreate', {
        ...ask,
        deliveryType: view.deliveryType,
        addressId: view.address?.id,
        remark: choices.remark.trim(),
        payable: view.amounts.payable,
      });
      onOrdered({ orderId: made.orderId, orderNo: made.orderNo, amount: made.amount }, choices.mode);
      return true;
    } catch (error) {
      if (error instanceof RefusedError && error.code === 409) setRound((count) => count + 1);
      throw error;
    }
  });
  const chooseAddress = async () => {
    const picked = await pick<AddressChoice, '/member/pages/address/select'>('/member/pages/address/select', {
      selectedId: view?.address?.id,
      from: 'wholesale',
    });
    if (picked && !isPickupChoice(picked)) change({ addressId: picked.id });
  };
  const parcel = view?.deliveryType !== 'escrow';
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title="确认批发单"
      footer={
        <Button
          block
          size="l"
          disabled={!view || (parcel && !view.address?.deliverable)}
          busy={order.pending && '提交中'}
          onPress={() => void order.run()}
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
            {storable.map(({ goods, sku, qty }) => (
              <View key={sku.id} className={styles.line}>
                <Text className={styles.name}>{`${goods.card.title} 存窖（共 ${qty}）`}</Text>
                <Quantity
                  label={`${goods.card.title} 存窖`}
                  value={Math.min(qty, choices.stores[sku.id] ?? 0)}
                  step={sku.multiple}
                  max={Math.min(qty, Math.max(0, sku.stock))}
                  onChange={(store) => change({ stores: { ...choices.stores, [sku.id]: store } })}
                />
              </View>
            ))}
          </View>
        )}
        {view ? (
          <>
            {view.warnings
              .filter(({ key }) => key !== 'address')
              .map(({ key, label, value }) => (
                <Notice key={key} tone="warn">{`${label}：${value}`}</Notice>
              ))}
            {parcel && (
              <View className={styles.block}>
                {view.address ? (
                  <AddressCard address={view.address} onPress={chooseAddress} />
                ) : (
                  <Cells>
                    <Cell label="请添加收货地址" onPress={chooseAddress} />
                  </Cells>
                )}
              </View>
            )}
            <View className={styles.block}>
              <Cells>
                <Cell
                  role="radio"
                  checked={choices.mode === 'pay'}
                  label="在线支付"
                  note="余额或微信"
                  arrow={false}
                  onPress={() => change({ mode: 'pay' })}
                >
                  <CheckMark kind="radio" checked={choices.mode === 'pay'} />
                </Cell>
                <Cell
                  role="radio"
                  checked={choices.mode === 'offline'}
                  label="线下转账"
                  note="48 小时内转账并上传凭证"
                  arrow={false}
                  onPress={() => change({ mode: 'offline' })}
                >
                  <CheckMark kind="radio" checked={choices.mode === 'offline'} />
                </Cell>
              </Cells>
            </View>
            <View className={styles.block}>
              <TextArea
                label="备注"
                rows={1}
                maxLength={100}
                placeholder="选填，包装与唛头要求"
                value={choices.remark}
                onInput={(remark) => change({ remark })}
              />
            </View>
            <View className={styles.block}>
              <AmountRows amounts={view.amounts} total="应付" />
            </View>
            <Text className={styles.label}>批发价不与会员价、优惠券、积分同享，不计积分与成长值</Text>
          </>
        ) : (
          <Skeleton kind="cells" />
        )}
      </View>
    </Sheet>
  );
}
