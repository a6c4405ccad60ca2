/** A shop of the time before memberships had tables of their own is brought up to date: what people had is theirs afterwards. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Tx } from '../../server/db/client';
import { dayOf } from '../../server/lib/shanghai';
import { verifyShop } from '../../server/verify';

const MIGRATIONS = path.resolve(__dirname, '../../server/db/migrations');
/** The last one before 0011_membership. */
const BEFORE = 10;

let folder: string;
let client: PGlite;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'migrations-'));
  fs.cpSync(MIGRATIONS, folder, { recursive: true });
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(fs.readFileSync(file, 'utf8')) as { entries: { idx: number }[] };
  fs.writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.filter(({ idx }) => idx <= BEFORE) }));
  client = await PGlite.create();
});
afterAll(async () => {
  await client.close();
  fs.rmSync(folder, { recursive: true });
});

const at = (day: string) => Date.parse(`${day}T10:00:00+08:00`);
const thisYear = Number(dayOf(Date.now()).slice(0, 4));

test('points get their years, a team its places, and the books are right', async () => {
  const db = drizzle(client);
  await migrate(db, { migrationsFolder: folder });
  await client.exec(`
    insert into members (id, no, mobile, nickname, avatar, inviter_id, notice_settings, created_at) values
      (1, 'A', '13800000001', '甲', '', null, '{}', ${at('2024-01-02')}),
      (2, 'B', '13800000002', '乙', '', 1, '{}', ${at('2024-03-04')}),
      (3, 'C', '13800000003', '丙', '', 2, '{}', ${at('2024-05-06')});
    insert into accounts (id, owner_type, owner_id, unit, available) values (11, 'member', 1, 'points', 700), (12, 'member', 2, 'points', 0);
    insert into ledger_rows (account_id, unit, biz_type, biz_id, title, delta, balance_after, created_at) values
      (11, 'points', 'sign', 'a', '签到', 300, 300, ${at(`${thisYear - 5}-06-01`)}),
      (11, 'points', 'sign', 'b', '签到', 500, 800, ${at(`${thisYear - 1}-06-01`)}),
      (11, 'points', 'orderUse', 'c', '抵扣', -400, 400, ${at(`${thisYear - 1}-07-01`)}),
      (11, 'points', 'sign', 'd', '签到', 300, 700, ${at(`${thisYear}-01-01`)}),
      (12, 'points', 'sign', 'e', '签到', 50, 50, ${at(`${thisYear}-01-01`)}),
      (12, 'points', 'orderUse', 'f', '抵扣', -50, 0, ${at(`${thisYear}-01-02`)});
    insert into orders (id, no, member_id, kind, source, status, delivery_type, seller, amounts, payable, give_points, created_at, paid_at, received_at)
      values (21, 'O1', 3, 'normal', 'buy', 'received', 'express', '叶间自营', '{"payable":9900,"freight":0,"vipOff":0}', 9900, 99,
        ${at('2024-06-01')}, ${at('2024-06-01')}, ${at('2024-06-05')});`);
  await migrate(db, { migrationsFolder: MIGRATIONS });

  const { rows: batches } = await client.query(
    `select account_id, gained, "left", to_char(to_timestamp(expire_at / 1000) at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as ends
     from point_batches where "left" > 0 order by expire_at`,
  );
  expect(batches).toEqual([
    { account_id: 11, gained: 800, left: 400, ends: `${thisYear + 1}-01-01` },
    { account_id: 11, gained: 300, left: 300, ends: `${thisYear + 2}-01-01` },
  ]);
  const { rows: places } = await client.query(
    'select member_id, inviter_id, grand_id, orders, amount, points from team_members order by member_id',
  );
  expect(places).toEqual([
    { member_id: 2, inviter_id: 1, grand_id: null, orders: 0, amount: 0, points: 0 },
    { member_id: 3, inviter_id: 2, grand_id: 1, orders: 1, amount: 9900, points: 99 },
  ]);
  const { rows: months } = await client.query('select member_id, month, orders, amount from team_months order by 1');
  expect(months).toEqual([
    { member_id: 1, month: '2024-06', orders: 1, amount: 9900 },
    { member_id: 2, month: '2024-06', orders: 1, amount: 9900 },
  ]);
  const problems = await verifyShop(db as unknown as Tx);
  expect(problems.filter((problem) => /point|batch|account|row/.test(problem))).toEqual([]);
});
