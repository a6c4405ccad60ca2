/** shop.opinion: a ticket of a member or of a visitor with a contact. */
import type { orderEndpoints } from '../../../src/contract/order/endpoints';
import type { Tx } from '../../db/client';
import type { HandlersOf } from '../../http/context';
import { sendOpinion } from './service';

export const feedbackHandlers = {
  'shop.opinion': (input, { db, viewer, now }) =>
    db.transaction((tx) => sendOpinion(tx as unknown as Tx, { input, memberId: viewer?.memberId, now: now() })),
} satisfies HandlersOf<Pick<typeof orderEndpoints, 'shop.opinion'>>;
