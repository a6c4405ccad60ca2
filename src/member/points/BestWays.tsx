/** The best ways to earn points and to use them now, and the four things that can be done with them. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { WalletStat } from '@/contract';
import { call } from '@/core/api';
import { figure } from '@/core/lib/money';
import { go } from '@/core/routes';
import { sells } from '@/domain/checkout/virtual';
import { Cell, Cells } from '@/ui/kit/Cell';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Tool } from '@/ui/kit/Tool';
import { useBlock } from '@/ui/shell';
import styles from './BestWays.module.scss';

export function BestWays({ stat }: { stat: WalletStat }): ReactElement {
  const sign = useBlock(() => call('signIn.index', {}, { hide: true }));
  const { balance, expiring } = stat.points;
  const earn = stat.detail?.earn;
  return (
    <View>
      <View className={styles.tools} role="navigation" aria-label="积分服务">
        <Tool
          className={styles.tool}
          icon="calendar"
          text="赚积分"
          role="link"
          onPress={() => go('/pages/tea/my-point')}
        />
        <Tool
          className={styles.tool}
          icon="gift"
          text="兑好礼"
          role="link"
          onPress={() => go('/pointpage/pages/point', {})}
        />
        <Tool
          className={styles.tool}
          icon="user"
          text="赠送"
          role="link"
          onPress={() => go('/member/pages/interval/send', {})}
        />
        {sells('points') && (
          <Tool
            className={styles.tool}
            icon="plus"
            text="充值"
            role="link"
            onPress={() => go('/member/pages/interval/recharge', {})}
          />
        )}
      </View>
      <SectionHead title="眼下最合算" />
      <Cells place="alone">
        <Cell
          label={sign?.today ? '今日已签到' : '今日签到'}
          note={sign && (sign.today ? `明天签到得 ${sign.nextReward} 分` : `得 ${sign.nextReward} 分，连签越久越多`)}
          onPress={() => go('/pages/tea/my-point')}
        />
        {earn && earn.photo > 0 && (
          <Cell
            label="晒单写茶评"
            note={`带图每件得 ${earn.photo} 分`}
            onPress={() => go('/shop/pages/order/index', { tab: 'review' })}
          />
        )}
        <Cell
          label={expiring > 0 ? `先用掉将到期的 ${figure(expiring)} 分` : '看看能兑什么'}
          note={`现有 ${figure(balance)} 分，按我能兑换挑一件`}
          onPress={() => go('/pointpage/pages/point', {})}
        />
      </Cells>
    </View>
  );
}
