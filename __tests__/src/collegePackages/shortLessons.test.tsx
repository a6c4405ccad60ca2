/** 公开课: the list with what was seen, and one lesson: its player after a press, transcript, half a minute for visitors, one after the other. */
import { pageBench } from '../ui/bench';
import { pass } from '../ui/stage';
import TestUtils from '@tarojs/test-utils-react';
import { Current } from '@tarojs/runtime';
import type { DataOf } from '@/contract';
import ShortPage from '@/collegePackages/pages/college/video/detail';
import ShortsPage from '@/collegePackages/pages/college/video/list';
import { card, COLLECTED } from '../contract/fixtures';
import { answer, fields, OFFLINE, Refusal, sent, type Answers } from '../ui/answers';
import { courseCard, coursesListed, lesson, short, shortCard } from './courseShapes';

const bench = pageBench();
const { act } = new TestUtils();
const queryOf = (...names: Parameters<typeof sent>[1][]) =>
  Object.fromEntries(
    new URLSearchParams(
      sent(bench.set, ...names)
        .at(-1)
        ?.url.split('?')[1] ?? '',
    ),
  );

type Listed = DataOf<'college.course'>;
const listed = (list: Listed['page']['list']): Listed => coursesListed('冲泡', list);

describe('/collegePackages/pages/college/video/list', () => {
  const PATH = '/collegePackages/pages/college/video/list';
  const open = async (list: Listed['page']['list'], params: Record<string, string> = {}) => {
    answer(bench.set, { 'college.course': listed(list) });
    await bench.open(PATH, ShortsPage, params);
    await pass(0);
  };

  it('shows lessons with length, plays and what was seen of them; members-only ones say so', async () => {
    bench.login();
    await open([
      shortCard(),
      shortCard({ id: '7322', title: '盖碗不烫手的拿法', progress: 100, owned: true }),
      shortCard({ id: '7323', title: '冷泡乌龙', progress: 40, owned: true, membersOnly: true }),
    ]);
    bench.see('三分钟泡好一杯龙井', '3:06', '何曼青 · 5,230 次播放', '已看', '会员');
    expect(bench.view.byRole('progressbar', '看到 40%')).toBeTruthy();
    await bench.press(/^盖碗不烫手的拿法.*已看/, 'link');
    expect(bench.lastUrl()).toBe('/collegePackages/pages/college/video/detail?id=7322');
  });

  it('asks by class, order and word, which stand in the address; 连播 plays that list', async () => {
    await open([shortCard()], { cateId: '冲泡' });
    expect(queryOf('college.course')).toMatchObject({ kind: 'video', cateId: '冲泡', sort: 'newest' });
    await bench.press('最热');
    await pass(0);
    expect(queryOf('college.course')).toMatchObject({ cateId: '冲泡', sort: 'hot' });
    await bench.press(/^连播/);
    expect(bench.lastUrl()).toBe('/collegePackages/pages/college/video/detail?id=7321&from=list&sort=hot&cateId=冲泡');
  });

  it('found nothing: the filter is cleared, and what others watch is there', async () => {
    answer(bench.set, {
      'college.course': ({ url }) => listed(url.includes('keyword=') ? [] : [shortCard({ title: '煮一壶老白茶' })]),
    });
    await bench.open(PATH, ShortsPage, { keyword: '酥油' });
    await pass(0);
    bench.see('没有讲到「酥油」', '大家在看', '煮一壶老白茶');
    await bench.press('清空筛选');
    await pass(0);
    expect(queryOf('college.course').keyword).toBeUndefined();
  });
});

