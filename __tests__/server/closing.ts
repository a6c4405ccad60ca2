/**
 * What is asked of every suite when it closes its server: that shop and books agree, and that no line of its log says a token, a
 * code, a password, a card, an id number or a mobile that it was sent or keeps, and that nothing it has written for people tells a time
 * as a number.
 */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { getTableColumns, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import type { App } from '../../server/app';
import * as schema from '../../server/db/schema';
import { verifyLedgers } from '../../server/domains/people/ledger/verify';
import { verifyShop } from '../../server/verify';

/** Fields of a request that nobody else may read; what they say is at least as long as a code. */
const SECRET_FIELDS = /token|ticket|password|mobile|cardno|idno|(?<!region|agreement|version|offer)code$/i;
const SHORTEST = 6;
/** An instant of these decades by itself; not a mobile, and not the digits of a number that begins with letters. */
const INSTANT = '(^|[^0-9A-Za-z])1[6-9][0-9]{8}([0-9]{3})?($|[^0-9])';

/** Columns that say a mobile or a code by which something is fetched. What names a row (a key, a code of the shop's folder) is no secret. */
const SECRET_COLUMNS = Object.values(schema)
  .filter((table) => is(table, PgTable) && table !== schema.shopCodes)
  .flatMap((table) =>
    Object.entries(getTableColumns(table as PgTable))
      .filter(([name, column]) => /mobile$|^code$|^pickupCode$/i.test(name) && !column.primary)
      .map(([, column]) => sql`select ${column} as secret from ${table as PgTable}`),
  );

/** Listens to what a server is sent, until it is told to stop. */
export function listenForSecrets(app: App): { heard(): string[]; stop(): void } {
  const heard = new Set<string>();
  const open = new Set<unknown>();
  const listen = (message: unknown) => {
    const { request } = message as { request: FastifyRequest };
    if (request.server.server !== app.http.server) return;
    // A probe sends the same as an id: paths are logged.
    for (const value of Object.values(request.params ?? {})) open.add(value);
    for (const fields of [request.query, request.body]) {
      for (const [name, value] of Object.entries(fields ?? {})) {
        // Without a digit it is a word: the code of a text, a kind.
        if (SECRET_FIELDS.test(name) && typeof value === 'string' && value.length >= SHORTEST && /\d/.test(value))
          heard.add(value);
      }
    }
  };
  const channel = 'tracing:fastify.request.handler:start';
  subscribe(channel, listen);
  return { heard: () => [...heard].filter((value) => !open.has(value)), stop: () => unsubscribe(channel, listen) };
}

/** Sentences about shop and books, or the books alone, as of one instant: a browser may still be at work. */
export async function problemsOf(
  app: App,
  { disagrees, unbooked }: { disagrees?: string; unbooked?: string },
): Promise<string[]> {
  if (unbooked) return [];
  return app.server.db.transaction((tx) => (disagrees ? verifyLedgers(tx) : verifyShop(tx)), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

/** Secrets that stand in the log. */
export async function leaksOf(app: App, logs: readonly string[], heard: readonly string[]): Promise<string[]> {
  const { rows } = (await app.server.db.execute(sql.join(SECRET_COLUMNS, sql` union `))) as unknown as {
    rows: { secret: string | null }[];
  };
  const secrets = new Set([...heard, ...rows.flatMap(({ secret }) => secret ?? [])]);
  // Words as a token is written and as digits are: of 'sandbox-13800000001' also its number.
  const said = new Set(
    logs.flatMap((line) => [...(line.match(/[\w-]{6,}/g) ?? []), ...(line.match(/[^\W_]{6,}/g) ?? [])]),
  );
  return [...secrets].filter((secret) => said.has(secret));
}

/** What the server itself writes for people to read: notices, tasks, the course of things, the titles of books. */
const READ_COLUMNS = [
  schema.notices.title,
  schema.notices.text,
  schema.tasks.title,
  schema.tasks.summary,
  schema.orderLogs.label,
  schema.afterSaleLogs.text,
  schema.parcelTraces.text,
  schema.ledgerRows.title,
].map((column) => sql`select ${column} as said from ${column.table} where ${column} ~ ${INSTANT}`);

/** Sentences that tell a time as a number of milliseconds or seconds since 1970. */
export async function instantsOf(app: App): Promise<string[]> {
  const { rows } = (await app.server.db.execute(sql.join(READ_COLUMNS, sql` union `))) as unknown as {
    rows: { said: string }[];
  };
  return rows.map(({ said }) => said);
}
