/** Endpoints of the cart. Everything that changes it answers the whole cart, computed again. */
import type { cartEndpoints } from '../../../../src/contract/cart/endpoints';
import { badRequest, notFound } from '../../../http/errors';
import type { HandlersOf } from '../../../http/handler';
import { countItems, findItem, removeItems, selectItems } from './repository';
import { addToCart, changeLine, mergeLines } from './service';
import { readCart } from './presenter';

export const cartHandlers: HandlersOf<typeof cartEndpoints> = {
  'cartItem.index': (tx, _input, { memberId, now }) => readCart(tx, memberId, now),
  'cartItem.create': (tx, input, { memberId, now }) => addToCart(tx, memberId, input, now),
  'cartItem.select': async (tx, { ids, all, selected }, { memberId, now }) => {
    if (ids === undefined && !all) throw badRequest('ids');
    await selectItems(tx, memberId, all ? undefined : ids, selected);
    return readCart(tx, memberId, now);
  },
  'cartItem.merge': (tx, { lines }, { memberId, now }) => mergeLines(tx, memberId, lines, now),
  'cartItem.update': async (tx, input, { memberId, now }) => {
    await changeLine(tx, memberId, input, now);
    return readCart(tx, memberId, now);
  },
  'cartItem.delete': async (tx, { id }, { memberId, now }) => {
    if (!(await findItem(tx, memberId, id))) throw notFound();
    await removeItems(tx, memberId, [id]);
    return readCart(tx, memberId, now);
  },
  'atShop.cartIndex': (tx, _input, { memberId, now }) => readCart(tx, memberId, now),
  'atShop.cartAdd': async (tx, { skuId, qty }, { memberId, now }) => {
    const { count } = await addToCart(tx, memberId, { skuId, qty }, now);
    return { count };
  },
  'atShop.cartDelete': async (tx, { ids }, { memberId }) => {
    await removeItems(tx, memberId, ids);
    return { count: await countItems(tx, memberId) };
  },
  'atShop.cartCount': async (tx, _input, { memberId }) => ({ count: await countItems(tx, memberId) }),
};
