/** The college of the demo world as visitors, members and those who paid see it; what is locked stays locked, the file itself too. */
import { eq } from 'drizzle-orm';
import { enrolments } from '../../../server/db/schema';
import { CHEN, LIN, WANG, XU } from '../demo';
import { college, courseId, lessonsOf, quizOf } from './world';

const { app } = college();

test('the home: courses, short lessons, teachers, and for who has begun something where it goes on', async () => {
  const open = await app.ok('college.index');
  expect(open.courses).toHaveLength(6);
  expect(open.lessons).toHaveLength(8);
  expect(open.teachers.length).toBeGreaterThan(3);
  expect(open.live?.status).toBe('live');
  expect(open.continue).toBeUndefined();
  expect(open.days).toEqual([]);
  const own = await app.ok('college.index', {}, { token: await app.login(LIN) });
  expect(own.continue).toMatchObject({ title: '岩茶山场', progress: 42, owned: true });
  expect(own.continueLesson?.position).toBeGreaterThan(0);
  expect(own.streak).toBe(3);
  expect(own.drills).toBe(1);
  const staff = await app.ok('college.index', {}, { token: await app.login('13900000002') });
  expect(staff.assigned).toMatchObject([{ course: { title: '客户沟通' }, due: { by: '王岚', done: false } }]);
});

test('what came with an annual card that has run out is not what goes on; what was joined before it is', async () => {
  const token = await app.login(XU);
  const begun = async (title: string, source: 'free' | 'vip', learnedAt: number) => {
    const id = await courseId(app, title);
    const [lesson] = await lessonsOf(app, id);
    await app.db
      .insert(enrolments)
      .values({ memberId: '10003', courseId: id, source, at: learnedAt, learnedAt, lastLessonId: lesson?.id });
  };
  const now = app.clock.now();
  await begun('冲泡七要素', 'vip', now);
  expect((await app.ok('college.index', {}, { token })).continue).toBeUndefined();
  await begun('普洱入门', 'free', now - 60_000);
  const { continue: own, continueLesson } = await app.ok('college.index', {}, { token });
  expect(own).toMatchObject({ title: '普洱入门', owned: true, progress: 0 });
  expect(continueLesson).toBeDefined();
  await app.db.delete(enrolments).where(eq(enrolments.memberId, '10003'));
});

test('lists: ten courses with 78 lessons, three quizzes, sixteen short lessons; filters and the own ones', async () => {
  const all = await app.ok('college.course', {});
  expect(all.page.total).toBe(10);
  expect(all.page.list.reduce((sum, { lessons }) => sum + lessons, 0)).toBe(78);
  expect(all.cates[0]).toEqual({ id: '', label: '全部', count: 10 });
  const short = await app.ok('college.course', { kind: 'video' });
  expect(short.page.total).toBe(16);
  expect((await app.ok('college.course', { price: 'free' })).page.list.map(({ title }) => title)).toEqual(['普洱入门']);
  expect((await app.ok('college.course', { price: 'vip' })).page.total).toBe(2);
  expect((await app.ok('college.course', { keyword: '岩茶' })).page.list[0]?.title).toBe('岩茶山场');
  expect((await app.ok('college.course', { kind: 'video', cateId: '茶器' })).page.total).toBe(3);
  expect((await app.ok('college.course', { teacherId: '604' })).page.total).toBe(1);
  const prices = (await app.ok('college.course', { sort: 'price' })).page.list.map(({ price }) => price);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  const mine = await app.ok('college.course', { mine: true }, { token: await app.login(LIN) });
  expect(mine.page.list.map(({ title, progress }) => [title, progress])).toEqual([
    ['岩茶山场', 42],
    ['白茶与陈化', 100],
  ]);
  expect(await app.call('college.course', { mine: true })).toMatchObject({ code: 401 });
  expect(await app.call('college.course', { couponId: '5101' }, { token: await app.login(XU) })).toMatchObject({
    code: 404,
  });
});

