/** Links of banners and entries: in the folder they name goods and classes by code, in the database by id. */
import { code } from './sheet/kinds';
import { Refused } from './sheet/fault';
import type { Kind } from './sheet/kinds';
import type { Ids } from './sheet/table';

/** Words of people, the table, and the address with the id left out. */
const PLACES: readonly [word: string, table: string, address: string][] = [
  ['商品', 'goods', '/shop/pages/goods?id='],
  ['分类', 'classes', '/shop/pages/list?categoryId='],
];
const ADDRESS = /^(\/[\w/-]+(\?[\w=&%.-]*)?|https:\/\/[^\s"'<>]+)$/;
const NAMED = /^(\S+?)[ :：]\s*(\S+)$/;

/** `商品 LJ-2026`, `分类 LVCHA`, `/shop/pages/marketing/coupon`, `https://...`. */
export const link = (): Kind<string> => ({
  is: '链接',
  refused: '既不是「商品 编码」「分类 编码」，也不是应用里的页面或 https 网址',
  takes: 'text',
  read(given, at) {
    const [, word = '', name = ''] = NAMED.exec(given) ?? [];
    const place = PLACES.find(([own]) => own === word);
    if (place) {
      at.refer(place[1], code().read(name, at));
      return `${word} ${name}`;
    }
    if (!ADDRESS.test(given))
      throw new Refused(`「${given.slice(0, 40)}」要写成「商品 编码」「分类 编码」、/ 开头的页面或 https 网址`);
    return given;
  },
  write: (value) => value,
});

export function linkOf(text: string, ids: Ids): string {
  const [word = '', name = ''] = text.split(' ');
  const place = PLACES.find(([own]) => own === word);
  return place ? place[2] + ids.idOf(place[1], name) : text;
}

/** What no longer leads anywhere stays an address. */
export function textOfLink(address: string, ids: Ids): string {
  const place = PLACES.find(([, , start]) => address.startsWith(start) && /^\d+$/.test(address.slice(start.length)));
  if (!place) return address;
  const [word, table, start] = place;
  const id = address.slice(start.length);
  return ids.has(table, id) ? `${word} ${ids.codeOf(table, id)}` : address;
}
