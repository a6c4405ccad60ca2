/** A wholesale order in full: each line with what of it was sent, stored and is still to come; proofs, parcels, lots, its invoice. */
import type { ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { WholesaleDetail } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { formatTime, listTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { payFor } from '@/domain/escrow/useOutbound';
import { requestText, STATES } from '@/domain/escrow/labels';
import { AmountRows } from '@/domain/checkout/AmountRows';
import { InvoiceCell } from '@/domain/order/InvoiceCell';
import { ORDER_STATUS } from '@/domain/order/labels';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Figures } from '@/ui/kit/Figures';
import { Tag, type TagTone } from '@/ui/kit/Tag';
import { Thumb } from '@/ui/kit/Thumb';
import { Note, Words } from '@/ui/kit/Words';
import styles from './detail.module.scss';

type Voucher = WholesaleDetail['vouchers'][number];
type Request = WholesaleDetail['requests'][number];
const VOUCHERS: Readonly<Record<Voucher['status'], { text: string; tone: TagTone }>> = {
  auditing: { text: '审核中', tone: 'info' },
  approved: { text: '已通过', tone: 'celadon' },
  rejected: { text: '未通过', tone: 'warn' },
};

interface DetailBodyProps {
  detail: WholesaleDetail;
  /** A parcel of stored pieces of this lot. */
  onSend: (lot: WholesaleDetail['lots'][number]) => void;
}

export function DetailBody({ detail, onSend }: DetailBodyProps): ReactElement {
  const { order, lines, vouchers, deliveries, lots, requests, amounts, actions } = detail;
  return (
    <View>
      <View className={styles.head}>
        <Text className={styles.state} role="heading" aria-level={2}>
          {ORDER_STATUS[order.status]}
        </Text>
        <Note>{`${order.no}　${formatTime(order.createdAt, 'YYYY-MM-DD')} 下单　共 ${order.qty} 件`}</Note>
      </View>
      <View className={styles.card}>
        {lines.map((row) => (
          <Line key={row.line.id} row={row} />
        ))}
        <View className={styles.sums}>
          <AmountRows amounts={amounts} total={order.status === 'unpaid' ? '应付' : '实付'} />
        </View>
      </View>
      {vouchers.length > 0 && (
        <View className={styles.cells}>
          <Cells>
            {vouchers.map((voucher) => (
              <Cell
                key={voucher.id}
                label="转账凭证"
                note={voucher.reason ?? `${voucher.payer}　${listTime(voucher.paidAt)}`}
                role="link"
                onPress={() => go('/member/pages/wallet/voucher', { orderGroup: 'order', orderId: order.id })}
              >
                <Tag tone={VOUCHERS[voucher.status].tone}>{VOUCHERS[voucher.status].text}</Tag>
              </Cell>
            ))}
          </Cells>
        </View>
      )}
      {deliveries.length + requests.length > 0 && (
        <View className={styles.cells}>
          <Cells>
            {deliveries.map(({ key, label, value }) => (
              <Cell
                key={key}
                label={label}
                role="link"
                onPress={() => go('/shop/pages/order/express', { id: order.id, parcelId: key })}
              >
                {value}
              </Cell>
            ))}
            {requests.map((row) => (
              <RequestCell key={row.id} row={row} />
            ))}
          </Cells>
        </View>
      )}
      {lots.length > 0 && (
        <View className={styles.cells}>
          <Cells>
            {lots.map((lot) => (
              <Cell
                key={lot.id}
                label={`茶窖 ${lot.no}`}
                note={`${lot.title} ${lot.specText}　可出库 ${lot.free} 件`}
                act={lot.free > 0 ? '分批发货' : undefined}
                onPress={() => (lot.free > 0 ? onSend(lot) : go('/outbound/pages/escrow', {}))}
              />
            ))}
          </Cells>
        </View>
      )}
      {actions.includes('invoice') && (
        <View className={styles.cells}>
          <Cells>
            <InvoiceCell orderId={order.id} />
          </Cells>
        </View>
      )}
    </View>
  );
}

/** What was sent from the cellar, or waits for it: its parcel, its fee, or the list of requests. */
function RequestCell({ row }: { row: Request }): ReactElement {
  const { id, no, status, fee, parcel } = row;
  const unpaid = status === 'unpaid';
  const open = () => {
    if (unpaid) return payFor(row);
    return parcel
      ? go('/shop/pages/order/express', { requestId: id })
      : go('/outbound/pages/escrow', { tab: 'requests' });
  };
  return (
    <Cell
      label={requestText(row)}
      note={`${STATES[status].label}　${parcel ? `${parcel.company} ${parcel.trackingNo}` : no}`}
      role="link"
      act={unpaid ? `付 ${formatYuan(fee)}` : undefined}
      onPress={open}
    />
  );
}

function Line({ row }: { row: WholesaleDetail['lines'][number] }): ReactElement {
  const { line, tier, shipped, stored, left } = row;
  const figures = [
    { label: '数量', value: line.qty },
    { label: '已发', value: shipped },
    { label: '存窖', value: stored },
    { label: '剩余', value: left },
  ];
  return (
    <View className={styles.line}>
      <View className={styles.goods}>
        <Thumb src={line.cover} size={56} />
        <View>
          <Words size="name" block>{`${line.title} ${line.specText}`}</Words>
          <Note>{tier}</Note>
        </View>
        <Text className={styles.amount}>{formatYuan(line.share.paid)}</Text>
      </View>
      <Figures className={styles.figures} size="name" layout="start" rows={figures} />
    </View>
  );
}
