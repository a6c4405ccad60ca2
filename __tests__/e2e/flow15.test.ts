/** Flow 15 (rules 21.15, 23.4): assets go to another store; accepted, refused and withdrawn, each once. */
import { and, eq } from 'drizzle-orm';
import { assetEvents, assets, assetTransferItems, assetTransfers, notices } from '../../server/db/schema';
import { addPhoto } from './photo';
import { openShop, type Shop, type ShopPhone } from './shop';

const ZHAO = '13900000003';
const QIAN = '13900000004';
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

const assetOf = async (code: string) => (await shop.server.db.select().from(assets).where(eq(assets.code, code)))[0]!;
const newest = async () => {
  const rows = await shop.server.db.select().from(assetTransfers).where(eq(assetTransfers.fromId, '10103'));
  return rows.toSorted((a, b) => Number(b.id) - Number(a.id))[0]!;
};

/** From the card of the first: the others by their labels, then 钱多多 of 武林馆. */
async function send(phone: ShopPhone, reason: string, first: string, ...others: string[]): Promise<string> {
  await phone.open(`/asset/pages/details?code=${first}`);
  await phone.press('发起调拨');
  await phone.still();
  for (const code of others) {
    await phone.press('输编号添加');
    await phone.still();
    await phone.type('资产编号', code);
    await phone.press('添加');
    await phone.still();
    await phone.sees(code);
  }
  await phone.press(/^接收人/);
  await phone.arrive('/asset/pages/storeselection');
  await phone.press(/^叶间·武林馆/);
  await phone.press(/^茶艺/);
  await phone.press(/^钱多多/);
  await phone.arrive('/asset/pages/details');
  await phone.still();
  await phone.type('原因', reason);
  await phone.pressTwice(`调拨 ${1 + others.length} 件`);
  await phone.sees('待确认');
  const { id } = await newest();
  const { id: assetId } = await assetOf(first);
  const items = await shop.server.db.select().from(assetTransferItems).where(eq(assetTransferItems.assetId, assetId));
  expect(items.filter(({ open }) => open)).toMatchObject([{ transferId: id }]);
  return id;
}

test('two assets are handed over with a photo; another transfer is refused, one is withdrawn', async () => {
  const { server } = shop;
  const zhao = await shop.phone({ member: ZHAO });
  const [qian, other] = [await shop.phone({ member: QIAN }), await shop.phone({ member: QIAN })];

  // 1. Sent, and moving: nobody sends it a second time.
  const id = await send(zhao, '武林馆茶席用', 'ZC-0301', 'ZC-0303');
  expect(await assetOf('ZC-0301')).toMatchObject({ status: 'moving', storeId: '1', custodianId: '10106' });
  await zhao.open('/asset/pages/details?code=ZC-0302');
  await zhao.press('发起调拨');
  await zhao.still();
  await zhao.press('输编号添加');
  await zhao.still();
  await zhao.type('资产编号', 'ZC-0301');
  await zhao.press('添加');
  await zhao.sees('该资产正在调拨');

  // 2. The receiver is told, looks at it on two phones, and takes it once.
  const told = await server.db
    .select()
    .from(notices)
    .where(and(eq(notices.memberId, '10104'), eq(notices.title, '有资产等你接收')));
  const { link } = told.find((one) => one.link?.includes(id))!;
  for (const phone of [qian, other]) {
    await phone.open(link!);
    await phone.sees('武林馆茶席用');
    await phone.press('确认接收');
    await phone.still();
  }
  await qian.type('备注', '当面点清');
  await addPhoto(qian);
  await qian.sees('照片（1/9）');
  await qian.top.getByRole('button', { name: '确认接收' }).last().tap();
  await qian.sees('已接收，由你保管');
  await other.top.getByRole('button', { name: '确认接收' }).last().tap();
  await other.sees('该调拨已处理');
  for (const code of ['ZC-0301', 'ZC-0303'])
    expect(await assetOf(code)).toMatchObject({
      status: 'used',
      storeId: '2',
      custodianId: '10104',
      department: '茶艺',
    });
  const history = await server.db
    .select()
    .from(assetEvents)
    .where(eq(assetEvents.assetId, (await assetOf('ZC-0301')).id));
  expect(history.map(({ label }) => label)).toContain('钱多多 接收，由其保管：当面点清');

  // 3. Another one is refused with a reason, a third withdrawn: both stay where they were.
  const refused = await send(zhao, '周末活动', 'ZC-0305');
  await qian.open(`/asset/pages/details?transferId=${refused}`);
  await qian.press('拒绝');
  await qian.still();
  await qian.type('原因', '暂时用不上');
  await qian.top.getByRole('button', { name: '拒绝' }).last().tap();
  await qian.sees('已拒绝');
  const withdrawn = await send(zhao, '周末活动', 'ZC-0306');
  await zhao.press('撤回');
  await zhao.still();
  await zhao.top.getByRole('button', { name: '撤回' }).last().tap();
  await zhao.sees('已撤回');
  // Back to the card it was begun from.
  await zhao.press('返回');
  await zhao.sees('ZC-0306');
  expect(zhao.at()).toBe('/asset/pages/details?code=ZC-0306');
  for (const code of ['ZC-0305', 'ZC-0306'])
    expect(await assetOf(code)).toMatchObject({ status: 'used', storeId: '1', custodianId: '10106' });
  const rows = await server.db.select().from(assetTransfers);
  const statusOf = (one: string) => rows.find((row) => row.id === one)?.status;
  expect([statusOf(id), statusOf(refused), statusOf(withdrawn)]).toEqual(['done', 'refused', 'withdrawn']);
  const open = (await server.db.select().from(assetTransferItems)).filter((item) => item.open);
  expect(new Set(open.map(({ assetId }) => assetId)).size).toBe(open.length);
});
