/**
 * A film that goes on: the same pictures and sounds again until it lasts as long as is asked for. Nothing is encoded anew and nothing is stored
 * twice: only the tables of the file, which say where each picture lies, name the same ones over and over.
 */

/** Of one track, a row for each picture or piece of sound: in units of the track's own clock. */
interface Sample {
  offset: number;
  size: number;
  lasts: number;
  /** How much later it is shown than it is decoded. */
  shift: number;
  /** Can be begun with. */
  isKey: boolean;
}

interface Box {
  type: string;
  /** Without its head. */
  body: Buffer;
}

const HOLDS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'edts']);
const TABLES = new Set(['stts', 'ctts', 'stss', 'stsc', 'stsz', 'stco', 'sgpd', 'sbgp']);
/** Of the movie's own clock: thousandths of a second. */
const MOVIE_CLOCK = 1000;

function* boxesIn(data: Buffer): Generator<Box> {
  for (let at = 0; at + 8 <= data.length;) {
    const size = data.readUInt32BE(at);
    if (size < 8) throw new Error('not a film of ours');
    yield { type: data.toString('latin1', at + 4, at + 8), body: data.subarray(at + 8, at + size) };
    at += size;
  }
}
const boxOf = (type: string, ...parts: Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
};
const find = (data: Buffer, type: string): Buffer | undefined => {
  for (const box of boxesIn(data)) if (box.type === type) return box.body;
  return undefined;
};
const need = (data: Buffer, ...path: string[]): Buffer => {
  let at = data;
  for (const type of path) {
    const next = find(at, type);
    if (!next) throw new Error(`a film without ${type}`);
    at = next;
  }
  return at;
};

/** Numbers of four bytes, after version and flags. */
const numbers = (body: Buffer, from = 4): number[] =>
  Array.from({ length: Math.floor((body.length - from) / 4) }, (_, i) => body.readUInt32BE(from + i * 4));
/** `count value` pairs, one value for each sample. */
const spread = (body: Buffer | undefined): number[] => {
  if (!body) return [];
  const [entries = 0, ...pairs] = numbers(body);
  return Array.from({ length: entries }, (_, i) =>
    Array.from({ length: pairs[i * 2] ?? 0 }, () => pairs[i * 2 + 1] ?? 0),
  ).flat();
};

function samplesOf(stbl: Buffer): Sample[] {
  const [fixed = 0, count = 0, ...sizes] = numbers(need(stbl, 'stsz'));
  const lasts = spread(need(stbl, 'stts'));
  const shifts = spread(find(stbl, 'ctts'));
  const keys = find(stbl, 'stss');
  const starts = keys && new Set(numbers(keys).slice(1));
  const [, ...chunks] = numbers(need(stbl, 'stco'));
  const [, ...runs] = numbers(need(stbl, 'stsc'));
  const samples: Sample[] = [];
  let perChunk = 0;
  chunks.forEach((start, chunk) => {
    for (let i = 0; i < runs.length; i += 3) if (runs[i] === chunk + 1) perChunk = runs[i + 1] ?? 0;
    let offset = start;
    for (let i = 0; i < perChunk && samples.length < count; i += 1) {
      const at = samples.length;
      const size = fixed > 0 ? fixed : (sizes[at] ?? 0);
      samples.push({
        offset,
        size,
        lasts: lasts[at] ?? 0,
        shift: shifts[at] ?? 0,
        isKey: !starts || starts.has(at + 1),
      });
      offset += size;
    }
  });
  return samples;
}

/** Round after round; one that is longer than the film's round, as sound is by a breath, is cut so that the rounds stay together. */
function repeated(samples: readonly Sample[], { round, until }: { round: number; until: number }): Sample[] {
  const all: Sample[] = [];
  let at = 0;
  for (let end = round; at < until; end += round)
    for (const sample of samples) {
      if (at >= Math.min(end, until)) break;
      all.push(sample);
      at += sample.lasts;
    }
  return all;
}

