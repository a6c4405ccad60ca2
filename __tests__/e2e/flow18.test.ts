/** Flow 18 (rule 21.18): 李牧之 writes the own card and shares it; 许清和 opens it twice and leaves a name; the owner sees who came. */
import { and, eq } from 'drizzle-orm';
import { businessCards, cardExchanges, cardVisits } from '../../server/db/schema';
import { openShop, type Shop } from './shop';
import { XU } from '../server/demo';

const LI = '13900000002';
const CARD = '9902';
/** Past the guard against a second press. */
const CLICK_GUARD = 1600;
/** What was copied last: a page may not read the clipboard. */
const COPIED = 'navigator.clipboard.writeText = async (text) => void (window.__copied = text);';
let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

const card = async () => (await shop.server.db.select().from(businessCards).where(eq(businessCards.id, CARD)))[0]!;

test('the card is written, looked at, exchanged, and its owner sees the visitor', async () => {
  const { server } = shop;
  const { visits } = await card();

  // 1. Three goods and a film.
  const li = await shop.phone({ member: LI, init: COPIED });
  await li.open('/vip/pages/businessCard?edit=1');
  await li.settled();
  await li.type('一句话', '岩茶一口，先说山场。');
  await li.press(/^产品/);
  await li.still();
  await li.type('名称', '班章古树');
  await li.page.keyboard.press('Enter');
  await li.press('2018 班章古树生饼');
  await li.press('选好了（3/8）');
  await li.still();
  await li.press(/^视频/);
  await li.arrive('/member/pages/select/video');
  await li.press('返回');
  await li.arrive('/vip/pages/businessCard');
  await li.press(/^视频/);
  await li.arrive('/member/pages/select/video');
  await li.settled();
  await li.press('选择 春山第一采');
  await li.arrive('/vip/pages/businessCard');
  await li.press('保存名片');
  await li.sees('已保存');
  expect(await card()).toMatchObject({
    bio: '岩茶一口，先说山场。',
    goodsIds: ['1029', '1030', '1049'],
    videoId: '8801',
  });
  await li.page.waitForTimeout(CLICK_GUARD);
  await li.press('分享名片');
  await li.sees('名片海报');
  await li.press('复制链接');
  await li.sees('链接已复制');
  const link = await li.page.evaluate<string>('window.__copied');
  expect(link).toContain('share_id=');

  // 2. Twice on one day is one visit.
  const xu = await shop.phone({ member: XU });
  for (let twice = 0; twice < 2; twice += 1) {
    await xu.page.goto(link);
    await xu.sees('岩茶一口，先说山场。');
    expect(xu.at()).toContain(`id=${CARD}`);
  }
  expect((await card()).visits).toBe(visits + 1);
  const seen = and(eq(cardVisits.cardId, CARD), eq(cardVisits.memberId, '10003'));
  expect(await server.db.select().from(cardVisits).where(seen)).toHaveLength(1);
  await li.open('/vip/pages/businessCard');
  await li.settled();
  expect(await li.reads()).not.toContain('许清和');
  await xu.press('交换名片');
  await xu.pressTwice('交换');
  await xu.sees('已交换名片');
  const left = and(eq(cardExchanges.cardId, CARD), eq(cardExchanges.memberId, '10003'));
  expect(await server.db.select().from(cardExchanges).where(left)).toMatchObject([{ name: '许清和', mobile: XU }]);

  // 3. The owner has name and mobile; 保存为客户 comes with the client pages.
  await li.open('/vip/pages/businessCard');
  await li.sees('许清和');
  expect(await li.reads()).toContain(XU);
  // Nobody else writes the card.
  const token = await server.login(XU);
  const answer = await server.call(
    'businessCard.save',
    { action: 'save', patch: { bio: '别人的' }, exchangeWith: CARD },
    { token },
  );
  expect(answer.code).toBe(403);
});
