/** Flow 16 in a browser, which saves the table as text, too. */
import { parse } from 'csv-parse/sync';
import { flow16 } from '../stories/flow16';
import { live } from './story';
import { WANG } from '../server/demo';

const shop = live(...flow16);

test('the table is saved as text, with a row for each store and what they come to', async () => {
  const phone = await shop.phone({ member: WANG });
  await phone.open('/report/pages/report-table?kind=store');
  await phone.sees('合计');
  await phone.press('导出');
  await phone.still();
  const [asked] = await Promise.all([
    phone.context.waitForEvent('request', (request) => request.url().includes('/reports/')),
    phone.press(/逗号分隔的文本/),
  ]);
  const { pathname, search } = new URL(asked.url());
  const file = await shop.server.http.inject(`${pathname}${search}`);
  const rows = parse(file.body, { bom: true, relax_column_count: true }) as string[][];
  const names = rows.map(([name]) => name);
  expect(names).toEqual(expect.arrayContaining(['武林馆', '合计']));
});
