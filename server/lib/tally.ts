/** What many raise at once is counted in memory and written together, `ms` after the first; with 0 each is written at once. */
export interface Tally {
  add(id: string): Promise<void>;
  /** Writes what was counted so far. */
  flush(): Promise<void>;
}

export function createTally(
  write: (counts: ReadonlyMap<string, number>) => Promise<void>,
  ms: number,
  failed: (error: unknown) => void,
): Tally {
  let counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const written = counts;
    counts = new Map();
    if (written.size > 0) await write(written);
  };
  return {
    flush,
    add: async (id) => {
      counts.set(id, (counts.get(id) ?? 0) + 1);
      if (ms <= 0) await flush();
      else timer ??= setTimeout(() => void flush().catch(failed), ms);
    },
  };
}
