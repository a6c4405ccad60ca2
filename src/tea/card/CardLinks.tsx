/** Where the page of the annual card leads: its rules, the levels, and giving the card back while that can be done. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { VipInfo } from '@/contract';
import { call } from '@/core/api';
import { shortYuan } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Pressable } from '@/ui/kit/Pressable';
import { useAction } from '@/ui/shell';
import styles from './CardLinks.module.scss';

/** `onDone`: the card was given back. */
export function CardLinks({ refund, onDone }: Pick<VipInfo, 'refund'> & { onDone: () => unknown }): ReactElement {
  const { feedback } = useStores();
  const giveBack = useAction(async (price: number) => {
    const text = `退回 ${shortYuan(price)}，会员价和包邮即刻失效。`;
    if (!(await feedback.confirm({ title: '退掉这张年卡？', text, yes: '退卡' }))) return false;
    await call('memberV4.vipRefund', {});
    feedback.toast('已退回，款项原路返还');
    await onDone();
    return true;
  });
  return (
    <View className={styles.links}>
      <Pressable className={styles.link} role="link" onPress={() => go('/pages/tea/vip-rule', { anchor: 'refund' })}>
        退款规则
      </Pressable>
      <Pressable className={styles.link} role="link" onPress={() => go('/pages/tea/vip')}>
        会员中心
      </Pressable>
      {refund && (
        <Pressable className={styles.link} onPress={() => void giveBack.run(refund.price)}>
          {`申请退卡（${formatTime(refund.until, 'MM月DD日')}前）`}
        </Pressable>
      )}
    </View>
  );
}
