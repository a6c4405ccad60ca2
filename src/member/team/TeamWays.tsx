/** What can be done at the foot of the team: inviting, or joining first. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import type { Team } from './useTeam';
import styles from './TeamWays.module.scss';

export const TeamWays = ({ team: { isIn, join }, onInvite }: { team: Team; onInvite: () => void }): ReactElement =>
  isIn ? (
    <View className={styles.ways}>
      <Button size="l" tone="line" className={styles.way} onPress={() => go('/member/pages/subordinate/index', {})}>
        添加下级
      </Button>
      <Button size="l" className={styles.way} onPress={onInvite}>
        邀请茶友
      </Button>
    </View>
  ) : (
    <Button block size="l" busy={join.pending && '提交中'} onPress={() => void join.run()}>
      申请成为推广员
    </Button>
  );
