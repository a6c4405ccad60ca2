/** What can be done with a room now: wait for it, go in, see it again, put it into the calendar. */
import type { ReactElement } from 'react';
import type { LiveDetail } from '@/contract';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { HOUR } from '@/core/lib/time';
import { Button } from '@/ui/kit/Button';
import { Stack } from '@/ui/kit/Stack';
import { useAction, useLogin } from '@/ui/shell';
import { useStatus } from './useStatus';
import { useWaiting } from './useWaiting';

export function DetailBar({ live }: { live: LiveDetail }): ReactElement {
  const guard = useLogin();
  const { card, room, intro } = live;
  const waiting = useWaiting(card);
  const keep = useAction(() =>
    platform.calendar.add({
      title: card.title,
      note: intro,
      place: '直播间',
      startAt: card.startAt,
      endAt: card.endAt ?? card.startAt + HOUR,
      file: room?.calendar ?? '',
    }),
  );
  const enter = () => void go('/collegePackages/pages/college/live/live', { id: card.id });
  const status = useStatus(card);
  if (card.cancelled)
    return (
      <Button block disabled>
        直播已取消
      </Button>
    );
  if (status === 'live')
    return (
      <Button block onPress={enter}>
        进入直播间
      </Button>
    );
  if (status === 'replay')
    return live.replayUrl === undefined ? (
      <Button block onPress={() => guard(() => undefined)}>
        登录后看回放
      </Button>
    ) : (
      <Button block onPress={enter}>
        看回放
      </Button>
    );
  if (status === 'ended')
    return (
      <Button block tone="line" onPress={() => void go('/collegePackages/pages/college/live/list', {})}>
        看别的直播
      </Button>
    );
  return (
    <Stack row gap={8} grow>
      <Button grow tone="line" icon="calendar" busy={keep.pending} onPress={() => void keep.run()}>
        加日历
      </Button>
      <Button grow tone={waiting.on ? 'quiet' : 'primary'} busy={waiting.pending} onPress={waiting.toggle}>
        {waiting.on ? '取消预约' : '预约提醒'}
      </Button>
    </Stack>
  );
}
