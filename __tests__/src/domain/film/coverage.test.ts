/** Seconds that were really played: any sequence of plays, jumps, pauses, hides, kills and replays, on two phones. */
import * as fc from 'fast-check';
import { createRecorder, lengthOf, reachOf, union, without, type Heard, type Span } from '@/domain/film/coverage';
import { createProgress, EVERY_MS, type Report } from '@/domain/film/progress';

const LENGTH = 60;
const each = (spans: readonly Span[]): Set<number> =>
  new Set(spans.flatMap(([from, to]) => Array.from({ length: to - from }, (_, i) => from + i)));
const sorted = (seconds: Set<number>) => [...seconds].sort((a, b) => a - b);

/** A film as it truly runs, in milliseconds, and what its player says of it. */
class Phone {
  at = 0;
  now = 0;
  rate = 1;
  playing = false;
  hidden = false;
  /** Seconds whose middle ran by while somebody looked. */
  readonly truth = new Set<number>();
  constructor(private readonly hear: (heard: Heard) => void) {}
  say(kind: Heard['kind'], more: Partial<Heard> = {}): void {
    this.hear({ kind, at: this.at / 1000, now: this.now, ...more });
  }
  run(ms: number): void {
    for (let left = ms; left > 0; left -= 50) {
      this.now += 50;
      if (!this.playing) continue;
      const next = Math.min(LENGTH * 1000, this.at + 50 * this.rate);
      for (let second = Math.floor(this.at / 1000); second * 1000 < next; second += 1) {
        const middle = second * 1000 + 500;
        if (!this.hidden && this.at <= middle && middle < next) this.truth.add(second);
      }
      this.at = next;
      if (left % 250 === 0) this.say('time');
      if (this.at === LENGTH * 1000) this.end();
    }
  }
  end(): void {
    this.say('ended');
    this.playing = false;
  }
  do(step: Step): void {
    if (step.do === 'play') {
      if (this.at === LENGTH * 1000) this.seek(0);
      if (!this.playing) this.say('play');
      this.playing = true;
      this.run(step.ms);
    }
    if (step.do === 'pause' && this.playing) {
      this.playing = false;
      this.say('pause');
    }
    if (step.do === 'wait') this.run(step.ms);
    if (step.do === 'seek') this.seek(step.to);
    if (step.do === 'hide') {
      this.say('hide');
      this.hidden = true;
    }
    if (step.do === 'show') {
      this.say('show');
      this.hidden = false;
    }
    if (step.do === 'rate') {
      this.say('rate', { rate: step.rate });
      this.rate = step.rate;
    }
  }
  private seek(to: number): void {
    this.say('time');
    this.at = to * 1000;
    this.say('seek');
  }
}
type Step =
  | { do: 'play' | 'wait'; ms: number }
  | { do: 'pause' | 'hide' | 'show' | 'kill' | 'offline' | 'online' }
  | { do: 'seek'; to: number }
  | { do: 'rate'; rate: number };

const ms = fc.integer({ min: 1, max: 400 }).map((steps) => steps * 50);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: ms.map((value) => ({ do: 'play' as const, ms: value })) },
  ms.map((value) => ({ do: 'wait' as const, ms: value })),
  fc.integer({ min: 0, max: LENGTH * 4 }).map((quarter) => ({ do: 'seek' as const, to: quarter / 4 })),
  fc.constantFrom(1, 2, 0.75, 1.5).map((rate) => ({ do: 'rate' as const, rate })),
  fc.constantFrom(...(['pause', 'hide', 'show', 'kill', 'offline', 'online'] as const).map((word) => ({ do: word }))),
);

describe('spans', () => {
  const span = fc.tuple(fc.nat(40), fc.nat(12)).map(([from, length]): Span => [from, from + length]);
  it('join to those of each, and what is taken away is away', () => {
    fc.assert(
      fc.property(fc.array(span), fc.array(span), (a, b) => {
        expect(sorted(each(union(a, b)))).toEqual(sorted(new Set([...each(a), ...each(b)])));
        expect(sorted(each(without(a, b)))).toEqual(sorted(new Set([...each(a)].filter((one) => !each(b).has(one)))));
        expect(lengthOf(union(a, b))).toBe(each(union(a, b)).size);
        expect(union(union(a, b))).toEqual(union(b, a));
      }),
    );
  });

  it('reach as far as nothing was left out; two lost seconds are no hole', () => {
    expect(reachOf([])).toBe(0);
    expect(
      reachOf([
        [1, 20],
        [22, 30],
        [40, 50],
      ]),
    ).toBe(30);
    expect(reachOf([[5, 20]])).toBe(0);
  });
});

