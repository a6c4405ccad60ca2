/** Flow 14 in the mini-program, whose camera stays open from one label to the next. */
import { eq } from 'drizzle-orm';
import { stockTakeLines, stockTakeScans } from '../../server/db/schema';
import { flow14 } from '../stories/flow14';
import { CLICK_GUARD, last, pause } from './shop';
import { live } from './story';

const ZHAO = '13900000003';
const TAKE = '698201';

const linesOf = () => shop.server.db.select().from(stockTakeLines).where(eq(stockTakeLines.stockTakeId, TAKE));
const scansOf = () => shop.server.db.$count(stockTakeScans, eq(stockTakeScans.stockTakeId, TAKE));

test('scanned one after the other, kept while the line is cut, sent in order, finished with what is missing', async () => {
  const phone = await shop.phone({ member: ZHAO, path: '/outbound/pages/takeStock' });
  await phone.tap('西湖总店家具盘点');
  await phone.page('/outbound/pages/stockDetail');
  await phone.see('11');

  // The camera stays open from one label to the next.
  await phone.mock({ scanCode: [{ result: 'ZC-0320' }, { result: 'ZC-0347' }, { result: 'ZC-0319' }, 'cancel'] });
  await phone.tap('点这里扫标签');
  await phone.see('已盘过，不计数');
  await phone.see('12');
  // What belongs to the other store was found here, and is taken back.
  const stranger = async () => (await linesOf()).filter(({ code }) => code === 'ZC-0347').map(({ state }) => state);
  expect(await stranger()).toEqual(['unexpected']);
  await phone.tap('撤销');
  await phone.tap(last(phone, '撤销'));
  await phone.see('已撤销');
  expect(await stranger()).toEqual([]);

  await phone.raw.context().setOffline(true);
  await phone.mock({ scanCode: [{ result: 'ZC-0322' }, { result: 'ZC-0324' }, { result: 'ZC-0328' }, 'cancel'] });
  await pause(CLICK_GUARD);
  await phone.tap('点这里扫标签');
  await phone.see('离线，3 条待上传');
  expect(await scansOf()).toBe(4);
  expect(JSON.stringify(await phone.storage())).toContain('ZC-0328');
  await phone.raw.context().setOffline(false);
  await phone.tap('重试');
  await phone.see('15');
  expect(await scansOf()).toBe(7);

  await phone.tap('完成盘点');
  await phone.see('还有 3 件未盘');
  await phone.tap(last(phone, '确认 3 件盘亏并完成'));
  await phone.see('盘点已完成，只能查看');
  const states = (await linesOf()).map(({ state }) => state);
  const count = (state: string) => states.filter((one) => one === state).length;
  expect([count('found'), count('missing'), count('unexpected'), count('unknown')]).toEqual([15, 3, 1, 1]);
});

// Registered last, so that the story does not move the label of another store before.
const shop = live(flow14);
