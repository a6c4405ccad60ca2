/** What signing in brings today, over the home: until it was followed or closed, once a day, and not for who has signed in. */
import { useState } from 'react';
import { observer } from 'mobx-react';
import { Text, View } from '@tarojs/components';
import { call } from '@/core/api';
import { figure } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Icon } from '@/ui/kit/Icon';
import { IconButton } from '@/ui/kit/IconButton';
import { Pressable } from '@/ui/kit/Pressable';
import { useBlock } from '@/ui/shell';
import styles from './SignBubble.module.scss';

const KEY = 'sign_bubble';

/** Points of the next signing in; 0: there is none today. */
async function askReward(isMember: boolean): Promise<number> {
  const { enabled, rewards } = await call('marketing.sign');
  if (!enabled || !isMember) return enabled ? (rewards[0] ?? 0) : 0;
  const { today, nextReward } = await call('signIn.index', {}, { hide: true });
  return today ? 0 : nextReward;
}

export const SignBubble = observer(function SignBubble() {
  const { session, clock } = useStores();
  const day = formatTime(clock.now(), 'YYYY-MM-DD');
  const [seen, setSeen] = useState(() => platform.storage.get(KEY));
  const isSeen = seen === day;
  const reward = useBlock(
    async () => (isSeen ? 0 : askReward(session.hasLogin)),
    '',
    `${session.token} ${day} ${String(isSeen)}`,
  );
  if (isSeen || !reward) return null;
  const close = () => {
    platform.storage.set(KEY, day);
    setSeen(day);
  };
  return (
    <View className={styles.place}>
      <View className={styles.bubble}>
        <Pressable
          className={styles.way}
          role="link"
          onPress={() => {
            close();
            return go('/pages/tea/my-point');
          }}
        >
          <Icon name="calendar" size={18} />
          <Text className={styles.words}>{`签到 +${figure(reward)} 积分`}</Text>
        </Pressable>
        <IconButton icon="close" size={14} label="关闭签到提示" onPress={close} />
      </View>
    </View>
  );
});
