/** How far from the client somebody stood when he pressed the button (rule 31.9). */
import type { Geo } from '../../../../../src/contract/kit';
import { distanceOf } from '../../../offer/store/presenter';

/** Metres within which nobody asks why. */
export const NEAR_METRES = 500;

export interface Measured {
  /** null = the client has no place on the map. */
  distance: number | null;
  away: boolean;
}

/** A phone that is not sure where it is gets the benefit of the doubt. */
export function measure(here: Geo, client: Geo | null, accuracy: number): Measured {
  if (client === null) return { distance: null, away: false };
  const distance = distanceOf(here, client);
  return { distance, away: distance - accuracy > NEAR_METRES };
}
