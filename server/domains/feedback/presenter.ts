/** Wire shape of a ticket. */
import type { DataOf } from '../../../src/contract/schemas';
import type { FeedbackRow } from './repository';

export const presentFeedback = (row: FeedbackRow, orderNo?: string): DataOf<'shop.opinion'> => ({
  id: row.id,
  no: row.no,
  kind: row.kind,
  content: row.content,
  photos: row.photos,
  ...(orderNo ? { orderNo } : {}),
  status: row.status,
  replies: row.replies,
  ...(row.score === null ? {} : { score: row.score }),
  createdAt: row.createdAt,
});
