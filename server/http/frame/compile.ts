/**
 * Compiles contract schemas: when a schema is first needed, and once for all servers of a process. `OneOf` (a closed list of words)
 * is a kind of its own that TypeBox has to be told about.
 */
import { TypeRegistry, type TSchema } from '@sinclair/typebox';
import { TypeCompiler } from '@sinclair/typebox/compiler';
import fastJson, { type AnySchema } from 'fast-json-stringify';

TypeRegistry.Set<TSchema & { enum?: unknown[] }>('Unsafe', (schema, value) => schema.enum?.includes(value) ?? true);

/** `make`, which runs once per schema. */
export function perSchema<T>(make: (schema: TSchema) => T): (schema: TSchema) => T {
  const made = new WeakMap<TSchema, T>();
  return (schema) => {
    const known = made.get(schema);
    if (known !== undefined) return known;
    const value = make(schema);
    made.set(schema, value);
    return value;
  };
}

export const checkOf = perSchema((schema) => TypeCompiler.Compile(schema));
/** Writes JSON of what the schema names, and of nothing else. */
export const writerOf = perSchema((schema): ((value: unknown) => string) => fastJson(schema as AnySchema));
