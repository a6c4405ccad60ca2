/** Flow 11 in a browser: without the messenger's scanner the label is typed, and the pick list goes to a printer. */
import { eq } from 'drizzle-orm';
import { skus, stockDocuments } from '../../server/db/schema';
import { ZHAO } from '../server/demo';
import { flow11, GOODS, paidOrder } from '../stories/flow11';
import { waitUntil } from './browser';
import { live } from './story';

/** Keeps what would go to the printer, in whatever frame. */
const PRINTED = `window.__printed = []; window.print = () => {
  top.__printed.push(document.documentElement.outerHTML);
  setTimeout(() => dispatchEvent(new Event('afterprint')), 50);
};`;
const shop = live(...flow11);

test('a label is typed, the next one comes from the keyboard, and the pick list is printed', async () => {
  const { server } = shop;
  const order = await paidOrder(server, 3);
  const [sku] = await server.db.select().from(skus).where(eq(skus.id, GOODS));
  const clerk = await shop.phone({ member: ZHAO, init: PRINTED });
  await clerk.open(`/outbound/pages/detailed?code=${order.no}`);
  await clerk.press('开始拣货');
  await clerk.sees('拣货中');
  await clerk.press('扫码拣货');
  await clerk.type('手动输入编码', sku!.barCode);
  await clerk.press('用这个编码');
  // The sheet stays for the next one, and says what there was.
  await clerk.sees(`已扫 1 个：${sku!.barCode}`);
  await clerk.press('关闭');
  await clerk.sees('需 3 件，已拣 1');
  await clerk.still();
  await clerk.scan(sku!.barCode);
  await clerk.sees('需 3 件，已拣 2');

  await clerk.press('打印拣货单');
  await waitUntil(clerk.page, 'window.__printed.length === 1');
  const paper = await clerk.page.evaluate(() => (window as unknown as { __printed: string[] }).__printed[0]!);
  const [doc] = await server.db.select().from(stockDocuments).where(eq(stockDocuments.sourceId, order.id));
  for (const text of [doc!.no, sku!.barCode, '拣货人', '复核人']) expect(paper).toContain(text);
});
