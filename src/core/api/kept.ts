/**
 * The last answers of pages that only show: who comes back to one sees it at once, while it is asked for anew. A write that was answered, or
 * news from the server, forgets them all, so nobody is shown what was before their own doing.
 */
import { remembered, type Memory } from '../lib/memory';

/** As long as somebody who goes to and fro remembers what stood there. */
export const KEPT_MS = 5 * 60_000;
/** Of the answers that may be shown again, so many that were looked at last. */
const MOST = 30;

interface Answer {
  data: unknown;
  at: number;
}
const shelf = remembered(() => ({ answers: new Map<string, Answer>() }));

/** `now`: milliseconds of a clock that nobody sets. */
export function keptAnswer(memory: Memory, key: string, now: number): unknown {
  const answer = memory.of(shelf).answers.get(key);
  return answer && now - answer.at <= KEPT_MS ? answer.data : undefined;
}

/** Begun as the question is asked: what is answered after a write was asked before it, and is not kept. */
export function keeping(memory: Memory, key: string): (data: unknown, now: number) => void {
  const { answers } = memory.of(shelf);
  return (data, now) => {
    answers.delete(key);
    answers.set(key, { data, at: now });
    const [oldest = ''] = answers.keys();
    if (answers.size > MOST) answers.delete(oldest);
  };
}

export function forgetKept(memory: Memory): void {
  memory.of(shelf).answers = new Map();
}
