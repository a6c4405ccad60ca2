/** GET /health: can this server answer? 200 with the database reachable, 503 otherwise. */
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Server } from '../context';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Name of the contract endpoint a route serves; undefined on files and pages. */
    endpoint?: string;
  }
}

export function registerHealth(app: FastifyInstance, server: Server, version: string): void {
  const startedAt = Date.now();
  app.get('/health', { schema: { hide: true }, logLevel: 'warn' }, async (request, reply) => {
    const about = { version, pid: process.pid, uptime: Math.round((Date.now() - startedAt) / 1000) };
    reply.header('Cache-Control', 'no-store');
    try {
      await server.db.execute(sql`select 1`);
      return { ok: true, db: 'ok', ...about };
    } catch (error) {
      request.log.error({ err: error }, 'database does not answer');
      return reply.code(503).send({ ok: false, db: 'down', ...about });
    }
  });
}
