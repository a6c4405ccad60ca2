import { useState } from 'react';
import type { Remembered } from '@/core/lib/memory';
import { useStores } from '@/core/stores';

/**
 * A value of the app's memory (core/lib/memory.ts), taken when the component mounts. What a page writes to it after a logout is
 * lost: by then the memory has a new value.
 */
export function useRemembered<T extends object>(thing: Remembered<T>): T {
  const { memory } = useStores();
  const [value] = useState(() => memory.of(thing));
  return value;
}
