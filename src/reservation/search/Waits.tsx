/** Own places in queues for a table: which place, what is offered until when, and the way out. */
import type { ReactElement } from 'react';
import type { BookingWait } from '@/contract';
import { call } from '@/core/api';
import { open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Countdown } from '@/ui/kit/Countdown';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Stack } from '@/ui/kit/Stack';
import { useAction } from '@/ui/shell';
import { dayText } from '../days';

interface WaitsProps {
  waits: readonly BookingWait[];
  onChanged: () => void;
}

export function Waits({ waits, onChanged }: WaitsProps): ReactElement | null {
  const shown = waits.filter(({ state }) => state === 'waiting' || state === 'offered');
  return shown.length > 0 ? (
    <Card place="next" pad="rows">
      {shown.map((wait) => (
        <Wait key={wait.id} wait={wait} onChanged={onChanged} />
      ))}
    </Card>
  ) : null;
}

/** 19:00-21:00; while several starts suit 19:00 至 20:30 间开始，2 小时. */
function spanText({ start, end, nextDay, latest, minutes, offer }: BookingWait): string {
  const kept = offer ?? { start, end, nextDay };
  const from = `${kept.nextDay ? '次日' : ''}${kept.start}`;
  return latest && !offer ? `${from} 至 ${latest} 间开始，${minutes / 60} 小时` : `${from}-${kept.end}`;
}

function Wait({ wait, onChanged }: { wait: BookingWait; onChanged: () => void }): ReactElement {
  const { feedback } = useStores();
  const { id, storeName, date, party, place, offer } = wait;
  const leave = useAction(async () => {
    await call('booking.waitLeave', { id });
    feedback.toast('不再等这一段');
    onChanged();
  });
  const when = `${dayText(date)} ${spanText(wait)} ${party} 位`;
  return (
    <RecordRow
      flush
      title={offer ? `${storeName} ${offer.roomName}给你留着` : `${storeName}，排第 ${place} 位`}
      notes={[
        when,
        offer && <Countdown key="until" tone="text" label="请在此前去订" endAt={offer.until} onEnd={onChanged} />,
      ]}
    >
      <Stack row gap={8}>
        <Button size="s" tone="quiet" label={`不等了，${storeName}`} onPress={leave.run}>
          不等了
        </Button>
        {offer && (
          <Button size="s" label={`去订，${storeName}`} onPress={() => void open(offer.route)}>
            去订
          </Button>
        )}
      </Stack>
    </RecordRow>
  );
}
