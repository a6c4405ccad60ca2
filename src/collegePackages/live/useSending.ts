/** Sending into a room: once by its clientId, which a message keeps until it stands there; likes no faster than the room takes them. */
import { useRef, useState } from 'react';
import type { LiveMsg, RequestOf } from '@/contract';
import { call } from '@/core/api';
import { uuid } from '@/core/lib/uuid';
import { useStores } from '@/core/stores';
import { useAction, useLogin } from '@/ui/shell';

/** The room takes one in so long. */
const PAUSE_MS = 2000;
type Sent = Pick<RequestOf<'college.liveSend'>, 'kind' | 'text' | 'giftId'>;

export function useSending(id: string, put: (message: LiveMsg) => void) {
  const { clock, feedback } = useStores();
  const guard = useLogin();
  const [points, setPoints] = useState<number>();
  const ids = useRef(new Map<string, string>());
  const likedAt = useRef(0);
  const sending = useAction(async (sent: Sent) => {
    const key = JSON.stringify(sent);
    const clientId = ids.current.get(key) ?? uuid();
    ids.current.set(key, clientId);
    const { balance, ...message } = await call('college.liveSend', { id, ...sent, clientId });
    ids.current.delete(key);
    if (balance !== undefined) setPoints(balance);
    put(message);
    if (message.auditing) feedback.toast('正在审核，通过后大家能看到');
  });
  return {
    pending: sending.pending,
    /** After a gift; undefined before. */
    points,
    say: (kind: 'text' | 'question', text: string) => sending.run({ kind, text }),
    give: (giftId: NonNullable<Sent['giftId']>) => sending.run({ kind: 'gift', giftId }),
    /** A touch within the pause is a touch of the same like. */
    like: () =>
      guard(() => {
        if (clock.now() - likedAt.current < PAUSE_MS) return;
        likedAt.current = clock.now();
        call('college.liveSend', { id, kind: 'like', clientId: uuid() }, { hide: true }).then(put, () => undefined);
      }),
  };
}

export type Sending = ReturnType<typeof useSending>;