it('what is recorded is what ran before somebody’s eyes', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const recorder = createRecorder();
      let before: Span[] = [];
      const phone = new Phone((heard) => {
        recorder.hear(heard);
        const now = recorder.spans();
        expect(without(before, now)).toEqual([]);
        before = now;
      });
      for (const one of steps) phone.do(one);
      phone.say('time');
      expect(sorted(each(recorder.spans()))).toEqual(sorted(phone.truth));
    }),
    { numRuns: 300 },
  );
});

it('an end that was jumped to is no film that was seen', () => {
  const recorder = createRecorder();
  const phone = new Phone(recorder.hear);
  phone.do({ do: 'play', ms: 5000 });
  phone.do({ do: 'seek', to: 59 });
  phone.do({ do: 'wait', ms: 5000 });
  expect(recorder.spans()).toEqual([
    [0, 5],
    [59, 60],
  ]);
});

it('a jump that the device does not tell is seen by its clock', () => {
  const recorder = createRecorder();
  recorder.hear({ kind: 'play', at: 0, now: 0 });
  recorder.hear({ kind: 'time', at: 1, now: 1000 });
  recorder.hear({ kind: 'time', at: 40, now: 1250 });
  recorder.hear({ kind: 'time', at: 42, now: 3250 });
  recorder.hear({ kind: 'time', at: Number.NaN, now: 3500 });
  recorder.hear({ kind: 'ended', at: 60, now: 3600 });
  expect(recorder.spans()).toEqual([
    [0, 1],
    [40, 42],
  ]);
});

/** The server: the union of all it was ever told. */
class Server {
  clock = 1;
  covered: Span[] = [];
  online = true;
  reports: Report[] = [];
  take = (report: Report): Promise<void> => {
    if (!this.online) return Promise.reject(new Error('offline'));
    const before = this.covered;
    this.reports.push(report);
    this.covered = union(this.covered, report.spans);
    expect(without(before, this.covered)).toEqual([]);
    return Promise.resolve();
  };
}
function storageOf(map = new Map<string, string>()) {
  return {
    map,
    get: (key: string) => map.get(key),
    set: (key: string, value: string) => void map.set(key, value),
    remove: (key: string) => void map.delete(key),
  };
}
const rest = async () => {
  for (let i = 0; i < 16; i += 1) await Promise.resolve();
};

/** One visit to a film on a phone: what `usePlaying` does. */
function visit(server: Server, storage: ReturnType<typeof storageOf>) {
  const recorder = createRecorder();
  const progress = createProgress({
    storage,
    name: '1:2',
    recorder,
    now: () => server.clock,
    send: server.take,
    farewell: (report) => {
      void server.take(report).catch(() => undefined);
      return true;
    },
  });
  const phone = new Phone((heard) => {
    recorder.hear(heard);
    if (heard.kind === 'time') progress.tick(heard.at, heard.now);
    if (heard.kind === 'pause' || heard.kind === 'ended') void progress.flush(heard.at, heard.now);
    if (heard.kind === 'hide') progress.leave(heard.at);
  });
  return { phone, progress };
}

it('two phones, lost lines and kills give the union, but for ten seconds of each kill', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.constantFrom(0, 1), step), { maxLength: 60 }), async (steps) => {
      const server = new Server();
      const storages = [storageOf(), storageOf()];
      const open = (which: number) => visit(server, storages[which]!);
      const phones = [open(0), open(1)];
      const truth = new Set<number>();
      let lost = 0;
      for (const [which, one] of steps) {
        const { phone } = phones[which]!;
        if (one.do === 'offline') server.online = false;
        else if (one.do === 'online') server.online = true;
        else if (one.do === 'kill') {
          for (const second of phone.truth) truth.add(second);
          lost += (EVERY_MS / 1000) * 2 + 1;
          phones[which] = open(which);
        } else phone.do(one);
        await rest();
      }
      server.online = true;
      for (const { phone, progress } of phones) {
        for (const second of phone.truth) truth.add(second);
        phone.say('time');
        await progress.flush(phone.at / 1000, phone.now);
        await progress.flush(phone.at / 1000, phone.now);
      }
      const got = each(server.covered);
      // Nothing that was not played.
      expect([...got].filter((second) => !truth.has(second))).toEqual([]);
      expect(truth.size - got.size).toBeLessThanOrEqual(lost);
      for (const { progress } of phones) expect(progress.waiting()).toEqual([]);
      for (const { map } of storages) expect(map.size).toBe(0);
    }),
    { numRuns: 200 },
  );
});

