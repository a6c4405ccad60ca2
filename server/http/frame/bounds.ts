/**
 * Bounds for every number, text and list that comes in. What a row of the contract leaves open is bounded here, so that its
 * author need not think of it and nothing reaches the database that it cannot hold.
 */
import type { TObject, TProperties, TSchema } from '@sinclair/typebox';

/** PostgreSQL's integer, which counts, amounts in fen and years are kept in. */
const MOST = 2_147_483_647;
const LONGEST = 2000;
const MOST_ITEMS = 500;

/** The same schema with a bound on every number, text and list of it; a bound that the row itself has stays. */
export function bounded<T extends TSchema>(schema: T): T {
  const { type, items, properties, anyOf } = schema as T & {
    items?: TSchema;
    properties?: TProperties;
    anyOf?: TSchema[];
  };
  if (anyOf) return { ...schema, anyOf: anyOf.map(bounded) };
  if (type === 'integer' || type === 'number') return { minimum: -MOST, maximum: MOST, ...schema };
  if (type === 'string') return schema.enum ? schema : { maxLength: LONGEST, ...schema };
  if (type === 'array') return { maxItems: MOST_ITEMS, ...schema, items: bounded(items as TSchema) };
  if (!properties) return schema;
  return { ...schema, properties: boundedFields(properties) };
}
const boundedFields = (properties: TObject['properties']) =>
  Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, bounded(field)]));

const DEEPEST = 8;
/** NUL and halves of characters: JavaScript has them in texts, PostgreSQL and UTF-8 do not. */
const NO_TEXT = /[\0\p{Cs}]/u;

/** Whether a JSON value has storable texts only, no `__proto__` among its keys, and an end to its depth. */
export function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !NO_TEXT.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === DEEPEST) return false;
  return Object.entries(value).every(([key, one]) => key !== '__proto__' && isPlain(key) && isPlain(one, depth + 1));
}
