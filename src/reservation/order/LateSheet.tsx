/** 我要迟到: by how much, once; until when the room is then kept. */
import { useEffect, useState, type ReactElement } from 'react';
import type { BookingCard } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { CheckMark } from '@/ui/kit/Check';
import { Sheet } from '@/ui/kit/Sheet';
import { Note } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import { clockText } from './labels';
import type { ActSheetProps } from './actSheet';

/** At most this long after the beginning. */
const MOST_MS = 50 * 60_000;
const keptAfter = ({ startAt, keptUntil }: BookingCard, late: number): number =>
  Math.min(startAt + MOST_MS, keptUntil + late * 60_000);

export function LateSheet({ open, booking, onClose, onDone, onStale }: ActSheetProps): ReactElement {
  const { feedback } = useStores();
  const [chosen, setChosen] = useState<number>();
  useEffect(() => setChosen(undefined), [open]);
  const choices = booking?.lateChoices ?? [];
  const minutes = chosen ?? choices[0];
  const send = useAction(async () => {
    if (!booking || minutes === undefined) return;
    try {
      const told = await call('tea.bookingAct', { id: booking.card.id, action: 'late', lateMinutes: minutes });
      feedback.toast(`已告诉门店，席位留到 ${clockText(told.card.keptUntil)}`);
      onDone(told);
    } catch (error) {
      if (error instanceof RefusedError) onStale();
      throw error;
    }
  });
  return (
    <Sheet
      open={open}
      title="大约晚多久？"
      closable={!send.pending}
      onClose={onClose}
      footer={
        <Button block size="l" disabled={minutes === undefined} busy={send.pending && '告知中'} onPress={send.run}>
          告诉门店
        </Button>
      }
    >
      <Cells>
        {choices.map((late) => (
          <Cell
            key={late}
            role="radio"
            checked={late === minutes}
            label={`晚 ${late} 分钟`}
            note={booking && `席位留到 ${clockText(keptAfter(booking.card, late))}`}
            arrow={false}
            onPress={() => setChosen(late)}
          >
            <CheckMark kind="radio" checked={late === minutes} />
          </Cell>
        ))}
      </Cells>
      <Note block>迟到可说一次，最多留 50 分钟。</Note>
    </Sheet>
  );
}
