/** 主持, before a room begins: another time, now instead of later, or not at all. Who waits for it hears so at once. */
import { useEffect, useState, type ReactElement } from 'react';
import type { LiveDetail } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { momentOf } from '@/domain/when/momentOf';
import { WhenInput } from '@/domain/when/WhenInput';
import { Button } from '@/ui/kit/Button';
import { Dialog } from '@/ui/kit/Dialog';
import { Field, FieldPair } from '@/ui/kit/Field';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';
import { useHosting } from './useHosting';

const MOST_WHY = 60;

interface PlanSheetProps {
  open: boolean;
  live: LiveDetail;
  onClose: () => void;
  /** Something of it is another now. */
  onDone: () => void;
}

export function PlanSheet({ open, live: { card }, onClose, onDone }: PlanSheetProps): ReactElement {
  const { clock } = useStores();
  const { id, startAt, subscribers } = card;
  const hosting = useHosting(id);
  const [day, setDay] = useState('');
  const [time, setTime] = useState('');
  const [asking, setAsking] = useState<'start' | 'cancel'>();
  const [why, setWhy] = useState('');
  useEffect(() => {
    setDay(formatTime(startAt, 'YYYY-MM-DD'));
    setTime(formatTime(startAt, 'h:m'));
  }, [startAt]);
  const at = momentOf(day, time);
  const isPast = !(at > clock.now());
  const act = async (input: Parameters<typeof hosting.run>[0], said: string) => {
    const done = await hosting.run(input, said);
    setAsking(undefined);
    if (!done) return;
    onClose();
    onDone();
  };
  return (
    <>
      <Sheet open={open} onClose={onClose} title="主持">
        <Stack gap={12}>
          <Note block>{`${subscribers} 人预约了这一场，改期和取消会马上通知他们。`}</Note>
          <FieldPair>
            <Field label="日期" {...(isPast && at !== startAt && { error: '新的时间要晚于现在' })}>
              <WhenInput label="日期" mode="date" value={day} onInput={setDay} />
            </Field>
            <Field label="时间">
              <WhenInput label="时间" mode="time" value={time} onInput={setTime} />
            </Field>
          </FieldPair>
          <Button
            block
            tone="line"
            busy={hosting.pending}
            disabled={isPast || at === startAt}
            onPress={() => void act({ action: 'move', startAt: at }, '已改期')}
          >
            改到这个时间
          </Button>
          <Stack row gap={8}>
            <Button grow tone="quiet" onPress={() => setAsking('cancel')}>
              取消这一场
            </Button>
            <Button grow tone="line" onPress={() => setAsking('start')}>
              现在开播
            </Button>
          </Stack>
        </Stack>
      </Sheet>
      <Dialog
        open={asking === 'start'}
        title="现在开播"
        text="预约的人会收到提醒，直播从现在算起。"
        yes="开播"
        no="再等等"
        busy={hosting.pending}
        onYes={() => act({ action: 'start' }, '开播了')}
        onNo={() => setAsking(undefined)}
      />
      <Dialog
        open={asking === 'cancel'}
        title="取消这一场"
        text="取消以后不能再开。"
        yes="取消直播"
        no="留着"
        danger
        busy={hosting.pending}
        onYes={() => act({ action: 'cancel', text: why }, '直播已取消')}
        onNo={() => setAsking(undefined)}
      >
        <TextField label="原因（可不写）" value={why} onInput={setWhy} maxLength={MOST_WHY} />
      </Dialog>
    </>
  );
}
