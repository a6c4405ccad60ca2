/** Categories, makers, the sixty goods with their 148 SKUs, freight templates and search words (rules 20.2, 20.7). */
import type { Tx } from '../../db/client';
import { categories, freightTemplates, goods, hotWords, masters, producers, skus, tierPrices } from '../../db/schema';
import { LEVEL_1, LEVEL_2 } from '../data/categories';
import { GOODS } from '../data/goods';
import { MASTERS, PRODUCERS } from '../data/makers';
import { TIERS } from '../data/tiers';
import { WORDS } from '../data/words';
import { goodsRow, skuRows } from './goodsRows';
import { insertAll } from '../insert';
import { createRandom } from '../../lib/random';

export async function seedCatalogue(tx: Tx, at: number): Promise<void> {
  const random = createRandom(20260601);
  const noise = GOODS.map(() => random.int(0, 10_000));
  await insertAll(tx, categories, [
    ...LEVEL_1.map(([id, name], sort) => ({
      id,
      name,
      parentId: '',
      icon: `/images/category/${id}.webp`,
      cover: `/images/category/${id}.webp`,
      sort,
    })),
    ...LEVEL_2.map(([id, parentId, name], sort) => ({
      id,
      name,
      parentId,
      icon: '',
      cover: `/images/category/${id}.webp`,
      sort,
    })),
  ]);
  await insertAll(
    tx,
    producers,
    PRODUCERS.map((row, i) => ({ ...row, cover: `/images/producer/${i + 1}.webp` })),
  );
  await insertAll(
    tx,
    masters,
    MASTERS.map((row, i) => ({
      ...row,
      avatar: `/images/master/${i + 1}.webp`,
      cover: `/images/master/${i + 1}.webp`,
      works: GOODS.filter((item) => item.master === row.id).length,
    })),
  );
  await insertAll(tx, freightTemplates, freightRows());
  await insertAll(
    tx,
    goods,
    GOODS.map((item, sort) => goodsRow(item, sort, at, noise[sort] ?? 0)),
  );
  await insertAll(
    tx,
    skus,
    GOODS.flatMap((item, i) => skuRows(item, noise[i] ?? 0)),
  );
  await insertAll(
    tx,
    tierPrices,
    Object.entries(TIERS).flatMap(([goodsId, steps]) =>
      Object.entries(steps).map(([minQty, yuan]) => ({
        skuId: `${goodsId}01`,
        minQty: Number(minQty),
        price: yuan * 100,
      })),
    ),
  );
  await insertAll(
    tx,
    hotWords,
    WORDS.map(([word, tag, meansWord], sort) => ({ id: String(8001 + sort), word, tag, meansWord, sort })),
  );
}

function freightRows(): (typeof freightTemplates.$inferInsert)[] {
  const rule = {
    base: 1000,
    perKg: 300,
    freeOver: 9900,
    remote: { '65': 2000, '54': 2000 },
    refused: ['71', '81', '82'],
  };
  return [
    { id: '801', name: '茶叶包裹', company: '顺丰速运', ...rule },
    { id: '802', name: '茶器加固包裹', company: '顺丰速运', ...rule },
    { id: '803', name: '苏记茶点包裹', company: '京东快递', ...rule },
    { id: '804', name: '大件物流', company: '德邦快递', ...rule, base: 6000, freeOver: 199900 },
  ];
}
