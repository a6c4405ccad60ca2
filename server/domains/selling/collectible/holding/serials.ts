/** A numbered piece: its certificate and its place. Numbers are given out at payment, behind the lock of the issue. */
import type { Collectible } from '../issue/repository';

export const certificateOf = (issue: Pick<Collectible, 'id' | 'year'>, serialNo: number): string =>
  `YJC${issue.year}${issue.id.padStart(5, '0')}${String(serialNo).padStart(4, '0')}`;

/** Twelve rows A to L of sixty places each: where a numbered piece lies in the cellar. */
export const slotOf = (collectibleId: string, serialNo: number): string => {
  const place = (Number(collectibleId) * 61 + serialNo) % 720;
  return `${String.fromCharCode(65 + Math.floor(place / 60))}-${String((place % 60) + 1).padStart(2, '0')}`;
};
