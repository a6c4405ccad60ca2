/** atShop.goodsClass and atShop.serviceLogo: the category tree with counts, and what the shop promises. */
import type { RequestOf } from '../../../../src/contract/schemas';
import type { CategoryNode, ServicePromise } from '../../../../src/contract/catalogue/schemas';
import type { Tx } from '../../../db/client';
import { countByCategory, listCategories } from './repository';

type Scene = RequestOf<'atShop.goodsClass'>['scene'];

/** Two levels; `count` = goods on the shelf. Categories without goods are left out. channel and wholesale count their own goods. */
export async function loadCategoryTree(tx: Tx, scene: Scene): Promise<CategoryNode[]> {
  const mark = scene === 'channel' || scene === 'wholesale' ? scene : undefined;
  const [rows, counts] = await Promise.all([listCategories(tx), countByCategory(tx, mark)]);
  const countOf = new Map(counts.map(({ id, count }) => [id, count]));
  return rows
    .filter(({ parentId }) => parentId === '')
    .map((root) => {
      const children = rows
        .filter(({ parentId, id }) => parentId === root.id && (countOf.get(id) ?? 0) > 0)
        .map((leaf) => ({ ...leaf, count: countOf.get(leaf.id) ?? 0 }));
      return { ...root, count: children.reduce((sum, { count }) => sum + count, 0), children };
    })
    .filter(({ count }) => count > 0);
}

/** `icon` is a name of the app's icon set. */
export const SERVICE_PROMISES: readonly ServicePromise[] = [
  { key: 'genuine', title: '正品保障', text: '每批茶都有溯源码与检测报告，假一赔十', icon: 'check' },
  { key: 'damage', title: '破损包赔', text: '签收 48 小时内拍照反馈，破损少件直接补发或退款', icon: 'box' },
  { key: 'return', title: '七天无理由', text: '未拆封商品签收后七天内可退换，茶点与定制商品除外', icon: 'refund' },
  { key: 'shipping', title: '顺丰包邮', text: '满 99 元包邮，茶叶与茶器由顺丰速运加固发出', icon: 'truck' },
];
