/** One course: bought, joined or given; played, read and answered; what is reported of it; notes, review, certificate. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import TestUtils from '@tarojs/test-utils-react';
import { platform } from '@/core/platform';
import CourseDetailPage from '@/collegePackages/pages/college/course/detail';
import type { CourseAssignment, CourseDetail, CourseNote, TeamMember } from '@/contract';
import { answer, fields, OFFLINE, Refusal, sent, type Answers } from '../ui/answers';
import { MEMBER, NOW, pageOf, SIGNED } from '../contract/fixtures';
import { course, COURSE_PATH, detail, forSale, learned, lesson, told, view } from './college';

const bench = pageBench();
const { press, see } = bench;
const { act } = new TestUtils();
const film = () => document.querySelector('video');

const note = (part: Partial<CourseNote> = {}): CourseNote => ({
  ...{ id: '7871', courseId: '7303', lessonId: '2', lesson: '牛栏坑', second: 96, quote: '', text: '味厚', at: NOW },
  ...part,
});
const ASSIGNED: CourseAssignment = {
  ...{ id: '7881', courseId: '7303', course: '岩茶山场', memberId: '9', name: '许茶师', no: 'E002' },
  ...{ by: '梁店长', dueDay: '2023-11-01', percent: 55, done: false, late: true, at: NOW },
};
const PROMOTER: TeamMember = {
  user: { id: '12', no: 'M12', nickname: '何小满', avatar: '', levelName: '' },
  ...{ depth: 1, joinedAt: NOW, orders: 0, amount: 0, points: 0, lastActiveAt: NOW, remark: '' },
};
const QUIZ = view({
  ...{
    id: '4',
    title: '结课测验',
    kind: 'quiz',
    sources: [],
    until: undefined,
    transcript: [],
    position: 0,
    ranges: [],
  },
  ...{ playUrl: undefined, nextId: undefined },
  questions: [
    {
      ...{ key: '1', label: '牛栏坑在哪', value: '', several: false },
      options: [
        { key: '1', label: '武夷山', value: '1' },
        { key: '2', label: '勐海', value: '2' },
      ],
    },
    {
      ...{ key: '2', label: '哪些是坑', value: '', several: true },
      options: [
        { key: '1', label: '牛栏', value: '1' },
        { key: '2', label: '慧苑', value: '2' },
        { key: '3', label: '流香', value: '3' },
        { key: '4', label: '牛栏、慧苑', value: '4' },
      ],
    },
  ],
});

async function open(data: CourseDetail | Refusal, answers: Answers = {}, params: Record<string, string> = {}) {
  answer(bench.set, {
    'college.courseView': data,
    'college.lesson': view(),
    'college.progress': told(),
    'college.note': { list: [], text: '' },
    'site.share': OFFLINE,
    ...answers,
  });
  await bench.open(COURSE_PATH, CourseDetailPage, { id: '7303', ...params });
  // The sheets come after the first frame.
  await pass(100);
}
/** What the device tells of the film. */
async function happen(event: string, time?: number, length = 760): Promise<void> {
  const element = film()!;
  Object.defineProperty(element, 'duration', { value: length, configurable: true });
  if (time !== undefined) element.currentTime = time;
  await act(async () => {
    element.dispatchEvent(new Event(event));
    await Promise.resolve();
  });
}
/** Seconds that run as they do. */
async function run(from: number, to: number): Promise<void> {
  for (let second = from; second <= to; second += 1) {
    await happen('timeupdate', second);
    await act(async () => {
      bench.set.clock.advance(1000);
      await Promise.resolve();
    });
    await pass(1000);
  }
}
const begin = async (name: string | RegExp = '播放 牛栏坑') => {
  await press(name);
  await pass(100);
};
const reports = () => sent(bench.set, 'college.progress').map((request) => fields(request));

beforeEach(() => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
});

