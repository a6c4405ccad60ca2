/** When the store changes its mind: 暂停接单 for the next hour, a room or the whole store closed for a while, and whom that strands. */
import { useState, type ReactElement } from 'react';
import type { RoomClosure } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Switch } from '@/ui/kit/Switch';
import { Section } from '@/ui/kit/SectionHead';
import { useAction } from '@/ui/shell';
import { clockText } from '../order/labels';
import { dayOf, dayText } from '../days';
import type { DeskDay } from './board';
import { CloseSheet } from './CloseSheet';
import { StrandedSheet } from './StrandedSheet';

interface KeepingProps {
  day: DeskDay;
  now: number;
  onChanged: () => void;
}

const spanText = ({ from, to }: RoomClosure): string => {
  const end = dayOf(from) === dayOf(to) ? clockText(to) : `${dayText(dayOf(to))} ${clockText(to)}`;
  return `${dayText(dayOf(from))} ${clockText(from)} 至 ${end}`;
};

export function Keeping({ day, now, onChanged }: KeepingProps): ReactElement {
  const { feedback } = useStores();
  const [closing, setClosing] = useState(false);
  const [stranded, setStranded] = useState<string>();
  const isPaused = day.pausedUntil !== undefined && day.pausedUntil > now;
  const pause = useAction(async (on: boolean) => {
    const { pausedUntil } = await call('booking.deskPause', { storeId: day.store.id, on });
    feedback.toast(pausedUntil ? `${clockText(pausedUntil)} 前不接新单` : '恢复接单');
    onChanged();
  });
  const reopen = useAction(async ({ id, roomName }: RoomClosure) => {
    if (!(await feedback.confirm({ title: `${roomName}重新开放？`, text: '开放后客人又能订。', yes: '开放' }))) return;
    await call('booking.deskReopen', { id });
    feedback.toast('已开放');
    onChanged();
  });
  return (
    <Section near title="接单与停用">
      <Cells place="alone">
        <Cell
          label="暂停接单"
          note={isPaused && day.pausedUntil ? `${clockText(day.pausedUntil)} 前不接新单` : '只停下一小时开席的新单'}
          arrow={false}
        >
          <Switch label="暂停接单" on={isPaused} onChange={(on) => void pause.run(on)} />
        </Cell>
        {day.closures.map((closure) => (
          <Cell
            key={closure.id}
            label={`${closure.roomName}停用`}
            note={`${spanText(closure)} ${closure.reason}`}
            arrow={false}
          >
            {closure.stranded > 0 && (
              <Button size="s" tone="line" onPress={() => setStranded(closure.id)}>
                {`安置 ${closure.stranded} 单`}
              </Button>
            )}
            <Button size="s" tone="quiet" label={`开放${closure.roomName}`} onPress={() => void reopen.run(closure)}>
              开放
            </Button>
          </Cell>
        ))}
        <Cell label="停用一间或整店" note="先看会影响哪些预约" onPress={() => setClosing(true)} />
      </Cells>
      <CloseSheet
        open={closing}
        day={day}
        onClose={() => setClosing(false)}
        onClosed={(closureId, count) => {
          setClosing(false);
          if (count > 0) setStranded(closureId);
          onChanged();
        }}
      />
      <StrandedSheet
        closureId={stranded}
        storeId={day.store.id}
        onClose={() => {
          setStranded(undefined);
          onChanged();
        }}
      />
    </Section>
  );
}
