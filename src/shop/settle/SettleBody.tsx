/** 确认订单 from top to bottom: how, where, what, what it saves, what it comes to; and what need not be said. */
import { figure } from '@/core/lib/money';
import { APP_NAME } from '@/core/lib/app';
import { View, Text } from '@tarojs/components';
import type { DeliveryType, SettleView } from '@/contract';
import { AmountRows } from '@/domain/checkout/AmountRows';
import { Block } from '@/domain/checkout/Block';
import { DeliveryAddress } from '@/domain/checkout/DeliveryAddress';
import { Remark } from '@/domain/checkout/Remark';
import { outboundText } from '@/domain/escrow/labels';
import { OrderLines } from '@/domain/order/OrderLines';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Notice } from '@/ui/kit/Notice';
import { Segmented } from '@/ui/kit/Segmented';
import { settleNotes, type PickupErrors, type SettleChoices } from './choices';
import { GroupNote } from './GroupNote';
import { Pickup } from './Pickup';
import { Savings } from './Savings';
import styles from './SettleBody.module.scss';

interface SettleBodyProps {
  view: SettleView;
  choices: SettleChoices;
  /** Shown after 提交订单 found something missing. */
  errors: PickupErrors;
  onChange: (part: Partial<SettleChoices>) => void;
}

export function SettleBody({ view, choices, errors, onChange }: SettleBodyProps) {
  const sellers = [...new Set(view.lines.map((line) => line.seller ?? ''))];
  const notes = settleNotes(view.warnings);
  return (
    <View className={styles.body}>
      {notes.above.map(({ key, text }) => (
        <Notice key={key} tone="warn">
          {text}
        </Notice>
      ))}
      {view.group && <GroupNote group={view.group} />}
      {view.deliveryTypes.length > 1 && (
        <View className={styles.ways}>
          <Segmented
            block
            label="配送方式"
            items={view.deliveryTypes.map((way) => ({ id: way.value as DeliveryType, label: way.label }))}
            current={view.deliveryType}
            onChange={(deliveryType) => onChange({ deliveryType })}
          />
        </View>
      )}
      {view.deliveryType === 'pickup' ? (
        <Pickup stores={view.stores ?? []} choices={choices} errors={errors} onChange={onChange} />
      ) : view.deliveryType === 'escrow' ? (
        <Block>
          <Cells>
            <Cell
              label={`存入${APP_NAME}茶窖`}
              note={`付款后即入窖，12 个月免费托管；${outboundText(view.outbound)}`}
            />
          </Cells>
        </Block>
      ) : (
        <Block>
          <DeliveryAddress
            address={view.address}
            from="settle"
            skuIds={view.lines.map((line) => line.skuId)}
            onAddress={(addressId) => onChange({ addressId })}
            onPickup={({ id }) => onChange({ deliveryType: 'pickup', storeId: id })}
          />
        </Block>
      )}
      {sellers.map((seller) => (
        <Block key={seller} raised className={styles.lines}>
          {seller && <Text className={styles.seller}>{seller}</Text>}
          <OrderLines lines={view.lines.filter((line) => (line.seller ?? '') === seller)} notes={notes.lines} />
        </Block>
      ))}
      <Savings view={view} onChange={onChange} />
      <Block raised>
        <AmountRows amounts={view.amounts} total="应付" />
        {view.givePoints > 0 && (
          <Text
            className={styles.give}
          >{`收货后送 ${figure(view.givePoints)} 积分 · 请在 ${view.expireMinutes} 分钟内付款`}</Text>
        )}
      </Block>
      <Block>
        <Cells>
          <Cell label="发票" note="在订单详情申请">
            付款后再开
          </Cell>
        </Cells>
      </Block>
      <Block raised>
        <Remark placeholder="选填，写给店家的话" value={choices.remark} onInput={(remark) => onChange({ remark })} />
      </Block>
    </View>
  );
}