describe('a course that costs something', () => {
  test('shows a visitor its trial; a locked lesson wants it bought, and buying a login', async () => {
    await open(forSale());
    see('岩茶山场', '4 节 · 30 分钟 · 3,218 人在学 · 4.9 分', '试看', '购买全部 4 节');
    await press(/牛栏坑/);
    see('「牛栏坑」购买课程后可看');
    expect(sent(bench.set, 'college.lesson')).toHaveLength(0);
    await press('购买课程');
    expect(bench.toast()).toBe('请登录后再操作');
  });

  test('plays the trial after a press, and nothing of a visitor is reported', async () => {
    await open(forSale(), { 'college.lesson': view({ id: '1', title: '坑与涧', position: 0, ranges: [] }) });
    expect(film()).toBeNull();
    await begin('播放 坑与涧');
    expect(film()?.getAttribute('src')).toBe('/lessons/2-1-hd.mp4?sign=1');
    await happen('loadedmetadata', 0);
    await happen('play');
    await run(1, 12);
    expect(reports()).toEqual([]);
  });

  test('half a minute of what is for members, then a login', async () => {
    await open(forSale(), { 'college.lesson': view({ id: '1', position: 0, previewSeconds: 30 }) });
    await begin('播放 坑与涧');
    await happen('loadedmetadata', 0);
    await happen('play');
    await happen('timeupdate', 30);
    see('登录后看完整一节');
    expect(film()).toBeNull();
  });
});

describe('joining', () => {
  test('for nothing is done at once', async () => {
    bench.login();
    let joined = false;
    await open(forSale(), {
      'college.courseView': () => (joined ? detail() : forSale({ card: course({ price: 0 }), join: 'free' })),
      'college.orderCreate': () => {
        joined = true;
        return { orderId: '1', amount: 0, enrolled: true };
      },
    });
    await press('免费加入');
    await pass(0);
    expect(fields(sent(bench.set, 'college.orderCreate').at(-1))).toMatchObject({ courseId: '7303', payable: '0' });
    expect(bench.toast()).toBe('已加入，现在就能学');
    see('学到 42 %');
  });

  test('what is owned from another phone says so and shows it', async () => {
    bench.login();
    let asked = 0;
    await open(forSale(), {
      'college.courseView': () => ((asked += 1) > 1 ? detail() : forSale({ join: 'vip' })),
      'college.orderCreate': new Refusal(409, '已拥有该课程，去学习', undefined, { reason: 'claimed' }),
    });
    await press('会员免费加入');
    await pass(0);
    expect(bench.toast()).toBe('已拥有该课程');
    see('学到 42 %');
  });
});

