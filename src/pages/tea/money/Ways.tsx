/** What can be done with the wallet, and the pages around it that are there. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { canOpen, go, open } from '@/core/routes';
import { sells } from '@/domain/checkout/virtual';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import type { IconName } from '@/ui/kit/Icon';
import { Tool } from '@/ui/kit/Tool';
import styles from './Ways.module.scss';

const WITHDRAW = '/member/pages/withdraw/apply';
const ENTRIES: readonly { icon: IconName; text: string; route: string }[] = [
  { icon: 'upload', text: '转账凭证', route: '/member/pages/wallet/voucher' },
  { icon: 'invoice', text: '发票', route: '/member/pages/invoice/recharge' },
  { icon: 'gift', text: '红包', route: '/income/pages/redbag' },
  { icon: 'chart', text: '收益', route: '/income/pages/index' },
  { icon: 'lock', text: '支付密码', route: '/member/pages/password2' },
];

export function Ways({ onSend }: { onSend: () => void }): ReactElement {
  const entries = ENTRIES.filter(({ route }) => canOpen(route));
  return (
    <View>
      <View className={styles.acts}>
        {canOpen(WITHDRAW) && (
          <Button className={styles.act} size="l" tone="line" onPress={() => open(WITHDRAW)}>
            提现
          </Button>
        )}
        {sells('recharge') && (
          <Button className={styles.act} size="l" onPress={() => go('/member/pages/recharge/index', {})}>
            充值
          </Button>
        )}
      </View>
      <Card place="next" className={styles.ways} role="navigation" aria-label="钱包服务">
        <Tool className={styles.way} size={24} icon="user" text="转赠" onPress={onSend} />
        {entries.map(({ icon, text, route }) => (
          <Tool
            key={route}
            className={styles.way}
            size={24}
            role="link"
            icon={icon}
            text={text}
            onPress={() => open(route)}
          />
        ))}
      </Card>
    </View>
  );
}
