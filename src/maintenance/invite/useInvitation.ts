/** What an invitation says before it is sent, kept while the app runs, and how it is written and sent. */
import { useState } from 'react';
import type { ClientCard, ClientDict, InviteRow } from '@/contract';
import { call } from '@/core/api';
import { DAY, formatTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { momentOf } from '@/domain/when/momentOf';
import { useAction, useForm } from '@/ui/shell';
import { useLeave } from '@/ui/shell/useLeave';

export const MINUTES = 120;
/** An invitation that names no room. */
export const NO_ROOM = '';

interface Invitation {
  purpose: string;
  storeId: string;
  roomId: string;
  activityId: string;
  at: number;
  party: number;
  note: string;
}

const writtenOf = ({ purpose, store, room, activity, at, party, note }: InviteRow): Invitation => ({
  ...{ purpose, storeId: store.id, at, party, note },
  roomId: room?.id ?? NO_ROOM,
  activityId: activity?.id ?? '',
});
/** In three days, in the afternoon. */
const fresh = (storeId: string, now: number): Invitation => ({
  ...{ purpose: 'tasting', storeId, roomId: NO_ROOM, activityId: '', party: 2, note: '' },
  at: momentOf(formatTime(now + 3 * DAY, 'YYYY-MM-DD'), '14:00'),
});

export interface InvitationOptions {
  row: InviteRow | undefined;
  client: ClientCard | undefined;
  dict: ClientDict;
  planId: string | undefined;
  onSaved: (row: InviteRow) => void;
}

export function useInvitation({ row, client: given, dict, planId, onSaved }: InvitationOptions) {
  const { clock, feedback, session } = useStores();
  const host = session.member?.employee;
  const [client, setClient] = useState(given);
  const form = useForm<Invitation>(
    row ? writtenOf(row) : fresh(host?.storeId ?? dict.stores[0]?.value ?? '', clock.now()),
    {
      roomId: () => undefined,
      at: (at) => (at <= clock.now() ? '请选择将来的时间' : undefined),
      party: () => undefined,
      note: () => undefined,
    },
    row ? undefined : `invite ${given?.id ?? ''}`,
  );
  useLeave(form.dirty);
  const save = useAction(async (isSent: boolean) => {
    if (!client) return feedback.toast('请选择客户');
    if (!form.check()) return;
    const { activityId, roomId, ...said } = form.values;
    const draft = await call('customer.inviteSave', {
      action: 'create',
      ...(row ? { id: row.id } : planId && { planId }),
      ...{ clientId: client.id, ...said, minutes: MINUTES },
      ...(roomId !== NO_ROOM && { roomId }),
      ...(activityId !== '' && { activityId }),
    });
    form.done();
    if (!isSent) {
      feedback.toast('草稿已保存');
      return onSaved(draft);
    }
    const sent = await call('customer.inviteSave', { action: 'send', id: draft.id });
    feedback.toast('已发出，把链接发给客人吧');
    return onSaved(sent);
  });
  /** A room and an activity belong to their store. */
  const move = (storeId: string) => {
    form.set('storeId', storeId);
    form.set('roomId', NO_ROOM);
    form.set('activityId', '');
  };
  return { form, client, setClient, save, move, host: host?.name ?? '' };
}
export type InvitationForm = ReturnType<typeof useInvitation>['form'];
