/** One course order: how it stands, the course with what was learned of it, what it came to, how it was paid, what may still be asked for. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { fullTime } from '@/core/lib/time';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { AmountRows } from '@/domain/checkout/AmountRows';
import { Block } from '@/domain/checkout/Block';
import { NOT_SOLD, sells } from '@/domain/checkout/virtual';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Countdown } from '@/ui/kit/Countdown';
import { Pressable } from '@/ui/kit/Pressable';
import { Progress } from '@/ui/kit/Progress';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import { Steps } from '@/ui/kit/Steps';
import { Note, Title, Words } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import { CourseLine } from './CourseLine';
import { InvoiceCell } from './InvoiceCell';
import { backText, courseRows, REFUND_RULE, stateOf, wayOf, type CourseOrderDetail } from './labels';
import styles from './order.module.scss';

interface OrderBodyProps {
  detail: CourseOrderDetail;
  onRefund: () => void;
  onExpire: () => void;
}

export function OrderBody({ detail, onRefund, onExpire }: OrderBodyProps): ReactElement {
  const { feedback } = useStores();
  const { order, amounts, payment } = detail;
  const copy = useAction(async () => {
    await platform.clipboard.copy(order.no);
    feedback.toast('订单号已复制');
  });
  const paid = payment !== undefined && order.payable > 0;
  const isSold = order.status !== 'unpaid' || sells('course');
  return (
    <View className={styles.body}>
      <Head detail={detail} onExpire={onExpire} />
      <Block raised className={styles.line}>
        <Learned detail={detail} />
      </Block>
      <Block raised>
        {isSold ? (
          <AmountRows
            amounts={amounts}
            rows={courseRows(amounts)}
            total={order.status === 'unpaid' ? '应付' : '实付'}
          />
        ) : (
          <Note>{NOT_SOLD}</Note>
        )}
      </Block>
      <Block>
        <Cells>
          <Cell label="订单号" act="复制" onPress={() => void copy.run()}>
            {order.no}
          </Cell>
          {payment && <Cell label="支付方式">{wayOf(payment)}</Cell>}
          {payment?.paidAt !== undefined && <Cell label="支付时间">{fullTime(payment.paidAt)}</Cell>}
        </Cells>
      </Block>
      <Block raised className={styles.line}>
        <Story detail={detail} />
      </Block>
      <Block>
        <Cells>
          <Refund detail={detail} onRefund={onRefund} />
          {paid && <InvoiceCell detail={detail} />}
          <Cell label="联系客服" role="link" onPress={() => go('/contact/pages/ContactUs', {})} />
        </Cells>
        <Slot>
          {RULED.includes(order.status) && (
            <Note block className={styles.terms}>
              {REFUND_RULE}
            </Note>
          )}
        </Slot>
      </Block>
    </View>
  );
}

function Head({ detail, onExpire }: Pick<OrderBodyProps, 'detail' | 'onExpire'>): ReactElement {
  const { order } = detail;
  return (
    <Stack gap={6} align="start" className={styles.head}>
      <Title size="display" tracked role="status">
        {stateOf(order).label}
      </Title>
      {order.status === 'unpaid' && sells('course') && order.expireAt !== undefined && (
        <Countdown label="请在时限内付款" endAt={order.expireAt} onEnd={onExpire} />
      )}
      {order.status === 'refunded' && (
        <Words size="sub" tone="muted">
          {backText(detail)}
        </Words>
      )}
      {order.giftTo !== undefined && <Words size="sub" tone="muted">{`赠送给 ${order.giftTo}`}</Words>}
    </Stack>
  );
}

/** How far whoever learns it is; nothing of it before it is paid. */
function Learned({ detail }: Pick<OrderBodyProps, 'detail'>): ReactElement {
  const { order, progress } = detail;
  const { course, status, giftTo } = order;
  const known = status === 'paid' || progress > 0;
  const words = `${giftTo === undefined ? '已学' : '对方已学'} ${progress}%`;
  return (
    <Pressable role="link" onPress={() => go('/collegePackages/pages/college/course/detail', { id: course.id })}>
      <CourseLine course={course}>
        {known && (
          <Stack gap={4}>
            <Note figures>{words}</Note>
            <Progress value={progress} label={words} tone="celadon" />
          </Stack>
        )}
      </CourseLine>
    </Pressable>
  );
}

const REASON = 'reason';
function Story({ detail }: Pick<OrderBodyProps, 'detail'>): ReactElement {
  const { timeline } = detail;
  const reason = timeline.find(({ key }) => key === REASON)?.value;
  const steps = timeline
    .filter(({ key }) => key !== REASON)
    .map(({ key, label, value }) => ({
      id: key,
      title: label,
      time: value,
      note: key === 'refunded' && reason !== undefined ? `原因：${reason}` : undefined,
    }));
  return <Steps label="经过" items={steps} current={detail.order.status === 'unpaid' ? steps.length - 1 : -1} />;
}

/** What may go back, or may once it is paid. */
const RULED: readonly CourseOrderDetail['order']['status'][] = ['unpaid', 'paid'];
/** What is paid goes back, or why it does not. */
function Refund({ detail, onRefund }: Pick<OrderBodyProps, 'detail' | 'onRefund'>): ReactElement | null {
  const { order, refundable, refundReason } = detail;
  if (order.status !== 'paid') return null;
  return refundable ? (
    <Cell label="申请退款" onPress={onRefund} />
  ) : (
    <Cell label="申请退款">{refundReason ?? '暂不能退款'}</Cell>
  );
}
