/** The papers of the demo world: three titles, one paper in each state, and what is left to be invoiced (rule 20.4). */
import { sql } from 'drizzle-orm';
import { verifyShop } from '../../../server/verify';
import { createTestServer, type TestServer } from '../harness';
import { pdfText } from './pdfText';
import { quickest } from '../quickest';

let app: TestServer;
beforeAll(async () => {
  app = await createTestServer({ seed: true });
});
afterAll(() => app.close());

test('林知夏 has three titles and three papers; the one that waits is issued in its time', async () => {
  const token = await app.login('13800000001');
  const titles = await app.ok('memberInvoice.titles', {}, { token });
  expect(titles.map(({ title, kind }) => [title, kind])).toEqual([
    ['杭州知夏文化有限公司', 'company'],
    ['杭州听松文化传播有限公司', 'company'],
    ['林知夏', 'person'],
  ]);
  for (const { id: _id, ...title } of titles) await app.ok('memberInvoice.titleSave', title, { token });
  expect(await app.ok('memberInvoice.titles', {}, { token })).toHaveLength(3);
  const states = async () => (await app.ok('memberInvoice.index', {}, { token })).list.map(({ status }) => status);
  expect(await states()).toEqual(['applied', 'issued', 'red']);
  const { list } = await app.ok('memberInvoice.orders', { group: 'order' }, { token });
  expect(list.length).toBeGreaterThanOrEqual(2);
  expect((await app.ok('memberInvoice.orders', { group: 'recharge' }, { token })).list).toHaveLength(3);
  expect(await verifyShop(app.db)).toEqual([]);
  app.clock.advance(5 * 3_600_000);
  await app.runJobs();
  expect(await states()).toEqual(['issued', 'issued', 'red']);
  const [newest] = (await app.ok('memberInvoice.index', {}, { token })).list;
  const file = await app.http.inject({ method: 'GET', url: newest!.fileUrl! });
  expect(pdfText(file.rawPayload)).toContain('武夷大红袍');
  expect(await verifyShop(app.db)).toEqual([]);
});

test('with 10,000 orders and papers a page takes no more than three times what it takes with 100', async () => {
  const fill = async (mobile: string, count: number, from: number) => {
    const token = await app.login(mobile);
    const { id } = await app.ok('member.my', {}, { token });
    const at = app.clock.now();
    const each = sql`from generate_series(${from}::bigint, ${from + count - 1}::bigint) i`;
    await app.db
      .execute(sql`insert into orders (id, no, member_id, kind, source, status, delivery_type, seller, amounts, payable, created_at, paid_at)
      select i, 'BIG' || i, ${id}::bigint, 'normal', 'buy', 'finished', 'express', '叶间自营', '{"payable":100,"freight":0,"vipOff":0}', 100, ${at}::bigint - i, ${at}::bigint - i ${each}`);
    await app.db
      .execute(sql`insert into payments (id, no, member_id, order_group, order_id, amount, channel, status, created_at, paid_at)
      select i, 'BIG' || i, ${id}::bigint, 'order', i, 100, 'js', 'paid', ${at}::bigint - i, ${at}::bigint - i ${each}`);
    await app.db
      .execute(sql`insert into invoices (id, no, member_id, order_group, kind, invoice_type, title, content, amount, status, created_at)
      select i, 'BIG' || i, ${id}::bigint, 'order', 'person', 'normal', '茶友', 'detail', 100, 'failed', ${at}::bigint - i ${each}`);
    return token;
  };
  const few = await fill('13800009200', 100, 90_000_000);
  const many = await fill('13800009201', 10_000, 90_100_000);
  for (const table of ['orders', 'payments', 'invoices']) await app.db.execute(sql.raw(`analyze ${table}`));
  const asks = [
    (token: string) => app.ok('memberInvoice.orders', { group: 'order' }, { token }),
    (token: string) => app.ok('memberInvoice.index', {}, { token }),
  ];
  for (const ask of asks) {
    expect(await ask(many)).toMatchObject({ more: true, list: { length: 20 } });
    const [short, long] = [await quickest(() => ask(few)), await quickest(() => ask(many))];
    // A page of a few milliseconds may wait for the machine once.
    expect(long).toBeLessThan(3 * short + 3);
  }
});
