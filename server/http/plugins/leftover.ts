/**
 * A form with a file may be refused before all of it has come. What is still on its way is taken and thrown away, so that its sender, who
 * reads only when he has sent, hears why; where that takes too long the connection ends with the answer.
 */
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** A sender that is slower than this is cut off. */
const PATIENCE_MS = 2000;

export function endLeftovers(http: FastifyInstance): void {
  http.addHook('onSend', async ({ raw }, reply) => {
    if (raw.readableEnded || raw.destroyed || !raw.headers['content-type']?.startsWith('multipart/')) return;
    raw.unpipe();
    raw.resume();
    const patience = new AbortController();
    await Promise.race([
      once(raw, 'end', { signal: patience.signal }).catch(() => undefined),
      once(raw, 'close', { signal: patience.signal }).catch(() => undefined),
      sleep(PATIENCE_MS, undefined, { signal: patience.signal }).catch(() => undefined),
    ]);
    patience.abort();
    if (!raw.readableEnded) reply.header('Connection', 'close');
  });
}
