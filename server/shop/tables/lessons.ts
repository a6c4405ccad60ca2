/** The lessons of courses, the questions of those that are quizzes, and what is said in the others. */
import { asc, eq, inArray } from 'drizzle-orm';
import type { Question } from '../../db/schema';
import { courses, lessonProgress, lessons as table } from '../../db/schema';
import { readVtt, writeVtt, type Cue } from '../../lib/webvtt';
import { checkRows } from '../sheet/check';
import { Refused } from '../sheet/fault';
import { codeOf, listOf, oneOf, text, whole, yes, type Kind } from '../sheet/kinds';
import { column, type Checking, type Placed, type RowOf, type Table } from '../sheet/table';
import type { Tx } from '../../db/client';
import * as shared from './columns';
import { putRows } from './rows';

const NAME = 'lessons';
const KINDS = { 视频: 'video', 音频: 'audio', 图文: 'text', 测验: 'quiz' } as const;

const lessonColumns = {
  code: shared.code('测验和字幕用它指明是哪一课', 'KC-1-1'),
  course: column({
    zh: '课程',
    en: 'course',
    kind: codeOf('courses', '课程'),
    meaning: '哪门课的',
    example: 'KC-1',
  }),
  chapter: column({
    zh: '章',
    en: 'chapter',
    kind: text({ most: 30 }),
    meaning: '相邻的同名的排成一章；公开课空着',
    example: '认识龙井',
    empty: '',
  }),
  sort: shared.sort('课内从小到大排列'),
  title: shared.title(40, '课时的标题', '明前与雨前'),
  kind: column({
    zh: '类别',
    en: 'kind',
    kind: oneOf(KINDS),
    meaning: '看的、听的、读的，还是答的',
    example: '视频',
  }),
  seconds: column({
    zh: '时长',
    en: 'seconds',
    kind: whole({ least: 1, most: 36_000, unit: '秒' }),
    meaning: '影音的长度；图文和测验写大约要多久',
    example: '312',
  }),
  isPreview: column({ zh: '试看', en: 'preview', kind: yes(), meaning: '没买也能看', example: '否', empty: false }),
  mediaId: column({
    zh: '影音',
    en: 'media',
    kind: text({ most: 200 }),
    meaning: '视频服务里的编号（要接视频中转，地址会失效），或 https 播放地址（谁拿到都能放）；图文和测验空着',
    example: 'https://media.example.com/1.m3u8',
    empty: '',
  }),
  text: column({
    zh: '正文',
    en: 'text',
    kind: text({ most: 20_000, lines: true }),
    meaning: '图文课的正文',
    example: '先看执行标准。',
    empty: '',
  }),
};

export const lessons: Table<typeof lessonColumns> = {
  name: NAME,
  label: '课时',
  about: '一行一课。有人学过的不能删除。',
  columns: lessonColumns,
  key: ['code'],
  sources: [table],
  async load(tx, ids) {
    const rows = await inOrder(tx);
    return rows.map(({ id, courseId, ...row }) => ({
      ...row,
      code: ids.codeOf(NAME, id),
      course: ids.codeOf('courses', courseId),
    }));
  },
  async save(tx, rows, { ids }) {
    await putRows(
      tx,
      table,
      rows.map(({ code, course, ...row }) => ({
        ...row,
        id: ids.idOf(NAME, code),
        courseId: ids.idOf('courses', course),
      })),
    );
  },
  remove: { word: '删除', namedBy: [{ label: '学习记录', column: lessonProgress.lessonId }] },
  check(rows, at) {
    const kinds = new Map(
      at.rows<{ code: string; kind: string }>('courses')?.map(({ value }) => [value.code, value.kind]),
    );
    const perCourse = new Map<string, number>();
    return checkRows(rows, ({ course, kind, mediaId, text: body, isPreview }, fault) => {
      const isMedia = kind === 'video' || kind === 'audio';
      if (isMedia !== (mediaId !== '')) fault('mediaId', isMedia ? '视频和音频要有影音' : '只有视频和音频才填');
      if (/^http:/.test(mediaId)) fault('mediaId', '要用 https 地址');
      const isText = kind === 'text';
      if (isText !== (body !== '')) fault('text', isText ? '图文课要有正文' : '只有图文才填');
      if (kind === 'quiz' && isPreview) fault('isPreview', '测验不能试看');
      const count = (perCourse.get(course) ?? 0) + 1;
      perCourse.set(course, count);
      if (kinds.get(course) === 'video' && count > 1) fault('course', '一节公开课只有一课');
    });
  },
};

