import { useState } from 'react';
import type { Remembered } from '@/core/lib/memory';
import { useStores } from '@/core/stores';

/**
 * Something of the app's memory (core/lib/memory.ts), as it is when the component comes: what a page still writes after its person
 * has left is found by nobody.
 */
export function useRemembered<T extends object>(thing: Remembered<T>): T {
  const { memory } = useStores();
  const [value] = useState(() => memory.of(thing));
  return value;
}
