/** What the viewer can do with a message now, in the order in which it is offered. */
import type { ChatMsg } from '@/contract';
import { call } from '@/core/api';
import { uuid } from '@/core/lib/uuid';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { useAction } from '@/ui/shell';
import { lineOf } from './lines';
import type { Thread } from './thread';

const RECALL_MS = 2 * 60_000;
const MOST_TITLE = 40;

interface Deed {
  label: string;
  onPress: () => unknown;
}
interface Ends {
  onClose: () => void;
  onReply: (message: ChatMsg) => void;
}

export function useMessageActs(thread: Thread, message: ChatMsg, { onClose, onReply }: Ends): Deed[] {
  const { session, clock, feedback, chat } = useStores();
  const conversationId = chat.id ?? '';
  const messageId = message.id;
  const text = message.body.text ?? '';
  const isOwn = message.from.id === session.member?.id;
  const isPinned = chat.pinned?.id === messageId;
  const done = (answer: { message?: ChatMsg | undefined }, said?: string) => {
    if (answer.message) thread.take([answer.message]);
    onClose();
    if (said !== undefined) feedback.toast(said);
  };
  const reply = () => {
    onReply(message);
    onClose();
  };
  const copy = useAction(async () => {
    await platform.clipboard.copy(text);
    done({}, '已复制');
  });
  const pin = useAction(async () => {
    const input = { action: 'pin', conversationId, messageId, on: !isPinned } as const;
    done(await call('ding.chatMark', input, { hide: false }), isPinned ? '已取消置顶' : '已置顶');
    await thread.catchUp();
  });
  const task = useAction(async () => {
    const title = Array.from(lineOf(message)).slice(0, MOST_TITLE).join('') || '会话里的一件事';
    await call('ding.chatTask', { conversationId, messageId, title }, { requestId: uuid() });
    done({}, '已放进我的待办');
  });
  const remind = useAction(async () => {
    done(await call('ding.chatMark', { action: 'remind', conversationId, messageId }, { hide: false }), '已提醒');
    await thread.catchUp();
  });
  const recall = useAction(async () =>
    done(await call('ding.chatSend', { action: 'recall', conversationId, body: { messageId } })),
  );
  const isGroup = chat.conversation?.kind === 'group';
  const offered: (Deed & { if: boolean })[] = [
    { if: true, label: '回复', onPress: reply },
    { if: text !== '', label: '复制', onPress: copy.run },
    { if: true, label: isPinned ? '取消置顶' : '置顶', onPress: pin.run },
    { if: session.member?.employee !== undefined, label: '转为待办', onPress: task.run },
    { if: isOwn && isGroup, label: '提醒未读', onPress: remind.run },
    { if: isOwn && clock.now() < message.at + RECALL_MS, label: '撤回', onPress: recall.run },
  ];
  return offered.filter((one) => one.if);
}
