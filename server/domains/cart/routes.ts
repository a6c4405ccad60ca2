/** Endpoints of the cart. Everything that changes it answers the whole cart, computed again. */
import type { cartEndpoints } from '../../../src/contract/cart/endpoints';
import type { HandlersOf } from '../../http/context';
import { badRequest, notFound } from '../../http/errors';
import { once } from '../../http/idempotent';
import { transact } from '../../db/transact';
import { countItems, findItem, removeItems, selectItems } from './repository';
import { addToCart, changeLine, mergeLines } from './service';
import { readCart } from './view';

export const cartHandlers: HandlersOf<typeof cartEndpoints> = {
  'cartItem.index': (_input, { db, viewer, now }) => readCart(db, viewer.memberId, now()),
  'cartItem.create': ({ skuId, qty, requestId }, { db, viewer, now }) =>
    transact(db, (tx) =>
      once(tx, { memberId: viewer.memberId, endpoint: 'cartItem.create', requestId, now: now() }, () =>
        addToCart(tx, viewer.memberId, skuId, qty, now()),
      ),
    ),
  'cartItem.select': async ({ ids, all, selected }, { db, viewer, now }) => {
    if (ids === undefined && !all) throw badRequest('ids');
    await selectItems(db, viewer.memberId, all ? undefined : ids, selected);
    return readCart(db, viewer.memberId, now());
  },
  'cartItem.merge': ({ lines, requestId }, { db, viewer, now }) =>
    transact(db, (tx) =>
      once(tx, { memberId: viewer.memberId, endpoint: 'cartItem.merge', requestId, now: now() }, () =>
        mergeLines(tx, viewer.memberId, lines, now()),
      ),
    ),
  'cartItem.update': (input, { db, viewer, now }) =>
    transact(db, async (tx) => {
      await changeLine(tx, viewer.memberId, input, now());
      return readCart(tx, viewer.memberId, now());
    }),
  'cartItem.delete': ({ id }, { db, viewer, now }) =>
    transact(db, async (tx) => {
      if (!(await findItem(tx, viewer.memberId, id))) throw notFound();
      await removeItems(tx, viewer.memberId, [id]);
      return readCart(tx, viewer.memberId, now());
    }),
  'atShop.cartDelete': async ({ ids }, { db, viewer }) => {
    await removeItems(db, viewer.memberId, ids);
    return { count: await countItems(db, viewer.memberId) };
  },
  'atShop.cartCount': async (_input, { db, viewer }) => ({ count: await countItems(db, viewer.memberId) }),
};
