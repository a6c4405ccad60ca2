/** The next thing that waits to be paid, nothing when nothing does; what lies below it comes with it, so that nothing moves. */
import type { ReactElement, ReactNode } from 'react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { MINUTE } from '@/core/lib/time';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Notice } from '@/ui/kit/Notice';
import { Slot } from '@/ui/kit/Slot';
import { useBlock } from '@/ui/shell';
import styles from './Dues.module.scss';

export function Dues({ children }: { children: ReactNode }): ReactElement {
  const { clock } = useStores();
  const due = useBlock(() => call('memberOrder.index', { tab: 'unpaid' }, { hide: true }));
  const [next] = [...(due?.list ?? [])].sort((a, b) => (a.expireAt ?? 0) - (b.expireAt ?? 0));
  const minutes = next?.expireAt === undefined ? 0 : Math.max(0, Math.ceil((next.expireAt - clock.now()) / MINUTE));
  const left = minutes > 120 ? `${Math.floor(minutes / 60)} 小时` : `${minutes} 分钟`;
  return (
    <Slot>
      {due && next && (
        <View className={styles.due}>
          <Notice
            tone="warn"
            icon="clock"
            onPress={() =>
              due.total > 1
                ? go('/shop/pages/order/index', { tab: 'unpaid' })
                : go('/member/pages/wallet/pay', { orderGroup: 'order', orderId: next.id })
            }
          >
            {`${due.total} 笔待支付${due.total > 1 ? '，最近一笔' : ''} ${formatYuan(next.payable)}，剩 ${left}`}
          </Notice>
        </View>
      )}
      {due !== undefined && children}
    </Slot>
  );
}
