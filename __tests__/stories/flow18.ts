/** Flow 18 (rule 21.18): 李牧之 writes the own card and shares it; 许清和 opens it twice and leaves a name; the owner keeps who came as a client. */
import { and, eq } from 'drizzle-orm';
import { businessCards, cardExchanges, cardVisits, clients } from '../../server/db/schema';
import { XU } from '../server/demo';
import type { TestServer } from '../server/harness';
import type { Story, StoryPhone, StoryShop } from './phone';

const LI = '13900000002';
const LI_ID = '10102';
const XU_ID = '10003';
const CARD = '9902';
const BIO = '岩茶一口，先说山场。';

const cardOf = async ({ db }: TestServer) =>
  (await db.select().from(businessCards).where(eq(businessCards.id, CARD)))[0]!;

/** Three goods and a film, which is left once without a choice. */
async function write(phone: StoryPhone) {
  await phone.open('/vip/pages/businessCard?edit=1');
  await phone.type('喝茶的人会记住的一句', BIO);
  await phone.press('产品');
  await phone.type('名称', '班章古树', { sent: true });
  await phone.press('2018 班章古树生饼');
  await phone.press('选好了（3/8）');
  await phone.press('视频');
  await phone.arrive('/member/pages/select/video');
  await phone.back();
  await phone.arrive('/vip/pages/businessCard');
  await phone.rest();
  await phone.press('视频');
  await phone.arrive('/member/pages/select/video');
  await phone.pressIn('春山第一采', '选择');
  await phone.arrive('/vip/pages/businessCard');
  await phone.press('保存名片');
  await phone.sees('已保存');
}

async function tell({ server, phone: phoneOf }: StoryShop) {
  const { db } = server;
  const { visits } = await cardOf(server);

  // 1. Written, and given on.
  const li = await phoneOf({ member: LI });
  await write(li);
  expect(await cardOf(server)).toMatchObject({ bio: BIO, goodsIds: ['1029', '1030', '1049'], videoId: '8801' });
  await li.rest();
  await li.pressIcon('share');
  await li.sees('名片海报');
  const link = await li.copyLink();
  expect(link).toContain('share_id=');

  // 2. Twice on one day is one visit.
  const xu = await phoneOf({ member: XU });
  for (let twice = 0; twice < 2; twice += 1) {
    await xu.open(link);
    expect(await xu.arrive('/vip/pages/businessCard')).toMatchObject({ id: CARD });
    await xu.sees(BIO);
  }
  expect((await cardOf(server)).visits).toBe(visits + 1);
  const seen = and(eq(cardVisits.cardId, CARD), eq(cardVisits.memberId, XU_ID));
  expect(await db.select().from(cardVisits).where(seen)).toHaveLength(1);
  await li.open('/vip/pages/businessCard');
  await li.sees('谁来过');
  expect(await li.reads()).not.toContain('许清和');
  await xu.press('交换名片');
  await xu.sees('你的昵称与手机号会留给对方');
  await xu.pressTwice('交换');
  await xu.sees('已交换名片');
  const left = and(eq(cardExchanges.cardId, CARD), eq(cardExchanges.memberId, XU_ID));
  expect(await db.select().from(cardExchanges).where(left)).toMatchObject([{ name: '许清和', mobile: XU }]);

  // 3. The owner has name and mobile, and keeps them as a client.
  await li.open('/vip/pages/businessCard');
  await li.sees('许清和');
  expect(await li.reads()).toContain(XU);
  await li.pressIn(XU, '保存为客户');
  expect(await li.arrive('/client/pages/clientNew')).toMatchObject({ mobile: XU, from: 'card' });
  await li.holds('手机号', XU);
  await li.holds('姓名', '许清和');
  await li.pressTwice('保存');
  await li.sees('已建档');
  await li.arrive('/client/pages/client');
  await li.sees('许清和');
  expect(await db.select().from(clients).where(eq(clients.mobile, XU))).toMatchObject([
    { name: '许清和', source: 'card', ownerId: LI_ID },
  ]);
  // Nobody else writes the card.
  const foreign = { action: 'save', patch: { bio: '别人的' }, exchangeWith: CARD } as const;
  expect((await server.call('businessCard.save', foreign, { token: await server.login(XU) })).code).toBe(403);
}

export const flow18: Story = {
  title: 'the card is written, looked at, exchanged, and its owner keeps the visitor as a client',
  tell,
};