describe('a lesson', () => {
  beforeEach(() => bench.login());

  test('goes on where it was left on any phone, or from the beginning', async () => {
    await open(detail());
    see('上次学到 03:25', '学到 42 %', '接着学 第 2 节');
    expect(sent(bench.set, 'college.lesson')).toHaveLength(0);
    await begin();
    await happen('loadedmetadata', 0);
    expect(film()?.currentTime).toBe(205);
    see('上次学到 03:25');
    await press('从头看');
    expect(film()?.currentTime).toBe(0);
    expect(bench.view.hasText('上次学到 03:25')).toBe(false);
  });

  test('that was left in its last second begins anew', async () => {
    await open(
      detail({ chapters: [{ title: '山场', lessons: [lesson({ id: '2', title: '牛栏坑', position: 759 })] }] }),
      { 'college.lesson': view({ position: 759 }) },
    );
    expect(bench.view.hasText(/上次学到/)).toBe(false);
    await begin();
    await happen('loadedmetadata', 0);
    expect(film()?.currentTime).toBe(0);
  });

  test('reports what was really played every ten seconds, and the page stands as the server says', async () => {
    await open(detail());
    await begin();
    await happen('loadedmetadata', 205);
    await happen('play');
    await run(206, 218);
    expect(reports()[0]).toMatchObject({ courseId: '7303', lessonId: '2', duration: '760' });
    const [[from, to]] = JSON.parse(reports()[0]?.ranges ?? '[]') as [[number, number]];
    expect([from >= 205, to <= 218, to - from >= 8]).toEqual([true, true, true]);
    await pass(0);
    see('学到 43 %');
  });

  test('that is done opens the certificate when it was the last', async () => {
    let certified = false;
    await open(detail(), {
      'college.courseView': () => (certified ? learned() : detail()),
      'college.progress': () => {
        certified = true;
        return told({ lesson: 100, course: 100, done: true, certificateNo: 'JY202600000417' });
      },
    });
    see('待落印');
    await begin();
    await happen('loadedmetadata', 205);
    await happen('play');
    await run(206, 216);
    expect(bench.toast()).toBe('全部学完，证书生成了');
    see('JY202600000417', '存证书', '再学一遍', MEMBER.nickname);
  });

  test('of staff training does not jump ahead', async () => {
    await open(detail({ noSkip: true }), { 'college.lesson': view({ noSkip: true }) });
    await begin();
    await happen('loadedmetadata', 205);
    await happen('play');
    await happen('timeupdate', 205);
    await press('前进 10 秒');
    expect(bench.toast()).toBe('先看完这一段');
  });

  test('has a transcript that jumps and is searched', async () => {
    await open(detail());
    await begin();
    await happen('loadedmetadata', 205);
    await press(/^文稿/);
    await bench.type('在这一节里找', '岩骨');
    expect(bench.view.hasText('坑里日照短，茶叶长得慢')).toBe(false);
    await press(/花香，先有/);
    expect(film()?.currentTime).toBe(300);
  });

  test('is found by a word of the course and opened at that second', async () => {
    const hit = { courseId: '7303', course: '岩茶山场', title: '坑与涧', kind: 'video' as const, locked: false };
    await open(detail(), {
      'college.search': { courses: [], list: [{ ...hit, lessonId: '1', second: 40, text: '流香涧的水' }] },
      'college.lesson': ({ url }) => view({ id: /lesson\/(\d+)/.exec(url)?.[1] ?? '' }),
    });
    await bench.type('在这门课里找一句话', '流香');
    await act(async () => {
      const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
      bench.view.byLabel('在这门课里找一句话').dispatchEvent(key);
      await Promise.resolve();
    });
    await pass(0);
    // The word stands in the address, and so it outlives a look at another tab.
    await press('介绍', 'tab');
    await press('目录', 'tab');
    await press(/涧的水/);
    await pass(100);
    await happen('loadedmetadata', 0);
    expect(film()?.currentTime).toBe(40);
  });

  test('an address with a second begins there', async () => {
    await open(detail(), {}, { lessonId: '2', t: '130' });
    see('跳到 02:10');
    await begin();
    await happen('loadedmetadata', 0);
    expect(film()?.currentTime).toBe(130);
  });

  test('that waits for the one before says so; one that was given back locks', async () => {
    const rows = [lesson({ id: '1' }), lesson({ id: '2', title: '牛栏坑', state: 'locked' })];
    await open(detail({ inOrder: true, chapters: [{ title: '山场', lessons: rows }], lastLessonId: undefined }));
    see('看完上一课');
    await press(/牛栏坑/);
    expect(bench.toast()).toBe('学完前面的课时，这一节就开了');
    answer(bench.set, {
      'college.courseView': forSale(),
      'college.lesson': new Refusal(403, '请先购买课程'),
    });
    await press('播放 坑与涧');
    await pass(100);
    expect(bench.toast()).toBe('请先购买课程');
    see('购买全部 4 节');
  });

  test('to read passes its seconds while it is looked at; a passage takes a note', async () => {
    await open(detail(), {
      'college.lesson': view({
        ...{ id: '3', title: '读一张焙火单', kind: 'text', duration: 20, position: 0, ranges: [], sources: [] },
        ...{ transcript: [], text: '先看火功。\n\n再看日期。' },
      }),
      'college.note': { list: [note({ lessonId: '3', quote: '再看日期。' })], text: '《岩茶山场》笔记' },
      'college.noteSave': note({ lessonId: '3', quote: '先看火功。' }),
    });
    await press(/读一张焙火单/);
    await pass(100);
    see('先看火功。', '点一段可以划线记笔记');
    for (let second = 0; second < 12; second += 1) {
      bench.set.clock.advance(1000);
      await pass(1000);
    }
    expect(reports().at(-1)).toMatchObject({ lessonId: '3' });
    await press('先看火功。');
    await pass(100);
    await bench.type('笔记', '高火要放一年');
    await press('保存');
    await pass(0);
    expect(fields(sent(bench.set, 'college.noteSave').at(-1))).toMatchObject({
      ...{ lessonId: '3', quote: '先看火功。', text: '高火要放一年' },
    });
  });
});

