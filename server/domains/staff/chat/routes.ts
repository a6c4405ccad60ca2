import type { chatEndpoints } from '../../../../src/contract/chat/endpoints';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import type { HandlersOf } from '../../../http/handler';
import type { Asking } from '../../people/contentCheck/open';
import { addMembers, createGroup, leaveGroup, muteConversation, readInfo, renameGroup } from './group';
import { readChat } from './history';
import { makeTask, markChat } from './mark';
import { openChat } from './open';
import { markRead } from './read';
import { paperOf } from './paper';
import { searchChat } from './search';
import { recall, sendMessage, sendReport } from './send';

type Send = RequestOf<'ding.chatSend'>;
const SENDS: Record<
  Send['action'],
  (tx: Tx, memberId: string, input: Send, now: number, server: Setup & Asking) => Promise<DataOf<'ding.chatSend'>>
> = {
  send: sendMessage,
  recall,
  read: markRead,
  create: createGroup,
  rename: renameGroup,
  addMember: addMembers,
  leave: leaveGroup,
  mute: muteConversation,
};

export const chatHandlers = {
  'site.dingChat': (tx, input, { memberId, now, server }) => openChat(tx, memberId, input, now, server),
  'ding.chat': (tx, input, { memberId }) => readChat(tx, memberId, input),
  'ding.chatSend': (tx, input, { memberId, now, server }) => SENDS[input.action](tx, memberId, input, now, server),
  'ding.chatReport': (tx, input, { memberId, now, server }) => sendReport(tx, memberId, input, now, server),
  'ding.chatInfo': (tx, input, { memberId }) => readInfo(tx, memberId, input),
  'ding.chatSearch': (tx, input, { memberId }) => searchChat(tx, memberId, input),
  'ding.chatFile': (tx, input, { memberId, now, server }) => paperOf(tx, memberId, input, now, server),
  'ding.chatMark': (tx, input, { memberId, now }) => markChat(tx, memberId, input, now),
  'ding.chatTask': (tx, input, { memberId, now }) => makeTask(tx, memberId, input, now),
} satisfies HandlersOf<typeof chatEndpoints>;
