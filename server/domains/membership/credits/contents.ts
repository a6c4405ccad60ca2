/** What a verdict does with the words that came with a gift: only a refusal does anything. Rows of accounts are never changed, so who reads them leaves those out. */
import type { ContentRules } from '../../people/contentCheck/kinds';
import { findTaker } from '../../people/ledger/repository';
import { forgetWords } from '../../people/notice/send';

export const memoContent: ContentRules = {
  label: '赠言',
  scene: 'log',
  isPrivate: true,
  page: () => '/member/pages/credit/index',
  waits: () => Promise.resolve(true),
  passed: () => Promise.resolve(),
  async refused(tx, { targetId, text, at }) {
    const takerId = await findTaker(tx, targetId, at);
    if (takerId !== undefined) await forgetWords(tx, takerId, `：${text}`, at);
  },
};
