/** Colleagues are chosen: one of them is talked to alone, several become a group. */
import { call } from '@/core/api';
import { uuid } from '@/core/lib/uuid';
import { go, pick } from '@/core/routes';
import type { MembersChoice } from '@/domain/staff/chosen';
import { useAction, type Action } from '@/ui/shell';

export function useNewConversation(): Action<[]> {
  return useAction(async () => {
    const chosen = await pick<MembersChoice, '/asset/pages/storeselection'>('/asset/pages/storeselection', {
      mode: 'members',
    });
    if (!chosen || chosen.length === 0) return;
    const [first] = chosen;
    const made =
      chosen.length === 1 && first
        ? await call('site.dingChat', { employeeId: first.id })
        : (await call('ding.chatSend', { action: 'create', clientId: uuid(), memberIds: chosen.map(({ id }) => id) }))
            .conversation;
    if (made) await go('/dingding/pages/group', { conversationId: made.id });
  });
}
