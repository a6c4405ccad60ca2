/**
 * A client of PostgreSQL that names the statements it sends again: PostgreSQL then reads and plans their text once per connection, and
 * it does not travel with every call. Names are the same on all connections of a pool.
 */
import pg from 'pg';

/** Each connection keeps the plan of each name. */
const MOST_NAMES = 500;
/** Texts that came once; forgotten all at once, as most of them never come again. */
const MOST_SEEN = 1000;
/** Longer ones write many rows at a time. */
const LONGEST = 10_000;

/** The name of a text; undefined: sent without one, as it is the first time, or as there are enough. */
type NameOf = (text: string) => string | undefined;

export function createNames(): NameOf {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MOST_NAMES || text.length > LONGEST) return known;
    if (seen.delete(text)) {
      const name = `s${names.size + 1}`;
      names.set(text, name);
      return name;
    }
    if (seen.size >= MOST_SEEN) seen.clear();
    seen.add(text);
    return undefined;
  };
}

interface Asked {
  text?: string;
  name?: string;
}

/** The clients of one pool, which share their names. */
export function namingClient(): typeof pg.Client {
  const nameOf = createNames();
  return class extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config);
      // PostgreSQL may end the connection at any moment. Whoever asks on it then is told; without a listener the process would end.
      this.on('error', () => undefined);
      const ask = this.query.bind(this) as (asked: unknown, values?: unknown, ...rest: unknown[]) => unknown;
      const query = (asked: Asked | string, values?: unknown, ...rest: unknown[]) =>
        // Without values there may be several statements in one text; those cannot be named.
        typeof asked === 'object' && asked.text && !asked.name && Array.isArray(values) && values.length > 0
          ? ask({ ...asked, name: nameOf(asked.text) }, values, ...rest)
          : ask(asked, values, ...rest);
      this.query = query as typeof this.query;
    }
  };
}
