/** shop.opinion: a ticket of a member or of a visitor with a contact. */
import type { feedbackEndpoints } from '../../../src/contract/feedback/endpoints';
import type { HandlersOf } from '../../http/handler';
import { sendOpinion } from './service';

export const feedbackHandlers = {
  'shop.opinion': (tx, input, { memberId, now }) => sendOpinion(tx, memberId, input, now),
} satisfies HandlersOf<typeof feedbackEndpoints>;
