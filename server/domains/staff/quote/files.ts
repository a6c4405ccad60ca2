/** GET /quotes/<id>-<viewer>.pdf: a quote on paper, for whoever has the address that one who may see it was given, while it lasts. */
import type { FastifyInstance } from 'fastify';
import type { Server } from '../../../http/context';
import { mayOpen } from '../../../http/signedUrl';
import { staffById } from '../../people/employee/repository';
import { readSite } from '../../people/shopSettings/repository';
import { pathOf } from './links';
import { layOut } from './paper/layout';
import { drawPaper } from './paper/pdf';
import { findQuote, listLines, nicknameOf } from './repository';

const FILE = /^([1-9]\d{0,17})-(0|[1-9]\d{0,17})\.pdf$/;

export function registerQuoteFiles(app: FastifyInstance, server: Server): void {
  app.get<{ Params: { file: string }; Querystring: Record<string, unknown> }>(
    '/quotes/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params;
      const [, id, viewerId = '0'] = FILE.exec(file) ?? [];
      // A file is no call: it answers with the status of HTTP, and with words for whoever opened it in a browser.
      const refuse = (status: number, text: string) =>
        reply.code(status).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send(text);
      if (!id) return refuse(404, '报价单不存在');
      if (!mayOpen(server.config, pathOf(file), request.query, server.now()))
        return refuse(410, '链接已失效，请在报价页重新打开');
      const { db } = server;
      const quote = await findQuote(db, id);
      if (!quote) return refuse(404, '报价单不存在');
      const body = await drawPaper(
        layOut({
          quote,
          lines: await listLines(db, [id]),
          seller: await staffById(db, quote.ownerId),
          shop: (await readSite(db)).appName,
          viewer: viewerId === '0' ? '' : await nicknameOf(db, viewerId),
        }),
      );
      return reply
        .header('Cache-Control', 'private, no-store')
        .header('X-Content-Type-Options', 'nosniff')
        .header('Content-Disposition', `inline; filename="${quote.no}.pdf"`)
        .type('application/pdf')
        .send(body);
    },
  );
}
