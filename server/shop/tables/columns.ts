/** Columns that several tables have. */
import { code as codeKind, codeOf, instant, listOf, oneOf, picture, text, whole } from '../sheet/kinds';
import { column } from '../sheet/table';

export const code = (meaning: string, example: string) =>
  column({ zh: '编码', en: 'code', kind: codeKind(), meaning, example });
export const name = (most: number, meaning: string, example: string) =>
  column({ zh: '名称', en: 'name', kind: text({ most }), meaning, example });
export const title = (most: number, meaning: string, example: string) =>
  column({ zh: '标题', en: 'title', kind: text({ most }), meaning, example });
export const sku = (meaning: string, example: string) =>
  column({ zh: 'SKU 编码', en: 'sku', kind: codeOf('skus', '规格'), meaning, example });
export const cover = (meaning: string, example: string) =>
  column({ zh: '封面', en: 'cover', kind: picture(), meaning, example });
export const pictures = (example: string) =>
  column({
    zh: '图片',
    en: 'pictures',
    kind: listOf(picture(), { most: 9 }),
    meaning: '第一张是主图',
    example,
    empty: [],
  });
/** Of people and of what they keep. */
export const department = (meaning: string, example: string) =>
  column({
    zh: '部门',
    en: 'department',
    kind: oneOf({ 茶艺: '茶艺', 销售: '销售', 仓储: '仓储', 行政: '行政' }),
    meaning,
    example,
  });
export const sort = (meaning = '从小到大排列') =>
  column({ zh: '排序', en: 'sort', kind: whole(), meaning, example: '1', empty: 0 });

/** Of what lasts for a while. */
export const startAt = (meaning: string, example: string) =>
  column({ zh: '开始', en: 'start_at', kind: instant(), meaning, example });
export const endAt = (meaning: string, example: string) =>
  column({ zh: '结束', en: 'end_at', kind: instant(), meaning, example });
/** Of what is played by rules of its own. */
export const rules = (meaning: string, example: string) =>
  column({
    zh: '规则',
    en: 'rules',
    kind: listOf(text({ most: 120 }), { most: 10 }),
    meaning,
    example,
    empty: [],
  });
export const perMember = (meaning: string) =>
  column({
    zh: '每人限购',
    en: 'per_member',
    kind: whole({ least: 1, unit: '件' }),
    meaning,
    example: '2',
    empty: 1,
  });
