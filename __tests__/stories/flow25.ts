/** Flow 25 (chapter 36 of docs/rules.md): a point is looked at, one thing is wrong, a second person puts it right, and it is closed by the one who did not. */
import { and, desc, eq } from 'drizzle-orm';
import { patrolRecords, tasks } from '../../server/db/schema';
import { WANG } from '../server/demo';
import { SERVICE as QIAN } from '../server/desk';
import type { Story, StoryShop } from './phone';

const PLAN = '/qrCodeOrder/pages/patrolIndex';
const CHECK = '/qrCodeOrder/pages/patrol';
/** 门头 of 西湖总店: two things to look at and a picture. */
const POINT = { id: '736001', code: 'XD-0101', name: '门头' };
const WRONG = '台阶有积水，先铺了干垫';

async function tell({ server, phone: phoneOf }: StoryShop) {
  const { db } = server;
  const record = async () =>
    (
      await db
        .select()
        .from(patrolRecords)
        .where(eq(patrolRecords.pointId, POINT.id))
        .orderBy(desc(patrolRecords.at))
        .limit(1)
    )[0]!;

  // 1. 王岚 scans the label and says what is wrong; nothing goes out before it has a word and a picture.
  const wang = await phoneOf({ member: WANG });
  await wang.open(`${CHECK}?code=${POINT.code}`);
  await wang.sees('已扫码，还没有定位');
  await wang.pressIn('招牌与灯笼', '合格');
  await wang.pressIn('门口地面', '不合格');
  await wang.sees('提交后给 钱多多 建一条待办');
  await wang.type('写一句怎么了，先怎么处理', WRONG);
  await wang.addPicture('添加照片', '提交后给 钱多多');
  await wang.sees('还差「门头照片」');
  await wang.rest();
  await wang.addPicture('添加照片', '门头照片');
  await wang.sees('3 / 3');
  await wang.pressTwice('提交检查');
  const { id } = await wang.arrive(CHECK);
  await wang.sees('待整改');
  const found = await record();
  expect(found).toMatchObject({ status: 'issue', assigneeId: '10104', typed: false });
  expect(
    await db.$count(patrolRecords, and(eq(patrolRecords.pointId, POINT.id), eq(patrolRecords.status, 'issue'))),
  ).toBe(1);
  const taskOf = async () => (await db.select().from(tasks).where(eq(tasks.targetId, found.id)))[0]!;
  expect(await taskOf()).toMatchObject({ kind: 'patrol', status: 'todo', assigneeId: '10104' });
  if (id !== undefined) expect(id).toBe(found.id);

  // 2. 钱多多 finds it among what is to be put right, and cannot close it himself.
  const qian = await phoneOf({ member: QIAN });
  await qian.open(`${PLAN}?tab=issue`);
  await qian.press(new RegExp(`${WRONG}`));
  await qian.arrive(CHECK);
  await qian.press('完成整改');
  await qian.type('换了什么，做了什么', '疏通了门口的地漏');
  await qian.addPicture('添加照片');
  await qian.sees('整改照片（1/9）');
  await qian.rest();
  await qian.pressTwice('提交，等复查');
  await qian.sees('待复核');
  expect(await qian.reads()).not.toContain('复查通过');
  expect(await record()).toMatchObject({ status: 'fixed', fixNote: '疏通了门口的地漏', fixedById: '10104' });

  // 3. 王岚 looks again, and it is closed.
  await wang.open(`${CHECK}?id=${found.id}`);
  await wang.sees('疏通了门口的地漏');
  await wang.press('复查通过');
  await wang.sees('通过，闭环');
  await wang.pressTwice('通过，闭环');
  await wang.sees('已闭环');
  expect(await record()).toMatchObject({ id: found.id, status: 'closed', recheckBy: '王岚' });
  expect(await taskOf()).toMatchObject({ status: 'passed' });
  await qian.open(`${PLAN}?tab=issue`);
  await qian.sees('待整改');
  expect(await qian.reads()).not.toContain(WRONG);
}

export const flow25: Story = {
  title: 'a point is looked at, what is wrong is put right by one and closed by another',
  tell,
};
