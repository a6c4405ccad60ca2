/** shop.opinion: a ticket of a member or of a visitor with a contact. */
import type { orderEndpoints } from '../../../src/contract/order/endpoints';
import type { HandlersOf } from '../../http/handler';
import { sendOpinion } from './service';

export const feedbackHandlers = {
  'shop.opinion': (tx, input, { memberId, now }) => sendOpinion(tx, memberId, input, now),
} satisfies HandlersOf<Pick<typeof orderEndpoints, 'shop.opinion'>>;