/** Course by course. */
const inOrder = async (tx: Tx) =>
  (
    await tx
      .select({ lesson: table })
      .from(table)
      .innerJoin(courses, eq(courses.id, table.courseId))
      .orderBy(asc(courses.kind), asc(courses.sort), asc(courses.id), asc(table.sort), asc(table.id))
  ).map(({ lesson }) => lesson);

const ofLesson = (meaning: string) =>
  column({ zh: '课时', en: 'lesson', kind: codeOf(NAME, '课时'), meaning, example: 'KC-1-8' });

const quizColumns = {
  lesson: ofLesson('哪个测验的'),
  no: column({ zh: '题号', en: 'no', kind: whole({ least: 1, most: 50 }), meaning: '从 1 数起', example: '1' }),
  text: column({
    zh: '题目',
    en: 'question',
    kind: text({ most: 120 }),
    meaning: '问什么',
    example: '龙井的关键工序是哪一步？',
  }),
  options: column({
    zh: '选项',
    en: 'options',
    kind: listOf(text({ most: 60 }), { most: 8 }),
    meaning: '可以选的，按这个顺序',
    example: '萎凋 | 炒制 | 渥堆',
  }),
  right: column({
    zh: '答案',
    en: 'right',
    kind: listOf(whole({ least: 1, most: 8 }), { most: 8 }),
    meaning: '第几个选项是对的；写几个就是多选',
    example: '2',
  }),
  explain: column({
    zh: '解析',
    en: 'explain',
    kind: text({ most: 200 }),
    meaning: '答完以后看到的',
    example: '龙井在锅里一次炒成。',
    empty: '',
  }),
};
type QuizRow = RowOf<typeof quizColumns>;

const questionOf = ({ no, text: asked, options, right, explain }: QuizRow): Question => ({
  key: String(no),
  text: asked,
  options: options.map((label, i) => ({ key: String(i + 1), label })),
  right: right.map(String),
  explain,
});

/** The questions of a lesson with these in place of those of the same number, and without those that are gone. */
async function writeQuestions(tx: Tx, id: string, put: readonly QuizRow[], gone: readonly number[]): Promise<void> {
  const [row] = await tx.select({ questions: table.questions }).from(table).where(eq(table.id, id)).for('update');
  const away = new Set([...put.map(({ no }) => no), ...gone].map(String));
  const questions = [...(row?.questions ?? []).filter(({ key }) => !away.has(key)), ...put.map(questionOf)];
  await tx
    .update(table)
    .set({ questions: questions.toSorted((a, b) => Number(a.key) - Number(b.key)) })
    .where(eq(table.id, id));
}

const byLesson = <R extends { lesson: string }>(rows: readonly R[]): Map<string, R[]> => {
  const groups = new Map<string, R[]>();
  for (const row of rows) groups.set(row.lesson, [...(groups.get(row.lesson) ?? []), row]);
  return groups;
};

/** Which lessons are of another kind than the rows are for. */
const kindsOf = (at: Checking) =>
  new Map(at.rows<{ code: string; kind: string }>(NAME)?.map(({ value }) => [value.code, value.kind]));

