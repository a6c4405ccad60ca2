/** Stores (rule 20.6); rooms and tables belong to later areas. */
import type { Tx } from '../../db/client';
import { stores } from '../../db/schema';
import { STORES } from '../data/stores';
import { insertAll } from '../insert';

export async function seedStores(tx: Tx): Promise<void> {
  await insertAll(
    tx,
    stores,
    STORES.map((store, sort) => ({
      ...store,
      cover: `/images/store/${store.id}.webp`,
      bookable: true,
      pickup: true,
      photos: [`/images/store/${store.id}.webp`, `/images/store/${store.id}-in.webp`],
      sort,
    })),
  );
}