test('a course: chapters in order, states, certificate of who finished it; a master shows their courses', async () => {
  const id = await courseId(app, '白茶与陈化');
  const open = await app.ok('college.courseView', { id });
  const rows = open.chapters.flatMap(({ lessons }) => lessons);
  expect(rows.map(({ state }) => state)).toEqual(['open', ...Array<string>(7).fill('locked')]);
  expect(rows[0]?.preview).toBe(true);
  expect(open).toMatchObject({ join: 'buy', enrolled: false, teacher: { name: '方太和' } });
  expect(open.reviews).toHaveLength(3);
  const own = await app.ok('college.courseView', { id }, { token: await app.login(LIN) });
  expect(own.chapters.flatMap(({ lessons }) => lessons).every(({ state }) => state === 'done')).toBe(true);
  expect(own).toMatchObject({ join: 'owned', enrolled: true, canReview: true });
  expect(own.certificateNo).toMatch(/^YJ-C-\d{4}-\d{6}$/);
  expect(own.finished).toMatchObject({ notes: 0, right: 2, total: 3, next: { title: expect.any(String) } });
  expect(own.finished?.answers.map(({ isRight }) => isRight)).toEqual([true, false, true]);
  expect(own.finished?.minutes).toBeGreaterThan(20);
  expect(open.finished).toBeUndefined();
  expect(rows.at(-1)).toMatchObject({ kind: 'quiz', questions: 3, needed: 2 });
  const checked = await app.ok('college.certificate', { no: own.certificateNo ?? '' });
  expect(checked).toMatchObject({ name: '林**', title: '白茶与陈化', courseId: id });
  expect(await app.call('college.certificate', { no: 'YJ-C-2026-999999' })).toMatchObject({ code: 404 });
  const master = await app.ok('tea.master', { id: '603' }, { token: await app.login(CHEN) });
  expect(master.master?.courses.map(({ title }) => title)).toEqual(['白茶与陈化']);
  expect(await app.call('college.courseView', { id: '1' })).toMatchObject({ code: 404 });
});

