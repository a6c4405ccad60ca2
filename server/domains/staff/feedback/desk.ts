/** A ticket on the desk of the service, an escalated one on that of the managers; whoever passes its task answers with the note. */
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { MANAGER_DESK, SERVICE_DESK } from '../../people/employee/desks';
import { findMember } from '../../people/member/repository';
import { closeTask, openTask } from '../../people/task/open';
import type { FeedbackRow } from './repository';

const MOST_SUMMARY = 40;
export const KIND_WORDS: Readonly<Record<string, string>> = {
  product: '商品',
  service: '服务',
  system: '系统',
  complaint: '投诉',
  suggest: '建议',
};

/** `text` is what was said last. What lies on a desk already gives way to it. */
export async function putOnDesk(
  tx: Tx,
  ticket: FeedbackRow,
  { text, orderNo, photos = ticket.photos }: { text: string; orderNo?: string | undefined; photos?: readonly string[] },
  now: number,
  server: Setup,
): Promise<void> {
  const sender = ticket.memberId ? await findMember(tx, ticket.memberId) : undefined;
  const fromName = sender?.nickname ?? '访客';
  await closeTask(tx, { kind: 'feedback', targetId: ticket.id }, '客户补充了内容', now);
  await openTask(tx, { ...ticketTask(ticket, fromName, { text, orderNo, photos }), createdAt: now }, server);
}

/** What who answers reads. */
export function ticketTask(
  ticket: FeedbackRow,
  fromName: string,
  { text, orderNo, photos }: { text: string; orderNo?: string | undefined; photos: readonly string[] },
) {
  const escalated = ticket.escalatedAt !== null;
  return {
    kind: 'feedback' as const,
    targetId: ticket.id,
    title: `${escalated ? '升级投诉' : `${KIND_WORDS[ticket.kind] ?? ''}反馈`} ${fromName}`,
    summary: Array.from(text).slice(0, MOST_SUMMARY).join(''),
    fromId: ticket.memberId,
    fromName,
    area: escalated ? MANAGER_DESK : SERVICE_DESK,
    worth: null,
    urgent: escalated || ticket.kind === 'complaint',
    fields: [
      { key: 'no', label: '编号', value: ticket.no },
      { key: 'text', label: '内容', value: text },
      ...(orderNo ? [{ key: 'order', label: '订单', value: orderNo }] : []),
      ...(ticket.incomeId === null ? [] : [{ key: 'income', label: '收益', value: ticket.incomeId }]),
      ...(ticket.fromPage ? [{ key: 'from', label: '来自页面', value: ticket.fromPage }] : []),
      ...(ticket.contact ? [{ key: 'contact', label: '联系方式', value: ticket.contact }] : []),
    ],
    files: [...photos],
  };
}
