/**
 * Who is given what of a course (rules 41.4, 41.14, 41.15): every file, page, quiz, answer and material, by each kind of people and with each
 * kind of signature.
 */
import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { courses, employees, enrolments, lessons, materials, members, wrongAnswers } from '../../../server/db/schema';
import { fileName, pathOf as materialPath } from '../../../server/domains/selling/material/address';
import { pathOf as lessonPath } from '../../../server/domains/selling/college/learn/media';
import { signedUrl } from '../../../server/http/signedUrl';
import { WANG } from '../demo';
import type { TestServer } from '../harness';
import { tokenFor } from '../order/shop';
import {
  bought,
  CHEN_ID,
  college,
  courseId,
  fetchPart,
  lessonAt,
  lessonsOf,
  LIN_ID,
  open,
  paper,
  personOf,
  quizOf,
  tryReport,
  XU_ID,
  ZHOU_ID,
  type LessonRow,
} from './world';

const COURSE = '岩茶山场';
/** Of what is learned, of what the team has, of what the staff has. */
type Right = 'course' | 'team' | 'staff';
const PEOPLE: [who: string, memberId: string | undefined, ...rights: Right[]][] = [
  ['a visitor', undefined],
  ['a member', ZHOU_ID],
  ['who bought it', LIN_ID, 'course'],
  ['who gave it back', XU_ID],
  ['who was given it, of the team', '10011', 'course', 'team'],
  ['whose gift was taken back', '10021'],
  ['who gave it away, of the team', CHEN_ID, 'team'],
  ['with the annual card', '10070', 'course'],
  ['whose annual card is over', '10071'],
  ['to whom it was assigned, of the staff', '10102', 'course', 'staff'],
  ['from whom it was taken, of the staff', '10106', 'staff'],
  ['who manages the store', '10101', 'staff'],
  ['of the staff of another store', '10107', 'staff'],
  ['who teaches it', '10109', 'staff'],
  ['a wholesaler', '10020'],
  ['a merchant', '10030'],
  ['a partner', '10040'],
];
const MEMBERS = PEOPLE.flatMap(([, id]) => id ?? []);

/** All of them have answered a question of its quiz wrong, whatever right they have by now. */
async function people(app: TestServer): Promise<void> {
  const now = app.clock.now();
  const id = await courseId(app, COURSE);
  const quiz = await quizOf(app, id);
  const [xu, chen] = [await personOf(app, XU_ID), await personOf(app, CHEN_ID)];
  await app.ok('college.orderAct', { id: await bought(app, xu, { courseId: id }), action: 'refund' }, xu);
  await bought(app, chen, { courseId: id, giftTo: '13800000011' });
  const taken = await bought(app, chen, { courseId: id, giftTo: '13800000021' });
  await app.ok('college.orderAct', { id: taken, action: 'refund' }, chen);
  await app.db
    .insert(enrolments)
    .values(['10070', '10071'].map((memberId) => ({ memberId, courseId: id, source: 'vip' as const, at: now })));
  await app.db
    .update(members)
    .set({ vipUntil: now + 86_400_000 })
    .where(eq(members.id, '10070'));
  const staff = await app.db
    .select()
    .from(employees)
    .where(inArray(employees.memberId, ['10102', '10106']));
  const wang = { token: await app.login(WANG) };
  const dueDay = new Date(now + 9 * 86_400_000).toISOString().slice(0, 10);
  const asked = { courseId: id, employeeIds: staff.map((one) => one.id), dueDay, requestId: randomUUID() };
  const { list } = await app.ok('college.assign', asked, wang);
  const dropped = list.find(({ memberId }) => memberId === '10106');
  await app.ok('college.assignDrop', { id: dropped?.id ?? '' }, wang);
  await app.db
    .insert(wrongAnswers)
    .values(MEMBERS.map((memberId) => ({ memberId, lessonId: quiz.id, key: '1', courseId: id, answer: '1', at: now })));
}
const { app } = college(people);

const tokenOf = (memberId: string | undefined) =>
  memberId === undefined ? Promise.resolve(undefined) : tokenFor(app, memberId);
const asWho = (token: string | undefined) => (token === undefined ? {} : { token });

