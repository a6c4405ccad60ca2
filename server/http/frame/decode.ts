/**
 * Turns a query string or a form into what the schema describes: numbers, booleans and JSON strings become values, what people typed is
 * cleaned, then the whole is checked against the schema and the bounds that hold for every schema. The first thing that is wrong is what
 * the refusal is about (rule 3.8).
 */
import type { TObject, TSchema } from '@sinclair/typebox';
import { JSON_FIELD } from '../../../src/contract/kit';
import { bounded, isPlain } from './bounds';
import { cleanerOf } from './clean';
import { checkOf, perSchema } from './compile';
import { badRequest } from '../errors';
import { faultText, isField, type Fault } from '../fields';

type Raw = Record<string, unknown>;

/** As JavaScript writes them; not 0x10, +1 or Infinity, which `Number` reads too. */
const DECIMAL: Readonly<Record<string, RegExp>> = { integer: /^-?\d+$/, number: /^-?\d+(\.\d+)?(e[+-]?\d+)?$/ };

export const decoderOf = perSchema((open): ((raw: Raw) => unknown) => {
  const schema = bounded(open);
  const check = checkOf(schema);
  const fields = Object.entries((schema as TObject).properties ?? {}).map(
    ([name, field]) => [name, field, cleanerOf(field)] as const,
  );
  const required = new Set((schema as TObject).required ?? []);
  return (raw) => {
    const value: Raw = {};
    for (const [name, field, clean] of fields) {
      const given = raw[name];
      if (given === undefined || (given === '' && isNothing(field, required.has(name)))) {
        if (field.default !== undefined) value[name] = field.default;
        continue;
      }
      value[name] = decodeField(name, field, given);
      if (!isPlain(value[name])) throw badRequest(name, faultText(name, { schema: field, value: value[name] }));
      if (clean) value[name] = clean(value[name], name);
    }
    if (!check.Check(value)) {
      const first = check.Errors(value).First();
      throw wrong(first?.path.split('/').slice(1) ?? [], first);
    }
    return value;
  };
});

/** Inside a list or a document the innermost name that people know: lines/0/qty is 数量. */
function wrong(path: readonly string[], fault?: Fault) {
  const name = path.findLast((part) => isField(part)) ?? '';
  return badRequest(path[0] ?? '', faultText(name, name === path.at(-1) ? fault : undefined));
}

/** An empty form field: no number, no list - and no optional text that has to look like something (an id, a day). */
function isNothing(field: TSchema, isRequired: boolean): boolean {
  if (field.type !== 'string') return true;
  const words = field.enum as string[] | undefined;
  const cannotBeEmpty =
    field.pattern !== undefined || Number(field.minLength ?? 0) > 0 || (words !== undefined && !words.includes(''));
  return !isRequired && cannotBeEmpty;
}

function decodeField(name: string, field: TSchema, given: unknown): unknown {
  if (typeof given !== 'string') return given;
  if (field[JSON_FIELD]) {
    try {
      return JSON.parse(given);
    } catch {
      throw badRequest(name, faultText(name, { schema: field, value: given }));
    }
  }
  const type = String(field.type ?? (field.anyOf as TSchema[] | undefined)?.[0]?.type);
  if (DECIMAL[type]) return DECIMAL[type].test(given) ? Number(given) : given;
  if (type === 'boolean')
    return given === 'true' || given === '1' ? true : given === 'false' || given === '0' ? false : given;
  return given;
}
