/**
 * Cross-origin access for the mini-program developer tool and for front ends on other hosts. Sessions travel as a parameter, never
 * as a cookie, so an open door gives a foreign page nothing a caller without a browser would not have; `config.corsOrigins` narrows it.
 */
import type { FastifyInstance } from 'fastify';

const METHODS = 'GET,POST,PUT,PATCH,DELETE,OPTIONS';

export function allowForeignOrigins(app: FastifyInstance, allowed: readonly string[]): void {
  const answerFor = (origin: string) => (allowed.includes('*') ? '*' : allowed.includes(origin) ? origin : '');
  app.addHook('onRequest', async (request, reply) => {
    const origin = request.headers.origin;
    const answer = origin ? answerFor(origin) : '';
    if (!answer) return;
    reply.header('Access-Control-Allow-Origin', answer);
    if (answer !== '*') reply.header('Vary', 'Origin');
    if (request.method !== 'OPTIONS' || !request.headers['access-control-request-method']) return;
    reply.header('Access-Control-Allow-Methods', METHODS);
    reply.header('Access-Control-Allow-Headers', request.headers['access-control-request-headers'] ?? 'content-type');
    reply.header('Access-Control-Max-Age', '7200');
    return reply.code(204).send();
  });
}
