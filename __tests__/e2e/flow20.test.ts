/** Flow 20 in a browser: a computer that was let in goes on in the app, and a board that is not for him says so to a screen reader. */
import { desc } from 'drizzle-orm';
import { loginTickets } from '../../server/db/schema';
import { LIN } from '../server/demo';
import { flow20 } from '../stories/flow20';
import { live, openComputer } from './story';

const QIAN = '13900000004';
const shop = live(...flow20);

test('the report board is marked as one that he may not choose', async () => {
  const { ticket } = await shop.server.ok('ticket.create', { kind: 'tv', storeId: '2' });
  const phone = await shop.phone({ member: QIAN });
  await phone.open(`/outbound/pages/tvLogin?ticket=${ticket}`);
  const report = phone.top.getByRole('radio', { name: /报表屏/ });
  expect(await report.getAttribute('aria-disabled')).toBe('true');
});

test('a computer that was let in by scan goes on in the app', async () => {
  const { page, complaints } = await openComputer(shop, '/pc');
  await page.getByRole('img', { name: '登录二维码' }).waitFor();
  const [ticket] = await shop.server.db.select().from(loginTickets).orderBy(desc(loginTickets.id)).limit(1);
  const phone = await shop.phone({ member: LIN });
  await phone.open(`/site/pages/appLogin?ticket=${ticket!.code}`);
  await phone.press('确认登录');
  await page.waitForURL(/\/h5\//);
  await page.goto(`${shop.url}/h5/pages/tea/mine`);
  await page.getByText('林知夏').filter({ visible: true }).first().waitFor();
  await page.context().close();
  expect(complaints).toEqual([]);
});
