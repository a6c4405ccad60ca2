/** Courses of the folder: with lessons, quizzes and transcripts they can be learned; what somebody has learned stays. */
import { eq } from 'drizzle-orm';
import { courses, lessons } from '../../../server/db/schema';
import { readFolder } from '../../../server/shop/folder';
import { initFolder } from '../../../server/shop/init';
import { push } from '../../../server/shop/push';
import { report } from '../../../server/shop/report';
import { testServer } from '../harness';
import { drawing, newFolder, rewriteTable, settingsOf } from './folders';

const app = testServer({ seed: 'base' });
let folder: string;
beforeAll(async () => {
  folder = newFolder();
  await initFolder(folder, drawing);
  await pushAll();
});

const pushAll = async () => report(await push(await readFolder(folder), settingsOf(app)), (address) => address);
const change = (name: string, work: Parameters<typeof rewriteTable>[2]) => rewriteTable(folder, name, work);
const lessonNamed = async (title: string) => (await app.db.select().from(lessons).where(eq(lessons.title, title)))[0]!;

test('a new folder has a course with a film, a text and a quiz, and a second push changes nothing', async () => {
  const { page } = await app.ok('college.course', {});
  expect(page.list).toMatchObject([{ title: '一杯龙井的四季', lessons: 3, price: 9900, vipFree: true }]);
  const id = page.list[0]?.id ?? '';
  const film = await lessonNamed('明前与雨前');
  const view = await app.ok('college.lesson', { id, lessonId: film.id });
  expect(view).toMatchObject({
    playUrl: 'https://media.example.com/1.m3u8',
    transcript: [{ from: 0, to: 6, text: '龙井分明前和雨前。' }],
  });
  const quiz = await lessonNamed('小测');
  expect(quiz.questions).toMatchObject([{ key: '1', right: ['2'], explain: '龙井在锅里一次炒成。' }]);
  expect(await app.call('college.lesson', { id, lessonId: quiz.id })).toMatchObject({ code: 403 });
  expect(await pushAll()).toEqual(['没有改动。']);
});

test('questions are changed, added and taken away one by one; a transcript is a WebVTT file in its cell', async () => {
  const back = [
    change('quizzes.csv', ([first]) => [
      { ...first, 解析: '锅温两百度。' },
      { ...first, 题号: '2', 题目: '龙井存在哪里？', 选项: '冰箱 | 灶台', 答案: '1', 解析: '' },
    ]),
    change('transcripts.csv', ([first]) => [
      { ...first, 字幕: 'WEBVTT\n\n00:01.000 --> 00:04.000\n一芽一叶。\n\n00:05.000 --> 00:09.000\n手工炒制。' },
    ]),
  ];
  await pushAll();
  expect((await lessonNamed('小测')).questions.map(({ key, explain }) => [key, explain])).toEqual([
    ['1', '锅温两百度。'],
    ['2', ''],
  ]);
  expect((await lessonNamed('明前与雨前')).transcript).toHaveLength(2);
  for (const undo of back) undo();
  await pushAll();
  expect((await lessonNamed('小测')).questions).toHaveLength(1);
});

test.each([
  ['quizzes.csv', { 答案: '4' }, '只有 3 个选项'],
  ['quizzes.csv', { 课时: 'KC-1-1' }, '不是测验'],
  ['transcripts.csv', { 字幕: '龙井' }, '第一行要写 WEBVTT'],
  ['transcripts.csv', { 课时: 'KC-1-3' }, '没有声音'],
  ['courses.csv', { 类别: '公开课' }, '公开课不收费'],
  ['courses.csv', { 会员可见: '是' }, '只有公开课才填'],
])('%s with %j is refused: %s', async (name, wrong, reason) => {
  const undo = change(name, ([first, ...rest]) => [{ ...first, ...wrong }, ...rest]);
  await expect(pushAll()).rejects.toThrow(reason);
  undo();
});

test('what somebody has learned cannot leave the folder; taken off sale it goes on for who has it', async () => {
  const token = await app.login('13911110031');
  const id = (await app.db.select().from(courses))[0]?.id ?? '';
  const film = await lessonNamed('明前与雨前');
  await app.ok(
    'college.progress',
    { courseId: id, lessonId: film.id, position: 30, duration: 312, ranges: [[0, 30]] },
    { token },
  );
  const undo = [
    change('transcripts.csv', () => []),
    change('lessons.csv', (rows) => rows.filter(({ 编码 }) => 编码 !== 'KC-1-1')),
  ];
  await expect(pushAll()).rejects.toThrow('学习记录');
  for (const one of undo) one();
  change('courses.csv', ([first]) => [{ ...first, 上架: '否' }]);
  await pushAll();
  expect((await app.ok('college.course', {})).page.total).toBe(0);
});
