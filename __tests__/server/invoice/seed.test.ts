/** The papers of the demo world: three titles, one paper in each state, and what is left to be invoiced (rule 20.4). */
import { verifyShop } from '../../../server/verify';
import { testServer } from '../harness';
import { pdfText } from './pdfText';

const app = testServer({ seed: true });
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
});
