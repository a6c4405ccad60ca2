/** 定位: our nearest store tells the city a position is in. */
import type { Point } from '@/core/platform';
import { call } from '@/core/api';
import { loadRegions, type LoadRegions } from '@/domain/region/regions';
import { recognise } from './parseAddress';

/** Nearer than this a store and a person are taken to be in the same city. */
const SAME_CITY = 40_000;

/** Code of the city a point lies in, as far as that can be known without a map provider. */
export async function cityNear(point: Point, load: LoadRegions = loadRegions): Promise<string | undefined> {
  const [nearest] = await call('pickUp.index', point, { hide: true }).catch(() => []);
  if (!nearest || (nearest.distance ?? Infinity) > SAME_CITY) return undefined;
  const { region } = await recognise(nearest.address, load);
  return region && region.city ? `${region.code.slice(0, 4)}00` : undefined;
}
