/** GET /sealed/<name>: a private file, for whoever has the address that somebody who may see it was given, while it lasts. */
import type { FastifyInstance } from 'fastify';
import type { Server } from '../../../http/context';
import { mayOpen } from '../../../http/signedUrl';
import { listFilesAt } from './repository';
import { openSealed, sealedFile, sealedPath } from './sealed';

/** As its sender called it; programs that read no other spelling get its end. */
export const saidAs = (name: string): string =>
  `attachment; filename="file${/\.[a-z]+$/i.exec(name)?.[0] ?? ''}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)}`;

export function registerSealedFiles(app: FastifyInstance, server: Server): void {
  app.get<{ Params: { name: string }; Querystring: Record<string, unknown> }>(
    '/sealed/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const path = sealedPath(request.params.name);
      const name = sealedFile(path);
      // Nobody learns whether there is one by trying.
      const body =
        name && mayOpen(server.config, path, request.query, server.now()) ? await openSealed(server, name) : undefined;
      reply.header('Cache-Control', 'private, no-store').header('X-Content-Type-Options', 'nosniff');
      if (!body) return reply.code(404).type('text/plain; charset=utf-8').send('文件不存在或链接已失效');
      const [paper] = await listFilesAt(server.db, [path]);
      // Pages and programs of a stranger's paper would run as this shop's own.
      return paper
        ? reply.header('Content-Disposition', saidAs(paper.name)).type(paper.mime).send(body)
        : reply.type('image/webp').send(body);
    },
  );
}
