/** The states of a quote (rule 30.2) and who may do what in each. */
import type { QuoteDetail, QuoteState, QuoteTab } from '../../../../src/contract/quote/shapes';
import type { Employee } from '../../people/employee/repository';
import type { Quote } from './repository';

export const STATE_WORDS: Record<QuoteState, string> = {
  draft: '草稿',
  review: '待审批',
  rejected: '已驳回',
  approved: '待发送',
  sent: '已发送',
  viewed: '已查看',
  accepted: '已接受',
  declined: '已拒绝',
  ordered: '已转单',
  expired: '已过期',
  void: '已作废',
};

/** Where a list keeps them: what its seller has to do next stands first. */
export const TABS: Record<QuoteTab, { label: string; states: readonly QuoteState[] }> = {
  draft: { label: '草稿', states: ['draft', 'rejected', 'approved'] },
  review: { label: '待审批', states: ['review'] },
  sent: { label: '已发送', states: ['sent', 'viewed'] },
  accepted: { label: '已接受', states: ['accepted', 'ordered'] },
  closed: { label: '已关闭', states: ['declined', 'expired', 'void'] },
};

const isOpen = (status: QuoteState): boolean => status === 'sent' || status === 'viewed';

/** At its last moment an offer is over, whether the timer has run or not. */
export const stateAt = ({ status, validUntil }: Pick<Quote, 'status' | 'validUntil'>, now: number): QuoteState =>
  isOpen(status) && now >= validUntil ? 'expired' : status;

type Can = QuoteDetail['can'][number];

const OWNER_CAN: Partial<Record<QuoteState, readonly Can[]>> = {
  draft: ['edit', 'submit', 'copy', 'void'],
  rejected: ['edit', 'submit', 'copy', 'void'],
  review: ['withdraw', 'copy', 'void'],
  approved: ['edit', 'send', 'copy', 'void'],
  sent: ['send', 'extend', 'copy', 'void'],
  viewed: ['send', 'extend', 'copy', 'void'],
  accepted: ['copy'],
  ordered: ['copy'],
  declined: ['copy'],
  expired: ['extend', 'copy'],
  void: ['copy'],
};

/** The seller moves a quote; others who see it may make one of their own of it. */
export function canDo(quote: Quote, viewer: Employee, now: number): Can[] {
  const all = OWNER_CAN[stateAt(quote, now)] ?? [];
  return quote.ownerId === viewer.id ? [...all] : all.filter((one) => one === 'copy');
}

export function clientCan(quote: Quote, memberId: string, now: number): Can[] {
  const state = stateAt(quote, now);
  if (isOpen(state)) return ['accept', 'decline', 'ask'];
  return state === 'accepted' && quote.acceptedById === memberId ? ['ask', 'pay'] : ['ask'];
}
