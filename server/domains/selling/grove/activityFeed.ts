/** Who has adopted a tree where, with masked names; the newest first. */
import type { DataOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { maskName } from '../../../lib/mask';
import { DAY_MS } from '../../../lib/shanghai';
import { listAdopted } from './field/repository';

const MOST = 60;

export async function adoptFeed(tx: Tx, now: number): Promise<DataOf<'special.rollMessage'>['list']> {
  const rows = await listAdopted(tx, now - 90 * DAY_MS, MOST);
  return rows.map(({ id, at, nickname, field }) => ({
    id,
    at,
    text: `${maskName(nickname)} 在${field}认养了一棵茶树`,
  }));
}
