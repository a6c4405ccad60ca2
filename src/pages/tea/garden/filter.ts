/** What is left of a field's trees on map and list. */
import type { RequestOf } from '@/contract';
import { withQuery } from '@/core/lib/query';

export type Age = 'young' | 'middle' | 'old';
export const AGES: readonly { id: Age; label: string; ageMin?: number; ageMax?: number }[] = [
  { id: 'young', label: '30 年内', ageMax: 29 },
  { id: 'middle', label: '30-100 年', ageMin: 30, ageMax: 100 },
  { id: 'old', label: '百年以上', ageMin: 101 },
];
export const isAge = (text: string): text is Age => AGES.some(({ id }) => id === text);
export interface TreeFilter {
  age?: Age;
  variety?: string;
  free?: boolean;
}

export function asked({ age, variety, free }: TreeFilter): Omit<RequestOf<'tea.fieldTrees'>, 'id'> {
  const { ageMin, ageMax } = AGES.find(({ id }) => id === age) ?? {};
  return {
    ...(ageMin !== undefined && { ageMin }),
    ...(ageMax !== undefined && { ageMax }),
    ...(variety !== undefined && { variety }),
    ...(free && { free }),
  };
}

/** The map with what the filter leaves standing out; of a `part`, which is `zoom-column-row`, only that. */
export const mapSource = (map: string, { age, variety, free }: TreeFilter, part?: string): string =>
  withQuery(map, {
    ...(age && { age }),
    ...(variety && { variety }),
    ...(free && { free: 1 }),
    ...(part !== undefined && { part }),
  });