/** What is behind the lock: sentences of what is said or written, and of why an answer is right. */
const secretsOf = (all: readonly LessonRow[]): string[] =>
  all
    .filter(({ isPreview }) => !isPreview)
    .flatMap(({ transcript, text, questions }) => [
      // The first and the last sentence are those of all lessons.
      ...transcript.slice(1, -1).map((cue) => cue.text),
      ...(text === '' ? [] : [text.split('\n')[0] ?? '']),
      ...questions.map(({ explain }) => explain),
    ]);

/** How an address may be signed; only the first one opens anything. */
type Signing = (path: string, foreign: { who: string; file: string }) => string;
const config = () => app.server.config;
const queryOf = (url: string) => url.slice(url.indexOf('?'));
const SIGNATURES: Record<string, Signing> = {
  valid: (path) => signedUrl(config(), path, app.clock.now()),
  none: (path) => path,
  'a time alone': (path) => `${path}?until=${app.clock.now() + 60_000}`,
  'ten minutes ago': (path) => signedUrl(config(), path, app.clock.now() - 600_001),
  'made longer': (path) =>
    `${path}${queryOf(signedUrl(config(), path, app.clock.now())).replace(/until=\d+/, `until=${app.clock.now() + 9_000_000}`)}`,
  'of somebody else': (path, { who }) => `${path}${queryOf(signedUrl(config(), who, app.clock.now()))}`,
  'of another file': (path, { file }) => `${path}${queryOf(signedUrl(config(), file, app.clock.now()))}`,
  'of another shop': (path) => signedUrl({ ...config(), secret: 'another shop' }, path, app.clock.now()),
};

/** Each file with each signature: what answers, by the name of file and signature. */
async function answersOf(
  paths: readonly string[],
  foreign: (path: string) => { who: string; file: string },
): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  for (const path of paths)
    for (const [name, sign] of Object.entries(SIGNATURES))
      answers[`${path} ${name}`] = (await fetchPart(app, sign(path, foreign(path)))).statusCode;
  return answers;
}
const wantedOf = (paths: readonly string[], opens: (path: string) => number, refused: number): Record<string, number> =>
  Object.fromEntries(
    paths.flatMap((path) =>
      Object.keys(SIGNATURES).map((name) => [`${path} ${name}`, name === 'valid' ? opens(path) : refused]),
    ),
  );

