/** GET /sealed/<name>: a private picture, for whoever has the address that somebody who may see it was given, while it lasts. */
import type { FastifyInstance } from 'fastify';
import type { Server } from '../../../http/context';
import { mayOpen } from '../../../http/signedUrl';
import { openSealed, sealedName, sealedPath } from './sealed';

export function registerSealedFiles(app: FastifyInstance, server: Server): void {
  app.get<{ Params: { name: string }; Querystring: Record<string, unknown> }>(
    '/sealed/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const path = sealedPath(request.params.name);
      const name = sealedName(path);
      // Nobody learns whether there is one by trying.
      const body =
        name && mayOpen(server.config, path, request.query, server.now()) ? await openSealed(server, name) : undefined;
      reply.header('Cache-Control', 'private, no-store').header('X-Content-Type-Options', 'nosniff');
      return body
        ? reply.type('image/webp').send(body)
        : reply.code(404).type('text/plain; charset=utf-8').send('照片不存在或链接已失效');
    },
  );
}
