/** Who takes part, and what is done with a conversation; each step is seen at once in the sheet and behind it. */
import { call } from '@/core/api';
import { back, pick } from '@/core/routes';
import { useStores } from '@/core/stores';
import type { MembersChoice } from '@/domain/staff/chosen';
import { useAction, usePageData } from '@/ui/shell';
import type { Thread } from './thread';

export function useInfo(thread: Thread, onClose: () => void) {
  const { feedback, chat } = useStores();
  const conversationId = chat.id ?? '';
  const { data, reload } = usePageData(() => call('ding.chatInfo', { conversationId }), [conversationId]);
  const after = async (said?: string) => {
    if (said) feedback.toast(said);
    await Promise.all([reload(), thread.catchUp()]);
  };
  const add = useAction(async () => {
    const chosen = await pick<MembersChoice, '/asset/pages/storeselection'>('/asset/pages/storeselection', {
      mode: 'members',
    });
    if (!chosen || chosen.length === 0) return;
    await call('ding.chatSend', { action: 'addMember', conversationId, memberIds: chosen.map(({ id }) => id) });
    await after('已邀请');
  });
  const mute = useAction(async (on: boolean) => {
    await call('ding.chatSend', { action: 'mute', conversationId, on });
    await after();
  });
  const top = useAction(async (on: boolean) => {
    await call('ding.chatMark', { action: 'top', conversationId, on }, { hide: false });
    await after();
  });
  const leave = useAction(async () => {
    if (!(await feedback.confirm({ title: '离开这个群？', text: '离开后看不到这里的消息。', yes: '离开' }))) return;
    await call('ding.chatSend', { action: 'leave', conversationId });
    onClose();
    await back();
  });
  return { data, after, add, mute, top, leave };
}
