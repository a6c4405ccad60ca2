/** special.rollMessage: what other people just did, with masked names (rule 13.5). Newest first, from real rows only. */
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';

const MOST = 60;
type Feed = DataOf<'special.rollMessage'>['list'];
type Scene = NonNullable<RequestOf<'special.rollMessage'>['scene']>;

declare module '../../../http/context' {
  interface Kinds {
    /** Where the messages of a scene come from. */
    activityFeeds: Readonly<Record<Scene, (tx: Tx, now: number) => Promise<Feed>>>;
  }
}

export async function readActivityFeed(
  tx: Tx,
  scene: Scene | undefined,
  now: number,
  { kinds: { activityFeeds } }: Setup,
): Promise<Feed> {
  const read = scene === undefined ? Object.values(activityFeeds) : [activityFeeds[scene]];
  const all: Feed = [];
  for (const one of read) all.push(...(await one(tx, now)));
  return all.sort((a, b) => b.at - a.at).slice(0, MOST);
}
