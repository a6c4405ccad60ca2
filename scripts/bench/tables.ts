/**
 * `npm run bench -- --tables [minutes]`: twelve tables with four phones each on PostgreSQL, at each table one change of the cart a second. How
 * long until each of the four has heard of it, and until it has read the cart anew as the app does; and what the server's memory does meanwhile.
 */
import { eq } from 'drizzle-orm';
import { WebSocket } from 'ws';
import { WS_PATH, type Frame } from '../../src/contract/realtime/frames';
import { openDatabase } from '../../server/db/client';
import { stores, teaTables } from '../../server/db/schema';
import { startPostgres } from '../lib/system.mjs';
import { Failure, say, step } from '../lib/say.mjs';
import { newDatabase } from './database';
import { addMembers } from './members';
import { sleep } from './options';
import { startServer, type Server } from './server';

const TABLES = 12;
const PHONES = 4;
const EVERY_MS = 1000;
const MINUTES = 3;
/** Within that a change is on every phone (95 of 100). */
const MOST_MS = 1000;
const STORE = '1';
/** 绿豆糕: no choices, as many as are wanted. */
const DISH = '75201';
const MB = 1024 * 1024;

interface Phone {
  token: string;
  socket: WebSocket;
  /** When frames came, and of which revision. */
  heard: { rev: number; at: number }[];
  /** When the cart was read, and of which revision. */
  read: { rev: number; at: number }[];
}
interface Cart {
  rev: number;
  lines: { id: string }[];
}
interface Change {
  table: number;
  rev: number;
  at: number;
}

async function furnish(url: string): Promise<string[]> {
  const { db, close } = await openDatabase({ url });
  try {
    const hours = { open: '00:00', close: '24:00', closedDays: [] };
    await db.update(stores).set({ hours }).where(eq(stores.id, STORE));
    const rows = Array.from({ length: TABLES }, (_, i) => ({
      ...{ id: String(890_001 + i), storeId: STORE, code: `B-${i + 1}`, secret: 'benchmark', name: `${i + 1}号桌` },
      ...{ area: 'hall' as const, seats: PHONES, sort: 100 + i },
    }));
    await db.insert(teaTables).values(rows);
    return rows.map(({ code, secret }) => `${code}.${secret}`);
  } finally {
    await close();
  }
}

