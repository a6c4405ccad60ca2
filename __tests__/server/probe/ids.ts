/** The ids of a request, found in its schema. */
import type { TObject, TSchema } from '@sinclair/typebox';
import { Id } from '../../../src/contract/kit';
import { fitting } from './malformed';
import type { Fields, Row } from './rows';

/** Where an id stands in a request: names of fields, '[]' for the first of a list. */
export type Path = readonly string[];

const MOST_VARIANTS = 12;
const NAMES = /^id$|[a-z]Id$/;

/** By their look, and texts by their name. */
export function idsIn(schema: TSchema, path: Path = []): Path[] {
  const { items, properties } = schema as TSchema & { items?: TSchema; properties?: TObject['properties'] };
  if (items) return idsIn(items, [...path, '[]']);
  if (properties) return Object.entries(properties).flatMap(([name, field]) => idsIn(field, [...path, name]));
  const name = path.at(-1) ?? '';
  const isText = schema.type === 'string' && !schema.enum && !schema.pattern && name !== 'requestId';
  return schema.pattern === Id.pattern || (isText && NAMES.test(name)) ? [path] : [];
}

/** The request with that id in that place; what lies around it and is not there yet fits. */
export const put = (request: TObject, fields: Fields, path: Path, id: string) =>
  placed(request, fields, path, id) as Fields;
function placed(schema: TSchema, base: unknown, [step, ...rest]: Path, id: string): unknown {
  if (step === undefined) return id;
  if (step === '[]') return [placed(schema.items as TSchema, (base as unknown[] | undefined)?.[0], rest, id)];
  const whole = (base ?? fitting(schema)) as Fields;
  return { ...whole, [step]: placed((schema as TObject).properties[step]!, whole[step], rest, id) };
}

const wordsOf = ({ enum: words, anyOf }: TSchema): unknown[] =>
  (words as unknown[] | undefined) ?? (anyOf as TSchema[] | undefined)?.map(({ const: word }) => word as unknown) ?? [];

/** `base` with the words of the request's closed lists: an action or a kind decides which ids count; what a list is sorted by does not. */
export function withWords({ endpoint, policy: { request } }: Row, base: Fields): Fields[] {
  const lists = Object.entries(request.properties).flatMap(([name, field]) => {
    const words = request.required?.includes(name) || endpoint.method !== 'GET' ? wordsOf(field) : [];
    return words.length > 1 ? [words.map((word): Fields => ({ [name]: word }))] : [];
  });
  const all = lists.reduce<Fields[]>(
    (made, list) => made.flatMap((one) => list.map((word) => ({ ...one, ...word }))),
    [{}],
  );
  return (all.length > MOST_VARIANTS ? lists.flat() : all).map((words) => ({ ...base, ...words }));
}
