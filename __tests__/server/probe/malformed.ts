/** What a schema accepts and what it must refuse, made from the schema itself, as texts of a query or a form. */
import type { TObject, TSchema } from '@sinclair/typebox';
import { Id, JSON_FIELD, TYPED_FIELD } from '../../../src/contract/kit';

const LOOKS = [
  '1',
  '2026-06-01',
  '2026-06',
  '13800000001',
  '330106',
  '888888',
  'ABCD12345678',
  '91530102MA6K1234X',
  '1-2',
  'ab',
  'tea@yejian.example',
  'C2C1',
  '09:00-18:00',
  '12:30',
  'T'.repeat(22),
  'T'.repeat(43),
];

/** A value that fits; ids are of nobody. */
export function fitting(schema: TSchema): unknown {
  // Of what is typed as a code, digits are left.
  if (schema[TYPED_FIELD] === 'code') return '888888';
  const { type, pattern, anyOf, minimum = 1, minLength = 1, minItems = 0 } = schema as TSchema & Record<string, never>;
  if (schema.enum) return (schema.enum as unknown[])[0];
  if (schema.const !== undefined) return schema.const;
  if (anyOf) return fitting((anyOf as TSchema[])[0]!);
  if (type === 'integer' || type === 'number') return Math.max(minimum, 1);
  if (type === 'boolean') return true;
  if (type === 'array') return Array.from({ length: Math.max(minItems, 1) }, () => fitting(schema.items as TSchema));
  if (type === 'object') return fields(schema as TObject, (field) => fitting(field));
  if (pattern) return LOOKS.find((look) => new RegExp(pattern).test(look) && look.length >= minLength) ?? '1';
  return 'x'.repeat(minLength);
}
const fields = (schema: TObject, value: (field: TSchema) => unknown) =>
  Object.fromEntries(
    Object.entries(schema.properties)
      .filter(([name]) => schema.required?.includes(name))
      .map(([name, field]) => [name, value(field)]),
  );

/** Every field with a value that fits, but no id and no word of a closed list: those are for the test to choose. */
export const everything = ({ properties }: TObject): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([, { pattern, enum: words, anyOf }]) => pattern !== Id.pattern && !words && !anyOf)
      .map(([name, field]) => [name, fitting(field)]),
  );

/** A text, or several under one name. `refused`: it cannot be anything else than 400 with the field's name. */
export interface Bad {
  given: string | string[];
  refused: boolean;
}

const NUL = 'a\0b';
const DEEP = '['.repeat(5000) + ']'.repeat(5000);
const NUMBERS = ['1e400', 'Infinity', 'NaN', '0x10', '1e308', '+1', ' 1 '];
const ODD_INTEGERS = ['1.5', '1.0', '-9223372036854775809'];
const IDS = ['9223372036854775808', '-1', 'abc', '0x1', '01', ' 1', '__proto__'];
const ODD_LOOKS = ['2026-13-45', '0000-01', '9'.repeat(18), `${'9'.repeat(9)}-1`];
const WORDS = ['nope', '__proto__', 'toString', NUL];
/** What is cleaned before it is looked at may fit then. */
const mayFit = ({ pattern, [TYPED_FIELD]: kind }: TSchema, look: string) =>
  new RegExp(pattern as string).test(kind === 'code' ? look.replace(/\D/g, '') : look);
const oddFor = (schema: TSchema) => [...IDS, ...ODD_LOOKS].filter((look) => !mayFit(schema, look));
const refused = (given: string | string[]): Bad => ({ given, refused: true });
const perhaps = (given: string | string[]): Bad => ({ given, refused: false });

/** Values that a JSON text may carry in place of what the schema wants. */
function wrongInside(schema: TSchema): unknown[] {
  if (schema.anyOf) {
    const [first, ...others] = schema.anyOf as TSchema[];
    const mayBeNull = others.some(({ type }) => type === 'null');
    return wrongInside(first!).filter((one) => one !== null || !mayBeNull);
  }
  if (schema.type === 'array') {
    const { items, maxItems = 500 } = schema as TSchema & { items: TSchema; maxItems?: number };
    const fit = fitting(items);
    return [
      {},
      'x',
      1,
      null,
      Array.from({ length: maxItems + 1 }, () => fit),
      ...wrongInside(items).map((one) => [one]),
    ];
  }
  if (schema.type === 'object') {
    const whole = fitting(schema) as object;
    const inner = Object.entries((schema as TObject).properties).flatMap(([name, field]) =>
      wrongInside(field).map((one) => ({ ...whole, [name]: one })),
    );
    return [[], 'x', 1, null, JSON.parse('{"__proto__":{"x":1}}'), { ...whole, more: NUL }, ...inner];
  }
  if (schema.type === 'integer' || schema.type === 'number') return ['1', null, 1e308, 2 ** 53, [], {}];
  if (schema.type === 'boolean') return ['yes', 2, null];
  return [1, null, {}, NUL, '\ud800', ...(schema.pattern ? oddFor(schema) : ['x'.repeat(5000)])];
}

export function malformed(schema: TSchema): Bad[] {
  if (schema[JSON_FIELD]) {
    const texts = ['{', 'undefined', DEEP, '1e400', NUL, '"'];
    return [...texts, ...wrongInside(schema).map((one) => JSON.stringify(one))].map(refused);
  }
  const twice = ['1', '2'];
  const type = (schema.type ?? (schema.anyOf as TSchema[] | undefined)?.[0]?.type) as string | undefined;
  if (type === 'integer') {
    const beyond = String(Number(schema.maximum ?? 2_147_483_647) + 1);
    return [...NUMBERS, ...ODD_INTEGERS, beyond, 'x', NUL, twice].map(refused);
  }
  if (type === 'number') return [...[...NUMBERS, 'x', NUL, twice].map(refused), perhaps('1e300'), perhaps('-0')];
  if (type === 'boolean') return ['maybe', '2', 'TRUE', NUL, twice].map(refused);
  if (schema.enum) return [...WORDS, twice].map(refused);
  if (schema.pattern) {
    const fits = ODD_LOOKS.filter((look) => mayFit(schema, look));
    return [...[...oddFor(schema), NUL, 'x'.repeat(5000), twice].map(refused), ...fits.map(perhaps)];
  }
  return [
    ...[NUL, 'x'.repeat(5000), twice].map(refused),
    ...['\u2028\u202e', "%'\\", '%00', '__proto__', '💥'.repeat(20)].map(perhaps),
  ];
}
