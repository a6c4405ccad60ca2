/** Cleans what people typed before the schema looks at it, by the functions that clean it in the app's fields (rule 6.24). */
import type { TObject, TSchema } from '@sinclair/typebox';
import { TYPED_FIELD, type TypedText } from '../../../src/contract/kit';
import { cleanName, cleanRealName, cleanTyped } from '../../../src/core/lib/typed';
import { badRequest } from '../errors';

type Clean = (value: unknown, name: string) => unknown;

/** Nothing that is typed is longer, and what is longer the schema refuses as it is. */
const LONGEST = 2000;
/** A proof that stands in the place of a code. */
const PROOF = /^[\w-]{20,}$/;

function cleanText(kind: TypedText, text: string, name: string): string {
  if (text.length > LONGEST || text.trim() === '') return text;
  if (kind === 'code') return PROOF.test(text) ? text : cleanTyped(kind, text);
  if (kind !== 'name' && kind !== 'realName') return cleanTyped(kind, text);
  const seen = kind === 'name' ? cleanName(text) : cleanRealName(text);
  if (seen === '') throw badRequest(name, '请填写看得见的文字');
  return seen;
}

/** Undefined when nothing of the schema is typed. */
export function cleanerOf(schema: TSchema): Clean | undefined {
  const kind = schema[TYPED_FIELD] as TypedText | undefined;
  if (kind) return (value, name) => (typeof value === 'string' ? cleanText(kind, value, name) : value);
  const one = schema.items && cleanerOf(schema.items as TSchema);
  if (one) return (value, name) => (Array.isArray(value) ? value.map((item) => one(item, name)) : value);
  const fields = Object.entries((schema as Partial<TObject>).properties ?? {}).flatMap(([field, inner]) => {
    const clean = cleanerOf(inner);
    return clean ? [[field, clean] as const] : [];
  });
  if (fields.length === 0) return undefined;
  return (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const given = value as Record<string, unknown>;
    const cleaned = fields.flatMap(([field, clean]) =>
      field in given ? [[field, clean(given[field], field)] as const] : [],
    );
    return { ...given, ...Object.fromEntries(cleaned) };
  };
}
