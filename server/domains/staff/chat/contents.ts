/** What a verdict does with a message: only a refusal does anything, and nobody reads it for that. */
import type { ContentRules } from '../../people/contentCheck/kinds';
import { findMessageById, lockConversation } from './repository';
import { takeAway } from './send';

export const chatContent: ContentRules = {
  label: '消息',
  scene: 'log',
  isPrivate: true,
  page: () => '/dingding/pages/group',
  waits: async (tx, { targetId }) => (await findMessageById(tx, targetId))?.status === 'sent',
  passed: () => Promise.resolve(),
  async refused(tx, { targetId }) {
    const found = await findMessageById(tx, targetId);
    const conversation = found && (await lockConversation(tx, found.conversationId));
    const row = await findMessageById(tx, targetId);
    if (conversation && row?.status === 'sent') await takeAway(tx, { conversation }, row);
  },
};
