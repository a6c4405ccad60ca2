/** What the platform has still to be told of a payment, without a database (rule 10.13). */
import type { NewReport, Report } from './repository';

/** So many parcels of one payment are taken. */
export const MOST_PARCELS = 15;

type Upload = Required<Pick<NewReport, 'way' | 'parcels' | 'contains' | 'isSplit' | 'isLast' | 'isChange'>>;
type Parcel = Report['parcels'][number];
/** How it stands: by express with the parcels that have left. */
export type Standing =
  | { way: 'express'; parcels: readonly Parcel[]; isAll: boolean; contains: string }
  | { way: 'pickup' | 'virtual'; contains: string };

/** undefined: nothing. `reports` in their order; what was refused counts as not said. */
export function nextUpload(reports: readonly Report[], standing: Standing): Upload | undefined {
  if (reports.some(({ state }) => state === 'over')) return undefined;
  const taken = reports.filter(({ state }) => state === 'taken');
  if (standing.way === 'express')
    return taken.some(({ isLast }) => isLast) ? changed(taken, standing) : more(taken, standing);
  const { way, contains } = standing;
  return taken.length > 0 ? undefined : { way, contains, parcels: [], isSplit: false, isLast: true, isChange: false };
}

type ByExpress = Extract<Standing, { way: 'express' }>;

/** Parcels as they were told of last. */
const toldOf = (taken: readonly Report[]): ReadonlyMap<string, Parcel> =>
  new Map(taken.flatMap(({ parcels }) => parcels.map((parcel) => [parcel.id, parcel] as const)));

/** Each parcel is named once. When nothing more comes after all, the last one is named again, as the last one. */
function more(taken: readonly Report[], { parcels, isAll, contains }: ByExpress): Upload | undefined {
  const told = toldOf(taken);
  const fresh = parcels.filter(({ id }) => !told.has(id)).slice(0, MOST_PARCELS - told.size);
  const named = fresh.length > 0 || !isAll ? fresh : parcels.filter(({ id }) => told.has(id)).slice(-1);
  if (named.length === 0) return undefined;
  const isSplit = told.size > 0 || named.length > 1 || !isAll;
  return { way: 'express', parcels: [...named], contains, isSplit, isLast: isAll, isChange: false };
}

/** A number that was wrong: all of them once more, which the platform takes once. */
function changed(taken: readonly Report[], { parcels, contains }: ByExpress): Upload | undefined {
  const told = toldOf(taken);
  const named = parcels.filter(({ id }) => told.has(id));
  const differs = ({ id, company, trackingNo }: Parcel) => {
    const before = told.get(id);
    return before?.company !== company || before.trackingNo !== trackingNo;
  };
  if (taken.some(({ isChange }) => isChange) || !named.some(differs)) return undefined;
  const isSplit = taken.some((report) => report.isSplit);
  return { way: 'express', parcels: [...named], contains, isSplit, isLast: true, isChange: true };
}
