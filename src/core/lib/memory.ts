/**
 * What the running app remembers of the person who uses it: forms half typed, choices, writes without an answer. All of it lies in
 * one memory that a logout and a change of member empty, so nothing of one person is found by the next.
 *
 *   const drafts = remembered(() => new Map<string, unknown>());   // names it, holds nothing
 *   memory.of(drafts).set('reply', text);
 */
export interface Remembered<T> {
  /** The value that the memory begins with. */
  make(): T;
}
export const remembered = <T extends object>(make: () => T): Remembered<T> => ({ make });

export interface Memory {
  /** Work that began before `clear` may still write to the value it got here; later calls get a new one. */
  of<T extends object>(thing: Remembered<T>): T;
  clear(): void;
}

export function createMemory(): Memory {
  const things = new Map<Remembered<object>, object>();
  return {
    of<T extends object>(thing: Remembered<T>) {
      const known = things.get(thing) as T | undefined;
      const value = known ?? thing.make();
      things.set(thing, value);
      return value;
    },
    clear: () => things.clear(),
  };
}
