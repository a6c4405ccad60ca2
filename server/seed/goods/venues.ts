/** What one comes to a store for, who serves there and what it says of itself (rule 33.17). */
import type { Tx } from '../../db/client';
import { serviceTypes, specialists, venues } from '../../db/schema';
import { SERVICES, SPECIALISTS, VENUES } from '../data/venues';
import { insertAll } from '../insert';

export async function seedVenues(tx: Tx): Promise<void> {
  await insertAll(tx, serviceTypes, SERVICES);
  await insertAll(
    tx,
    specialists,
    SPECIALISTS.map((row, sort) => ({ ...row, bookable: true, sort })),
  );
  await insertAll(tx, venues, VENUES);
}
