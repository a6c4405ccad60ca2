/**
 * The process is killed (SIGKILL) in the middle of a stream of orders and payments. After the restart everything that was
 * acknowledged is there, and money, stock and ledger agree. On a PGlite folder, and on PostgreSQL when TEST_DATABASE_URL is set.
 */
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import readline from 'node:readline';
import { inArray } from 'drizzle-orm';
import { newDatabase } from '../../../scripts/bench/database';
import { endpoints, type EndpointName } from '../../../src/contract/endpoints';
import { openDatabase } from '../../../server/db/client';
import { orders } from '../../../server/db/schema';
import { verifyShop } from '../../../server/verify';
import { TEA } from './shop';

type Child = ChildProcessByStdio<null, Readable, null>;
interface Ready {
  port: number;
  people: { token: string; proofs: string[] }[];
}
interface Stream {
  ordered: Set<string>;
  paid: Set<string>;
  cancelled: Set<string>;
}

async function start(dataDir: string, url: string): Promise<{ child: Child; ready: Ready }> {
  const script = path.resolve('__tests__/server/order/crashChild.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataDir, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await new Promise<[string]>((resolve, reject) => {
    readline.createInterface({ input: child.stdout }).once('line', (text) => resolve([text]));
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return { child, ready: JSON.parse(line) as Ready };
}

/** undefined when the server is gone. */
async function call(port: number, name: EndpointName, token: string, fields: Record<string, unknown>) {
  const body = new URLSearchParams(
    Object.entries(fields).map(([key, value]) => [
      key,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  );
  try {
    const response = await fetch(`http://127.0.0.1:${port}${endpoints[name].path}?access-token=${token}`, {
      method: 'POST',
      body,
    });
    return (await response.json()) as { code: number; data: { orderId: string } };
  } catch {
    return undefined;
  }
}

/** One buyer: orders, pays two of three from the wallet, cancels the third, until the server is gone. */
async function shop(port: number, { token, proofs }: Ready['people'][number], seen: Stream): Promise<void> {
  for (let i = 0; ; i++) {
    const order = {
      source: 'buy',
      lines: [{ skuId: TEA, qty: 1 }],
      deliveryType: 'express',
      payable: 23_800,
      requestId: randomUUID(),
    };
    const made = await call(port, 'shop.orderCreate', token, order);
    if (made?.code !== 200) return;
    const { orderId } = made.data;
    seen.ordered.add(orderId);
    if (i % 3 === 2) {
      const closed = await call(port, 'memberOrder.close', token, { id: orderId, reason: '不想要了' });
      if (!closed) return;
      seen.cancelled.add(orderId);
      continue;
    }
    const payToken = proofs.pop();
    const paid = await call(port, 'pay.wallet', token, {
      orderGroup: 'order',
      orderId,
      payToken,
      requestId: randomUUID(),
    });
    if (!paid) return;
    if (paid.code === 200) seen.paid.add(orderId);
  }
}

async function crash(dataDir: string, url: string): Promise<void> {
  const { child, ready } = await start(dataDir, url);
  const seen: Stream = { ordered: new Set(), paid: new Set(), cancelled: new Set() };
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const buyers = ready.people.map((person) => shop(ready.port, person, seen));
  while (seen.paid.size < 8 || seen.cancelled.size < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill('SIGKILL');
  await ended;
  await Promise.all(buyers);

  const database = await openDatabase({ url, dir: url ? '' : path.join(dataDir, 'db') });
  try {
    expect(await verifyShop(database.db)).toEqual([]);
    const rows = await database.db
      .select()
      .from(orders)
      .where(inArray(orders.id, [...seen.ordered]));
    const status = new Map(rows.map((row) => [row.id, row.status]));
    expect(rows).toHaveLength(seen.ordered.size);
    for (const id of seen.paid) expect(status.get(id)).toBe('paid');
    for (const id of seen.cancelled) expect(status.get(id)).toBe('cancelled');
  } finally {
    await database.close();
  }
}

const folder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-crash-'));

test('killed on a PGlite folder', async () => {
  const dataDir = folder();
  await crash(dataDir, '');
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const server = process.env.TEST_DATABASE_URL ?? '';
(server ? test : test.skip)(
  'killed on PostgreSQL',
  async () => {
    const { url, drop } = await newDatabase(server);
    const dataDir = folder();
    await crash(dataDir, url).finally(drop);
    fs.rmSync(dataDir, { recursive: true, force: true });
  },
  120_000,
);
