/** Classes of goods in two levels. */
import { asc, ne } from 'drizzle-orm';
import { categories, goods } from '../../db/schema';
import { checkRows } from '../sheet/check';
import { codeOf, picture } from '../sheet/kinds';
import { column, type Placed, type RowOf, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

const columns = {
  code: shared.code('分类的编码，商品表用它指明属于哪一类', 'LVCHA'),
  name: shared.name(12, '分类页上的名字', '绿茶'),
  parent: column({
    zh: '上级分类',
    en: 'parent',
    kind: codeOf('classes', '分类'),
    meaning: '所属一级分类的编码；空着就是一级分类',
    example: 'CHAYE',
    empty: '',
  }),
  icon: column({
    zh: '图标',
    en: 'icon',
    kind: picture(),
    meaning: '一级分类的小图',
    example: 'lvcha-icon.png',
    empty: '',
  }),
  cover: { ...shared.cover('分类的图片', 'lvcha.jpg'), empty: '' },
  sort: shared.sort(),
};
type Row = RowOf<typeof columns>;

export const classes: Table<typeof columns> = {
  name: 'classes',
  label: '商品分类',
  about: '分类分两级，商品放在二级分类里。',
  columns,
  key: ['code'],
  sources: [categories],
  async load(tx, ids) {
    const rows = await tx
      .select()
      .from(categories)
      .orderBy(asc(categories.parentId), asc(categories.sort), asc(categories.id));
    return rows.map(({ id, parentId, name, icon, cover, sort }) => ({
      code: ids.codeOf('classes', id),
      name,
      parent: parentId === '' ? '' : ids.codeOf('classes', parentId),
      icon,
      cover,
      sort,
    }));
  },
  async save(tx, rows, { ids }) {
    await putRows(
      tx,
      categories,
      rows.map(({ code: own, parent, ...row }) => ({
        ...row,
        id: ids.idOf('classes', own),
        parentId: parent === '' ? '' : ids.idOf('classes', parent),
      })),
    );
  },
  remove: {
    word: '删除',
    namedBy: [{ label: '商品', column: goods.categoryId, where: ne(goods.status, 'deleted') }],
  },
  check: twoLevels,
};

/** A class whose parent has a parent of its own, which a circle is too. */
function twoLevels(rows: readonly Placed<Row>[]) {
  const parents = new Map(rows.map(({ value }) => [value.code, value.parent]));
  return checkRows(rows, ({ code, parent }, fault) => {
    if (parent === '') return;
    if (parent === code) fault('parent', '上级分类不能是自己');
    else if (parents.get(parent)) fault('parent', `「${parent}」自己也有上级，分类只有两级`);
  });
}
