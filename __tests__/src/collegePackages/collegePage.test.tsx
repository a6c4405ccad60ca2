/** The home of the college: what is shown to whom, the live room that goes on, wrong answers asked again, and the search. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import { fakeLine } from '../ui/wire';
import CollegePage from '@/collegePackages/pages/college/index';
import type { DataOf, LiveCard } from '@/contract';
import { answer, fields, OFFLINE, sent, type Answers } from '../ui/answers';
import { NOW, pageOf } from '../contract/fixtures';
import { course, home, HOME_PATH } from './college';

const bench = pageBench();

const ROOM: LiveCard = {
  id: '9701',
  title: '银针一泡',
  cover: '/images/video/3.webp',
  teacher: '方太和',
  status: 'live',
  startAt: NOW - 60_000,
  viewers: 1286,
  subscribed: false,
  subscribers: 3,
  goods: [],
};
type Mistake = DataOf<'college.mistake'>['today'][number];
const mistake = (part: Partial<Mistake> = {}): Mistake => ({
  ...{ lessonId: '4', key: '1', courseId: '7303', course: '岩茶山场', lesson: '结课测验', question: '牛栏坑在哪' },
  options: [
    { key: '1', label: '武夷山', value: '1' },
    { key: '2', label: '勐海', value: '2' },
  ],
  ...{ several: false, times: 1, solved: false },
  ...part,
});

async function open(data: DataOf<'college.index'>, answers: Answers = {}, params: Record<string, string> = {}) {
  answer(bench.set, { 'college.index': data, ...answers });
  await bench.open(HOME_PATH, CollegePage, params);
  await pass(0);
}

test('a visitor sees what there is, and nothing that is only a member’s', async () => {
  await open(home({ teachers: [] }));
  bench.see('精品课', '岩茶山场', '4 课　4.9 分', '免费');
  for (const text of ['继续学', '错题本', '公开课', '名师', '资料', /月学了/])
    expect(bench.view.hasText(text)).toBe(false);
  await bench.press('精品课，全部', 'link');
  expect(bench.lastUrl()).toBe('/collegePackages/pages/college/course/list');
});

test('a member goes on where it was left', async () => {
  bench.login();
  await open(
    home({
      continue: course({ owned: true, progress: 42 }),
      continueLesson: { id: '2', title: '牛栏坑', position: 205, duration: 760 },
      days: ['2023-11-01', '2023-11-14'],
      streak: 2,
      assigned: [
        {
          course: course({ id: '7309', title: '客户沟通', progress: 20 }),
          due: { day: '2023-11-20', by: '梁店长', done: false },
        },
      ],
    }),
  );
  bench.see('上次学到 03:25', '42 %', '牛栏坑', '十一月学了 2 天', '连着 2 天', '梁店长 请你在 11 月 20 日 前学完');
  expect(bench.view.byRole('progressbar', '已学 42%')).toBeTruthy();
  await bench.press('继续学');
  expect(bench.lastUrl()).toBe('/collegePackages/pages/college/course/detail?id=7303&lessonId=2');
});

describe('the live room', () => {
  test('that ends while it is looked at turns into its replay', async () => {
    bench.login();
    const line = fakeLine();
    await open(home({ live: ROOM }));
    bench.see('直播中', '1,286 人在看', '银针一泡');
    line.ready();
    line.frame('live:9701', 'state', { state: { ...ended(), status: 'replay' } });
    await pass(0);
    bench.see('回放');
    expect(bench.view.hasText('直播中')).toBe(false);
  });

  test('that is over and has no replay yet says so', async () => {
    bench.login();
    const line = fakeLine();
    await open(home({ live: ROOM }));
    line.ready();
    line.frame('live:9701', 'state', { state: ended() });
    await pass(0);
    bench.see('已结束');
    await bench.press(/银针一泡/, 'link');
    expect(bench.lastUrl()).toBe('/collegePackages/pages/college/live/detail?id=9701');
  });

  test('that is to come is told of: 预约, and taken back', async () => {
    bench.login();
    await open(home({ live: { ...ROOM, status: 'upcoming', startAt: NOW + 3_600_000 } }), {
      'college.liveSubscribe': (request) => ({ on: fields(request).on === 'true', count: 4 }),
    });
    bench.see('预告');
    await bench.press('预约');
    await pass(0);
    expect(bench.toast()).toBe('开始前 10 分钟通知你');
    expect(bench.view.byRole('button', '已预约')).toBeTruthy();
  });
});
const ended = () => ({
  ...{ rev: 9, status: 'ended', startAt: NOW - 3_600_000, viewers: 0, likes: 3, notice: '', questions: 0 },
});

describe('错题本', () => {
  const VERDICT = {
    isRight: false,
    right: '武夷山',
    values: ['1'],
    explain: '三坑两涧都在武夷山。',
    left: 0,
    streak: 3,
  };
  test('asks, says what is right and why, and how many are left', async () => {
    bench.login();
    await open(home({ drills: 1 }), {
      'college.mistake': { today: [mistake()], page: pageOf([]), streak: 2 },
      'college.mistakeAnswer': VERDICT,
    });
    await bench.press(/^错题本/);
    await pass(100);
    expect(bench.view.allByRole('button', '确定')).toEqual([]);
    await bench.press('勐海', 'radio');
    await pass(0);
    expect(fields(sent(bench.set, 'college.mistakeAnswer').at(-1))).toMatchObject({
      lessonId: '4',
      key: '1',
      value: '2',
    });
    bench.see('正确答案：武夷山', '三坑两涧都在武夷山。', '今天没有题');
    answer(bench.set, {
      'college.index': home(),
      'college.mistake': {
        today: [],
        page: pageOf([mistake({ answer: '勐海', right: '武夷山', explain: '' })]),
        streak: 3,
      },
    });
    await bench.press('今天做完了');
    await pass(0);
    bench.see('今天的题做完了', '连着学了 3 天', '答过：勐海', '错 1 次');
  });

  test('of several answers 确定 says that they are all', async () => {
    bench.login();
    await open(home({ drills: 1 }), {
      'college.mistake': { today: [mistake({ several: true })], page: pageOf([]), streak: 2 },
      'college.mistakeAnswer': { ...VERDICT, values: ['1', '2'] },
    });
    await bench.press(/^错题本/);
    await pass(100);
    for (const option of ['勐海', '武夷山']) await bench.press(option, 'checkbox');
    expect(sent(bench.set, 'college.mistakeAnswer')).toEqual([]);
    await bench.press('确定');
    await pass(0);
    expect(fields(sent(bench.set, 'college.mistakeAnswer').at(-1))).toMatchObject({ value: '1,2' });
  });

  test('an answer that did not arrive is given again', async () => {
    bench.login();
    const asked = { 'college.mistake': { today: [mistake()], page: pageOf([]), streak: 2 } };
    await open(home({ drills: 1 }), { ...asked, 'college.mistakeAnswer': OFFLINE });
    await bench.press(/^错题本/);
    await pass(100);
    await bench.press('勐海', 'radio');
    await pass(0);
    answer(bench.set, { ...asked, 'college.mistakeAnswer': VERDICT });
    bench.set.clock.advance(2000);
    await bench.press('武夷山', 'radio');
    await pass(0);
    expect(fields(sent(bench.set, 'college.mistakeAnswer').at(-1))).toMatchObject({ value: '1' });
    bench.see('正确答案：武夷山');
  });

  test('that does not come says so and does not read as empty', async () => {
    bench.login();
    await open(home({ drills: 1 }), { 'college.mistake': OFFLINE });
    await bench.press(/^错题本/);
    await pass(100);
    expect(bench.view.hasText('还没有错题')).toBe(false);
  });
});

describe('a word', () => {
  const hit = { courseId: '7303', course: '岩茶山场', lessonId: '2', title: '牛栏坑', kind: 'video' as const };
  test('finds courses, what is said to the second, and a member’s materials', async () => {
    bench.login();
    await open(
      home(),
      {
        'college.search': {
          courses: [course()],
          list: [
            { ...hit, second: 205, text: '坑里日照短', locked: false },
            { ...hit, lessonId: '3', second: 12, text: '', locked: true },
          ],
        },
        'college.material': {
          cates: [],
          page: pageOf([
            {
              ...{ id: '1', title: '岩茶冲泡卡', kind: 'pdf' as const, size: 1_258_291, cover: '', cateId: '冲泡卡' },
              ...{ downloads: 3, locked: false, updatedAt: NOW },
            },
          ]),
        },
      },
      { keyword: '坑' },
    );
    bench.see('岩茶山场', '03:25', '这里讲到了，解锁后可看', '岩茶冲泡卡');
    await bench.press(/里日照短/, 'link');
    expect(bench.lastUrl()).toBe('/collegePackages/pages/college/course/detail?id=7303&lessonId=2&t=205');
  });

  test('that is said nowhere says so; one that is not answered does not', async () => {
    await open(home(), { 'college.search': { courses: [], list: [] } }, { keyword: '咖啡' });
    bench.see('没有讲到「咖啡」');
    await open(home(), { 'college.search': OFFLINE }, { keyword: '咖啡' });
    expect(bench.view.hasText(/^没有讲到/)).toBe(false);
    await bench.press(/重试/);
  });
});
