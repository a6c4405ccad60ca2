/** A PostgreSQL of its own on a machine of a test's network: it can be stopped as by a fault of its machine, and started again. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Machine } from './network';

const ROOT = '/usr/lib/postgresql';
/** Folder of its programs; undefined: none is installed. */
export const postgresBin = (): string | undefined =>
  (fs.existsSync(ROOT) ? fs.readdirSync(ROOT) : [])
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => `${ROOT}/${version}/bin`)
    .find((bin) => fs.existsSync(`${bin}/initdb`));

export interface Database {
  /** For the machines. */
  url: string;
  /** For this process: by the socket's file. */
  own: string;
  start(): void;
  /** Without a word to anybody: connections are cut, what was committed is on the disk. */
  cut(): void;
  remove(): void;
}

export function createDatabase(machine: Machine, from: string): Database {
  const bin = postgresBin();
  if (!bin) throw new Error('PostgreSQL is not installed');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-machines-'));
  execFileSync('chown', ['postgres', folder]);
  const data = path.join(folder, 'data');
  const asPostgres = (command: string, ...args: string[]) =>
    machine.call('runuser', ['-u', 'postgres', '--', `${bin}/${command}`, ...args]);
  asPostgres('initdb', '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync');
  fs.appendFileSync(path.join(data, 'pg_hba.conf'), `host all all ${from}/24 trust\n`);
  const settings = `-p 5432 -k ${folder} -h ${machine.address} -c fsync=off -c full_page_writes=off -c jit=off -c autovacuum=off`;
  const start = () =>
    void asPostgres('pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'server.log'), '-o', settings, 'start');
  const cut = () => void asPostgres('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
  start();
  return {
    url: `postgres://postgres@${machine.address}:5432/postgres`,
    own: `postgres://postgres@localhost:5432/postgres?host=${encodeURIComponent(folder)}`,
    start,
    cut,
    remove: () => fs.rmSync(folder, { recursive: true, force: true }),
  };
}
