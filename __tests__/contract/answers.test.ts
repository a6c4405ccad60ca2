/** The answers of the contract against the catalogue: what a call is said to answer is a field of its schema. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemas } from '@/contract/schemas';

const table = (file: string): string[][] =>
  readFileSync(join(__dirname, file), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

interface Node {
  type?: string;
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
}
/** The named types of the catalogue; fields that it calls optional may be missing. */
const types = new Map(table('types.tsv').map(([name = '', fields = '']) => [name, fields]));
/** A category has categories, a comment answers: deep enough to see each type once. */
const DEEP = 5;

/** The parts of `{a:b,c?:d}`, not those of its parts. */
function fieldsIn(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  Array.from(`${text},`).forEach((char, at) => {
    if ('{[<('.includes(char)) depth += 1;
    if ('}]>)'.includes(char)) depth -= 1;
    if (char !== ',' || depth > 0) return;
    parts.push(text.slice(from, at));
    from = at + 1;
  });
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** What of `said` (Page<X>, X[], {a:X,b?:Y}, X) the schema does not have, as paths. */
function missing(said: string, node: Node | undefined, path: string, deep = DEEP): string[] {
  if (!node || deep === 0) return [];
  const list = /^(.+)\[\]$/.exec(said)?.[1];
  if (list) return missing(list, node.items, `${path}[]`, deep - 1);
  const page = /^Page<(.+)>$/.exec(said)?.[1];
  if (page) return missing(page, node.properties?.['list']?.items, `${path}.list[]`, deep - 1);
  const inside = /^\{(.*)\}$/.exec(said)?.[1] ?? types.get(said);
  if (inside === undefined || !node.properties) return [];
  const has = node.properties;
  // What is wrong with a type is wrong once, however many calls answer it.
  const here = types.has(said) ? said : path;
  return fieldsIn(inside).flatMap((field) => {
    const [, name = '', list = '', optional = '', type = ''] = /^(\w+)(\[\])?(\?)?:?(.*)$/.exec(field) ?? [];
    if (name === '') return [];
    if (!(name in has)) return optional ? [] : [`${here}.${name}`];
    return type === '' ? [] : missing(type, list ? has[name]?.items : has[name], `${here}.${name}`, deep - 1);
  });
}

const differing = new Set(
  table('endpoints.tsv')
    .filter(([name = '']) => name in schemas)
    .flatMap(([name = '', , , , , , , , said = '']) =>
      missing(said, (schemas as unknown as Record<string, { data: Node }>)[name]?.data, name),
    ),
);

/** Where ours is another shape, and why; what is mended goes from here, and nothing comes to it unnoticed. */
const OTHERWISE: Record<string, [fields: string, reason: string]> = {
  AfterSale: [
    'lines log no note orderId photos points reason refund way',
    'a line of an order, which lists of orders are full of, names its after-sale and how it stands; the order and refund.view have it whole',
  ],
  Article: [
    'author cate cover pinned summary views',
    'the first screen of the home says one line of a notice, its id, title and day: what else it is, article.details tells who opens it',
  ],
  EmployeeBrief: [
    'monthBookings score skills',
    'what guests have booked and how they were served is said of who may be asked for (booking.employeeNoList, a Specialist), not of every employee',
  ],
  GoodsCard: [
    'marketPrice price sales score soldOut subtitle tags',
    'what was exchanged is an ExchangeGoods, perhaps a coupon: it cost points, and has no price, score or sales as goods have',
  ],
  HomeView: [
    'groups',
    'campaigns of groups have their own list (marketing.wholesale with type=group); the home, which every visit waits for, shows none',
  ],
  StoreHome: ['tablesFree', 'tables belong to table ordering, which is not built: 0 would say that all are taken'],
  UserBrief: [
    'id levelName nickname no',
    'who looked at a business card is named only when he left his name there: no member may be looked up by having been curious',
  ],
};

test('every answer has the fields of the catalogue, or stands here with the reason', () => {
  const known = Object.entries(OTHERWISE).flatMap(([type, [fields]]) =>
    fields.split(' ').map((field) => `${type}.${field}`),
  );
  expect([...differing].sort()).toEqual(known.sort());
});
