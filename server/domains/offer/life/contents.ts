/** What a verdict does with a post and with a comment. */
import type { ContentRules } from '../../people/contentCheck/kinds';
import { AUDIT_MS } from './actions';
import { findComment, lockPost, publishPost, updateComment, updateStatus } from './repository';

const PAGE = '/tea/pages/lifeCircle';

export const postContent: ContentRules = {
  label: '动态',
  scene: 'forum',
  page: () => PAGE,
  waits: async (tx, { targetId }) => (await lockPost(tx, targetId))?.status === 'auditing',
  /** Not before its time; then the timer shows it. */
  async passed(tx, { targetId }, now) {
    const post = await lockPost(tx, targetId);
    if (post && now >= post.at + AUDIT_MS) await publishPost(tx, targetId);
  },
  refused: (tx, { targetId }) => updateStatus(tx, targetId, 'removed'),
};

export const commentContent: ContentRules = {
  label: '评论',
  scene: 'comment',
  page: () => PAGE,
  waits: async (tx, { targetId }) => (await findComment(tx, targetId))?.status === 'auditing',
  async passed(tx, { targetId }) {
    await updateComment(tx, targetId, { status: 'on' });
  },
  async refused(tx, { targetId }) {
    await updateComment(tx, targetId, { status: 'removed' });
  },
};
