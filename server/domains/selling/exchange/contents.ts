/** What a verdict does with the words of a gift: only a refusal does anything. */
import type { ContentRules } from '../../people/contentCheck/kinds';
import { forgetWords } from '../../people/notice/send';
import { findExchange, updateExchange } from './repository';

export const giftMemoContent: ContentRules = {
  label: '赠言',
  scene: 'log',
  isPrivate: true,
  page: () => '/pointpage/pages/point?records=1',
  waits: () => Promise.resolve(true),
  passed: () => Promise.resolve(),
  async refused(tx, { targetId, text, at }) {
    const { toId = null } = (await findExchange(tx, targetId)) ?? {};
    await updateExchange(tx, targetId, { memo: '' });
    if (toId !== null) await forgetWords(tx, toId, `：${text}`, at);
  },
};
