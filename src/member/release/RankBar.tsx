/** What can be done on the ranking now: reserve, put points behind it, pay; always the own list. */
import type { ReactElement } from 'react';
import type { ReleaseCard } from '@/contract';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Stack } from '@/ui/kit/Stack';
import { payRelease } from './ReleaseRow';

export function RankBar({ release, onReserve }: { release: ReleaseCard; onReserve: () => void }): ReactElement {
  const { state, mine } = release;
  const { orderId } = mine ?? {};
  return (
    <Stack row gap={12} grow>
      <Button size="l" tone="line" grow onPress={() => go('/member/pages/appointment', {})}>
        全部申购
      </Button>
      {state === 'open' && (
        <Button size="l" grow onPress={onReserve}>
          {mine ? '加助力' : '预约'}
        </Button>
      )}
      {mine?.status === 'chosen' && orderId && (
        <Button size="l" grow onPress={() => payRelease(orderId)}>
          去付款
        </Button>
      )}
    </Stack>
  );
}
