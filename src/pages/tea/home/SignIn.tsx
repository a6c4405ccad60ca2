/** What signing in brings today, as a way there; nothing for who has signed in, and in a shop without it. */
import { observer } from 'mobx-react';
import { Text } from '@tarojs/components';
import { call } from '@/core/api';
import { figure } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { useBlock } from '@/ui/shell';
import styles from './Greeting.module.scss';

/** Points of the next signing in; 0: there is none today. */
async function askReward(isMember: boolean): Promise<number> {
  const { enabled, rewards } = await call('marketing.sign');
  if (!enabled || !isMember) return enabled ? (rewards[0] ?? 0) : 0;
  const { today, nextReward } = await call('signIn.index', {}, { hide: true });
  return today ? 0 : nextReward;
}

export const SignIn = observer(function SignIn() {
  const { session, clock } = useStores();
  const day = formatTime(clock.now(), 'YYYY-MM-DD');
  const reward = useBlock(() => askReward(session.hasLogin), '', `${session.token} ${day}`);
  if (!reward) return null;
  return (
    <Pressable className={styles.sign} role="link" onPress={() => go('/pages/tea/my-point')}>
      <Icon name="calendar" size={16} />
      <Text>{`签到 +${figure(reward)} 积分`}</Text>
    </Pressable>
  );
});
