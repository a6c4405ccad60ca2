/** Stores and their rooms (rule 20.6); tables belong to a later area. */
import type { Tx } from '../../db/client';
import { rooms, stores } from '../../db/schema';
import { JOINED, ROOMS, STORES } from '../data/stores';
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
  await insertAll(tx, rooms, [...ROOMS, ...JOINED]);
}
