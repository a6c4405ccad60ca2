/**
 * Rule 41.1 on the server: whatever two phones tell of a lesson - plays, jumps, pauses, hides, kills, the same once more, both at once - what it
 * knows is the union of what was played, it only grows, and `ended` is no word of its own.
 */
import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { lessonProgress, lessons } from '../../../server/db/schema';
import { personOf, college, lessonAt, report, XU_ID, type LessonRow, type Said } from './world';

const { app, rewind } = college();
const LENGTH = 60;
const EVERY = 10;

type Span = readonly [number, number];
const spansOf = (seconds: ReadonlySet<number>): Span[] => {
  const spans: [number, number][] = [];
  for (const second of [...seconds].sort((a, b) => a - b)) {
    const last = spans.at(-1);
    if (last?.[1] === second) last[1] += 1;
    else spans.push([second, second + 1]);
  }
  return spans;
};

type Told = Required<Pick<Said, 'position' | 'ranges' | 'at'>> & Pick<Said, 'ended'>;
/** A player on one phone: what it tells, every ten seconds and when it stops; what is not told is gone with a kill. */
class Player {
  at = 0;
  private fresh = new Set<number>();
  /** Seconds since it told something. */
  private since = 0;
  constructor(private readonly tell: (told: Told) => void) {}
  private flush(more: { ended?: boolean } = {}): void {
    app.clock.advance(7);
    this.tell({ position: this.at, ranges: spansOf(this.fresh), at: app.clock.now(), ...more });
    this.fresh = new Set();
    this.since = 0;
  }
  play(seconds: number, isHidden = false): void {
    for (let i = 0; i < seconds && this.at < LENGTH; i += 1) {
      app.clock.advance(1000);
      if (!isHidden) this.fresh.add(this.at);
      this.at += 1;
      this.since += 1;
      if (this.since === EVERY) this.flush();
    }
    if (this.at === LENGTH) this.flush({ ended: true });
  }
  pause(): void {
    this.flush();
  }
  /** Nobody looks on: it is told where it was, and what goes on does not count. */
  hide(seconds: number): void {
    this.flush();
    this.play(seconds, true);
  }
  seek(to: number): void {
    this.flush();
    this.at = to;
  }
  kill(at: number): number {
    const lost = this.fresh.size;
    this.fresh = new Set();
    this.since = 0;
    this.at = at;
    return lost;
  }
}

type Step =
  | { do: 'play' | 'hide'; seconds: number }
  | { do: 'seek'; to: number }
  | { do: 'pause' | 'kill' | 'end' }
  | { do: 'replay'; which: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 35 }).map((seconds) => ({ do: 'play' as const, seconds })) },
  fc.integer({ min: 1, max: 15 }).map((seconds) => ({ do: 'hide' as const, seconds })),
  { weight: 2, arbitrary: fc.integer({ min: 0, max: LENGTH }).map((to) => ({ do: 'seek' as const, to })) },
  fc.constantFrom(...(['pause', 'kill', 'end'] as const).map((word) => ({ do: word }))),
  fc.nat(100).map((which) => ({ do: 'replay' as const, which })),
);
/** A phone, what happens on it, and whether the server is told before the other one has gone on. */
const steps = fc.array(fc.tuple(fc.constantFrom(0, 1), step, fc.boolean()), { minLength: 4, maxLength: 24 });

async function lessonOfAMinute(): Promise<LessonRow> {
  const lesson = await lessonAt(app, '普洱入门', 0);
  await app.db.update(lessons).set({ seconds: LENGTH }).where(eq(lessons.id, lesson.id));
  return { ...lesson, seconds: LENGTH };
}
const rowOf = async ({ id }: LessonRow) =>
  (
    await app.db
      .select()
      .from(lessonProgress)
      .where(and(eq(lessonProgress.memberId, XU_ID), eq(lessonProgress.lessonId, id)))
  )[0];

test('any sequence on two phones gives the union, and it only grows', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      await rewind();
      const { token } = await personOf(app, XU_ID);
      const lesson = await lessonOfAMinute();
      const waiting: Told[] = [];
      const sent: Told[] = [];
      const players = [0, 1].map(() => new Player((told) => void waiting.push(told)));
      let before = { lesson: 0, course: 0, done: false };
      const deliver = async () => {
        const batch = waiting.splice(0);
        sent.push(...batch);
        const answers = await Promise.all(batch.map((told) => report(app, token, lesson, told)));
        const known = spansOf(new Set(sent.flatMap(({ ranges }) => ranges.flatMap(secondsOf))));
        const covered = known.reduce((sum, [from, to]) => sum + to - from, 0);
        const row = await rowOf(lesson);
        expect(row?.ranges ?? []).toEqual(known);
        expect(row?.doneAt != null).toBe(covered >= LENGTH * 0.9);
        const places = sent.filter(({ position, ranges }) => position > 0 || ranges.length > 0);
        const latest = places.toSorted((a, b) => b.at - a.at)[0];
        expect(row?.position ?? 0).toBe(latest?.position ?? 0);
        // Of those that were answered together one has seen all of it, and none less than was known before.
        for (const { lesson: percent, course, done } of answers) {
          expect(percent).toBeGreaterThanOrEqual(before.lesson);
          expect(course).toBeGreaterThanOrEqual(before.course);
          expect(done || !before.done).toBe(true);
        }
        if (answers.length > 0)
          before = {
            lesson: Math.max(...answers.map((one) => one.lesson)),
            course: Math.max(...answers.map((one) => one.course)),
            done: answers.some(({ done }) => done),
          };
        expect(before.lesson).toBe(before.done ? 100 : Math.floor((covered * 100) / LENGTH));
      };
      for (const [which, one, isTold] of sequence) {
        const player = players[which]!;
        if (one.do === 'play') player.play(one.seconds);
        if (one.do === 'hide') player.hide(one.seconds);
        if (one.do === 'seek') player.seek(one.to);
        if (one.do === 'pause') player.pause();
        if (one.do === 'end') {
          player.seek(LENGTH - 1);
          player.play(1);
        }
        if (one.do === 'kill') expect(player.kill((await rowOf(lesson))?.position ?? 0)).toBeLessThan(EVERY);
        if (one.do === 'replay' && sent.length > 0) waiting.push(sent[one.which % sent.length]!);
        if (isTold) await deliver();
      }
      await deliver();
    }),
    { numRuns: 25 },
  );
});
const secondsOf = ([from = 0, to = 0]: readonly number[]) => Array.from({ length: to - from }, (_, i) => from + i);

test('`ended` after a jump is not done, however often it is said', async () => {
  const { token } = await personOf(app, XU_ID);
  const lesson = await lessonOfAMinute();
  for (let round = 0; round < 5; round += 1) {
    app.clock.advance(2000);
    const said = await report(app, token, lesson, { position: LENGTH, ranges: [[58, 60]], ended: true });
    expect(said).toMatchObject({ done: false, lesson: 3, ranges: [[58, 60]] });
  }
  expect(await report(app, token, lesson, { position: 53, ranges: [[0, 52]] })).toMatchObject({ done: true });
});
