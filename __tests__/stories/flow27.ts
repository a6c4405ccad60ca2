/** Flow 27 (rule 21.22, chapter 34 of docs/rules.md): two wait for an activity that is full; the first lets the offer lapse, the second takes it. */
import { and, eq } from 'drizzle-orm';
import { activities, activitySignups, waits } from '../../server/db/schema';
import { CHEN, XU, ZHOU } from '../server/demo';
import type { Story, StoryPhone, StoryShop } from './phone';

/** 给新茶友的第一课: free, in five days, any seat. */
const LESSON = '9403';
const PAGE = `/activity/pages/index?id=${LESSON}`;
const NAMES: Record<string, string> = { '10003': XU, '10010': CHEN };
const HALF_HOUR = 1_800_000;

async function queue(phone: StoryPhone, place: number): Promise<void> {
  await phone.open(PAGE);
  await phone.press('候补');
  await phone.sees('几位一起有了才轮到你');
  await phone.pressTwice('候补 1 位');
  await phone.sees(`候补中，排第 ${place} 位`);
}

async function tell({ server, phone: phoneOf }: StoryShop) {
  const { db } = server;
  const activity = async () => (await db.select().from(activities).where(eq(activities.id, LESSON)))[0]!;
  const entries = async () =>
    Object.fromEntries(
      (await db.select().from(waits).where(eq(waits.subjectId, LESSON))).map((row) => [NAMES[row.memberId], row.state]),
    );
  const { joined } = await activity();
  await db
    .update(activities)
    .set({ seats: joined + 1 })
    .where(eq(activities.id, LESSON));

  // 1. 周允 has the last place; two wait for one.
  const zhou = await phoneOf({ member: ZHOU });
  await zhou.open(PAGE);
  await zhou.press('立即报名');
  await zhou.fill('姓名', '周允');
  await zhou.fill('手机号', ZHOU);
  await zhou.pressTwice('确认报名');
  await zhou.sees('我的票');
  const xu = await phoneOf({ member: XU });
  await queue(xu, 1);
  const chen = await phoneOf({ member: CHEN });
  await queue(chen, 2);

  // 2. 周允 does not come: the place is kept for the first, and nobody else has it.
  await zhou.press('取消报名');
  await zhou.sees('没有费用');
  await zhou.rest();
  await zhou.pressTwice('取消报名');
  await zhou.sees('已取消');
  expect(await entries()).toEqual({ [XU]: 'offered', [CHEN]: 'waiting' });
  await xu.open(PAGE);
  await xu.sees('有名额了，给你留着');
  await zhou.open(PAGE);
  await zhou.sees('候补');
  expect(await activity()).toMatchObject({ joined, kept: 1 });

  // 3. Half an hour goes by without a word: it is the second one's.
  await xu.later(HALF_HOUR);
  await server.runJobs();
  expect(await entries()).toEqual({ [XU]: 'lapsed', [CHEN]: 'offered' });
  await xu.open(PAGE);
  await xu.sees('候补');
  expect(await xu.reads()).not.toContain('给你留着');
  await chen.open(PAGE);
  await chen.sees('有名额了，给你留着');
  await chen.press('去报名');
  await chen.sees('名额为你留着');
  await chen.fill('姓名', '陈雨前');
  await chen.fill('手机号', CHEN);
  await chen.pressTwice('确认报名');
  await chen.sees('我的票');
  expect(await entries()).toEqual({ [XU]: 'lapsed', [CHEN]: 'taken' });
  expect(await activity()).toMatchObject({ joined: joined + 1, kept: 0 });
  expect(
    await db.$count(
      activitySignups,
      and(
        eq(activitySignups.activityId, LESSON),
        eq(activitySignups.memberId, '10010'),
        eq(activitySignups.status, 'signed'),
      ),
    ),
  ).toBe(1);
}

export const flow27: Story = {
  title: 'two wait for a full activity: one offer lapses, the next is taken',
  tell,
};
