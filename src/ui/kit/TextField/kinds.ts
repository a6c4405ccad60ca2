/** What may stand in a field of one line, cleaned before it is cut (core/lib/typed). */
import type { TypedKind } from '@/core/lib/typed';

export type TextKind = Exclude<TypedKind, 'lines'>;
export { cleanTyped as cleanInput } from '@/core/lib/typed';
