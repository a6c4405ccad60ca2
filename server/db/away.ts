/**
 * PostgreSQL is away for a moment: it was restarted, ended a connection, or lets nobody in. Nothing is wrong with what it was asked, so it
 * is asked again, and whoever has waited long enough hears that (503, rule 3.1) instead of a fault.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import type pg from 'pg';

/** A restart takes a second or two; a person waits no longer for an answer. */
const PATIENCE_MS = 5000;
const FIRST_PAUSE_MS = 20;
const LAST_PAUSE_MS = 500;

/** SQLSTATEs: connection lost or refused, ended by the administrator or a crash, not up yet, no connection left. */
const STATES = /^(08\w{3}|57P0[1235]|53300)$/;
/** What the system says of a socket. */
const SYSTEM = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT|EAI_AGAIN)$/;
/** What the driver says of its own connection, without a code. */
const DRIVER = /^Connection terminated|connection error and is not queryable|^Client was closed/;

class NoConnection extends Error {
  constructor(cause: unknown) {
    super('PostgreSQL gives no connection', { cause });
    this.name = 'NoConnection';
  }
}

/** Errors of the network are everybody's: that these are the database's is known here only. */
export function tellNoConnection(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool);
  type Done = Parameters<typeof connect>[0];
  Object.assign(pool, {
    connect: (done?: Done) =>
      done
        ? connect((error, ...rest) => done(error && new NoConnection(error), ...rest))
        : connect().catch((error: unknown) => {
            throw new NoConnection(error);
          }),
  });
  return pool;
}

export function isAway(error: unknown): boolean {
  for (let at = error, asked = false; at instanceof Error; at = at.cause) {
    if (at instanceof NoConnection) return true;
    const { code, message } = at as Error & { code?: unknown };
    if (asked && (DRIVER.test(message) || (typeof code === 'string' && (STATES.test(code) || SYSTEM.test(code)))))
      return true;
    asked ||= at instanceof DrizzleQueryError;
  }
  return false;
}

/** Does `work` again while the database is away, as long as it `mayAgain`. */
export async function untilBack<T>(work: () => Promise<T>, mayAgain: () => boolean = () => true): Promise<T> {
  const until = performance.now() + PATIENCE_MS;
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LAST_PAUSE_MS, pause * 2)) {
    try {
      return await work();
    } catch (error) {
      if (!isAway(error) || !mayAgain() || performance.now() + pause > until) throw error;
    }
    await sleep(pause);
  }
}
