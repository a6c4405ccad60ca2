/** Sending from this phone: into the outbox first, then out in its order; what was refused stays with its reason until it is sent again or thrown away. */
import type { ChatMsg, SentType } from '@/contract';
import { uuid } from '@/core/lib/uuid';
import { useStores } from '@/core/stores';
import { useOutbox } from '@/ui/shell/useOutbox';
import { SAID, type Unsent } from './unsent';

type Body = { text?: string; url?: string; refId?: string; replyTo?: string; mentions?: string[] };

export function useSaying(conversationId: string, onSent: (message: ChatMsg) => void) {
  const { clock } = useStores();
  const box = useOutbox(SAID, {
    onSent: (entry, { message }) => {
      if (message && entry.conversationId === conversationId) onSent(message);
    },
  });
  const own = (entries: readonly Unsent[]) => entries.filter((one) => one.conversationId === conversationId);
  const refused = own(box.refused());
  return {
    say: (type: SentType, body: Body) => {
      box.add({ action: 'send', conversationId, clientId: uuid(), type, body, at: clock.now() });
      void box.flush();
    },
    /** What waits, then what was refused. */
    unsent: [...own(box.waiting()), ...refused],
    /** Nobody answers: what waits has not gone out. */
    isStuck: box.stopped() !== undefined,
    again: (entry: Unsent) => {
      if (entry.refused !== undefined && entry.clientId) box.again(entry.clientId);
      void box.flush();
    },
    drop: (entry: Unsent) => {
      if (entry.clientId) box.drop(entry.clientId);
    },
  };
}
export type Saying = ReturnType<typeof useSaying>;
