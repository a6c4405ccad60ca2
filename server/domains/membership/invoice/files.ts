/** GET /invoices/<id>.pdf and .png: a paper, for whoever has the address that its owner was given, while it lasts. */
import type { FastifyInstance } from 'fastify';
import type { Server } from '../../../http/context';
import { mayOpen } from '../../../http/signedUrl';
import { pathOf, type FileKind } from './links';
import { paperOf } from './paper';
import { findInvoice } from './repository';

const FILE = /^([1-9]\d{0,17})\.(pdf|png)$/;
const TYPES: Record<FileKind, string> = { pdf: 'application/pdf', png: 'image/png' };

export function registerInvoiceFiles(app: FastifyInstance, server: Server): void {
  app.get<{ Params: { file: string }; Querystring: Record<string, unknown> }>(
    '/invoices/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params;
      const [, id, kind] = FILE.exec(file) ?? [];
      // A file is no call: it answers with the status of HTTP, and with words for whoever opened it in a browser.
      const refuse = (status: number, text: string) =>
        reply.code(status).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send(text);
      if (!id) return refuse(404, '发票不存在');
      if (!mayOpen(server.config, pathOf(file), request.query, server.now()))
        return refuse(410, '链接已失效，请在发票页重新打开');
      const invoice = await findInvoice(server.db, id);
      if (!invoice || invoice.invoiceNo === null) return refuse(404, '发票不存在');
      const paper = await paperOf(server.db, invoice, server);
      const body = kind === 'pdf' ? await paper.pdf() : await paper.png();
      return reply
        .header('Cache-Control', 'private, no-store')
        .header('X-Content-Type-Options', 'nosniff')
        .header('Content-Disposition', `inline; filename="${invoice.invoiceNo}.${kind as FileKind}"`)
        .type(TYPES[kind as FileKind])
        .send(body);
    },
  );
}
