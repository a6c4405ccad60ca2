/** 定位: our nearest store tells the city a position is in. */
import type { Point } from '@/core/platform';
import { call } from '@/core/api';
import { cityOf } from '@/domain/region/regions';

/** Nearer than this a store and a person are taken to be in the same city. */
const SAME_CITY = 40_000;

/** Code of the city a point lies in, as far as that can be known without a map provider; of a county below a province its own. */
export async function cityNear(point: Point): Promise<string | undefined> {
  const [nearest] = await call('pickUp.index', point, { hide: true }).catch(() => []);
  if (!nearest || (nearest.distance ?? Infinity) > SAME_CITY) return undefined;
  const found = await call('address.parse', { text: nearest.address }, { hide: true }).catch(() => undefined);
  const { code = '', city = '', district = '' } = found?.region ?? {};
  if (city) return cityOf(code);
  return district ? code : undefined;
}
