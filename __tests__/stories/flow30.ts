/** Flow 30: a film is found by what is said in it, liked, brewed along, and waits on the other phone. */
import { and, eq } from 'drizzle-orm';
import { videos, videoViews } from '../../server/db/schema';
import { LIN } from '../server/demo';
import { once, type Story, type StoryShop } from './phone';

const SEARCH = '/entertainment/pages/search/index';
const FOUND = '/entertainment/pages/search/searchDetails';
const FILM = '/entertainment/pages/video/video';
const AREA = '/entertainment/pages/index/index';
/** 白毫银针，慢慢泡: three pours, the first of a minute. */
const ID = '8803';
const LIN_ID = '10001';

async function tell({ server, phone: phoneOf }: StoryShop) {
  const { db } = server;
  const film = async () => (await db.select().from(videos).where(eq(videos.id, ID)))[0]!;
  const own = async () =>
    (
      await db
        .select()
        .from(videoViews)
        .where(and(eq(videoViews.videoId, ID), eq(videoViews.memberId, LIN_ID)))
    )[0];
  const { likes, title } = await film();

  // 1. Found by what is said in it.
  const lin = await phoneOf({ member: LIN });
  await lin.open(SEARCH);
  await lin.type('搜茶山、冲泡、茶席', '沿杯壁', { sent: true });
  await lin.arrive(FOUND);
  await lin.sees('九十度的水，沿杯壁走一圈');
  await lin.press(title);
  expect(await lin.arrive(FILM)).toMatchObject({ id: ID });
  await lin.sees('跟泡 3 道');

  // 2. Liked, and put aside for later.
  await lin.pressIcon('heart');
  await lin.sees(String(likes + 1));
  // The heart is red at once, and then told to the server.
  expect((await once(film, (now) => now.likes === likes + 1)).likes).toBe(likes + 1);
  await lin.press('更多');
  await lin.press('稍后看');
  await lin.sees('已放进稍后看');
  expect((await own())?.laterAt).toEqual(expect.any(Number));
  await lin.pressIcon('close');

  // 3. Brewed along: the pour goes on outside the film and says when it is over.
  await lin.press('跟泡 3 道');
  await lin.pressIn('第一泡', '开始');
  await lin.sees(`第一泡 · ${title}`);
  await lin.back();
  await lin.arrive(FOUND);
  await lin.sees(`第一泡 · ${title}`);
  await lin.later(61_000);
  await lin.sees('第一泡好了，出汤');

  // 4. What waits to be seen waits on the other phone, too.
  const pad = await phoneOf({ member: LIN });
  await pad.open(AREA);
  await pad.press('稍后看');
  await pad.press(title);
  expect(await pad.arrive(FILM)).toMatchObject({ id: ID, from: 'later' });
}

export const flow30: Story = {
  title: 'a film is found by what is said in it, brewed along, and waits on the other phone',
  tell,
};
