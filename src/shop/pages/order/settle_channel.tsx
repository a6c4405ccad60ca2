/** /shop/pages/order/settle_channel: the partner's settlement: boxes, step, freight by weight, credit, how it is paid. */
import { useRef, useState } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import type { ChannelGoods, ChannelPayMode, ChannelSettle, ChannelView, OrderLineInput } from '@/contract';
import { call } from '@/core/api';
import { DAY, formatTime } from '@/core/lib/time';
import { formatYuan } from '@/core/lib/money';
import { go, pick, replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { AddressCard } from '@/domain/address/AddressCard';
import { isPickupChoice, type AddressChoice } from '@/domain/address/text';
import { AmountRows } from '@/domain/order/AmountRows';
import { kgText } from '@/domain/wholesale/ladder';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { CheckMark } from '@/ui/kit/Check';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Notice } from '@/ui/kit/Notice';
import { Price } from '@/ui/kit/Price';
import { Quantity } from '@/ui/kit/Quantity';
import { TextArea } from '@/ui/kit/TextArea';
import { Thumb } from '@/ui/kit/Thumb';
import { Page, useAction, usePageData, usePageParams, useReturn } from '@/ui/shell';
import { TransferSheet, type Transfer } from '../../wholesale/TransferSheet';
import { keepBasket, keepUsual, loadProducts, readBasket, type Boxes } from '../../channel/basket';
import { ChannelGate } from '../../channel/ChannelGate';
import { ChannelHead, discountText } from '../../channel/ChannelHead';
import { readLines } from '../../settle/choices';
import styles from './settle_channel.module.scss';

export default observer(function ChannelSettlePage() {
  const { session } = useStores();
  return session.channelLogin ? (
    <Settle />
  ) : (
    <Page>
      <ChannelGate partner={session.member?.channelId !== undefined || session.member === undefined} />
    </Page>
  );
});

interface Loaded {
  channel: ChannelView;
  goods: ChannelGoods[];
  /** Absent while the basket is empty. */
  view?: ChannelSettle;
}
const SOON = '';

