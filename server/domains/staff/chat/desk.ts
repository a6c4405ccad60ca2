/** The workbench (rules 26.2, 26.3): the last conversations, and how many customers wait for the service. */
import type { DeskChats, DeskFigure } from '../../people/work/desk';
import { listConversations } from './history';
import { lineOf } from './presenter';
import { countWaiting } from './repository';
import { pageOfChat } from './mark';

export const deskChats: DeskChats = async (tx, { memberId }, most) =>
  (await listConversations(tx, memberId, { size: most })).map(({ id, title, avatar, faces, last, unread }) => ({
    id,
    title,
    avatar: avatar || (faces[0] ?? ''),
    text: last ? lineOf(last) : '',
    at: last?.at ?? 0,
    unread,
    route: pageOfChat(id),
  }));

export const chatFigure: DeskFigure = {
  label: '等客服回复',
  area: 'service',
  unit: 'count',
  route: '/dingding/pages/group',
  read: (tx) => countWaiting(tx),
};