describe('a quiz', () => {
  beforeEach(() => bench.login());

  test('is answered whole, says what is right and why, and can be done again', async () => {
    await open(detail(), {
      'college.lesson': QUIZ,
      'college.quiz': {
        ...{ score: 50, pass: false, right: ['1'], course: 42 },
        explains: [
          { key: '1', right: '武夷山', values: ['1'], explain: '三坑两涧都在武夷山。' },
          { key: '2', right: '牛栏、慧苑', values: ['1', '2'], explain: '流香是涧。' },
        ],
      },
    });
    await press(/结课测验/);
    await pass(100);
    await press('武夷山', 'radio');
    await press('提交');
    expect(bench.toast()).toBe('还有 1 题没答');
    bench.set.clock.advance(1600);
    await press('流香', 'checkbox');
    await press('牛栏', 'checkbox');
    await press('提交');
    await pass(0);
    expect(JSON.parse(fields(sent(bench.set, 'college.quiz').at(-1)).answers ?? '[]')).toMatchObject([
      { key: '1', value: '1' },
      { key: '2', value: '1,3' },
    ]);
    see('50 分，还没通过', '2 题对了 1 题，对六成通过', '流香是涧。');
    const marks = bench.view
      .allByRole('checkbox')
      .map((option) => [option.textContent, option.querySelector('[aria-label]')?.getAttribute('aria-label') ?? '']);
    expect(marks).toEqual([
      ['牛栏', '正确'],
      ['慧苑', '正确'],
      ['流香', '错误'],
      ['牛栏、慧苑', ''],
    ]);
    await press('再做一次');
    expect(bench.view.byRole('radio', '武夷山').getAttribute('aria-checked')).toBe('false');
  });
});

describe('a quiz of a course that costs nothing', () => {
  test('keeps what a visitor has answered through the login that handing in asks for', async () => {
    const free = detail({ enrolled: false, join: 'free', card: course({ price: 0, marketPrice: 0 }) });
    await open(free, { 'college.lesson': QUIZ });
    await press(/结课测验/);
    await pass(100);
    await press('武夷山', 'radio');
    await press('牛栏', 'checkbox');
    await press('提交');
    expect(bench.toast()).toBe('请登录后再操作');
    bench.login();
    await pass(100);
    await press('开始测验 结课测验');
    await pass(100);
    expect(bench.view.byRole('radio', '武夷山').getAttribute('aria-checked')).toBe('true');
    expect(bench.view.byRole('checkbox', '牛栏').getAttribute('aria-checked')).toBe('true');
  });
});

