/** What the form of a new address begins with, handed over once. */
import { remembered } from '@/core/lib/memory';
import type { AddressValues } from './fields';

interface Handed {
  values?: Partial<AddressValues>;
}
export const handedAddress = remembered<Handed>(() => ({}));

export function takeHanded(handed: Handed): Partial<AddressValues> {
  const values = handed.values ?? {};
  delete handed.values;
  return values;
}
