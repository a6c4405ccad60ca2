/** Labels and their values, as pages list them. */
import type { KV } from '../../src/contract/kit';

type Pair = readonly [label: string, value: string];

export const kvOf = (pairs: readonly Pair[]): KV[] =>
  pairs.map(([label, value], i) => ({ key: `k${i + 1}`, label, value }));
export const pairsOf = (list: readonly KV[]): [string, string][] => list.map(({ label, value }) => [label, value]);