describe('beside the lessons', () => {
  beforeEach(() => bench.login());

  test('notes stand at their second, are changed, deleted and taken along', async () => {
    const copy = jest.spyOn(platform.clipboard, 'copy').mockResolvedValue();
    await open(detail(), {
      'college.note': { list: [note()], text: '《岩茶山场》笔记\n\n牛栏坑\n[01:36] 味厚' },
      'college.noteSave': note(),
    });
    await press('笔记');
    await pass(100);
    see('味厚', /牛栏坑 · 01:36/);
    await press('导出文字');
    await pass(0);
    expect(copy).toHaveBeenCalledWith('《岩茶山场》笔记\n\n牛栏坑\n[01:36] 味厚');
    await press('记一条');
    await bench.type('笔记', '坑里的风');
    await press('保存');
    await pass(0);
    expect(fields(sent(bench.set, 'college.noteSave').at(-1))).toMatchObject({ second: '205', text: '坑里的风' });
    await press('跳到 01:36，味厚');
    await pass(100);
    await happen('loadedmetadata', 0);
    expect(film()?.currentTime).toBe(96);
  });

  test('its writer reads that it is being checked, or why it is not shown', async () => {
    await open(detail({ own: { score: 5, text: '慢', auditing: true } }), {}, { tab: 'reviews' });
    see('你的评价审核中，通过后大家能看到');
    await open(detail({ own: { score: 5, text: '', refused: '内容涉及广告' } }), {}, { tab: 'reviews' });
    see('你的评价没有通过审核：内容涉及广告');
  });

  test('a review from 30 percent on', async () => {
    await open(detail({ canReview: false }), {}, { tab: 'reviews' });
    see('学到 30% 可以评价', '还没有评价');
    await open(detail(), { 'college.courseReview': { ok: true } }, { tab: 'reviews' });
    await press('写评价');
    await pass(100);
    await press('5 分', 'radio');
    await bench.type('评价', '讲得慢，听得懂');
    await press('发表评价');
    await pass(0);
    expect(fields(sent(bench.set, 'college.courseReview').at(-1))).toMatchObject({
      score: '5',
      text: '讲得慢，听得懂',
    });
  });

  test('what it is about, who teaches it, and what can be downloaded', async () => {
    await open(
      detail({
        materials: [
          {
            ...{
              id: '1',
              title: '岩茶冲泡卡',
              kind: 'pdf',
              size: 1_258_291,
              cover: '',
              cateId: '冲泡卡',
              downloads: 3,
            },
            ...{ locked: true, lockText: '推广员可下载', updatedAt: NOW },
          },
        ],
      }),
    );
    await press('介绍', 'tab');
    await pass(100);
    see('三坑两涧，一处一味。');
    await press('讲师', 'tab');
    await pass(100);
    see('陈守拙', '本课讲师');
    await press('资料', 'tab');
    await pass(100);
    see('岩茶冲泡卡', '推广员可下载');
  });

  test('it is collected, shared, and given to somebody', async () => {
    await open(detail(), { 'collect.create': { on: true, count: 1 } });
    await press('收藏');
    await pass(0);
    expect(fields(sent(bench.set, 'collect.create').at(-1))).toMatchObject({
      kind: 'course',
      targetId: '7303',
      on: 'true',
    });
    bench.view.byRole('button', '取消收藏');
  });

  test('a manager gives it to employees with a last day and sees how far they are', async () => {
    bench.login({ isManager: true, roles: ['staff', 'team'] });
    await open(detail(), {
      'college.assign': { list: [ASSIGNED] },
      'member.teamList': pageOf([PROMOTER]),
      'college.assigned': { list: [ASSIGNED] },
      'college.assignDrop': { ok: true },
    });
    await press(/^安排学习/);
    await pass(100);
    see('许茶师', '55%', /已过期/);
    await press('安排');
    expect(bench.toast()).toBe('请选择学员');
    bench.set.clock.advance(1600);
    await press(/^团队成员/);
    await pass(0);
    await press(/^何小满/, 'checkbox');
    await press('安排');
    await pass(0);
    const asked = fields(sent(bench.set, 'college.assign').at(-1));
    expect(asked).toMatchObject({ courseId: '7303', memberIds: '["12"]', dueDay: '2023-11-29' });
    expect(asked).not.toHaveProperty('employeeIds');
    expect(bench.toast()).toBe('已安排给 1 人');
  });
});

