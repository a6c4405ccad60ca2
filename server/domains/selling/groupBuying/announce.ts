/** Tells who watches a group (`group:{id}`) that it changed: everybody gets it anew, as he may see it. */
import type { Tx } from '../../../db/client';
import { publish } from '../../../realtime/publish';
import type { Group } from './repository';

export const announce = (tx: Tx, group: Pick<Group, 'id'>): Promise<void> =>
  publish(tx, `group:${group.id}`, { kind: 'changed' });