async function ask<T>(
  { origin }: Server,
  token: string,
  path: string,
  params: Record<string, string>,
  post = false,
): Promise<T> {
  const form = new URLSearchParams(params).toString();
  const url = `${origin}/api/v4/scan-code/${path}?access-token=${token}${post ? '' : `&${form}`}`;
  const answer = await fetch(url, {
    method: post ? 'POST' : 'GET',
    ...(post && { body: form, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  });
  const { code, message, data } = (await answer.json()) as { code: number; message: string; data: T };
  if (code !== 200) throw new Failure(`${path}: ${code} ${message}`);
  return data;
}

/** A phone at its table; after a frame it asks for the cart, as the app does, one question at a time. */
async function sitDown(server: Server, token: string, sessionId: string): Promise<Phone> {
  const topic = `seat:${sessionId}`;
  const socket = new WebSocket(
    `${server.origin.replace('http', 'ws')}${WS_PATH}?access-token=${token}&topics=${topic}`,
  );
  const phone: Phone = { token, socket, heard: [], read: [] };
  let isAsking = false;
  let isBehind = false;
  const look = async (): Promise<void> => {
    isBehind = isAsking;
    if (isAsking) return;
    isAsking = true;
    const rev = String(phone.read.at(-1)?.rev ?? 0);
    const cart = await ask<Cart>(server, token, 'seat-cart', { sessionId, rev }).catch(() => undefined);
    if (cart) phone.read.push({ rev: cart.rev, at: performance.now() });
    isAsking = false;
    if (isBehind) await look();
  };
  socket.on('message', (raw: Buffer) => {
    const frame = JSON.parse(raw.toString()) as Frame;
    if (frame.topic !== topic) return;
    phone.heard.push({ rev: frame.rev ?? 0, at: performance.now() });
    void look();
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return phone;
}

/** One change a second at one table, by its phones in turn: a dish more, and the same one away again. */
async function dine(
  server: Server,
  table: number,
  { sessionId, phones, until }: { sessionId: string; phones: readonly Phone[]; until: number },
): Promise<Change[]> {
  const changes: Change[] = [];
  let lineId: string | undefined;
  for (let turn = 0; performance.now() < until; turn += 1) {
    const at = performance.now();
    const { token } = phones[turn % phones.length] as Phone;
    const op = { sessionId, rev: '0', opId: `bench-${table}-${turn}` };
    const cart: Cart = lineId
      ? await ask<Cart>(server, token, 'delete-cart-item', { ...op, lineId }, true)
      : await ask<Cart>(server, token, 'insert-cart-item', { ...op, productId: DISH, qty: '1' }, true);
    lineId = lineId ? undefined : cart.lines[0]?.id;
    changes.push({ table, rev: cart.rev, at });
    await sleep(Math.max(0, at + EVERY_MS - performance.now()));
  }
  return changes;
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Milliseconds from a change to each phone of its table; a phone that never heard of it counts as never. */
function delays(changes: readonly Change[], phones: readonly Phone[][], of: 'heard' | 'read'): number[] {
  return changes
    .flatMap(({ table, rev, at: from }) =>
      (phones[table] ?? []).map((phone) => {
        const first = phone[of].find((one) => one.rev >= rev);
        return first ? Math.max(0, first.at - from) : Infinity;
      }),
    )
    .toSorted((a, b) => a - b);
}

const told = (what: string, times: readonly number[]): string => {
  const within = times.filter((ms) => ms <= MOST_MS).length / Math.max(1, times.length);
  const [p50, p95, most] = [at(times, 0.5), at(times, 0.95), times.at(-1) ?? 0];
  return `    ${what}: ${times.length}, ${(within * 100).toFixed(2)} % within ${MOST_MS} ms; p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, longest ${most.toFixed(0)} ms`;
};

async function measure(url: string, minutes: number): Promise<void> {
  const server = await step('The server is running on demo data', () => startServer('tables', url));
  const phones: Phone[][] = [];
  try {
    const labels = await furnish(url);
    const people = await addMembers(url, TABLES * PHONES);
    const sessions: string[] = [];
    for (const [table, code] of labels.entries()) {
      const own = people.slice(table * PHONES, (table + 1) * PHONES);
      const params = { code, party: String(PHONES) };
      for (const { token } of own) {
        const { session } = await ask<{ session: { id: string } }>(server, token, 'index', params);
        sessions[table] = session.id;
      }
      phones.push(await Promise.all(own.map(({ token }) => sitDown(server, token, sessions[table] ?? ''))));
    }
    const memory: number[] = [];
    const watch = setInterval(() => memory.push(server.memory() ?? 0), 5000);
    memory.push(server.memory() ?? 0);
    const cpuFrom = server.cpu() ?? 0;
    const until = performance.now() + minutes * 60_000;
    const changes = await step(`${TABLES} tables, ${PHONES} phones each, ${minutes} min`, async () => {
      const all = sessions.map((sessionId, table) =>
        dine(server, table, { sessionId, phones: phones[table] ?? [], until }),
      );
      return (await Promise.all(all)).flat();
    });
    await sleep(2 * MOST_MS);
    clearInterval(watch);
    const heard = delays(changes, phones, 'heard');
    const read = delays(changes, phones, 'read');
    say(told('frames heard', heard));
    say(told('carts read anew', read));
    const shown = memory.filter((_, i) => i % Math.max(1, Math.floor(memory.length / 8)) === 0);
    say(`    server memory, MB: ${shown.map((bytes) => (bytes / MB).toFixed(0)).join(' ')}`);
    const used = (((server.cpu() ?? 0) - cpuFrom) / (minutes * 60_000)) * 100;
    say(`    ${changes.length} changes; the server used ${used.toFixed(0)} % of a core.`);
    if (at(read, 0.95) > MOST_MS) throw new Failure(`A change takes more than ${MOST_MS} ms to all phones.`);
  } finally {
    for (const { socket } of phones.flat()) socket.terminate();
    await server.close();
  }
}

export async function measureTables(minutes = MINUTES): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres) throw new Failure('There is no PostgreSQL.');
  try {
    const own = await newDatabase(postgres.url);
    await measure(own.url, minutes).finally(own.drop);
  } finally {
    postgres.stop();
  }
}