function Settle() {
  const params = usePageParams<'/shop/pages/order/settle_channel'>();
  const { feedback, clock } = useStores();
  /** Lines of a link come in pieces; the basket counts boxes. */
  const linked = useRef(readLines(params.lines));
  const [basket, setBasket] = useState<Boxes>(() => (linked.current.length > 0 ? {} : readBasket()));
  const [addressId, setAddress] = useState<string>();
  const [mode, setMode] = useState<ChannelPayMode>('pay');
  const [day, setDay] = useState(SOON);
  const [remark, setRemark] = useState('');
  const [transfer, setTransfer] = useState<Transfer>();
  const loaded = useRef<Pick<Loaded, 'channel' | 'goods'>>();

  const load = async (): Promise<Loaded> => {
    const [channel, goods] = loaded.current
      ? [loaded.current.channel, loaded.current.goods]
      : await Promise.all([call('channel.index'), loadProducts()]);
    loaded.current = { channel, goods };
    const lines = linesOf(goods, basket, linked.current);
    if (lines.length === 0) return { channel, goods };
    return { channel, goods, view: await call('channel.preview', { lines, addressId, deliveryType: 'express' }) };
  };
  const state = usePageData(load, [JSON.stringify(basket), addressId]);
  useReturn(state.reload);
  const view = state.data?.view;

  const change = (skuId: string, boxes: number) => {
    const from = linked.current.length > 0 ? boxesOf(state.data?.view) : basket;
    linked.current = [];
    const next = { ...from, [skuId]: boxes };
    setBasket(next);
    keepBasket(next);
  };
  const chooseAddress = async () => {
    const picked = await pick<AddressChoice, '/member/pages/address/select'>('/member/pages/address/select', {
      selectedId: view?.address?.id,
      from: 'channel',
    });
    if (picked && !isPickupChoice(picked)) setAddress(picked.id);
  };
  const order = useAction(async (shown: ChannelSettle) => {
    const made = await call('atShop.createOrderChannel', {
      lines: shown.lines.map(({ skuId, qty }) => ({ skuId, qty })),
      addressId: shown.address?.id,
      deliveryType: 'express',
      payMode: mode,
      remark: [day ? `期望 ${day} 到货` : '', remark.trim()].filter(Boolean).join('；'),
    });
    keepBasket({});
    if (mode === 'offline') setTransfer({ orderId: made.orderId, orderNo: made.orderNo, amount: made.amount });
    else if (mode === 'credit') await replace('/shop/pages/order/detail', { id: made.orderId });
    else await replace('/member/pages/wallet/pay', { orderGroup: 'order', orderId: made.orderId });
    return true;
  });
  const days = [2, 4, 7, 14].map((ahead) => formatTime(clock.now() + ahead * DAY, 'MM月DD日'));
  return (
    <Page
      state={state}
      skeleton="cells"
      action={
        view && (
          <View className={styles.bar}>
            <View className={styles.sum}>
              <Price fen={view.amounts.payable} exact size="m" />
              <Text className={styles.note}>{`${view.boxes} 箱 · ${kgText(view.weight)}`}</Text>
            </View>
            <Button
              size="l"
              disabled={!view.ready || (mode === 'credit' && isShort(view))}
              busy={order.pending && '提交中'}
              onPress={() => void order.run(view)}
            >
              提交订单
            </Button>
          </View>
        )
      }
      overlay={
        <TransferSheet
          transfer={transfer}
          onDone={() => {
            const id = transfer?.orderId;
            setTransfer(undefined);
            if (id) void replace('/shop/pages/order/detail', { id });
          }}
        />
      }
    >
      {({ channel, goods, view: shown }) =>
        shown ? (
          <View className={styles.body}>
            <ChannelHead channel={channel} />
            {shown.warnings
              .filter(({ key }) => key !== 'address' && key !== 'credit')
              .map(({ key, label, value }) => (
                <Notice key={key} tone="warn">{`${label}：${value}`}</Notice>
              ))}
            <View className={styles.block}>
              {shown.address ? (
                <AddressCard address={shown.address} onPress={chooseAddress} />
              ) : (
                <Cells>
                  <Cell label="请添加收货地址" onPress={chooseAddress} />
                </Cells>
              )}
            </View>
            <View className={styles.card}>
              <Text className={styles.step}>
                {`本单 ${shown.boxes} 箱，享 ${discountText(shown.step.discountBp)}`}
                {shown.nextStep
                  ? `；再加 ${shown.nextStep.boxes} 箱享 ${discountText(shown.nextStep.discountBp)}`
                  : '，已是最低折扣'}
              </Text>
              {shown.lines.map((line) => (
                <View key={line.skuId} className={styles.line}>
                  <Thumb src={line.cover} size={48} />
                  <View className={styles.words}>
                    <Text className={styles.title}>{line.title}</Text>
                    <Text className={styles.note}>{`${line.specText} · ${line.box} 件/箱`}</Text>
                    <Text className={styles.price}>
                      {`${formatYuan(line.price, { short: true })}/件 · ${formatYuan(line.price * line.qty)}`}
                    </Text>
                  </View>
                  <Quantity
                    label={`${line.title} ${line.specText} 箱`}
                    value={line.boxes}
                    max={Math.max(line.boxes, mostOf(goods, line.skuId))}
                    onChange={(boxes) => change(line.skuId, boxes)}
                  />
                </View>
              ))}
            </View>
            <View className={styles.block}>
              <Cells>
                {shown.payModes.map(({ value, label, disabled }) => (
                  <Cell
                    key={value}
                    role="radio"
                    checked={mode === value}
                    disabled={disabled}
                    label={label}
                    note={payNote(value, shown, channel)}
                    arrow={false}
                    onPress={() => setMode(value as ChannelPayMode)}
                  >
                    <CheckMark kind="radio" checked={mode === value} disabled={disabled} />
                  </Cell>
                ))}
              </Cells>
            </View>
            <View className={`${styles.block} ${styles.days}`}>
              <Text className={styles.note}>期望到货</Text>
              <Chips
                label="期望到货"
                items={[{ id: SOON, label: '尽快' }, ...days.map((one) => ({ id: one, label: one }))]}
                current={day}
                onChange={setDay}
              />
            </View>
            <View className={styles.block}>
              <TextArea
                label="批次备注"
                rows={1}
                maxLength={100}
                placeholder="选填，批次、唛头、收货时间"
                value={remark}
                onInput={setRemark}
              />
            </View>
            <View className={styles.block}>
              <AmountRows amounts={shown.amounts} total="应付" />
            </View>
            <View className={styles.foot}>
              <Text className={styles.note}>渠道价不与优惠券、积分同享</Text>
              <Button
                size="s"
                tone="line"
                onPress={() => {
                  keepUsual(boxesOf(shown));
                  feedback.toast('已存为常购');
                }}
              >
                存为常购
              </Button>
            </View>
          </View>
        ) : (
          <Empty
            picture="cart"
            title="渠道货篮是空的"
            text="先去选货，再来结算"
            button="去选货"
            onPress={() => go('/shop/pages/category_channel', {})}
          />
        )
      }
    </Page>
  );
}

const isShort = (view: ChannelSettle) => view.warnings.some(({ key }) => key === 'credit');
const boxesOf = (view: ChannelSettle | undefined): Boxes =>
  Object.fromEntries((view?.lines ?? []).map(({ skuId, boxes }) => [skuId, boxes]));
const skuOf = (goods: readonly ChannelGoods[], skuId: string) =>
  goods.flatMap(({ skus }) => skus).find(({ id }) => id === skuId);
const mostOf = (goods: readonly ChannelGoods[], skuId: string): number => {
  const sku = skuOf(goods, skuId);
  return sku ? Math.floor(Math.max(0, sku.stock) / sku.box) : 0;
};

function linesOf(goods: readonly ChannelGoods[], basket: Boxes, linked: readonly OrderLineInput[]): OrderLineInput[] {
  // Lines of an old order may have left the catalogue.
  if (linked.length > 0) return linked.filter(({ skuId }) => skuOf(goods, skuId) !== undefined);
  return Object.entries(basket).flatMap(([skuId, boxes]) => {
    const sku = skuOf(goods, skuId);
    return sku && boxes > 0 ? [{ skuId, qty: boxes * sku.box }] : [];
  });
}

function payNote(mode: string, view: ChannelSettle, channel: ChannelView): string {
  if (mode === 'pay') return '余额或微信';
  if (mode === 'offline') return '48 小时内转账并上传凭证';
  const short = view.warnings.find(({ key }) => key === 'credit');
  if (short) return short.value;
  return `额度 ${formatYuan(channel.creditLine, { short: true })}，已用 ${formatYuan(channel.creditUsed, { short: true })}，可用 ${formatYuan(view.creditLeft, { short: true })}`;
}
