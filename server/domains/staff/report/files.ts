/** GET /reports/<who>-<kind>-<from>-<to>-<store>-<employee>.csv and .xlsx: a report for whoever has the address that was made for an employee, while it lasts. */
import type { FastifyInstance } from 'fastify';
import { REPORT_KINDS, type ReportKind, type ReportTable } from '../../../../src/contract/report/shapes';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { ServerConfig } from '../../../config';
import type { Tx } from '../../../db/client';
import type { Server } from '../../../http/context';
import { Refusal } from '../../../http/errors';
import { mayOpen, signedUrl } from '../../../http/signedUrl';
import { MOST_DAYS } from './cell';
import { requireRange } from './days';
import { placesOf, seatOf } from './scope';
import { csvOf, xlsxOf, type SheetKind } from './sheet';
import { buildTable, type TableAsked } from './table';

const FILE = /^(\d+)-([a-z]+)-(\d{4}-\d\d-\d\d)-(\d{4}-\d\d-\d\d)-(\d+|all)-(\d+|all)\.(csv|xlsx)$/;
const TYPES: Record<SheetKind, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
const TITLES: Record<ReportKind, string> = {
  day: '按日',
  store: '按门店',
  employee: '按员工',
  goods: '按商品',
  table: '按桌台',
};

const pathOf = (file: string): string => `/reports/${file}`;

/** 404 of another store · 422 of more than 92 days. */
export async function readTable(
  tx: Tx,
  memberId: string,
  { export: wanted, ...asked }: RequestOf<'manage.reportTable'>,
  now: number,
  config: Pick<ServerConfig, 'secret'>,
): Promise<ReportTable> {
  const table = await tableFor(tx, memberId, asked, now);
  if (wanted === undefined) return table;
  const { kind, from, to, storeId = 'all', employeeId = 'all' } = asked;
  const file = `${memberId}-${kind}-${from}-${to}-${storeId}-${employeeId}.${wanted}`;
  return { ...table, csvUrl: signedUrl(config, pathOf(file), now) };
}

async function tableFor(tx: Tx, memberId: string, asked: TableAsked, now: number): Promise<ReportTable> {
  const seat = await seatOf(tx, memberId);
  requireRange(asked.from, asked.to, MOST_DAYS);
  return buildTable(tx, seat, asked, placesOf(seat, asked.storeId), now);
}

export function registerReportFiles(app: FastifyInstance, server: Server): void {
  app.get<{ Params: { file: string }; Querystring: Record<string, unknown> }>(
    '/reports/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { file } = request.params;
      const refuse = (status: number, text: string) =>
        reply.code(status).header('Cache-Control', 'no-store').type('text/plain; charset=utf-8').send(text);
      const [, memberId = '', kind = '', from = '', to = '', store, employee, type] = FILE.exec(file) ?? [];
      if (!isKind(kind)) return refuse(404, '报表不存在');
      if (!mayOpen(server.config, pathOf(file), request.query, server.now()))
        return refuse(410, '链接已失效，请在报表页重新导出');
      const asked = { kind, from, to, storeId: given(store), employeeId: given(employee) };
      // Who has left since, or works elsewhere now, reads nothing by an old address.
      const table = await tableFor(server.db, memberId, asked, server.now()).catch((error: unknown) => {
        if (error instanceof Refusal) return undefined;
        throw error;
      });
      if (!table) return refuse(404, '报表不存在');
      const name = `报表${TITLES[kind]} ${from} 至 ${to}.${type}`;
      return reply
        .header('Cache-Control', 'private, no-store')
        .header('X-Content-Type-Options', 'nosniff')
        .header(
          'Content-Disposition',
          `attachment; filename="report.${type}"; filename*=UTF-8''${encodeURIComponent(name)}`,
        )
        .type(TYPES[type as SheetKind])
        .send(type === 'csv' ? csvOf(table) : await xlsxOf(table));
    },
  );
}

const given = (text: string | undefined): string | undefined => (text === 'all' ? undefined : text);
const isKind = (word: string): word is ReportKind => (REPORT_KINDS as readonly string[]).includes(word);
