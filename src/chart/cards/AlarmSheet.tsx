/** What the evening tells, each switched on or off by whoever hears it (rule 32.10). */
import { useState, type ReactElement } from 'react';
import type { DataOf, RequestOf } from '@/contract';
import { call } from '@/core/api';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Sheet } from '@/ui/kit/Sheet';
import { Switch } from '@/ui/kit/Switch';
import { Note } from '@/ui/kit/Words';
import { useAction, useBlock } from '@/ui/shell';

type Alarms = DataOf<'manage.reportAlarms'>;

export function AlarmSheet({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  const read = useBlock(async () => (open ? await call('manage.reportAlarms', {}) : undefined), '', String(open));
  const [changed, setChanged] = useState<Alarms>();
  const alarms = changed ?? read ?? [];
  const turn = useAction(async (alarm: RequestOf<'manage.reportAlarms'>) =>
    setChanged(await call('manage.reportAlarms', alarm)),
  );
  return (
    <Sheet open={open} title="每晚提醒" onClose={onClose} bare>
      <Cells>
        {alarms.map(({ kind, label, note, on }) => (
          <Cell key={kind} label={label} note={note} arrow={false}>
            <Switch on={on} label={label} onChange={(next) => void turn.run({ kind, on: next })} />
          </Cell>
        ))}
      </Cells>
      {read === null && <Note block>没有取到，请关上再点一次</Note>}
    </Sheet>
  );
}
