/** The process that crash.test.ts kills: a whole server on a PGlite folder or a PostgreSQL database, filled with the small shop. */
import type { AddressInfo } from 'node:net';
import { buildApp } from '../../../server/app';
import { readConfig } from '../../../server/config';
import { addMember, fillShop, payTokenFor, tokenFor } from './shop';

export const BUYERS = ['401', '402', '403', '404', '405', '406'];
const PROOFS = 16;

async function main(): Promise<void> {
  const [dataDir = '', databaseUrl = ''] = process.argv.slice(2);
  const config = { ...readConfig({}), dataDir, databaseUrl, rateLimit: 0, logLevel: 'silent', autopilot: false };
  const app = await buildApp({ config });
  const shop = { db: app.server.db, clock: { now: Date.now, set: () => undefined, advance: () => undefined } };
  await fillShop(shop);
  const people: { token: string; proofs: string[] }[] = [];
  for (const id of BUYERS) {
    await addMember(app.server.db, id, Date.now(), 10_000_000);
    const proofs: string[] = [];
    for (let i = 0; i < PROOFS; i++) proofs.push(await payTokenFor(shop, id));
    people.push({ token: await tokenFor(shop, id), proofs });
  }
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  process.stdout.write(`${JSON.stringify({ port: (app.http.server.address() as AddressInfo).port, people })}\n`);
}

if (process.argv[1]?.endsWith('crashChild.ts')) void main();
