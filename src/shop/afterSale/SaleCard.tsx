/** One after-sale in its order: where it stands, what comes back, its story, and what the buyer may do. */
import { useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { AfterSale } from '@/contract';
import { figure, formatYuan } from '@/core/lib/money';
import { fullTime } from '@/core/lib/time';
import { Photos } from '@/domain/photo/Photos';
import { Button } from '@/ui/kit/Button';
import { Pressable } from '@/ui/kit/Pressable';
import { Steps } from '@/ui/kit/Steps';
import { SALE_STATUS, SALE_WAY } from '@/domain/order/labels';
import { SALE_HINT, SALE_TONE } from './labels';
import styles from './SaleCard.module.scss';

export interface SaleCardProps {
  sale: AfterSale;
  pending: boolean;
  onWithdraw: (sale: AfterSale) => void;
  onShip: (sale: AfterSale) => void;
  onEscalate: (sale: AfterSale) => void;
}

/** Newest words shown before 全部进度. */
const SHORT = 2;

export function SaleCard({ sale, pending, onWithdraw, onShip, onEscalate }: SaleCardProps): ReactElement {
  const [whole, setWhole] = useState(false);
  const story = [...sale.log].reverse();
  const shown = whole ? story : story.slice(0, SHORT);
  const hint = sale.status === 'rejected' && sale.can.length === 0 ? '平台已处理' : SALE_HINT[sale.status];
  return (
    <View className={styles.card}>
      <View className={styles.head}>
        <Text className={styles.title}>{SALE_WAY[sale.way]}</Text>
        <Text className={`${styles.status} ${styles[SALE_TONE[sale.status]]}`} role="status">
          {SALE_STATUS[sale.status]}
        </Text>
      </View>
      {hint !== '' && <Text className={styles.hint}>{hint}</Text>}
      <Text className={styles.goods}>{sale.lines.map(({ title, qty }) => `${title} × ${qty}`).join('、')}</Text>
      <View className={styles.rows}>
        {sale.way !== 'exchange' && (
          <Row
            label="退款金额"
            text={`${formatYuan(sale.refund)}${sale.points > 0 ? `，返还 ${figure(sale.points)} 积分` : ''}`}
          />
        )}
        <Row label="原因" text={sale.note ? `${sale.reason}，${sale.note}` : sale.reason} />
        {sale.rejectReason && <Row label="拒绝原因" text={sale.rejectReason} />}
        {sale.returnAddress && <Row label="退货地址" text={sale.returnAddress} />}
        {sale.parcel && <Row label="退货单号" text={`${sale.parcel.company} ${sale.parcel.no}`} />}
        <Row label="售后单号" text={sale.no} />
      </View>
      <Photos urls={sale.photos} what="凭证" most={4} />
      <Steps
        label="售后进度"
        history
        items={shown.map(({ at, by, text }, index) => ({
          id: `${at}-${index}-${text}`,
          title: `${by} ${text}`,
          time: fullTime(at),
        }))}
      />
      {story.length > SHORT && (
        <Pressable className={styles.more} expanded={whole} onPress={() => setWhole(!whole)}>
          <Text>{whole ? '收起进度' : `全部进度（${story.length}）`}</Text>
        </Pressable>
      )}
      {sale.can.length > 0 && (
        <View className={styles.ways}>
          {sale.can.includes('withdraw') && (
            <Button size="s" tone="quiet" disabled={pending} onPress={() => onWithdraw(sale)}>
              撤销申请
            </Button>
          )}
          {sale.can.includes('escalate') && (
            <Button size="s" tone="quiet" disabled={pending} onPress={() => onEscalate(sale)}>
              平台介入
            </Button>
          )}
          {sale.can.includes('ship') && (
            <Button size="s" tone="line" disabled={pending} onPress={() => onShip(sale)}>
              填写退货单号
            </Button>
          )}
        </View>
      )}
    </View>
  );
}

const Row = ({ label, text }: { label: string; text: string }): ReactElement => (
  <View className={styles.row}>
    <Text className={styles.name}>{label}</Text>
    <Text className={styles.value}>{text}</Text>
  </View>
);
