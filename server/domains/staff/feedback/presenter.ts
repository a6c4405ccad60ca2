/** Wire shape of a ticket. */
import type { FeedbackRow as Wire } from '../../../../src/contract/feedback/schemas';
import { DAY_MS } from '../../../lib/shanghai';
import type { FeedbackRow } from './repository';

/** An answer that nobody takes up ends the ticket. */
export const CLOSE_AFTER_MS = 7 * DAY_MS;

/** `shown`: the address under which whoever reads it sees a picture. */
export const presentFeedback = (row: FeedbackRow, shown: (url: string) => string, orderNo?: string): Wire => ({
  id: row.id,
  no: row.no,
  kind: row.kind,
  content: row.content,
  photos: row.photos.map(shown),
  ...(row.orderId && orderNo ? { orderId: row.orderId, orderNo } : {}),
  ...(row.incomeId === null ? {} : { incomeId: row.incomeId }),
  status: row.status,
  replies: row.replies.map(({ by, text, at, mine = false, photos = [] }) => ({
    by,
    text,
    at,
    mine,
    photos: photos.map(shown),
  })),
  unread: row.answeredAt !== null && row.answeredAt > (row.seenAt ?? 0),
  escalated: row.escalatedAt !== null,
  ...(row.status === 'answered' && row.answeredAt !== null ? { closesAt: row.answeredAt + CLOSE_AFTER_MS } : {}),
  ...(row.score === null ? {} : { score: row.score }),
  createdAt: row.createdAt,
});
