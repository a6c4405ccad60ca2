/** Tickets: shop.opinion of everybody, tea.feedback of members, who can follow theirs. */
import type { feedbackEndpoints } from '../../../../src/contract/feedback/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { readBook, saveFeedback } from './book';
import { MOST_PHOTOS, sendOpinion } from './service';

export const feedbackHandlers = {
  'shop.opinion': (tx, input, { memberId, now, server }) =>
    sendOpinion(tx, memberId, { ...input, most: MOST_PHOTOS }, now, server),
  'tea.feedback': (tx, input, { memberId, now, server }) => readBook(tx, memberId, input, now, server),
  'tea.feedbackSave': (tx, input, { memberId, now, server }) => saveFeedback(tx, memberId, input, now, server),
} satisfies HandlersOf<typeof feedbackEndpoints>;
