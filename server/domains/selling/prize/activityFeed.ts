/** Who drew what from the pool, with masked names; only prizes, newest first. */
import type { DataOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { DAY_MS } from '../../../lib/shanghai';
import { maskName } from '../../../lib/mask';
import { listDrawn } from './repository';

const MOST = 60;

export async function drawFeed(tx: Tx, now: number): Promise<DataOf<'special.rollMessage'>['list']> {
  const rows = await listDrawn(tx, now - 30 * DAY_MS, MOST);
  return rows.map(({ id, at, nickname, title }) => ({ id, at, text: `${maskName(nickname)} 抽中了 ${title}` }));
}