const full = (values: readonly number[]): Buffer => {
  const body = Buffer.alloc(4 + values.length * 4);
  values.forEach((value, i) => body.writeUInt32BE(value, 4 + i * 4));
  return body;
};
const paired = (values: readonly number[]): Buffer => {
  const pairs: [count: number, value: number][] = [];
  for (const value of values) {
    const last = pairs.at(-1);
    if (last?.[1] === value) last[0] += 1;
    else pairs.push([1, value]);
  }
  return full([pairs.length, ...pairs.flat()]);
};

/** A chunk for each sample. `ahead`: how far all of them have moved in the file. */
const tablesOf = (samples: readonly Sample[], ahead: number, kept: Set<string>): Buffer[] => [
  boxOf('stts', paired(samples.map(({ lasts }) => lasts))),
  ...(kept.has('ctts') ? [boxOf('ctts', paired(samples.map(({ shift }) => shift)))] : []),
  ...(kept.has('stss')
    ? [boxOf('stss', full(withCount(samples.flatMap(({ isKey }, i) => (isKey ? [i + 1] : [])))))]
    : []),
  boxOf('stsc', full([1, 1, 1, 1])),
  boxOf('stsz', full([0, samples.length, ...samples.map(({ size }) => size)])),
  boxOf('stco', full(withCount(samples.map(({ offset }) => offset + ahead)))),
];
const withCount = (values: readonly number[]): number[] => [values.length, ...values];

/** The body with a number of four bytes written over. */
const put = (body: Buffer, at: number, value: number): Buffer => {
  const copy = Buffer.from(body);
  copy.writeUInt32BE(value, at);
  return copy;
};

function longTrack(trak: Buffer, { seconds, round, ahead }: { seconds: number; round: number; ahead: number }): Buffer {
  const clock = need(trak, 'mdia', 'mdhd').readUInt32BE(12);
  const stbl = need(trak, 'mdia', 'minf', 'stbl');
  const samples = repeated(samplesOf(stbl), { round: (round / MOVIE_CLOCK) * clock, until: seconds * clock });
  const lasts = samples.reduce((sum, one) => sum + one.lasts, 0);
  const rewrite = (data: Buffer): Buffer[] =>
    [...boxesIn(data)].flatMap(({ type, body }) => {
      if (type === 'stbl') {
        const others = [...boxesIn(body)];
        const kept = new Set(others.map((one) => one.type));
        const rest = others.filter((one) => !TABLES.has(one.type)).map((one) => boxOf(one.type, one.body));
        return [boxOf('stbl', ...rest, ...tablesOf(samples, ahead, kept))];
      }
      if (HOLDS.has(type)) return [boxOf(type, ...rewrite(body))];
      if (type === 'tkhd') return [boxOf(type, put(body, 20, seconds * MOVIE_CLOCK))];
      if (type === 'mdhd') return [boxOf(type, put(body, 16, lasts))];
      if (type === 'elst') return [boxOf(type, put(body, 8, seconds * MOVIE_CLOCK))];
      return [boxOf(type, body)];
    });
  return boxOf('trak', ...rewrite(trak));
}

/** Of a film with its tables in front, as ours are. */
export function lastingFor(film: Buffer, seconds: number): Buffer {
  const boxes = [...boxesIn(film)];
  const moov = need(film, 'moov');
  const round = need(moov, 'mvhd').readUInt32BE(16);
  const longMoov = (ahead: number): Buffer =>
    boxOf(
      'moov',
      ...[...boxesIn(moov)].map(({ type, body }) => {
        if (type === 'trak') return longTrack(body, { seconds, round, ahead });
        return boxOf(type, type === 'mvhd' ? put(body, 16, seconds * MOVIE_CLOCK) : body);
      }),
    );
  // How long the tables are does not depend on what they say.
  const ahead = longMoov(0).length - (moov.length + 8);
  return Buffer.concat(boxes.map(({ type, body }) => (type === 'moov' ? longMoov(ahead) : boxOf(type, body))));
}