describe.each(PEOPLE)('%s', (_, memberId, ...rights) => {
  const has = (right: Right) => rights.includes(right);
  const isMember = memberId !== undefined;
  /** Where a call needs a session. */
  const codeOf = (may: boolean) => (isMember ? (may ? 200 : 403) : 401);

  test('lessons, quiz, answers, notes', async () => {
    const token = await tokenOf(memberId);
    const who = asWho(token);
    const id = await courseId(app, COURSE);
    const [all, quiz] = [await lessonsOf(app, id), await quizOf(app, id)];
    const read: string[] = [];
    for (const lesson of all) {
      const answer = await open(app, lesson, token);
      const may = lesson.isPreview || has('course');
      expect([lesson.title, answer.code]).toEqual([lesson.title, may ? 200 : 403]);
      read.push(JSON.stringify(answer));
      if (!may) expect(answer.message).toBe('请先购买课程');
      const note = { courseId: id, lessonId: lesson.id, second: 1, text: '记', requestId: randomUUID() };
      expect([lesson.title, (await app.call('college.noteSave', note, who)).code]).toEqual([lesson.title, codeOf(may)]);
      const told = await tryReport(app, token ?? '', lesson, { position: 1, ranges: [[0, 1]] });
      expect([lesson.title, told.code]).toEqual([lesson.title, codeOf(may)]);
    }
    const view = await app.ok('college.courseView', { id }, who);
    expect(view.enrolled).toBe(has('course'));
    expect(view.finished).toBeUndefined();
    for (const keyword of ['坑', '岩', '茶', '是']) {
      const inside = await app.ok('college.search', { keyword, courseId: id }, who);
      read.push(JSON.stringify([inside.list, (await app.ok('college.search', { keyword }, who)).list]));
    }
    read.push(JSON.stringify(view));
    const words = read.join('\n');
    const told = secretsOf(all).filter((secret) => words.includes(secret));
    // Why an answer is right nobody reads before answering.
    const explained = new Set(quiz.questions.map(({ explain }) => explain));
    expect(told.filter((secret) => explained.has(secret))).toEqual([]);
    if (has('course')) expect(told.length).toBeGreaterThan(5);
    else expect(told).toEqual([]);
    const mistakes = await app.call('college.mistake', {}, who);
    expect(mistakes.code).toBe(isMember ? 200 : 401);
    const kept = isMember ? mistakes.data.page.list.filter((row) => row.courseId === id) : [];
    expect(kept).toHaveLength(has('course') ? 1 : 0);
    const reply = { lessonId: quiz.id, key: '1', value: '4' };
    const replied = await app.call('college.mistakeAnswer', reply, who);
    expect(replied.code).toBe(isMember ? (has('course') ? 200 : 404) : 401);
    const asked = { courseId: id, lessonId: quiz.id, answers: paper('4', '2', '1') };
    expect((await app.call('college.quiz', asked, who)).code).toBe(codeOf(has('course')));
  });

  test('films and sounds, with each signature', async () => {
    const all = await lessonsOf(app, await courseId(app, COURSE));
    const who = memberId ?? '0';
    const filesOf = ({ id, kind }: LessonRow) =>
      kind === 'video' ? [`${id}-${who}-hd.mp4`, `${id}-${who}-sd.mp4`] : kind === 'audio' ? [`${id}-${who}.wav`] : [];
    const openPaths = all.filter(({ isPreview }) => isPreview).flatMap((one) => filesOf(one).map(lessonPath));
    const paths = all.flatMap((one) => filesOf(one).map(lessonPath));
    expect(paths.length).toBeGreaterThan(8);
    const foreign = (path: string) => ({
      who: path.replace(`-${who}`, who === LIN_ID ? `-${ZHOU_ID}` : `-${LIN_ID}`),
      file: paths.find((one) => one !== path) ?? '',
    });
    const opens = (path: string) => (has('course') || openPaths.includes(path) ? 206 : 403);
    expect(await answersOf(paths, foreign)).toEqual(wantedOf(paths, opens, 410));
  });

  test('materials, with each signature', async () => {
    const token = await tokenOf(memberId);
    const titles = ['岩茶山场 随堂课件', '茶器产品手册', '规格与报价总表', '银针上新 海报', '普洱产品手册'];
    const rows = await app.db.select().from(materials).where(inArray(materials.title, titles));
    expect(rows).toHaveLength(titles.length);
    for (const row of rows) {
      const may =
        isMember &&
        { none: true, course: has('course'), team: has('team') || has('staff'), employee: has('staff') }[
          row.lock ?? 'none'
        ];
      for (const call of ['college.materialGet', 'college.materialPreview'] as const)
        expect([row.title, (await app.call(call, { id: row.id }, asWho(token))).code]).toEqual([
          row.title,
          codeOf(may),
        ]);
      const names = [fileName(row), ...(row.kind === 'pdf' ? ['page-1'] : row.kind === 'image' ? ['view'] : [])];
      const of = (who: string, id = row.id) => names.map((name) => materialPath({ id, memberId: who, name }));
      const paths = of(memberId ?? '0');
      const other = rows.find(({ id }) => id !== row.id)?.id ?? '';
      const foreign = (path: string) => ({
        who: path.replace(`/${memberId ?? '0'}/`, memberId === LIN_ID ? `/${ZHOU_ID}/` : `/${LIN_ID}/`),
        file: path.replace(`/${row.id}/`, `/${other}/`),
      });
      const answers = await answersOf(paths, foreign);
      // A picture that is made for the album comes as a whole.
      const whole = Object.fromEntries(
        Object.entries(answers).map(([name, code]) => [name, code === 206 ? 200 : code]),
      );
      expect(whole).toEqual(wantedOf(paths, () => (may ? 200 : 404), 404));
    }
  });
});

