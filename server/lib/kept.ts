/** What was made is kept by its key for as long as its mark is the same. */
export interface Kept<M> {
  /** `make` runs once; who comes while it is under way waits for it. A failure is not kept. */
  get<T>(key: string, mark: M, make: () => Promise<T>): Promise<T>;
  /** Makes it anew although it is there. */
  renew<T>(key: string, mark: M, make: () => Promise<T>): Promise<T>;
}

/** Of more than `most` the oldest goes: keys that robots invent must not fill the memory. */
export function createKept<M>(most: number): Kept<M> {
  const kept = new Map<string, { mark: M; made: Promise<unknown> }>();
  const renew = <T>(key: string, mark: M, make: () => Promise<T>): Promise<T> => {
    const made = make();
    const entry = { mark, made };
    kept.delete(key);
    if (kept.size >= most) kept.delete(kept.keys().next().value as string);
    kept.set(key, entry);
    made.catch(() => void (kept.get(key) === entry && kept.delete(key)));
    return made;
  };
  return {
    renew,
    get: <T>(key: string, mark: M, make: () => Promise<T>) => {
      const found = kept.get(key);
      return found?.mark === mark ? (found.made as Promise<T>) : renew(key, mark, make);
    },
  };
}
