/** A database of its own in a running PostgreSQL. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';

interface OwnDatabase {
  url: string;
  drop(): Promise<void>;
}

export async function newDatabase(cluster: string): Promise<OwnDatabase> {
  const name = `yejian_own_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: cluster });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}`);
  return {
    url: Object.assign(new URL(cluster), { pathname: `/${name}` }).href,
    drop: () => run(`drop database ${name} with (force)`),
  };
}
