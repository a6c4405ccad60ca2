/** `seat:{sessionId}`: the cart of the table and who sits there, for its guests and its staff. */
import type { TopicKind } from '../../../realtime/topics';
import { servesAt } from './access';
import { readCart } from './cart/service';
import { findSession, sitsAt } from './rows/session/repository';

const ID = /^\d{1,18}$/;

export const seatTopic: TopicKind = {
  async allow({ db }, { memberId }, id) {
    const session = ID.test(id) ? await findSession(db, id) : undefined;
    return (
      session !== undefined && ((await sitsAt(db, memberId, id)) || (await servesAt(db, memberId, session.storeId)))
    );
  },
  async snapshot({ db, now }, _viewer, id) {
    const session = await findSession(db, id);
    if (!session) return undefined;
    const { status, tableId, intoId, party } = session;
    const cart = await readCart(db, session, now());
    return { rev: session.rev, data: { cart, status, tableId, party, ...(intoId ? { intoId } : {}) } };
  },
};
