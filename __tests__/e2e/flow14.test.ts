/** Flow 14 (rules 21.14, 23.1 to 23.3, 23.5): two phones count one store, one of them without a line and closed meanwhile; a manager decides what differs. */
import { eq } from 'drizzle-orm';
import { assets, stockAdjusts, stockTakeLines, stockTakes, stockTakeScans } from '../../server/db/schema';
import { decideNewest } from '../server/desk';
import { addPhoto } from './photo';
import { openShop, type Shop, type ShopPhone } from './shop';

const ZHAO = '13900000003';
const WANG = '13900000001';
/** What a cut line says on the console, and the empty page that stands for a closed app. */
const expectErrors = [/ERR_INTERNET_DISCONNECTED/, /WebSocket/, /sessionStorage/];
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

async function scan(phone: ShopPhone, ...codes: string[]): Promise<void> {
  for (const code of codes) {
    await phone.press('输编号');
    await phone.still();
    await phone.type('资产编号', code);
    await phone.press('盘到');
    await phone.still();
  }
}
const labels = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `ZC-0${from + at}`);

test('18 are expected: 14 are found by two phones, 4 are missing, one belongs elsewhere, one to nobody', async () => {
  const { server } = shop;
  const assetOf = async (code: string) => (await server.db.select().from(assets).where(eq(assets.code, code)))[0]!;

  // 1. A new one in the own store: what is expected is said and frozen.
  const phone = await shop.phone({ member: ZHAO, expectErrors });
  await phone.open('/outbound/pages/takeStock');
  await phone.sees('西湖总店家具盘点');
  await phone.press('新建盘点');
  await phone.still();
  await phone.type('名称', '西湖总店茶器设备');
  await phone.press('茶器');
  await phone.press('开始盘点');
  await phone.arrive('/outbound/pages/stockDetail');
  await phone.sees('0 / 18');
  const [take] = await server.db.select().from(stockTakes).where(eq(stockTakes.title, '西湖总店茶器设备'));
  const { id } = take!;
  await phone.press('返回');
  await phone.arrive('/outbound/pages/takeStock');
  await phone.press(/^西湖总店茶器设备/);
  await phone.arrive('/outbound/pages/stockDetail');

  // 2. Two phones at once: each sees what the other has counted.
  const tablet = await shop.phone({ member: ZHAO });
  await tablet.open(`/outbound/pages/stockDetail?id=${id}`);
  await tablet.sees('待盘');
  await Promise.all([scan(phone, ...labels(301, 306), 'ZC-0301'), scan(tablet, ...labels(307, 312))]);
  await phone.sees('已盘过，不计数');
  for (const one of [phone, tablet]) await one.sees('12 / 18');
  await scan(phone, 'ZC-0347');
  await phone.sees(/^盘盈 \d\d:\d\d$/);
  await scan(phone, 'XX-0001');
  await phone.sees('照片（0/9）');
  await addPhoto(phone);
  await phone.sees('照片（1/9）');
  await phone.press('保存');
  await phone.hears('已保存');

  // The line is cut, the app is closed: three scans wait, and go out in their order.
  await phone.context.setOffline(true);
  await scan(phone, ...labels(313, 315));
  await phone.sees('离线，3 条待上传');
  await phone.sees('先传完 3 条再完成');
  expect((await server.db.select().from(stockTakeScans).where(eq(stockTakeScans.stockTakeId, id))).length).toBe(16);
  await phone.page.goto('about:blank');
  await phone.context.setOffline(false);
  await phone.open(`/outbound/pages/stockDetail?id=${id}`);
  await phone.sees('15 / 18');
  await tablet.sees('15 / 18');
  const scans = await server.db.select().from(stockTakeScans).where(eq(stockTakeScans.stockTakeId, id));
  expect(new Set(scans.map(({ opId }) => opId)).size).toBe(19);

  // 3. One wrong scan is taken back; the end names what is missing.
  await phone.press('撤销上一次扫描');
  await phone.still();
  await phone.press('撤销');
  await phone.sees('14 / 18');
  await phone.press('完成盘点');
  await phone.sees('还有 4 件未盘');
  await phone.sees('陶制煮茶器 ZC-0318');
  await phone.pressTwice('确认 4 件盘亏并完成');
  await phone.sees('盘点已完成，只能查看');
  const lines = await server.db.select().from(stockTakeLines).where(eq(stockTakeLines.stockTakeId, id));
  const count = (state: string) => lines.filter((line) => line.state === state).length;
  expect([count('found'), count('missing'), count('unexpected'), count('unknown'), count('pending')]).toEqual([
    14, 4, 1, 1, 0,
  ]);
  expect(
    lines
      .filter(({ state }) => state === 'missing')
      .map(({ code }) => code)
      .toSorted(),
  ).toEqual(labels(315, 318));
  expect(lines.find(({ state }) => state === 'unknown')!.photos).toHaveLength(1);

  // 4. The documents wait for somebody else; the asset of the other store moves with the decision only.
  const documents = () => server.db.select().from(stockAdjusts).where(eq(stockAdjusts.stockTakeId, id));
  expect((await documents()).map(({ kind, status }) => `${kind} ${status}`).toSorted()).toEqual([
    'gain waiting',
    'loss waiting',
  ]);
  expect((await assetOf('ZC-0347')).storeId).toBe('2');
  for (let at = 0; at < 2; at += 1) await decideNewest(server, WANG, { kind: 'stockAdjust', result: 'pass' });
  expect((await documents()).every(({ status, decidedBy }) => status === 'booked' && decidedBy === '王岚')).toBe(true);
  expect(await assetOf('ZC-0347')).toMatchObject({ storeId: '1', custodianId: '10103' });
  expect((await assetOf('ZC-0318')).status).toBe('scrapped');
  await tablet.open(`/outbound/pages/stockDetail?id=${id}`);
  await tablet.sees('已入账');
});
