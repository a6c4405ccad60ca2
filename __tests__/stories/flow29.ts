/** Flow 29: a live evening on two phones: waited for, spoken in, a gift, what is spoken of is put into the basket, and seen again. */
import { and, eq } from 'drizzle-orm';
import { cartItems, ledgerRows, liveMessages, reminds } from '../../server/db/schema';
import { LIN, WANG, XU } from '../server/demo';
import type { Story, StoryShop } from './phone';

const MINUTE = 60_000;
/** 岩茶三坑，怎么一口分清: begins in twenty minutes. */
const ROOM = '9702';
const GOODS = '1028';
/** 春山第一采: to be seen again, with three chapters. */
const REPLAY = '9704';
const [XU_ID, LIN_ID] = ['10003', '10001'];
const DETAIL = '/collegePackages/pages/college/live/detail';
const LIVE = '/collegePackages/pages/college/live/live';

async function tell({ server, phone: phoneOf }: StoryShop) {
  const { db } = server;
  const said = (kind: 'text' | 'gift') =>
    db
      .select()
      .from(liveMessages)
      .where(and(eq(liveMessages.roomId, ROOM), eq(liveMessages.kind, kind)));
  const host = await server.login(WANG);
  let lead = 0;
  const hosts = (part: object) =>
    server.ok('college.liveHost', { id: ROOM, requestId: `flow29-${(lead += 1)}`, ...part } as never, { token: host });

  // 1. Who waits for it is told, and goes in when it runs.
  const xu = await phoneOf({ member: XU });
  await xu.open(`${DETAIL}?id=${ROOM}`);
  await xu.press('预约提醒');
  await xu.sees('取消预约');
  const waits = and(eq(reminds.kind, 'live'), eq(reminds.targetId, ROOM), eq(reminds.memberId, XU_ID));
  expect(await db.select().from(reminds).where(waits)).toHaveLength(1);
  await xu.later(21 * MINUTE);
  await xu.press('进入直播间');
  await xu.arrive(LIVE);
  await xu.sees('直播中');

  // 2. What one says the other reads; a gift of two touches is one, and costs once.
  const lin = await phoneOf({ member: LIN });
  await lin.open(`${LIVE}?id=${ROOM}`);
  await lin.sees('直播中');
  await xu.press('说点什么');
  await xu.type('和大家说点什么', '牛栏坑的火高不高');
  await xu.press('发送');
  await lin.sees('牛栏坑的火高不高');
  expect(await said('text')).toMatchObject([{ memberId: XU_ID, text: '牛栏坑的火高不高' }]);
  await lin.pressIcon('gift');
  await lin.sees('送份茶礼');
  await lin.pressTwice('送出', '清茶一盏');
  await xu.sees('送出 清茶一盏 10 积分');
  expect(await said('gift')).toMatchObject([{ memberId: LIN_ID, giftId: 'cup', points: 10 }]);
  const booked = await db.select().from(ledgerRows).where(eq(ledgerRows.bizType, 'liveGift'));
  expect(booked.filter(({ memo }) => memo.includes('岩茶三坑'))).toMatchObject([{ delta: -10 }]);

  // 3. What is spoken of is put into the basket without leaving.
  await hosts({ action: 'pin', goodsId: GOODS });
  await xu.sees('讲解中');
  await xu.press('去买');
  await xu.sees('选择规格');
  await xu.press('加入购物车');
  await xu.sees('已加入购物车');
  expect((await xu.reads()).includes('牛栏坑的火高不高')).toBe(true);
  expect(await db.select().from(cartItems).where(eq(cartItems.memberId, XU_ID))).not.toHaveLength(0);

  // 4. Over; what there was before is seen again, by its chapters.
  await hosts({ action: 'end' });
  await xu.sees('直播已结束');
  await lin.sees('直播已结束');
  await xu.open(`${LIVE}?id=${REPLAY}`);
  await xu.sees('回放');
  expect(await xu.reads()).not.toContain('采茶的阿姨手好快');
  await xu.press(/茶垄里的风$/);
  await xu.sees('采茶的阿姨手好快');
}

export const flow29: Story = {
  title: 'a live evening: waited for, spoken in, a gift, something bought, and another seen again',
  tell,
};
