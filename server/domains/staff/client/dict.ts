/** What the forms of the client area choose from: words, the shop's own tags, its stores, and colleagues who work with clients. */
import type { ClientDict } from '../../../../src/contract/client/shapes';
import type { Tx } from '../../../db/client';
import { listStores } from '../../offer/store/repository';
import { searchStaff } from '../../people/employee/repository';
import { readShopSettings } from '../../people/shopSettings/repository';
import { WORDS } from './words';

export async function readDict(tx: Tx): Promise<ClientDict> {
  const { clients } = await readShopSettings(tx);
  const stores = await listStores(tx);
  const staff = await searchStaff(tx, { area: 'client' });
  return {
    ...WORDS,
    tags: clients.tags.map((tag) => ({ value: tag, label: tag })),
    stores: stores.map(({ id, name }) => ({ value: id, label: name })),
    employees: staff.map(({ employee: { id, name }, storeName }) => ({
      value: id,
      label: storeName ? `${name} ${storeName}` : name,
    })),
  };
}
