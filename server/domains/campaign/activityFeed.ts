/** special.rollMessage: what other people just did, with masked names (rule 13.5). Newest first, from real rows only. */
import type { DataOf, RequestOf } from '../../../src/contract/schemas';
import type { Tx } from '../../db/client';
import { auctionFeed } from '../auction/activityFeed';
import { groupFeed } from '../groupBuying/activityFeed';
import { drawFeed } from '../promo/prizes/activityFeed';

const MOST = 60;
type Feed = DataOf<'special.rollMessage'>['list'];
type Scene = NonNullable<RequestOf<'special.rollMessage'>['scene']>;

/** Where the messages of a scene come from; scenes that are not here have none yet. */
const SCENES: Readonly<Partial<Record<Scene, (tx: Tx, now: number) => Promise<Feed>>>> = {
  group: groupFeed,
  auction: auctionFeed,
  draw: drawFeed,
};

export async function readActivityFeed(tx: Tx, scene: Scene | undefined, now: number): Promise<Feed> {
  const read = scene === undefined ? Object.values(SCENES) : [SCENES[scene]].filter((one) => one !== undefined);
  const all: Feed = [];
  for (const one of read) all.push(...(await one(tx, now)));
  return all.sort((a, b) => b.at - a.at).slice(0, MOST);
}