describe('a report', () => {
  it('goes every ten seconds, at a pause, and lies on the phone until it is answered', async () => {
    const server = new Server();
    const storage = storageOf();
    const { phone } = visit(server, storage);
    phone.do({ do: 'play', ms: 9000 });
    expect(server.reports).toEqual([]);
    phone.do({ do: 'wait', ms: 1500 });
    await rest();
    expect(server.reports).toHaveLength(1);
    expect(storage.map.size).toBe(0);
    server.online = false;
    phone.do({ do: 'wait', ms: 2000 });
    phone.do({ do: 'pause' });
    await rest();
    expect([...storage.map]).toEqual([['unsent:played:1:2', expect.stringContaining('[')]]);
    server.online = true;
    server.clock = 7;
    // The next visit brings it with the time of that place: somebody may be further on another phone.
    visit(server, storage);
    await rest();
    expect(server.covered).toEqual([[0, 12]]);
    expect(server.reports[1]).toMatchObject({ position: 12, at: 1 });
    expect(storage.map.size).toBe(0);
  });

  it('on the way out goes without waiting and stays on the phone', async () => {
    const server = new Server();
    const storage = storageOf();
    const { phone } = visit(server, storage);
    phone.do({ do: 'play', ms: 4000 });
    phone.do({ do: 'hide' });
    expect(server.covered).toEqual([[0, 4]]);
    expect(storage.map.size).toBe(1);
    visit(server, storage);
    await rest();
    expect(storage.map.size).toBe(0);
  });

  // Field cases: gumroad-mobile 334, aos-AVP 1703, jellyrock 969, OpenTubeX 1194.
  it('says nothing of a place before a second was played: what loads or fails puts nobody back', async () => {
    const server = new Server();
    const storage = storageOf();
    const { phone, progress } = visit(server, storage);
    phone.at = 205_000;
    phone.say('play');
    phone.say('pause');
    phone.at = 0;
    phone.say('time');
    phone.say('hide');
    await progress.flush(0, phone.now);
    await rest();
    expect([server.reports, storage.map.size]).toEqual([[], 0]);
  });

  it('of a pause that comes while another is under way goes as soon as that is answered', async () => {
    const server = new Server();
    const storage = storageOf();
    const answers: (() => void)[] = [];
    const recorder = createRecorder();
    const send = jest.fn((report: Report) => {
      void server.take(report);
      return new Promise<void>((resolve) => answers.push(resolve));
    });
    const progress = createProgress({ storage, name: '1:2', recorder, now: () => 1, send });
    const phone = new Phone(recorder.hear);
    await rest();
    phone.do({ do: 'play', ms: 10_000 });
    void progress.flush(10, 0);
    phone.do({ do: 'wait', ms: 2000 });
    void progress.flush(12, 0);
    expect(send).toHaveBeenCalledTimes(1);
    answers[0]!();
    await rest();
    expect(server.reports).toMatchObject([{ position: 10 }, { position: 12, spans: [[10, 12]] }]);
    answers[1]!();
    await rest();
    expect(storage.map.size).toBe(0);
    // Moved by hand afterwards: only the place is news.
    phone.do({ do: 'seek', to: 3 });
    void progress.flush(3, 0);
    expect(server.reports[2]).toEqual({ spans: [], position: 3, at: 1 });
  });

  it('that is refused for good is not tried for ever; spoilt notes are no notes', async () => {
    const storage = storageOf(new Map([['unsent:played:x', '{"spans":[[1,2],[3],"a",[5,4],[0.5,2]]}']]));
    const send = jest.fn(() => Promise.reject(new Error('403')));
    createProgress({ storage, name: 'x', recorder: createRecorder(), now: () => 1, send, isFinal: () => true });
    await rest();
    expect(send).toHaveBeenCalledWith({ spans: [[1, 2]], position: 0, at: 0 });
    expect(storage.map.size).toBe(0);
    const torn = storageOf(new Map([['unsent:played:x', '{']]));
    createProgress({ storage: torn, name: 'x', recorder: createRecorder(), now: () => 1, send });
    await rest();
    expect(send).toHaveBeenCalledTimes(1);
  });
});
