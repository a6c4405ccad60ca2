/** 课程结算 from top to bottom: what it is, how long it is for, for whom, what it saves, what it comes to. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { AmountRows } from '@/domain/checkout/AmountRows';
import { Block } from '@/domain/checkout/Block';
import { Agree } from '@/domain/content/Agree';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Notice } from '@/ui/kit/Notice';
import { Slot } from '@/ui/kit/Slot';
import { Note } from '@/ui/kit/Words';
import { CourseLine } from './CourseLine';
import { Gift } from './Gift';
import { courseRows, REFUND_RULE, termOf, type CourseSettle } from './labels';
import { Savings } from './Savings';
import type { Settle } from './useSettle';
import styles from './order.module.scss';

interface SettleBodyProps {
  view: CourseSettle;
  settle: Settle;
}

export function SettleBody({ view, settle }: SettleBodyProps): ReactElement {
  const { course, amounts, giftTo } = view;
  const { isGift, agreed, agree, learn } = settle;
  // What stands in the way of an own purchase is none of the gift that is being made.
  const blocked = isGift && !giftTo ? undefined : view.blocked;
  return (
    <View className={styles.body}>
      <Slot>
        {blocked !== undefined && (
          <Notice tone="warn" onPress={isGift ? undefined : () => learn(view)}>
            {blocked}
          </Notice>
        )}
      </Slot>
      <Block raised className={styles.line}>
        <CourseLine course={course} />
      </Block>
      <Block>
        <Cells>
          <Cell label="学习期限">{termOf(amounts)}</Cell>
        </Cells>
      </Block>
      {course.price > 0 && <Gift to={giftTo} settle={settle} />}
      <Slot>
        <Savings view={view} settle={settle} />
      </Slot>
      <Block raised>
        <AmountRows amounts={amounts} rows={courseRows(amounts)} total="应付" />
        {amounts.payable > 0 && (
          <Note block className={styles.rule}>
            {`请在 30 分钟内付款。${REFUND_RULE}`}
          </Note>
        )}
      </Block>
      <Agree
        checked={agreed}
        name="课程服务协议"
        onChange={agree}
        onRead={() => go('/site/pages/single_detail', { code: 'COURSE' })}
      />
    </View>
  );
}
