/** Where the centre leads: to the parts of the income, and to what else one gets and gives. */
import type { ReactElement, ReactNode } from 'react';
import { canOpen, open } from '@/core/routes';
import { Card } from '@/ui/kit/Card';
import type { IconName } from '@/ui/kit/Icon';
import { Tool } from '@/ui/kit/Tool';
import styles from './Doors.module.scss';

interface Door {
  icon: IconName;
  text: string;
  route: string;
}
const OWN: readonly Door[] = [
  { icon: 'list', text: '收益明细', route: '/income/pages/list' },
  { icon: 'wallet', text: '收益账户', route: '/income/pages/balance' },
  { icon: 'clock', text: '转出记录', route: '/income/pages/cash_list' },
  { icon: 'users', text: '我的团队', route: '/member/pages/team/index' },
  { icon: 'medal', text: '排行', route: '/member/pages/team/credit' },
];
const OTHER: readonly Door[] = [
  { icon: 'points', text: '赚到的积分', route: '/income/pages/integral' },
  { icon: 'gift', text: '我的红包', route: '/income/pages/redbag' },
  { icon: 'coin', text: '瓜瓜币转赠', route: '/income/pages/melon_trans' },
  { icon: 'heart', text: '公益捐赠', route: '/income/pages/donation' },
];

/** Only what is built already. */
function Panel({
  label,
  doors,
  children,
}: {
  label: string;
  doors: readonly Door[];
  children?: ReactNode;
}): ReactElement {
  return (
    <Card place="next" className={styles.doors} role="navigation" aria-label={label}>
      {doors
        .filter(({ route }) => canOpen(route))
        .map(({ icon, text, route }) => (
          <Tool
            key={route}
            className={styles.door}
            size={24}
            role="link"
            icon={icon}
            text={text}
            onPress={() => open(route)}
          />
        ))}
      {children}
    </Card>
  );
}

export const Doors = ({ onInvite, onDeclare }: { onInvite: () => void; onDeclare: () => void }): ReactElement => (
  <Panel label="收益服务" doors={OWN}>
    <Tool className={styles.door} size={24} icon="qr" text="邀请海报" onPress={onInvite} />
    <Tool className={styles.door} size={24} icon="upload" text="业绩申报" onPress={onDeclare} />
  </Panel>
);

export const OtherDoors = (): ReactElement => <Panel label="积分与赠送" doors={OTHER} />;
