/** What can be done at the foot of the team: inviting, or joining first. */
import type { ReactElement } from 'react';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Stack } from '@/ui/kit/Stack';
import type { Team } from './useTeam';

export const TeamWays = ({ team: { isIn, join }, onInvite }: { team: Team; onInvite: () => void }): ReactElement =>
  isIn ? (
    <Stack row gap={12} grow>
      <Button size="l" tone="line" grow onPress={() => go('/member/pages/subordinate/index', {})}>
        邀请成员
      </Button>
      <Button size="l" grow onPress={onInvite}>
        邀请茶友
      </Button>
    </Stack>
  ) : (
    <Button block size="l" busy={join.pending && '提交中'} onPress={() => void join.run()}>
      申请成为推广员
    </Button>
  );
