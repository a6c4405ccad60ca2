/** Compiles contract schemas. `OneOf` (a closed list of words) is a kind of its own that TypeBox has to be told about. */
import { TypeRegistry, type TSchema } from '@sinclair/typebox';
import { TypeCompiler, type TypeCheck } from '@sinclair/typebox/compiler';

TypeRegistry.Set<TSchema & { enum?: unknown[] }>('Unsafe', (schema, value) => schema.enum?.includes(value) ?? true);

export const compile = <T extends TSchema>(schema: T): TypeCheck<T> => TypeCompiler.Compile(schema);