export const quizzes: Table<typeof quizColumns> = {
  name: 'quizzes',
  label: '测验题',
  about: '一行一题。答案只给答完的人看。',
  columns: quizColumns,
  key: ['lesson', 'no'],
  async load(tx, ids) {
    return (await inOrder(tx)).flatMap(({ id, questions }) =>
      questions.map(({ key, text: asked, options, right, explain }) => ({
        lesson: ids.codeOf(NAME, id),
        no: Number(key),
        text: asked,
        options: options.map(({ label }) => label),
        right: right.map(Number),
        explain,
      })),
    );
  },
  async save(tx, rows, { ids }) {
    for (const [lesson, own] of byLesson(rows)) await writeQuestions(tx, ids.idOf(NAME, lesson), own, []);
  },
  remove: {
    word: '删除',
    async before(tx, gone, { ids }) {
      for (const [lesson, own] of byLesson(gone)) {
        const id = ids.find(NAME, lesson);
        if (id !== undefined)
          await writeQuestions(
            tx,
            id,
            [],
            own.map(({ no }) => no),
          );
      }
    },
  },
  check(rows, at) {
    const kinds = kindsOf(at);
    return checkRows(rows, ({ lesson, options, right }, fault) => {
      const kind = kinds.get(lesson);
      if (kind !== undefined && kind !== 'quiz') fault('lesson', `「${lesson}」不是测验`);
      if (options.length < 2) fault('options', '至少两个选项');
      if (right.length === 0) fault('right', '至少一个对的');
      if (right.some((one) => one > options.length)) fault('right', `只有 ${options.length} 个选项`);
      if (new Set(right).size < right.length) fault('right', '写了两次');
    });
  },
};

const MOST_VTT = 60_000;
const captions = (): Kind<Cue[]> => ({
  is: 'WebVTT 字幕',
  refused: '第一行不是 WEBVTT；写错的时间',
  takes: 'text',
  read(given) {
    if (given.length > MOST_VTT) throw new Refused(`最多 ${MOST_VTT} 字`);
    const { cues, fault } = readVtt(given);
    if (fault) throw new Refused(`第 ${fault.line} 行：${fault.reason}`);
    // Whole seconds: a part of one that has begun counts where a cue ends.
    return cues.map(({ from, to, text }) => ({ from: Math.floor(from), to: Math.ceil(to), text }));
  },
  write: writeVtt,
});

const transcriptColumns = {
  lesson: ofLesson('哪一课的'),
  cues: column({
    zh: '字幕',
    en: 'vtt',
    kind: captions(),
    meaning: '讲了什么，带时间；播放时是字幕，也搜得到',
    example: 'WEBVTT\n\n00:00:00.000 --> 00:00:06.000\n龙井分明前和雨前。',
  }),
};

export const transcripts: Table<typeof transcriptColumns> = {
  name: 'transcripts',
  label: '字幕',
  about: '一行一课的全文，WebVTT 格式，整个文件贴在一格里。',
  columns: transcriptColumns,
  key: ['lesson'],
  async load(tx, ids) {
    return (await inOrder(tx))
      .filter(({ transcript }) => transcript.length > 0)
      .map(({ id, transcript }) => ({ lesson: ids.codeOf(NAME, id), cues: transcript }));
  },
  async save(tx, rows, { ids }) {
    for (const { lesson, cues } of rows)
      await tx
        .update(table)
        .set({ transcript: cues })
        .where(eq(table.id, ids.idOf(NAME, lesson)));
  },
  remove: {
    word: '删除',
    async before(tx, gone, { ids }) {
      const own = gone.flatMap(({ lesson }) => ids.find(NAME, lesson) ?? []);
      if (own.length > 0) await tx.update(table).set({ transcript: [] }).where(inArray(table.id, own));
    },
  },
  check(rows: readonly Placed<RowOf<typeof transcriptColumns>>[], at) {
    const kinds = kindsOf(at);
    return checkRows(rows, ({ lesson }, fault) => {
      const kind = kinds.get(lesson);
      if (kind === 'quiz' || kind === 'text') fault('lesson', `「${lesson}」没有声音`);
    });
  },
};
