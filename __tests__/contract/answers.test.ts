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
  AdoptPlan: ['agreementCode', 'all plans have one agreement: legacy.joinAgreements with code=adopt'],
  AdoptionDetail: [
    'certificateUrl',
    'the certificate is drawn by its page, from certificateNo and the rest of the answer',
  ],
  AfterSale: [
    'lines log no note orderId photos points reason refund way',
    'a line of an order names its after-sale only; refund.view has it whole',
  ],
  Article: ['author cate cover pinned summary views', 'a notice of the home is its id, title and day'],
  Block: ['items kind', 'the introduction of the cellar is rows of a label and a text'],
  'CellarView.mine': ['rights slotCodes', 'the own slots and their rights stand beside it'],
  EmployeeBrief: [
    'avatar id monthBookings name no score skills storeId storeName title',
    'an advisor is rung up, not booked: tea.contactUsOne has the employee inside, beside the telephone',
  ],
  GoodsCard: [
    'marketPrice price sales score soldOut subtitle tags',
    'goods of an exchange cost points, they have no price to compare',
  ],
  HomeView: ['groups', 'the home has no row of groups'],
  NoticeRow: ['box createdAt id read text title', 'an opened notice is inside, beside its neighbours and the counts'],
  Option: ['value', 'a craft of a harvest has an id, a label and a text'],
  OrderDetail: ['giveGot', 'called givePoints'],
  StockAdjust: ['audit', 'the document stands inside its stock-taking'],
  StoreHome: ['tablesFree', 'a store says whether it is open; free tables are told by table ordering alone'],
  TeaFieldDetail: ['sensorTrend', 'the trend of the sensors is asked for by itself'],
  UserBrief: ['id levelName nickname no', 'who looked at a card is shown masked'],
};

test('every answer has the fields of the catalogue, or stands here with the reason', () => {
  const known = Object.entries(OTHERWISE).flatMap(([type, [fields]]) =>
    fields.split(' ').map((field) => `${type}.${field}`),
  );
  expect([...differing].sort()).toEqual(known.sort());
});
