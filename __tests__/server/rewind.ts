/**
 * Every test of a suite begins with the same rows, without opening a database for each of them (seconds) and without one test
 * seeing what another did. Call it when the set-up is done; the answer puts rows, numbers and clock back, and refuses when the test
 * before left shop and books that do not agree: the server that closes sees the last one only.
 *
 *   beforeAll(async () => { app = await createTestServer({ seed: true }); rewind = await keepRows(app); });
 *   beforeEach(() => rewind());
 */
import { verifyShop } from '../../server/verify';
import { testServer, type TestServer, type TestServerOptions } from './harness';

export async function keepRows(app: TestServer): Promise<() => Promise<void>> {
  const at = app.clock.now();
  const { exec } = app.database;
  const namesOf = async (query: string) =>
    ((await app.db.execute(query)) as unknown as { rows: { name: string }[] }).rows.map(({ name }) => name);
  const tables = await namesOf(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  // Triggers note which tables were written, so only those are put back.
  await exec(
    `create schema kept;
    create table kept.number as select last_value, is_called from public.ids;
    create table kept.written (name text not null);
    create function kept.note() returns trigger language plpgsql
      as $$ begin insert into kept.written values (tg_table_name); return null; end $$;
    ${tables
      .map(
        (name) => `create table kept."${name}" as table public."${name}";
        create trigger kept after insert or update or delete on public."${name}" execute function kept.note();`,
      )
      .join('\n')}`,
  );
  return async () => {
    const written = await namesOf('select distinct name from kept.written');
    const problems = written.length > 0 ? await verifyShop(app.db) : [];
    const back = written.map(
      (name) => `delete from public."${name}"; insert into public."${name}" table kept."${name}";`,
    );
    // What triggers would write of it, and forbid, is put back itself.
    await exec(`begin; set local session_replication_role = replica; ${back.join('\n')}
      select setval('public.ids', last_value, is_called) from kept.number;
      truncate kept.written; commit;`);
    app.clock.set(at);
    if (problems.length > 0) throw new Error(`Before this, shop and books did not agree:\n${problems.join('\n')}`);
  };
}

/**
 * The server of a suite whose tests each begin with the same rows. `prepare`: what stands in them beside the seed, such as sessions. A race that
 * is repeated inside of one test calls `rewind` itself.
 *
 *   const { app, rewind } = rewoundServer({ seed: true });
 */
export function rewoundServer(options: TestServerOptions = {}, prepare?: (app: TestServer) => Promise<void>) {
  const app = testServer(options);
  let back: (() => Promise<void>) | undefined;
  const rewind = async () => {
    if (!back) throw new Error('the rows are kept from beforeAll on');
    await back();
  };
  beforeAll(async () => {
    await prepare?.(app);
    back = await keepRows(app);
  });
  beforeEach(rewind);
  return { app, rewind };
}