describe('a visitor of a lesson for members', () => {
  const TASTE = 30;
  const whole = (url: string) => app.http.inject({ method: 'GET', url });
  /** A lesson of an open course that is for members from now on. */
  async function forMembers(title: string, kind: LessonRow['kind']): Promise<LessonRow> {
    const id = await courseId(app, title);
    await app.db.update(courses).set({ isMembersOnly: true }).where(eq(courses.id, id));
    const lesson = (await lessonsOf(app, id)).find((one) => one.kind === kind);
    if (!lesson) throw new Error(`${title} has no ${kind}`);
    expect(lesson.seconds).toBeGreaterThan(TASTE);
    return lesson;
  }

  test('has a film that ends with the trial, in each quality, whatever part is asked for', async () => {
    const lesson = await lessonAt(app, '铁壶除锈', 0);
    const { sources, playUrl, previewSeconds, duration, transcript } = (await open(app, lesson)).data;
    expect({ previewSeconds, duration }).toEqual({ previewSeconds: TASTE, duration: lesson.seconds });
    expect(sources).toHaveLength(2);
    expect(playUrl).toBe(sources.at(-1)?.url);
    expect(transcript.every(({ from }) => from < TASTE)).toBe(true);
    for (const { url } of sources) {
      const { rawPayload: film } = await whole(url);
      // As the film says, and as its tracks last.
      expect(film.readUInt32BE(film.indexOf('mvhd') + 20)).toBe(TASTE * 1000);
      for (let at = film.indexOf('mdhd'); at >= 0; at = film.indexOf('mdhd', at + 1))
        expect(film.readUInt32BE(at + 20) / film.readUInt32BE(at + 16)).toBeCloseTo(TASTE, 0);
      const beyond = { range: `bytes=${film.length}-` };
      expect((await app.http.inject({ method: 'GET', url, headers: beyond })).statusCode).toBe(416);
    }
    const member = (await open(app, lesson, await tokenFor(app, ZHOU_ID))).data;
    expect(member.previewSeconds).toBeUndefined();
    expect(member.transcript.length).toBeGreaterThan(transcript.length);
    const { rawPayload: film } = await whole(member.playUrl ?? '');
    expect(film.readUInt32BE(film.indexOf('mvhd') + 20)).toBe(lesson.seconds * 1000);
    // The address of a member is signed for that member.
    const [path = '', query = ''] = (playUrl ?? '').split('?');
    expect((await whole(`${path.replace('-0-', `-${ZHOU_ID}-`)}?${query}`)).statusCode).toBe(410);
  });

  test('has a sound that ends with it', async () => {
    const lesson = await forMembers('陈皮与白茶', 'audio');
    const { audioUrl = '', previewSeconds } = (await open(app, lesson)).data;
    expect(previewSeconds).toBe(TASTE);
    const secondsOf = ({ rawPayload }: { rawPayload: Buffer }) => (rawPayload.length - 44) / 32_000;
    expect(secondsOf(await whole(audioUrl))).toBeCloseTo(TASTE, 1);
    const member = (await open(app, lesson, await tokenFor(app, ZHOU_ID))).data;
    expect(secondsOf(await whole(member.audioUrl ?? ''))).toBeCloseTo(lesson.seconds, 1);
  });

  test('has the beginning of a text, and no question of a quiz', async () => {
    const lesson = await forMembers('普洱入门', 'text');
    const { text = '', previewSeconds } = (await open(app, lesson)).data;
    expect(previewSeconds).toBe(TASTE);
    expect(text.endsWith('…')).toBe(true);
    expect(lesson.text.startsWith(text.slice(0, -1))).toBe(true);
    expect(text.length - 1).toBeLessThanOrEqual((lesson.text.length * TASTE) / lesson.seconds);
    expect((await open(app, lesson, await tokenFor(app, ZHOU_ID))).data.text).toBe(lesson.text);
    const questions = [{ key: '1', text: '问', options: [{ key: '1', label: '答' }], right: ['1'], explain: '因' }];
    const [made] = await app.db
      .insert(lessons)
      .values({ courseId: lesson.courseId, sort: 99, title: '测', kind: 'quiz', seconds: 120, questions })
      .returning();
    expect((await open(app, made!)).data).toMatchObject({ previewSeconds: 0, title: '测' });
    expect((await open(app, made!)).data.questions).toBeUndefined();
  });

  test('has nothing of a bare address, which is not cut here', async () => {
    const lesson = await lessonAt(app, '铁壶除锈', 0);
    const mediaId = 'https://media.example.com/1.m3u8';
    await app.db.update(lessons).set({ mediaId }).where(eq(lessons.id, lesson.id));
    const seen = await open(app, lesson);
    expect(seen.data).toMatchObject({ sources: [], previewSeconds: 0, transcript: [] });
    expect(JSON.stringify(seen.data)).not.toContain('m3u8');
    const member = (await open(app, lesson, await tokenFor(app, ZHOU_ID))).data;
    expect(member.sources.length).toBeGreaterThan(0);
  });

  test('has so much of what a service keeps as that can cut', async () => {
    const lesson = await lessonAt(app, '铁壶除锈', 0);
    await app.db.update(lessons).set({ mediaId: 'v-1' }).where(eq(lessons.id, lesson.id));
    const { video } = app.server.gateways;
    const sources = jest.spyOn(video, 'sources');
    try {
      sources.mockImplementation((id, trial) =>
        Promise.resolve([{ quality: '高清', url: `https://vod.example.com/${id}.m3u8?exper=${trial ?? 'all'}` }]),
      );
      const seen = (await open(app, lesson)).data;
      expect(seen).toMatchObject({
        playUrl: 'https://vod.example.com/v-1.m3u8?exper=30',
        previewSeconds: TASTE,
        until: app.clock.now() + 600_000,
      });
      const token = await tokenFor(app, ZHOU_ID);
      expect((await open(app, lesson, token)).data.playUrl).toBe('https://vod.example.com/v-1.m3u8?exper=all');
      sources.mockResolvedValue([]);
      expect((await open(app, lesson)).data).toMatchObject({ sources: [], previewSeconds: 0 });
      sources.mockRejectedValue(new Error('down'));
      expect(await open(app, lesson, token)).toMatchObject({ code: 422, message: '影音暂时放不了，请稍后再试' });
    } finally {
      sources.mockRestore();
    }
  });

  test('sees all of one that is no longer than the trial', async () => {
    const lesson = await lessonAt(app, '铁壶除锈', 0);
    await app.db.update(lessons).set({ seconds: 20 }).where(eq(lessons.id, lesson.id));
    const seen = (await open(app, lesson)).data;
    expect(seen.previewSeconds).toBeUndefined();
    expect(seen.playUrl).toBeTruthy();
  });
});

