/** Endpoints of the address book and of the region cascade. */
import type { addressEndpoints } from '../../../../src/contract/address/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { badRequest } from '../../../http/errors';
import { parseAddress } from './parse';
import { isRegion, regionsBelow } from './regions';
import {
  createAddress,
  defaultAddress,
  deleteAddress,
  listAddresses,
  setDefaultAddress,
  updateAddress,
  viewAddress,
} from './service';

export const addressHandlers = {
  'address.list': (tx, _input, { memberId }) => listAddresses(tx, memberId),
  'address.create': (tx, input, { memberId, now }) => createAddress(tx, memberId, input, now),
  'address.default': (tx, _input, { memberId }) => defaultAddress(tx, memberId),
  'address.setDefault': (tx, { id }, { memberId }) => setDefaultAddress(tx, memberId, id),
  'address.view': (tx, { id }, { memberId }) => viewAddress(tx, memberId, id),
  'address.update': (tx, { id, ...input }, { memberId }) => updateAddress(tx, memberId, id, input),
  'address.delete': async (tx, { id }, { memberId, now }) => {
    await deleteAddress(tx, memberId, id, now);
    return { ok: true };
  },
  'address.parse': (_tx, { text }) => Promise.resolve(parseAddress(text)),
  'shop.provinces': async (_tx, { parent = '' }) => {
    if (parent && !isRegion(parent)) throw badRequest('parent');
    return regionsBelow(parent);
  },
} satisfies HandlersOf<typeof addressEndpoints>;
