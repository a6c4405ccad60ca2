/** What is said about a field, whichever call it belongs to: in people's words, and what to do (rule 3.8). */
import fs from 'node:fs';
import type { TObject, TSchema } from '@sinclair/typebox';
import { schemas } from '../../../src/contract/schemas';
import type { EndpointRow } from '../../../src/contract/kit';
import { Refusal } from '../../../server/http/errors';
import { isField } from '../../../server/http/fields';
import { decoderOf } from '../../../server/http/frame/decode';
import { malformed, fitting } from '../probe/malformed';

const rows = Object.entries(schemas) as [string, EndpointRow][];

function refusalOf(request: TObject, given: Record<string, unknown>): Refusal | undefined {
  try {
    decoderOf(request)(given);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
const sent = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'object' ? JSON.stringify(value) : value]),
  );

function namesOf(schema: TSchema): string[] {
  const { properties = {}, items, anyOf = [] } = schema as TObject & { items?: TSchema; anyOf?: TSchema[] };
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [name, ...namesOf(field)]),
    ...[...anyOf, ...(items ? [items] : [])].flatMap(namesOf),
  ];
}

test('every field of every call has a word', () => {
  const unknown = new Set(rows.flatMap(([, row]) => namesOf(row.request)).filter((name) => !isField(name)));
  expect([...unknown]).toEqual([]);
});

test('whatever is wrong with whichever field: a sentence without a Latin letter, and the field beside it', () => {
  const wrong: string[] = [];
  let asked = 0;
  for (const [name, { request }] of rows) {
    const fit = fitting(request) as Record<string, unknown>;
    for (const [field, schema] of Object.entries(request.properties)) {
      const bad = [
        ...malformed(schema)
          .filter(({ refused }) => refused)
          .map(({ given }) => given),
        ...(request.required?.includes(field) ? [undefined] : []),
      ];
      for (const given of bad) {
        asked++;
        const refusal = refusalOf(request, { ...sent(fit), [field]: given });
        const said = refusal?.message ?? '';
        if (refusal?.code !== 400 || refusal.about.field !== field || !/^[^a-z]{4,30}$/i.test(said))
          wrong.push(`${name} ${field}=${String(given).slice(0, 20)}: ${said}`);
      }
    }
  }
  expect(asked).toBeGreaterThan(3000);
  expect(wrong).toEqual([]);
});

const product = {
  title: '明前龙井',
  categoryId: '1',
  images: '["/uploads/a.webp"]',
  price: '16800',
  stock: '10',
  unit: '罐',
  requestId: 'product-1234',
};
test.each([
  ['merchant.productCreate', { price: '999999999' }, '价格不能大于 1,000,000 元'],
  ['merchant.productCreate', { price: '0' }, '价格不能小于 0.01 元'],
  ['merchant.productCreate', { price: '168.5' }, '请填写正确的价格'],
  ['merchant.productCreate', { price: 'x' }, '请填写正确的价格'],
  ['merchant.productCreate', { price: undefined }, '请填写价格'],
  ['merchant.productCreate', { title: '茶'.repeat(41) }, '商品名称最多 40 个字'],
  ['merchant.productCreate', { title: '茶' }, '商品名称至少 2 个字'],
  ['merchant.productCreate', { categoryId: '' }, '请选择分类'],
  ['merchant.productCreate', { categoryId: 'x' }, '请重新选择分类'],
  ['merchant.productCreate', { requestId: 'x' }, '请求编号有误，请刷新后重试'],
] as const)('%s with %p: %s', (name, fields, said) => {
  expect(refusalOf(schemas[name].request, { ...product, ...fields })?.message).toBe(said);
});

test('inside a list the thing is named, not the list', () => {
  const lines = JSON.stringify([{ lineId: '1', qty: 0 }]);
  const { request } = schemas['memberOrder.returnQuote'];
  expect(refusalOf(request, { ...sent(fitting(request) as object), lines })?.message).toBe('数量不能小于 1');
});

/** What the domains and the app say themselves. */
const SAYS = /(?:refuse|badRequest|conflict|expired|locked|Refusal|toast|fail)\(([^;]{0,200})/g;
const TEXT = /'([^'\n]*)'|`((?:[^`$]|\$\{[^}`]*\})*)`/g;
const HAN = /\p{Script=Han}/u;

test('no refusal and no toast in the sources has a Latin name among its words', () => {
  const found: string[] = [];
  for (const folder of ['server/domains', 'server/http', 'src'])
    for (const entry of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(entry)) continue;
      for (const [, inside = ''] of fs.readFileSync(`${folder}/${entry}`, 'utf8').matchAll(SAYS))
        for (const [, plain, built = ''] of inside.matchAll(TEXT)) {
          const words = plain ?? built.replaceAll(/\$\{[^}]*\}/g, '');
          // Formats and units are called so by everybody.
          if (HAN.test(words) && /\b(?!kg)[a-z]\w+/.test(words)) found.push(`${entry}: ${words}`);
        }
    }
  expect(found).toEqual([]);
});