describe('a certificate', () => {
  const FOUND = { no: 'JY202600000417', name: '沈**', title: '岩茶山场', courseId: '7303', day: '2026-06-16' };

  test('is checked by anybody on the page of its course', async () => {
    await open(forSale(), { 'college.certificate': FOUND }, { certificate: 'JY202600000417' });
    see('证书有效', '沈**', '2026 年 6 月 16 日');
  });

  test('that is none, or of another course, is none', async () => {
    await open(forSale(), { 'college.certificate': new Refusal(404, '内容不存在') }, { certificate: 'JY9' });
    see('查不到编号 JY9 的证书，请核对后再扫一次');
    await open(forSale(), { 'college.certificate': { ...FOUND, courseId: '1' } }, { certificate: 'JY9' });
    see('查不到编号 JY9 的证书，请核对后再扫一次');
  });

  test('outlives its course', async () => {
    await open(new Refusal(404, '内容不存在'), { 'college.certificate': FOUND }, { certificate: 'JY202600000417' });
    await pass(100);
    see('证书有效');
  });

  test('stands among what the course took, its papers and what comes next; it can be learned again', async () => {
    bench.login();
    await open(
      learned({
        finished: {
          ...{ days: 11, minutes: 82, notes: 12, right: 4, total: 5 },
          answers: [{ question: '第三泡等几秒', isRight: false, right: '25 秒' }],
          next: course({ id: '7302', title: '白茶与陈化', lessons: 8 }),
        },
      }),
    );
    see('四课学成', '用了 11 天，看了 82 分钟', '4 / 5', '该选 25 秒', '8 课', 'JY202600000417', '这门课怎么样');
    await press(/^接着学/, 'link');
    expect(bench.lastUrl()).toBe('/collegePackages/pages/college/course/detail?id=7302');
    await press('再学一遍');
    await pass(100);
    expect(sent(bench.set, 'college.lesson').at(-1)?.url).toContain('/lesson/1');
  });

  test('begins with what it took: nothing is played, and the stars that are pressed are in the review', async () => {
    bench.login();
    const finished = { days: 1, minutes: 30, notes: 0, right: 0, total: 0, answers: [] };
    await open(learned({ finished }), { 'college.courseReview': { ok: true } });
    expect(bench.view.hasText('学到 42 %')).toBe(false);
    expect(() => bench.view.byRole('button', /^播放/)).toThrow();
    await press('4 分', 'radio');
    await pass(100);
    await press('发表评价');
    await pass(0);
    expect(fields(sent(bench.set, 'college.courseReview').at(-1))).toMatchObject({ score: '4' });
    await press(/坑与涧/);
    await pass(100);
    expect(film()).not.toBeNull();
  });

  test('is kept by who learns what was added since, and by who gave the course back', async () => {
    bench.login();
    await open(detail({ certificateNo: 'JY202600000417', certificateAt: NOW }));
    see('接着学 第 2 节', '证书');
    await open(forSale({ certificateNo: 'JY202600000417', certificateAt: NOW }));
    see('购买全部 4 节', '证书');
  });

  test('has a code that leads to its check', async () => {
    bench.login();
    const share = { url: 'https://tea.test/h5/collegePackages/x', share_id: 'M1' };
    await open(detail({ certificateNo: 'JY202600000417', certificateAt: NOW }), {
      'site.share': { config: SIGNED, share },
    });
    await pass(0);
    bench.view.byRole('img', '证书 JY202600000417 的二维码，扫码核验');
  });
});

describe('in the mini-program on iOS, where nothing of it may be sold', () => {
  beforeEach(() => {
    jest.replaceProperty(platform, 'sellsVirtual', false);
    bench.login();
  });
  const said = () => bench.view.container.textContent ?? '';

  test('a course that costs something has no price, no button and no gift; a locked lesson says so too', async () => {
    await open(forSale());
    see('由于相关规范，iOS 功能暂不可用');
    expect(said()).not.toMatch(/¥|购买|送好友/);
    await press(/牛栏坑/);
    expect(said()).not.toMatch(/¥|购买/);
    expect(bench.lastUrl()).toBe('');
  });

  test('what is free is joined, and what one has is learned', async () => {
    await open(forSale({ card: course({ price: 0 }), join: 'free' }));
    expect(bench.view.byRole('button', '免费加入')).toBeTruthy();
    await open(detail());
    expect(bench.view.byRole('button', /^接着学/)).toBeTruthy();
    expect(said()).not.toMatch(/¥|送好友/);
  });
});
