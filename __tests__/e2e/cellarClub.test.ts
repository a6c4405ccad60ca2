/** The owners' wall, whole (rules 15.5 to 15.7): two slots are chosen and paid from the balance, tea goes into one and out again; another phone sees them taken. */
import { and, eq } from 'drizzle-orm';
import { cellarOrders, cellarSlots, escrowLots } from '../../server/db/schema';
import { verifyCellarClub } from '../../server/domains/trade/cellarClub/verify';
import { book, memberOwner } from '../../server/domains/people/ledger/service';
import { openShop, type Shop } from './shop';
import { held } from './story';
import { LIN, XU } from '../server/demo';

const PIN = '246810';
const MEMBER = '10001';
let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

test('from the centre of membership to an own slot with tea in it', async () => {
  const { server } = shop;
  await book(server.db, {
    owner: memberOwner(MEMBER),
    unit: 'money',
    bizType: 'adjust',
    bizId: 'wall',
    delta: 1_000_000,
    at: server.clock.now(),
  });
  const phone = await shop.phone({ member: LIN });
  await phone.open('/vip/pages/jiujiao');
  await phone.sees('空位 34 格');

  // 1. A plan of two, a slot on the wall, the other from the list.
  await phone.press('三年，2 格，¥4,980');
  await phone.press('戊六，空');
  await phone.press('看列表');
  await phone.press('窖位 己一，空');
  await phone.press('申请 戊六、己一 ¥4,980');
  await phone.type('名牌', '知夏山房');
  await phone.type('姓名', '林知夏');
  // The own number comes with the profile, which may be later than the sheet.
  await held(phone.top.getByLabel('手机号', { exact: true }), '138****0001');
  await phone.press('我已阅读并同意茶窖托管协议');
  await phone.press('去支付 ¥4,980');

  // 2. Held while it is paid; from another phone they cannot be chosen.
  await phone.arrive('/member/pages/wallet/pay');
  const other = await shop.phone({ member: XU });
  await other.open('/vip/pages/jiujiao');
  await other.press('戊六，保留');
  await other.sees('戊六，保留');
  await phone.press(/^余额支付/);
  await phone.press(/^确认支付/);
  await phone.enterPin(PIN);
  await phone.arrive('/pages/tea/success');
  await phone.press('看我的窖位');
  await phone.arrive('/vip/pages/jiujiao');
  await phone.sees('我的窖位');
  const [order] = await server.db.select().from(cellarOrders).where(eq(cellarOrders.memberId, MEMBER));
  expect(order).toMatchObject({ status: 'paid', slots: 2, plaque: '知夏山房', mobile: LIN });
  const slots = await server.db.select().from(cellarSlots).where(eq(cellarSlots.orderId, order!.id));
  expect(slots.map(({ code }) => code).sort()).toEqual(['己一', '戊六'].sort());

  // 3. Tea goes into a slot, and out again.
  await phone.press('放入存茶，窖位 戊六');
  await phone.press('放入武夷红茶');
  await phone.sees('1 批，0.6 kg');
  const placed = await server.db
    .select()
    .from(escrowLots)
    .where(and(eq(escrowLots.memberId, MEMBER), eq(escrowLots.ownSlot, '戊六')));
  expect(placed).toMatchObject([{ title: '武夷红茶' }]);
  await phone.press('移出武夷红茶');
  await phone.press('移出');
  await phone.sees('已移出窖位');
  expect(await server.db.$count(escrowLots, eq(escrowLots.ownSlot, '戊六'))).toBe(0);

  // 4. Others read whose they are.
  await other.open('/vip/pages/jiujiao');
  await other.press('戊六，已有主，知夏山房');
  expect(await verifyCellarClub(server.db)).toEqual([]);
});
