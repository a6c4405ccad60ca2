/** Flow 15 (rules 21.15, 23.4): assets go to another store; accepted, refused and withdrawn, each once. */
import { and, eq } from 'drizzle-orm';
import { assetEvents, assets, assetTransferItems, assetTransfers, notices } from '../../server/db/schema';
import { ZHAO } from '../server/demo';
import type { TestServer } from '../server/harness';
import type { Story, StoryPhone, StoryShop } from './phone';

const QIAN = '13900000004';
const DETAILS = '/asset/pages/details';

const booksOf = ({ db }: TestServer) => ({
  assetOf: async (code: string) => (await db.select().from(assets).where(eq(assets.code, code)))[0]!,
  newest: async () => {
    const rows = await db.select().from(assetTransfers).where(eq(assetTransfers.fromId, '10103'));
    return rows.toSorted((a, b) => Number(b.id) - Number(a.id))[0]!;
  },
});

/** Beside the asset whose card is open, one more by its label. */
async function add(phone: StoryPhone, code: string): Promise<void> {
  await phone.press('输编号添加');
  await phone.type('标签上的编号，如 ZC-0301', code);
  await phone.press('添加');
}

/** From the card of the first: the others by their labels, then 钱多多 of 武林馆; answers the transfer. */
async function send(server: TestServer, phone: StoryPhone, reason: string, [first, ...others]: [string, ...string[]]) {
  const { assetOf, newest } = booksOf(server);
  await phone.open(`${DETAILS}?code=${first}`);
  await phone.press('发起调拨');
  await phone.sees('再加一件');
  for (const code of others) {
    await add(phone, code);
    await phone.sees('再加一件');
    await phone.sees(code);
  }
  await phone.press('接收人');
  await phone.arrive('/asset/pages/storeselection');
  await phone.press('叶间·武林馆');
  await phone.press('茶艺');
  await phone.press(/^钱多多/);
  await phone.arrive(DETAILS);
  await phone.type('如 茶席借用', reason);
  await phone.pressTwice(`调拨 ${1 + others.length} 件`);
  await phone.sees('待确认');
  const { id } = await newest();
  const { id: assetId } = await assetOf(first);
  const items = await server.db.select().from(assetTransferItems).where(eq(assetTransferItems.assetId, assetId));
  expect(items.filter(({ open }) => open)).toMatchObject([{ transferId: id }]);
  return id;
}

/** The receiver is told, looks at it on two phones, and takes it once. */
async function takeOnce({ server, phone: phoneOf }: StoryShop, id: string): Promise<StoryPhone> {
  const told = await server.db
    .select()
    .from(notices)
    .where(and(eq(notices.memberId, '10104'), eq(notices.title, '有资产等你接收')));
  const { link } = told.find((one) => one.link?.includes(id))!;
  const [qian, other] = [await phoneOf({ member: QIAN }), await phoneOf({ member: QIAN })];
  for (const phone of [qian, other]) {
    await phone.open(link!);
    await phone.sees('武林馆茶席用');
    await phone.press('确认接收');
  }
  await qian.type('当面点清，可写明外观状况', '当面点清');
  await qian.addPicture('添加照片');
  await qian.sees('照片（1/9）');
  await qian.press('确认接收');
  await qian.sees('已接收，由你保管');
  await other.sees('照片（0/9）');
  await other.press('确认接收');
  await other.sees('该调拨已处理');
  return qian;
}

async function tell(shop: StoryShop) {
  const { server, phone: phoneOf } = shop;
  const { db } = server;
  const { assetOf } = booksOf(server);

  // 1. Sent, and moving: nobody sends it a second time.
  const zhao = await phoneOf({ member: ZHAO });
  const id = await send(server, zhao, '武林馆茶席用', ['ZC-0301', 'ZC-0303']);
  expect(await assetOf('ZC-0301')).toMatchObject({ status: 'moving', storeId: '1', custodianId: '10106' });
  await zhao.open(`${DETAILS}?code=ZC-0302`);
  await zhao.press('发起调拨');
  await zhao.sees('再加一件');
  await add(zhao, 'ZC-0301');
  await zhao.sees('该资产正在调拨');

  // 2. Received.
  const qian = await takeOnce(shop, id);
  for (const code of ['ZC-0301', 'ZC-0303'])
    expect(await assetOf(code)).toMatchObject({
      status: 'used',
      storeId: '2',
      custodianId: '10104',
      department: '茶艺',
    });
  const history = await db
    .select()
    .from(assetEvents)
    .where(eq(assetEvents.assetId, (await assetOf('ZC-0301')).id));
  expect(history.map(({ label }) => label)).toContain('钱多多 接收，由其保管：当面点清');

  // 3. Another one is refused with a reason, a third withdrawn: both stay where they were.
  const refused = await send(server, zhao, '周末活动', ['ZC-0305']);
  await qian.open(`${DETAILS}?transferId=${refused}`);
  await qian.press('拒绝');
  await qian.type('为什么不接收', '暂时用不上');
  await qian.press('拒绝');
  await qian.sees('已拒绝');
  const withdrawn = await send(server, zhao, '周末活动', ['ZC-0306']);
  await zhao.press('撤回');
  await zhao.sees('撤回这次调拨？');
  await zhao.press('撤回');
  await zhao.sees('已撤回');
  // Back to the card it was begun from.
  await zhao.back();
  expect(await zhao.arrive(DETAILS)).toMatchObject({ code: 'ZC-0306' });
  await zhao.sees('ZC-0306');
  for (const code of ['ZC-0305', 'ZC-0306'])
    expect(await assetOf(code)).toMatchObject({ status: 'used', storeId: '1', custodianId: '10106' });
  const rows = await db.select().from(assetTransfers);
  const statusOf = (one: string) => rows.find((row) => row.id === one)?.status;
  expect([statusOf(id), statusOf(refused), statusOf(withdrawn)]).toEqual(['done', 'refused', 'withdrawn']);
  const open = (await db.select().from(assetTransferItems)).filter((item) => item.open);
  expect(new Set(open.map(({ assetId }) => assetId)).size).toBe(open.length);
}

export const flow15: Story = {
  title: 'two assets are handed over with a photo; another transfer is refused, one is withdrawn',
  tell,
};
