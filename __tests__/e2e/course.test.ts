/** A lesson in a browser: nothing of its player comes before a press, what plays is written down, and the other phone goes on there. */
import { and, eq } from 'drizzle-orm';
import { enrolments, lessonProgress } from '../../server/db/schema';
import { waitUntil } from './browser';
import { openShop, type Shop, type ShopPhone } from './shop';
import { LIN } from '../server/demo';
import { once } from '../stories/phone';

const LIN_ID = '10001';
/** 普洱入门, which costs nothing. */
const COURSE = '7301';
const ADDRESS = `/collegePackages/pages/college/course/detail?id=${COURSE}`;
const FIRST = '播放 一片叶子怎么变成普洱';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => shop.hangUp());
afterAll(() => shop.close());

const films = (phone: ShopPhone) => phone.page.evaluate<number>(`document.querySelectorAll('video, audio').length`);
const reaches = (phone: ShopPhone, second: number) =>
  waitUntil(phone.page, `(document.querySelector('video')?.currentTime ?? 0) > ${second}`);
const progress = async () =>
  (
    await shop.server.db
      .select()
      .from(lessonProgress)
      .where(and(eq(lessonProgress.memberId, LIN_ID), eq(lessonProgress.courseId, COURSE)))
  )[0];
async function told(holds: (row: NonNullable<Awaited<ReturnType<typeof progress>>>) => boolean) {
  const row = await once(progress, (now) => now !== undefined && holds(now));
  if (row && holds(row)) return row;
  throw new Error(`not told: ${JSON.stringify(row)}`);
}

test('rule 41.1: a player comes with the press; the seconds that play are written down, and the other phone goes on there', async () => {
  const phone = await shop.phone({ member: LIN });
  const scripts: string[] = [];
  phone.page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.js')) scripts.push(request.url());
  });
  await phone.open(ADDRESS);
  await phone.settled();
  expect(await films(phone)).toBe(0);
  const before = scripts.length;
  await phone.press(FIRST);
  await reaches(phone, 3.2);
  expect(scripts.length).toBeGreaterThan(before);
  // A file needs nothing that plays pieces.
  expect(scripts.filter((url) => url.includes('stream'))).toEqual([]);
  await phone.press('暂停');
  const { position, ranges, doneAt } = await told((row) => row.position >= 3);
  expect([ranges.length, ranges[0]?.[0], doneAt]).toEqual([1, 0, null]);
  // Who plays what costs nothing has joined it.
  const own = and(eq(enrolments.memberId, LIN_ID), eq(enrolments.courseId, COURSE));
  expect(await shop.server.db.select().from(enrolments).where(own)).toMatchObject([{ source: 'free' }]);

  const pad = await shop.phone({ member: LIN });
  await pad.open(ADDRESS);
  await pad.settled();
  expect(await pad.reads()).toContain(`上次学到00:0${position}`);
  await pad.press(FIRST);
  await reaches(pad, position);
});

test('rule 41.1: the end after a jump is no lesson that was learned', async () => {
  const phone = await shop.phone({ member: LIN });
  await phone.open(ADDRESS);
  await phone.settled();
  await phone.press(FIRST);
  // Past the place where it was left: until it stands there, a player is told to go there.
  await reaches(phone, 6);
  await phone.page.evaluate(`(() => {
    const film = document.querySelector('video');
    film.currentTime = film.duration - 1.5;
  })()`);
  await waitUntil(phone.page, `document.querySelector('video')?.ended === true`);
  const { doneAt, ranges } = await told((row) => row.ranges.some(([from]) => from > 60));
  expect(doneAt).toBeNull();
  expect(ranges.reduce((sum, [from, to]) => sum + to - from, 0)).toBeLessThan(30);
  expect(await phone.reads()).not.toContain('已学');
});
