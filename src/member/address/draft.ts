/** What the form of a new address begins with, handed over once. */
import type { AddressValues } from './fields';

let waiting: Partial<AddressValues> | undefined;

export function keepDraft(values: Partial<AddressValues>): void {
  waiting = values;
}
export function takeDraft(): Partial<AddressValues> {
  const values = waiting ?? {};
  waiting = undefined;
  return values;
}
