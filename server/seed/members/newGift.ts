/** Samples for new members, ids 5311-5313 (rule 20.3). */
import type { Tx } from '../../db/client';
import { sampleTeas } from '../../db/schema';
import { insertAll } from '../insert';

/** Sample teas, two bags of 5 g. */
const SAMPLES = [1013, 1028, 1036];

export async function seedNewGift(tx: Tx): Promise<void> {
  await insertAll(
    tx,
    sampleTeas,
    SAMPLES.map((goodsId, i) => ({
      id: String(5311 + i),
      goodsId: String(goodsId),
      specText: '茶样 5 克 × 2',
      stock: 5000,
      given: 620 + i * 41,
      sort: i,
    })),
  );
}
