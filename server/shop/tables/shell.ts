/** Words of the app around its pages. They are built into it (config/brand.ts); the shop keeps them so that a pull gives them back. */
import { readShopSettings, writeShopSettings } from '../../domains/people/shopSettings/repository';
import { text } from '../sheet/kinds';
import { column, type Table } from '../sheet/table';

const tab = (zh: string, en: string, usual: string, more = '') =>
  column({
    zh: `${zh}标签`,
    en: `tab_${en}`,
    kind: text({ most: 4 }),
    meaning: `底部导航里「${usual}」叫什么；空着就叫${usual}${more}`,
    example: usual,
    empty: '',
  });

const columns = {
  tabHome: tab('首页', 'home', '首页'),
  tabClasses: tab('分类', 'classes', '分类'),
  tabGroves: tab('茶园', 'groves', '茶园', '，写「无」就没有这一格'),
  tabCart: tab('购物车', 'cart', '购物车'),
  tabMine: tab('我的', 'mine', '我的'),
  slogan: column({
    zh: '一句话',
    en: 'slogan',
    kind: text({ most: 16 }),
    meaning: '分享卡片上说店里有什么',
    example: '好茶、茶器与山头',
    empty: '',
  }),
  description: column({
    zh: '网页说明',
    en: 'description',
    kind: text({ most: 40 }),
    meaning: '给搜索引擎看的说明',
    example: '茶叶、茶会与茶园',
    empty: '',
  }),
};

export const shell: Table<typeof columns> = {
  name: 'shell',
  label: '界面文字',
  about: '写在 shop.yml 的 shell 下面：底部导航和分享时的文字。重新构建应用后生效。',
  columns,
  key: [],
  load: async (tx) => [(await readShopSettings(tx)).shell],
  async save(tx, [given]) {
    if (given) await writeShopSettings(tx, { shell: given });
  },
};
