/** The own place in the queue of an activity: which one it is, what is kept until when, and the way out. */
import type { EventWait } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Countdown } from '@/ui/kit/Countdown';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Stack } from '@/ui/kit/Stack';
import { useAction } from '@/ui/shell';

interface WaitPlaceProps {
  wait: EventWait;
  onChange: () => unknown;
  /** To the form, with what is kept. */
  onSignUp: () => void;
}

export function WaitPlace({ wait, onChange, onSignUp }: WaitPlaceProps) {
  const { feedback } = useStores();
  const { id, qty, place, offer } = wait;
  const leave = useAction(async () => {
    if (offer) {
      const isSure = await feedback.confirm({
        title: '不要这个名额了？',
        text: '为你留着的名额会马上给下一位。',
        yes: '不要了',
      });
      if (!isSure) return;
    }
    await call('activity.waitLeave', { id });
    feedback.toast('已退出候补');
    await onChange();
  });
  return (
    <Card place="next" pad="rows">
      <RecordRow
        flush
        title={offer ? '有名额了，给你留着' : `候补中，排第 ${place} 位`}
        notes={[
          [`${qty} 位`, ...(offer?.seats ?? [])].join('　'),
          offer ? (
            <Countdown key="until" tone="text" label="请在此前报名" endAt={offer.until} onEnd={() => void onChange()} />
          ) : (
            '空出来就通知你，为你保留 30 分钟'
          ),
        ]}
      >
        <Stack row gap={8}>
          <Button size="s" tone="quiet" busy={leave.pending} onPress={() => void leave.run()}>
            不等了
          </Button>
          {offer && (
            <Button size="s" onPress={onSignUp}>
              去报名
            </Button>
          )}
        </Stack>
      </RecordRow>
    </Card>
  );
}