test('who has finished a course by a right that is over is told nothing of its quizzes', async () => {
  const id = await courseId(app, '白茶与陈化');
  const view = async () => app.ok('college.courseView', { id }, { token: await tokenFor(app, LIN_ID) });
  const quiz = await quizOf(app, id);
  expect((await view()).finished?.answers).toHaveLength(3);
  const own = and(eq(enrolments.courseId, id), eq(enrolments.memberId, LIN_ID));
  await app.db.update(enrolments).set({ source: 'vip' }).where(own);
  expect((await view()).finished).toBeDefined();
  await app.db.update(members).set({ vipUntil: null }).where(eq(members.id, LIN_ID));
  const over = await view();
  expect(over.finished).toBeUndefined();
  expect(over.certificateNo).toBeTruthy();
  for (const { explain } of quiz.questions) expect(JSON.stringify(over)).not.toContain(explain);
});

test('who has a course that is sold no more finds what is said in it; nobody else does, and no file of it', async () => {
  const id = await courseId(app, COURSE);
  const [first, second] = await lessonsOf(app, id);
  const preview = (await open(app, first!)).data.playUrl ?? '';
  await app.db.update(courses).set({ status: 'off' }).where(eq(courses.id, id));
  const lin = { token: await tokenFor(app, LIN_ID) };
  expect((await app.ok('college.search', { keyword: '慧苑坑', courseId: id }, lin)).list.length).toBeGreaterThan(0);
  expect((await fetchPart(app, (await open(app, second!, lin.token)).data.playUrl ?? '')).statusCode).toBe(206);
  const zhou = { token: await tokenFor(app, ZHOU_ID) };
  expect(await app.call('college.search', { keyword: '慧苑坑', courseId: id }, zhou)).toMatchObject({ code: 404 });
  expect((await fetchPart(app, preview)).statusCode).toBe(404);
  // In all of the college what is sold is searched, and the names of its fields are no words.
  expect(
    (await app.ok('college.search', { keyword: '慧苑坑' }, lin)).list.filter((hit) => hit.courseId === id),
  ).toEqual([]);
  expect((await app.ok('college.search', { keyword: 'text' }, lin)).list).toEqual([]);
});
