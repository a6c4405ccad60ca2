/** 确认订单 from top to bottom: how, where, what, what it saves, what it comes to. */
import { useState } from 'react';
import { View, Text } from '@tarojs/components';
import type { Address, DeliveryType, SettleView } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { pick } from '@/core/routes';
import { AddressCard } from '@/domain/address/AddressCard';
import { CouponSheet } from '@/domain/coupon/CouponSheet';
import { AmountRows } from '@/domain/order/AmountRows';
import { OrderLines } from '@/domain/order/OrderLines';
import { StoreSheet } from '@/domain/store/StoreSheet';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Notice } from '@/ui/kit/Notice';
import { Segmented } from '@/ui/kit/Segmented';
import { Switch } from '@/ui/kit/Switch';
import { TextArea } from '@/ui/kit/TextArea';
import { TextField } from '@/ui/kit/TextField';
import type { useSettle } from './useSettle';
import styles from './SettleBody.module.scss';

interface SettleBodyProps {
  view: SettleView;
  settle: ReturnType<typeof useSettle>;
}

export function SettleBody({ view, settle }: SettleBodyProps) {
  const { choices, change } = settle;
  const [sheet, setSheet] = useState<'coupon' | 'store'>();
  const store = view.stores?.find((one) => one.id === choices.storeId) ?? view.stores?.[0];
  const { points, coupons } = view;

  const chooseAddress = async () => {
    const address = await pick<Address, '/member/pages/address/select'>('/member/pages/address/select', {
      selectedId: view.address?.id,
      skuIds: view.lines.map((line) => line.skuId),
      from: 'settle',
    });
    if (address) settle.setAddress(address);
  };

  return (
    <View className={styles.body}>
      {view.warnings.map((warning) => (
        <Notice key={warning.key} tone="warn">
          {warning.label}
        </Notice>
      ))}
      {view.deliveryTypes.length > 1 && (
        <View className={styles.ways}>
          <Segmented
            block
            label="配送方式"
            items={view.deliveryTypes.map((way) => ({ id: way.value as DeliveryType, label: way.label }))}
            current={view.deliveryType}
            onChange={(deliveryType) => change({ deliveryType })}
          />
        </View>
      )}
      {view.deliveryType === 'pickup' ? (
        <View className={styles.block}>
          <Cells>
            <Cell
              label="自提门店"
              note={store ? `${store.address} · ${store.hours}` : undefined}
              onPress={() => setSheet('store')}
            >
              {store?.name ?? '选择门店'}
            </Cell>
          </Cells>
          <View className={styles.gap}>
            <TextField
              label="提货人"
              placeholder="到店报这个名字"
              maxLength={20}
              value={choices.pickupName}
              onInput={(pickupName) => change({ pickupName })}
            />
            <TextField
              label="提货手机"
              kind="tel"
              maxLength={11}
              placeholder="选填，默认用登录手机"
              value={choices.pickupMobile}
              onInput={(pickupMobile) => change({ pickupMobile })}
            />
          </View>
        </View>
      ) : (
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
      <View className={`${styles.block} ${styles.card}`}>
        <OrderLines lines={view.lines} />
      </View>
      <View className={styles.block}>
        <Cells>
          <Cell label="优惠券" onPress={() => setSheet('coupon')}>
            <Text className={view.amounts.couponOff > 0 ? styles.saving : undefined}>
              {view.amounts.couponOff > 0
                ? `−${formatYuan(view.amounts.couponOff)}`
                : coupons.usable.length > 0
                  ? `${coupons.usable.length} 张可用`
                  : '暂无可用'}
            </Text>
          </Cell>
          {points.max > 0 && (
            <Cell label="积分" note={`共 ${points.balance} 积分，本单最多用 ${points.max}`}>
              <View className={styles.points}>
                <Text>
                  {points.used > 0
                    ? `用 ${points.used} 抵 ${formatYuan(points.deduct)}`
                    : `可抵 ${formatYuan(points.max)}`}
                </Text>
                <Switch
                  label="用积分抵扣"
                  on={points.used > 0}
                  onChange={(on) => change({ points: on ? points.max : 0 })}
                />
              </View>
            </Cell>
          )}
        </Cells>
      </View>
      <View className={styles.block}>
        <TextArea
          label="备注"
          rows={1}
          maxLength={100}
          placeholder="选填，写给店家的话"
          value={choices.remark}
          onInput={(remark) => change({ remark })}
        />
      </View>
      <View className={`${styles.block} ${styles.card} ${styles.flush}`}>
        <AmountRows amounts={view.amounts} total="应付" />
        {view.givePoints > 0 && (
          <Text
            className={styles.give}
          >{`收货后送 ${view.givePoints} 积分 · 请在 ${view.expireMinutes} 分钟内付款`}</Text>
        )}
      </View>
      <CouponSheet
        open={sheet === 'coupon'}
        coupons={coupons}
        onClose={() => setSheet(undefined)}
        onChoose={(couponId) => change({ couponId })}
      />
      <StoreSheet
        open={sheet === 'store'}
        stores={view.stores ?? []}
        current={store?.id}
        onClose={() => setSheet(undefined)}
        onChoose={({ id }) => change({ storeId: id })}
      />
    </View>
  );
}
