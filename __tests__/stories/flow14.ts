/** Flow 14 (rules 21.14, 23.1 to 23.3, 23.5): two phones count one store, one of them without a line for a while; a manager decides what differs. */
import { eq } from 'drizzle-orm';
import { assets, stockAdjusts, stockTakeLines, stockTakes, stockTakeScans } from '../../server/db/schema';
import { ZHAO, WANG } from '../server/demo';
import type { Story, StoryPhone, StoryShop } from './phone';

const LIST = '/outbound/pages/takeStock';
const DETAIL = '/outbound/pages/stockDetail';
const NAME = '西湖总店茶器设备';

async function scan(phone: StoryPhone, ...codes: string[]): Promise<void> {
  for (const code of codes) await phone.scan(code, '点这里扫标签');
}
const labels = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => `ZC-0${from + at}`);

/** A new one in the own store: what is expected is said and frozen. Answers it. */
async function begin({ server }: StoryShop, phone: StoryPhone): Promise<string> {
  await phone.open(LIST);
  await phone.press('新建盘点');
  await phone.type('如 年中茶器盘点', NAME);
  await phone.press('茶器');
  await phone.press('开始盘点');
  await phone.arrive(DETAIL);
  await phone.sees('0 / 18');
  await phone.back();
  await phone.arrive(LIST);
  await phone.press(NAME);
  await phone.arrive(DETAIL);
  const [take] = await server.db.select().from(stockTakes).where(eq(stockTakes.title, NAME));
  return take!.id;
}

/** Two phones, both on what is out of the ordinary: each sees what the other has counted; one scanned twice, one of another store, one of nobody. */
async function count(phone: StoryPhone, tablet: StoryPhone): Promise<void> {
  for (const one of [phone, tablet]) await one.press('看异常');
  await scan(phone, ...labels(301, 306), 'ZC-0301');
  await phone.sees('已盘过，不计数');
  await scan(tablet, ...labels(307, 312));
  for (const one of [phone, tablet]) await one.sees('12 / 18');
  await scan(phone, 'ZC-0347');
  await phone.sees(/盘盈\d\d:\d\d/);
  await scan(phone, 'XX-0001');
  await phone.addPicture('添加照片');
  await phone.sees('照片（1/9）');
  await phone.press('保存');
  await phone.sees('已保存');
}

async function tell(shop: StoryShop) {
  const { server, phone: phoneOf } = shop;
  const { db } = server;
  const assetOf = async (code: string) => (await db.select().from(assets).where(eq(assets.code, code)))[0]!;
  const phone = await phoneOf({ member: ZHAO, remote: true });
  const id = await begin(shop, phone);
  const scans = () => db.select().from(stockTakeScans).where(eq(stockTakeScans.stockTakeId, id));
  const tablet = await phoneOf({ member: ZHAO });
  await tablet.open(`${DETAIL}?id=${id}`);
  await tablet.sees('待盘');
  await count(phone, tablet);

  // The line is cut: three scans wait, and go out in their order when there is one again.
  await phone.loseLine();
  await scan(phone, ...labels(313, 315));
  await phone.sees('离线，3 条待上传');
  await phone.sees('先传完 3 条再完成');
  expect(await scans()).toHaveLength(16);
  await phone.findLine();
  for (const one of [phone, tablet]) await one.sees('15 / 18');
  expect(new Set((await scans()).map(({ opId }) => opId)).size).toBe(19);

  // One wrong scan is taken back; the end names what is missing.
  await phone.press('撤销');
  await phone.sees('撤销这次扫描');
  await phone.press('撤销');
  await phone.sees('14 / 18');
  await phone.press('完成盘点');
  await phone.sees('还有 4 件未盘');
  await phone.sees('陶制煮茶器 ZC-0318');
  await phone.pressTwice('确认 4 件盘亏并完成');
  await phone.sees('盘点已完成，只能查看');
  const lines = await db.select().from(stockTakeLines).where(eq(stockTakeLines.stockTakeId, id));
  const codesOf = (state: string) =>
    lines
      .filter((line) => line.state === state)
      .map(({ code }) => code)
      .toSorted();
  expect(codesOf('found')).toEqual(labels(301, 314));
  expect(codesOf('missing')).toEqual(labels(315, 318));
  expect(codesOf('unexpected')).toEqual(['ZC-0347']);
  expect(codesOf('unknown')).toEqual(['XX-0001']);
  expect(codesOf('pending')).toEqual([]);
  expect(lines.find(({ state }) => state === 'unknown')!.photos).toHaveLength(1);

  // The two documents wait for somebody else; the asset of the other store moves with the decision only.
  const documents = () => db.select().from(stockAdjusts).where(eq(stockAdjusts.stockTakeId, id));
  expect((await documents()).map(({ kind, status }) => `${kind} ${status}`).toSorted()).toEqual([
    'gain waiting',
    'loss waiting',
  ]);
  expect((await assetOf('ZC-0347')).storeId).toBe('2');
  const wang = await phoneOf({ member: WANG });
  for (const kind of ['盘亏', '盘盈']) {
    await wang.open('/dingding/pages/message?kind=stockAdjust');
    await wang.press(`${kind} ${NAME}`);
    await wang.sees('等你决定');
    await wang.sees('账面变动');
    await wang.press('通过');
    await wang.sees('通过？');
    await wang.pressTwice('通过');
    await wang.sees('已通过');
  }
  expect((await documents()).map(({ status, decidedBy }) => `${status} ${decidedBy}`)).toEqual([
    'booked 王岚',
    'booked 王岚',
  ]);
  expect(await assetOf('ZC-0347')).toMatchObject({ storeId: '1', custodianId: '10103' });
  expect((await assetOf('ZC-0318')).status).toBe('scrapped');
  await tablet.open(`${DETAIL}?id=${id}`);
  await tablet.sees('已入账');
}

export const flow14: Story = {
  title: '18 are expected: 14 are found by two phones, 4 are missing, one belongs elsewhere, one to nobody',
  tell,
};
