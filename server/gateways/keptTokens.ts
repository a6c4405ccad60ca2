/** Tokens and tickets of a provider, kept until five minutes before their end: providers hand out few of them a day. */
import type { SharedToken, TokenShelf } from '../db/sharedTokens';

interface Token {
  value: string;
  /** From now on. */
  seconds: number;
}

interface KeptTokens {
  /** `load` runs once; who comes while it is under way waits for it. A failure is not kept. */
  get(name: string, load: () => Promise<Token>): Promise<string>;
  /** The provider takes it no more. */
  forget(name: string): void;
}

const BEFORE_THE_END_S = 300;

/** In the memory of this process, or on a shelf that all of them look at first. */
export function keepTokens(now: () => number = () => Date.now(), shelf?: TokenShelf): KeptTokens {
  const kept = new Map<string, { value: Promise<string>; until: number }>();

  async function fetched(name: string, load: () => Promise<Token>): Promise<SharedToken> {
    const found = await shelf?.read(name);
    if (found && found.until > now()) return found;
    const { value, seconds } = await load();
    const token = { value, until: now() + (seconds - BEFORE_THE_END_S) * 1000 };
    return shelf ? shelf.put(name, token) : token;
  }

  return {
    forget: (name) => void kept.delete(name),
    get: (name, load) => {
      const found = kept.get(name);
      if (found && found.until > now()) return found.value;
      const entry = { value: Promise.resolve(''), until: Number.POSITIVE_INFINITY };
      entry.value = fetched(name, load).then(({ value, until }) => {
        entry.until = shelf ? 0 : until;
        return value;
      });
      kept.set(name, entry);
      entry.value.catch(() => void (kept.get(name) === entry && kept.delete(name)));
      return entry.value;
    },
  };
}
