/**
 * Visitors who ask for the same public page at the same moment get one answer: it is made once, shared while it is under way, and
 * kept for `ms`. Whoever carries a token is never answered from here.
 */
export interface SharedAnswers {
  /** `make` runs at most once per key and `ms`; a failure is not kept. */
  get(key: string, make: () => Promise<string>): Promise<string>;
}

/** Addresses that robots invent must not fill the memory. */
const MOST = 500;

export function shareAnswers(ms: number, clock: () => number = () => performance.now()): SharedAnswers {
  const kept = new Map<string, { until: number; answer: Promise<string> }>();
  return {
    get(key, make) {
      const found = kept.get(key);
      if (found && found.until > clock()) return found.answer;
      const answer = make();
      kept.delete(key);
      if (kept.size >= MOST) kept.delete(kept.keys().next().value as string);
      const entry = { until: clock() + ms, answer };
      kept.set(key, entry);
      const drop = () => void (kept.get(key) === entry && kept.delete(key));
      // Counted from when it is ready: a slow answer is not old the moment it arrives.
      answer.then(() => (entry.until = clock() + ms), drop);
      return answer;
    },
  };
}
