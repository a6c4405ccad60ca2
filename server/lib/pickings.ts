/** When tea is picked (rule 25.4). Pure; epoch ms. */
import { dayOf } from './shanghai';

/** Month and day; it begins in the morning. */
const DAYS = [
  { season: 'spring', day: '04-12' },
  { season: 'autumn', day: '09-20' },
] as const;

export interface Picking {
  at: number;
  season: (typeof DAYS)[number]['season'];
  year: number;
}

/** The first picking after an instant. */
export function nextPicking(after: number): Picking {
  const year = Number(dayOf(after).slice(0, 4));
  const all = [year, year + 1].flatMap((y) =>
    DAYS.map(({ season, day }) => ({ season, year: y, at: Date.parse(`${y}-${day}T08:00:00+08:00`) })),
  );
  return all.find(({ at }) => at > after) as Picking;
}