describe('/collegePackages/pages/college/video/detail', () => {
  const PATH = '/collegePackages/pages/college/video/detail';
  const idOf = (url: string) => /course\/(\d+)/.exec(url)?.[1] ?? '';
  const next = shortCard({ id: '7322', title: '盖碗不烫手的拿法' });
  const film = () => bench.view.container.querySelector('video');

  async function open(params: Record<string, string> = {}, answers: Answers = {}): Promise<void> {
    answer(bench.set, {
      'college.courseView': ({ url }) => (idOf(url) === '7322' ? short(next) : short({}, { related: [next] })),
      'college.lesson': ({ url }) => lesson(idOf(url)),
      'college.progress': { lesson: 100, course: 100, done: true, ranges: [[0, 186]] },
      'collect.create': COLLECTED,
      ...answers,
    });
    await bench.open(PATH, ShortPage, { id: '7321', ...params });
    await pass(0);
  }
  const play = async () => {
    await bench.press(/^播放 /);
    // The script comes with the press.
    for (let turn = 0; turn < 4; turn += 1) await pass(50);
  };
  /** What the device tells of the film. */
  async function told(event: string, time?: number): Promise<void> {
    const element = film()!;
    Object.defineProperty(element, 'duration', { value: 186, configurable: true });
    if (time !== undefined) element.currentTime = time;
    await act(async () => {
      element.dispatchEvent(new Event(event));
      await Promise.resolve();
    });
  }

  beforeEach(() => {
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    jest.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  });

  it('shows what it is about before there is a player, which comes with the press', async () => {
    const whole = courseCard({ id: '7306', title: '冲泡七要素', lessons: 7, minutes: 82 });
    await open(
      {},
      { 'college.courseView': short({ score: 4.8 }, { whole, goods: [card({ title: '西湖龙井' })], related: [next] }) },
    );
    bench.see('三分钟泡好一杯龙井', '何曼青 · 3:06 · 5,230 次播放', '中投法', '4.8 分', '西湖龙井', '盖碗不烫手的拿法');
    expect(film()).toBeNull();
    await play();
    expect(film()?.getAttribute('src')).toBe('/lessons/7321-hd.mp4');
    await bench.press(/^系统学习/, 'link');
    expect(bench.lastUrl()).toBe('/collegePackages/pages/college/course/detail?id=7306');
  });

  it('begins where it was left, or at the second of the link', async () => {
    bench.login();
    await open({}, { 'college.lesson': lesson('7321', { position: 25 }) });
    await play();
    await told('loadedmetadata');
    expect(film()?.currentTime).toBe(25);
    bench.see('上次学到 00:25');
  });

  it('begins at the second of the link, which is none of the next one', async () => {
    await open({ t: '40' }, { 'college.lesson': ({ url }) => lesson(idOf(url), { position: 25 }) });
    await play();
    await told('loadedmetadata');
    expect(film()?.currentTime).toBe(40);
    await bench.press(/^盖碗不烫手的拿法/);
    for (let turn = 0; turn < 4; turn += 1) await pass(50);
    await told('loadedmetadata');
    expect(film()?.currentTime).toBe(25);
    expect(Current.router?.params).toEqual({ id: '7322' });
  });

  it('a next one that does not come is told, the one that plays stays, and a second press asks again', async () => {
    let line = false;
    await open(
      {},
      {
        'college.courseView': ({ url }) =>
          idOf(url) !== '7322' ? short({}, { related: [next] }) : line ? short(next) : OFFLINE,
      },
    );
    await play();
    await bench.press(/^盖碗不烫手的拿法/);
    await pass(50);
    expect(bench.toast()).toBe('当前无法连接网络，可检查网络设置是否正常');
    expect(film()?.getAttribute('src')).toBe('/lessons/7321-hd.mp4');
    line = true;
    await bench.press(/^盖碗不烫手的拿法/);
    for (let turn = 0; turn < 4; turn += 1) await pass(50);
    expect(film()?.getAttribute('src')).toBe('/lessons/7322-hd.mp4');
  });

  it('a course with chapters has a page of its own', async () => {
    await open({ id: '7303' }, { 'college.courseView': short({ id: '7303', kind: 'course' }) });
    expect(bench.lastUrl()).toBe('/collegePackages/pages/college/course/detail?id=7303');
    expect(bench.left()).toBe(true);
    expect(sent(bench.set, 'college.lesson')).toHaveLength(0);
  });

  it('a sentence plays from its second, also before anything plays, and the one that is said is marked', async () => {
    await open();
    await bench.press(/水温八十五度/);
    for (let turn = 0; turn < 4; turn += 1) await pass(50);
    await told('loadedmetadata');
    expect(film()?.currentTime).toBe(60);
    await told('timeupdate', 61);
    expect(bench.view.byRole('button', /水温八十五度/).getAttribute('aria-current')).toBe('step');
    await bench.press(/玻璃杯先温/);
    expect(film()?.currentTime).toBe(0);
  });

  const run = async () => {
    await play();
    await told('loadedmetadata');
    await told('play');
    for (let second = 0; second <= 12; second += 1) {
      await told('timeupdate', second);
      bench.set.clock.advance(1000);
    }
    await told('pause');
    await pass(0);
  };

  it('what a member plays is reported, and counts as seen', async () => {
    bench.login();
    await open();
    expect(bench.view.hasText('已看')).toBe(false);
    await run();
    expect(fields(sent(bench.set, 'college.progress').at(-1))).toMatchObject({ courseId: '7321', lessonId: '97321' });
    bench.see('已看');
  });

  it('of what a visitor plays nothing is reported', async () => {
    await open();
    await run();
    expect(sent(bench.set, 'college.progress')).toHaveLength(0);
  });

  it('the next one begins by itself, and is the one of the address', async () => {
    await open();
    await play();
    await told('loadedmetadata');
    await told('ended', 186);
    for (let turn = 0; turn < 4; turn += 1) await pass(50);
    bench.see('盖碗不烫手的拿法');
    expect(film()?.getAttribute('src')).toBe('/lessons/7322-hd.mp4');
  });

  it('stays at its end when that was turned off, also the next time', async () => {
    await open();
    await bench.press('自动播放下一节', 'switch');
    await play();
    await told('loadedmetadata');
    await told('ended', 186);
    await pass(50);
    expect(film()?.getAttribute('src')).toBe('/lessons/7321-hd.mp4');
    await bench.press('下一个');
    for (let turn = 0; turn < 4; turn += 1) await pass(50);
    expect(film()?.getAttribute('src')).toBe('/lessons/7322-hd.mp4');
  });

  it('plays through the list it was opened from', async () => {
    const third = shortCard({ id: '7324', title: '煮一壶老白茶' });
    await open(
      { from: 'list', sort: 'hot', cateId: '冲泡' },
      {
        'college.course': listed([shortCard({ id: '7399', title: '先看过的' }), shortCard(), third]),
        'college.courseView': ({ url }) => (idOf(url) === '7324' ? short(third) : short({}, { related: [next] })),
      },
    );
    expect(queryOf('college.course')).toMatchObject({ kind: 'video', sort: 'hot', cateId: '冲泡' });
    bench.see('连播', '还有 1 节', '煮一壶老白茶');
    expect(bench.view.hasText('盖碗不烫手的拿法')).toBe(false);
    await play();
    await told('ended', 186);
    for (let turn = 0; turn < 4; turn += 1) await pass(50);
    expect(film()?.getAttribute('src')).toBe('/lessons/7324-hd.mp4');
  });

  // A sentence of it cannot be played any more either.
  it.each(['去登录', /玻璃杯先温/])(
    'a visitor sees half a minute of a lesson for members, then %s asks to log in',
    async (word) => {
      await open(
        {},
        {
          'college.courseView': short({ membersOnly: true }),
          'college.lesson': lesson('7321', {
            previewSeconds: 30,
            transcript: [{ from: 0, to: 60, text: '玻璃杯先温，三克茶。' }],
          }),
        },
      );
      bench.see('会员', '登录后看全部文稿');
      await play();
      await told('loadedmetadata');
      await told('play');
      await told('timeupdate', 29);
      expect(bench.view.hasText('登录后看完整一节')).toBe(false);
      await told('timeupdate', 30.2);
      bench.see('登录后看完整一节');
      expect(film()).toBeNull();
      await bench.press(word);
      await pass(0);
      expect(bench.toast()).toBe('请登录后再操作');
    },
  );

  it('the file of a visitor may end a breath before that', async () => {
    await open(
      {},
      { 'college.courseView': short({ membersOnly: true }), 'college.lesson': lesson('7321', { previewSeconds: 30 }) },
    );
    await play();
    await told('loadedmetadata');
    await told('play');
    await told('ended', 29.9);
    bench.see('登录后看完整一节');
  });

  it('what cannot be cut wants a login at once', async () => {
    const nothing = { previewSeconds: 0, sources: [], playUrl: undefined, transcript: [] };
    await open({}, { 'college.courseView': short({ membersOnly: true }), 'college.lesson': lesson('7321', nothing) });
    await play();
    bench.see('登录后看完整一节');
    expect(film()).toBeNull();
  });

  it('goes on where the half minute ended, once somebody has logged in', async () => {
    await open(
      {},
      {
        'college.courseView': short({ membersOnly: true }),
        'college.lesson': ({ url }) =>
          lesson('7321', url.includes('access-token=T') ? {} : { previewSeconds: 30, transcript: [] }),
      },
    );
    await play();
    await told('loadedmetadata');
    await told('play');
    await told('timeupdate', 30.2);
    expect(film()).toBeNull();
    await act(async () => {
      bench.login();
      await Promise.resolve();
    });
    for (let turn = 0; turn < 4; turn += 1) await pass(50);
    await told('loadedmetadata');
    expect(film()?.currentTime).toBe(30);
    expect(bench.view.hasText('登录后看完整一节')).toBe(false);
  });

  it('a text is read without a press', async () => {
    const text = {
      kind: 'text' as const,
      text: '浓茶空腹，胃酸增多。\n\n淡茶无妨。',
      sources: [],
      playUrl: undefined,
      transcript: [],
    };
    await open({}, { 'college.lesson': lesson('7321', text) });
    bench.see('浓茶空腹，胃酸增多。', '淡茶无妨。');
    expect(bench.view.allByRole('button', /^播放 /)).toHaveLength(0);
    expect(bench.view.hasText('登录后看全文')).toBe(false);
  });

  it('of a text for members a visitor reads the beginning, and is asked to log in', async () => {
    const text = { kind: 'text' as const, text: '浓茶空腹，', previewSeconds: 30, sources: [], playUrl: undefined };
    await open({}, { 'college.lesson': lesson('7321', { ...text, transcript: [] }) });
    bench.see('浓茶空腹，');
    await bench.press('登录后看全文');
    await pass(0);
    expect(bench.toast()).toBe('请登录后再操作');
  });

  it('is collected by a member; a visitor logs in first', async () => {
    bench.login();
    await open();
    await bench.press('收藏');
    await pass(0);
    expect(fields(sent(bench.set, 'collect.create').at(-1))).toMatchObject({
      kind: 'course',
      targetId: '7321',
      on: 'true',
    });
    expect(bench.view.byRole('button', '取消收藏').getAttribute('aria-pressed')).toBe('true');
  });

  it('withdrawn: says so, and others are there', async () => {
    await open({}, { 'college.courseView': new Refusal(404, '内容不存在或已下架'), 'college.course': listed([next]) });
    bench.see('这一节已下架', '大家在看', '盖碗不烫手的拿法');
    await bench.press('全部公开课');
    expect(bench.lastUrl()).toBe('/collegePackages/pages/college/video/list');
  });
});
