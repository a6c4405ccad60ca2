/** Endpoints of the address book and of the region cascade. */
import type { memberEndpoints } from '../../../src/contract/member/endpoints';
import type { shopEndpoints } from '../../../src/contract/shop/endpoints';
import type { Db, Tx } from '../../db/client';
import type { HandlersOf } from '../../http/context';
import { badRequest } from '../../http/errors';
import { isRegion, regionsBelow } from './regions';
import {
  createAddress,
  deleteAddress,
  findAddress,
  listAddresses,
  presentAddress,
  setDefaultAddress,
  updateAddress,
} from './service';

type AddressNames = Extract<keyof typeof memberEndpoints, `address.${string}`>;

const inTx = <T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> => db.transaction((tx) => work(tx as unknown as Tx));

export const addressHandlers = {
  'address.list': async (_input, { db, viewer }) => (await listAddresses(db, viewer.memberId)).map(presentAddress),
  'address.create': (input, { db, viewer, now }) => inTx(db, (tx) => createAddress(tx, viewer.memberId, input, now())),
  'address.default': async (_input, { db, viewer }) => {
    const row = (await listAddresses(db, viewer.memberId)).find((address) => address.isDefault);
    return row ? { address: presentAddress(row) } : {};
  },
  'address.setDefault': ({ id }, { db, viewer }) => inTx(db, (tx) => setDefaultAddress(tx, viewer.memberId, id)),
  'address.view': async ({ id }, { db, viewer }) => presentAddress(await findAddress(db, viewer.memberId, id)),
  'address.update': ({ id, ...input }, { db, viewer }) =>
    inTx(db, (tx) => updateAddress(tx, viewer.memberId, id, input)),
  'address.delete': async ({ id }, { db, viewer, now }) => {
    await inTx(db, (tx) => deleteAddress(tx, viewer.memberId, id, now()));
    return { ok: true };
  },
  'shop.provinces': async ({ parent = '' }) => {
    if (parent && !isRegion(parent)) throw badRequest('parent');
    return regionsBelow(parent);
  },
} satisfies HandlersOf<Pick<typeof memberEndpoints, AddressNames> & Pick<typeof shopEndpoints, 'shop.provinces'>>;
