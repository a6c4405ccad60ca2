/** A course order as the list shows it: the course, its number, what it came to, how it stands, the ways on. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { sells } from '@/domain/checkout/virtual';
import { Button } from '@/ui/kit/Button';
import { Countdown } from '@/ui/kit/Countdown';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { Stack } from '@/ui/kit/Stack';
import { Note, Words } from '@/ui/kit/Words';
import { CourseLine } from './CourseLine';
import { stateOf, type CourseOrder } from './labels';
import type { Act, OrderActs } from './useOrderActs';
import styles from './order.module.scss';

interface OrderRowProps {
  order: CourseOrder;
  acts: OrderActs;
  onExpire: () => void;
}

/** The decision stands last. What cost nothing has nothing to give back. */
function waysOf({ status, giftTo, refundable, payable }: CourseOrder): { act: Act; word: string }[] {
  if (status === 'unpaid')
    return [{ act: 'cancel', word: '取消' }, ...(sells('course') ? [{ act: 'pay', word: '去支付' } as const] : [])];
  if (status !== 'paid') return [{ act: 'delete', word: '删除' }];
  return [
    ...(refundable || payable > 0 ? [{ act: 'refund', word: '申请退款' } as const] : []),
    { act: 'learn', word: giftTo === undefined ? '去学习' : '看课程' },
  ];
}

export function OrderRow({ order, acts, onExpire }: OrderRowProps): ReactElement {
  const { feedback } = useStores();
  const { id, no, course, status, payable, expireAt, giftTo, refundable, refundReason } = order;
  const state = stateOf(order);
  // What was bought elsewhere says what it came to; what is still to be paid is not sold here.
  const isSold = status !== 'unpaid' || sells('course');
  return (
    <View className={styles.row}>
      <Stack gap={12}>
        <Pressable role="link" onPress={() => go('/collegePackages/pages/college/order/course_detail', { id })}>
          <Stack gap={10}>
            <Stack row gap={8} justify="between" align="center">
              <Note figures>{no}</Note>
              <Words size="sub" tone={state.tone}>
                {state.label}
              </Words>
            </Stack>
            <CourseLine course={course}>
              {giftTo !== undefined && <Note>{`赠送给 ${giftTo}`}</Note>}
              {isSold && <Price fen={payable} size="s" exact tone={status === 'unpaid' ? 'price' : 'ink'} />}
            </CourseLine>
          </Stack>
        </Pressable>
        <Stack row gap={10} align="center" justify="end" wrap>
          {status === 'unpaid' && isSold && expireAt !== undefined && (
            <View className={styles.left}>
              <Countdown tone="text" label="剩" endAt={expireAt} onEnd={onExpire} />
            </View>
          )}
          {waysOf(order).map(({ act, word }) => (
            <Button
              key={act}
              size="s"
              tone={act === 'pay' ? 'primary' : act === 'learn' ? 'line' : 'quiet'}
              label={`${word}，${course.title}`}
              disabled={act === 'refund' && !refundable}
              onRefused={() => feedback.toast(refundReason ?? '暂不能退款')}
              onPress={() => acts.run(act, order)}
            >
              {word}
            </Button>
          ))}
        </Stack>
      </Stack>
    </View>
  );
}
