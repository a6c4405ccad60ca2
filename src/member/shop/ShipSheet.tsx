/** A parcel: which pieces, by whom, under which number. Part of an order is a parcel as well. */
import { useEffect, useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { MerchantOrder } from '@/contract';
import { call } from '@/core/api';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Chips } from '@/ui/kit/Chip';
import { IconButton } from '@/ui/kit/IconButton';
import { Quantity } from '@/ui/kit/Quantity';
import { Sheet } from '@/ui/kit/Sheet';
import { TextField } from '@/ui/kit/TextField';
import { useAction, useForm, useMessenger } from '@/ui/shell';
import styles from './shop.module.scss';

const CARRIERS = ['顺丰速运', '京东快递', '中通快递', '圆通速递', '韵达快递', '申通快递'].map((label) => ({
  id: label,
  label,
}));

interface ShipSheetProps {
  /** Closed without. */
  order: MerchantOrder | undefined;
  onClose: () => void;
  onSent: (order: MerchantOrder) => void;
}

export function ShipSheet({ order, onClose, onSent }: ShipSheetProps): ReactElement {
  const { feedback } = useStores();
  const { scanCode } = useMessenger();
  const [company, setCompany] = useState(CARRIERS[0]?.label ?? '');
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>({});
  const form = useForm(
    { trackingNo: '' },
    { trackingNo: (value) => (/^[A-Za-z0-9-]{6,40}$/.test(value.trim()) ? undefined : '请填写快递单号') },
  );
  const { reset } = form;
  // Everything that is left, until somebody says less.
  useEffect(() => {
    setPieces(Object.fromEntries((order?.left ?? []).map(({ skuId, qty }) => [skuId, qty])));
    reset({ trackingNo: '' });
  }, [order, reset]);

  const scan = useAction(async () => {
    const code = await scanCode();
    if (code) form.set('trackingNo', code.replace(/[^A-Za-z0-9-]/g, '').slice(0, 40));
  });
  const send = useAction(async () => {
    if (!order || !form.check()) return;
    const lines = order.left.map(({ skuId }) => ({ skuId, qty: pieces[skuId] ?? 0 })).filter(({ qty }) => qty > 0);
    if (lines.length === 0) return void feedback.toast('请至少选一件发货');
    const trackingNo = form.values.trackingNo.trim();
    const sent = await call('merchant.orderExpress', { orderId: order.id, lines, company, trackingNo });
    feedback.toast(sent.stage === 'ship' ? '已发出部分商品' : '已全部发出');
    onSent(sent);
  });
  const copy = useAction(async () => {
    await platform.clipboard.copy(order?.address ?? '');
    feedback.toast('地址已复制');
  });

  return (
    <Sheet
      open={order !== undefined}
      title="发货"
      onClose={onClose}
      footer={
        <Button block size="l" busy={send.pending && '提交中'} onPress={send.run}>
          确认发货
        </Button>
      }
    >
      <View className={styles.form}>
        {order?.address && (
          <View className={styles.left}>
            <Text className={styles.address}>{order.address}</Text>
            <IconButton icon="copy" label="复制地址" onPress={copy.run} />
          </View>
        )}
        {order?.left
          .filter(({ qty }) => qty > 0)
          .map(({ skuId, qty }) => {
            const line = order.lines.find((one) => one.skuId === skuId);
            return (
              <View key={skuId} className={styles.left}>
                <View className={styles.grow}>
                  <Text className={styles.title}>{`${line?.title ?? ''} ${line?.specText ?? ''}`}</Text>
                  <Text className={styles.foot}>{`待发 ${qty} 件`}</Text>
                </View>
                <Quantity
                  value={pieces[skuId] ?? 0}
                  label={`${line?.title ?? ''} 本次发货件数`}
                  max={qty}
                  onChange={(value) => setPieces({ ...pieces, [skuId]: Math.min(qty, value) })}
                />
              </View>
            );
          })}
        <View className={styles.strip}>
          <Chips label="快递公司" items={CARRIERS} current={company} onChange={setCompany} />
        </View>
        <TextField
          label="快递单号"
          placeholder="扫码或输入"
          maxLength={40}
          trailing={<IconButton icon="scan" label="扫描单号" onPress={() => void scan.run()} />}
          {...form.bind('trackingNo')}
        />
      </View>
    </Sheet>
  );
}