test('a locked lesson: 403 before it is bought, for visitors and members; of a quiz nothing is read', async () => {
  const id = await courseId(app, '岩茶山场');
  const [first, second] = await lessonsOf(app, id);
  const quiz = await quizOf(app, id);
  const xu = await app.login(XU);
  for (const token of [undefined, xu])
    for (const lessonId of [second?.id ?? '', quiz.id])
      expect(await app.call('college.lesson', { id, lessonId }, token ? { token } : {})).toMatchObject({
        code: 403,
        message: '请先购买课程',
      });
  expect(await app.call('college.quiz', { courseId: id, lessonId: quiz.id, answers: [] }, { token: xu })).toMatchObject(
    {
      code: 403,
    },
  );
  expect(
    await app.call('college.progress', { courseId: id, lessonId: second?.id, position: 9, duration: 9 }, { token: xu }),
  ).toMatchObject({ code: 403 });
  const taste = await app.ok('college.lesson', { id, lessonId: first?.id ?? '' });
  expect(taste.playUrl).toMatch(/^\/lessons\//);
  expect(taste.transcript.length).toBeGreaterThan(3);
  const own = await app.ok('college.lesson', { id, lessonId: quiz.id }, { token: await app.login(LIN) });
  expect(own.questions).toHaveLength(3);
  // Neither what is right nor why.
  expect(JSON.stringify(own)).not.toContain('九龙窠是大红袍');
  expect(JSON.stringify(own.questions)).not.toMatch(/right|explain/);
  expect(await app.call('college.lesson', { id, lessonId: '7499' })).toMatchObject({ code: 404 });
});

describe('the file of a lesson', () => {
  const get = (url: string) => app.http.inject({ method: 'GET', url, headers: { range: 'bytes=0-99' } });

  test('plays for whom its address was made, ten minutes long, and for nobody without it', async () => {
    const id = await courseId(app, '岩茶山场');
    const [, second] = await lessonsOf(app, id);
    const lin = await app.login(LIN);
    const lesson = await app.ok('college.lesson', { id, lessonId: second?.id ?? '' }, { token: lin });
    const url = lesson.playUrl ?? '';
    expect(lesson.until).toBe(app.clock.now() + 600_000);
    const part = await get(url);
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-type']).toBe('video/mp4');
    expect(part.headers['cache-control']).toBe('private, max-age=600');
    const [path = '', query = ''] = url.split('?');
    expect((await get(path)).statusCode).toBe(410);
    // Somebody else's, another lesson's, another quality's, a longer time.
    const [, who] = /^\/lessons\/\d+-(\d+)-/.exec(path) ?? [];
    expect((await get(`${path.replace(`-${who}-`, '-10003-')}?${query}`)).statusCode).toBe(410);
    expect((await get(`${path.replace(/\/\d+-/, '/7405-')}?${query}`)).statusCode).toBe(410);
    expect((await get(`${path.replace('-hd.', '-sd.')}?${query}`)).statusCode).toBe(410);
    expect(
      (await get(`${path}?${query.replace(/until=\d+/, `until=${app.clock.now() + 9_000_000}`)}`)).statusCode,
    ).toBe(410);
    expect((await get('/lessons/7405.mp4')).statusCode).toBe(404);
    app.clock.advance(600_001);
    expect((await get(url)).statusCode).toBe(410);
  });

  test('lasts as long as the lesson says, film and sound', async () => {
    const id = await courseId(app, '普洱入门');
    const rows = await lessonsOf(app, id);
    const video = rows.find(({ kind }) => kind === 'video');
    const audio = rows.find(({ kind }) => kind === 'audio');
    const film = await app.ok('college.lesson', { id, lessonId: video?.id ?? '' });
    expect(film.sources.map(({ quality }) => quality)).toEqual(['流畅', '高清']);
    const whole = await app.http.inject({ method: 'GET', url: film.playUrl ?? '' });
    const at = whole.rawPayload.indexOf('mvhd');
    expect(whole.rawPayload.readUInt32BE(at + 20)).toBe((video?.seconds ?? 0) * 1000);
    const sound = await app.ok('college.lesson', { id, lessonId: audio?.id ?? '' });
    expect(sound.audioUrl).toMatch(/\.wav\?/);
    const wave = await app.http.inject({ method: 'GET', url: sound.audioUrl ?? '' });
    expect((wave.rawPayload.length - 44) / 32_000).toBeCloseTo(audio?.seconds ?? 0, 1);
  });
});

test('a lesson for members: a visitor sees half a minute, and what is said in it', async () => {
  const [card] = (await app.ok('college.course', { kind: 'video', keyword: '铁壶' })).page.list;
  const id = card?.id ?? '';
  expect(card?.membersOnly).toBe(true);
  const [lesson] = await lessonsOf(app, id);
  const open = await app.ok('college.lesson', { id, lessonId: lesson?.id ?? '' });
  expect(open.previewSeconds).toBe(30);
  expect(open.transcript.every(({ from }) => from < 30)).toBe(true);
  const own = await app.ok('college.lesson', { id, lessonId: lesson?.id ?? '' }, { token: await app.login(XU) });
  expect(own.previewSeconds).toBeUndefined();
  const view = await app.ok('college.courseView', { id });
  expect(view.related).toHaveLength(6);
  expect(view.goods).toHaveLength(1);
  const first = (await app.ok('college.course', { kind: 'video', keyword: '盖碗' })).page.list[0];
  expect((await app.ok('college.courseView', { id: first?.id ?? '' })).whole?.title).toBe('冲泡七要素');
});

test('search: words to the second; of what is locked only where', async () => {
  const found = await app.ok('college.search', { keyword: '慧苑坑' });
  expect(found.list.length).toBeGreaterThan(2);
  const preview = found.list.find(({ locked }) => !locked);
  expect(preview?.text).toContain('慧苑坑');
  expect(preview?.second).toBeGreaterThan(0);
  const locked = found.list.filter((hit) => hit.locked);
  expect(locked.length).toBeGreaterThan(0);
  expect(locked.every(({ text }) => text === '')).toBe(true);
  const lin = await app.ok('college.search', { keyword: '慧苑坑' }, { token: await app.login(LIN) });
  expect(lin.list.some((hit) => hit.locked)).toBe(false);
  const inside = await app.ok('college.search', { keyword: '萎凋', courseId: await courseId(app, '白茶与陈化') });
  expect(new Set(inside.list.map(({ course }) => course))).toEqual(new Set(['白茶与陈化']));
  expect((await app.ok('college.search', { keyword: '  ' })).list).toEqual([]);
  expect((await app.ok('tea.search', { keyword: '岩茶山场' })).courses?.[0]?.title).toBe('岩茶山场');
  expect(await app.call('college.search', { keyword: '茶', courseId: '1' })).toMatchObject({ code: 404 });
});

test('a course is kept like other things', async () => {
  const token = await app.login(XU);
  const id = await courseId(app, '紫砂鉴赏');
  await app.ok('collect.create', { kind: 'course', targetId: id, on: true }, { token });
  expect((await app.ok('college.courseView', { id }, { token })).collected).toBe(true);
  const kept = await app.ok('collect.index', { kind: 'course' }, { token });
  expect(kept.list).toMatchObject([{ title: '紫砂鉴赏', state: 'ok', price: 23_800 }]);
  expect((await app.ok('site.poster', { kind: 'course', id }, { token })).url).toBeTruthy();
});

test('the staff: who was assigned which course and how far they are; nobody else is told', async () => {
  const { list } = await app.ok('college.assigned', {}, { token: await app.login(WANG) });
  expect(list).toHaveLength(4);
  expect(list.filter(({ done }) => done)).toHaveLength(1);
  expect(await app.call('college.assigned', {}, { token: await app.login('13900000002') })).toMatchObject({
    code: 403,
  });
  expect(await app.call('college.assigned', {}, { token: await app.login(XU) })).toMatchObject({ code: 403 });
});
