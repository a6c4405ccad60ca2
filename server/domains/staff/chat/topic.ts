/** `conv:{id}`: whoever takes part hears of what is new there; what it is, a phone that missed something asks for. */
import { notFound, Refusal } from '../../../http/errors';
import type { TopicKind } from '../../../realtime/topics';
import { findEmployee } from '../../people/employee/repository';
import { enter } from './access';
import { findConversation } from './repository';

export const conversationTopic: TopicKind = {
  allow: async ({ db }, { memberId }, id) => {
    const conversation = await findConversation(db, id);
    try {
      if (!conversation) throw notFound();
      await enter(db, memberId, conversation, await findEmployee(db, memberId));
      return true;
    } catch (error) {
      if (error instanceof Refusal) return false;
      throw error;
    }
  },
  snapshot: async ({ db }, _viewer, id) => {
    const conversation = await findConversation(db, id);
    return conversation && { rev: conversation.rev, data: { rev: conversation.rev } };
  },
};
