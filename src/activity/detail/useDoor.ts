/** The door of an activity on this phone (rule 35.5): its list, and scans that wait for a line; a ticket lets in once, also without one. */
import { useState } from 'react';
import type { DoorView, EventDetail } from '@/contract';
import { call, isLine } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import { uuid } from '@/core/lib/uuid';
import type { Kind } from '@/core/outbox';
import { useStores } from '@/core/stores';
import { useAction, useMessenger } from '@/ui/shell';
import { useOutbox } from '@/ui/shell/useOutbox';
import { codeOf, letInAt, withScans } from './door';
import { keepDoor, keptDoor } from './keptDoor';

/** What is scanned without a line waits on the phone and is sent later. */
const SCANS: Kind<'activity.doorSave'> = { name: 'door', endpoint: 'activity.doorSave', id: 'opId' };

export function useDoor(event: EventDetail) {
  const { feedback, clock, platform, session } = useStores();
  const { storage } = platform;
  const memberId = session.member?.id ?? session.owner ?? '';
  const messenger = useMessenger();
  const activityId = event.card.id;
  // The list that was taken before serves without a line, also after the app was closed.
  const [list, setList] = useState(() => keptDoor(storage, memberId, activityId)?.list);
  const take = (taken: DoorView) => {
    keepDoor(storage, memberId, event, taken);
    setList(taken);
  };
  const box = useOutbox(SCANS, {
    onSent: (entry, answer) => {
      if (entry.activityId !== activityId) return;
      take(answer);
      if (answer.result) feedback.toast(answer.result.text);
    },
    onRefused: (entry) => {
      feedback.toast(entry.refused);
      box.seen([entry.opId]);
    },
  });
  const waitingHere = () => box.waiting().filter((entry) => entry.activityId === activityId);
  const waiting = waitingHere();
  const rows = withScans(list?.rows ?? [], waiting);
  const load = useAction(async () => {
    try {
      take(await call('activity.door', { activityId }, { hide: true }));
    } catch (error) {
      if (!isLine(error) || !list) throw error;
    }
  });
  const send = async (text: string, action: 'in' | 'out') => {
    const code = codeOf(text);
    const opId = uuid();
    const before = letInAt(list?.rows ?? [], waitingHere(), code);
    box.add({ activityId, code: text, action, at: clock.now(), opId });
    await box.flush();
    if (box.stopped() === undefined) return;
    // Without a line the list that was taken before says who it is, and who is in already is not let in once more.
    const row = list?.rows.find((one) => one.code === code);
    if (action === 'in' && before !== undefined && box.drop(opId))
      return void feedback.toast([row?.name, '已入场', formatTime(before, 'h:m')].filter(Boolean).join(' '));
    feedback.toast(row ? `${row.name} ${row.qty} 位，连上后送出` : '名单里没有这张票，连上后再查');
  };
  const scan = useAction(async () => {
    const code = await messenger.scanCode();
    if (code) await send(code, 'in');
  });
  const mark = useAction(send);
  const came = rows.reduce((sum, { qty, status }) => sum + (status === 'checked' ? qty : 0), 0);
  return { list, rows, came, waiting, load, scan, mark };
}
