/**
 * What the boxes of an mp4 say: how long it is, how large, and how it is coded. Nothing of it is decoded; a file that calls itself a film and is
 * none has no such boxes. What a camera wrote beside picture and sound - where, by which device, by whom - is made empty where it stands.
 */
import type { FileHandle } from 'node:fs/promises';

export interface Film {
  seconds: number;
  width: number;
  height: number;
}

/** A film of five minutes has less. */
const MOST_HEAD = 8 * 1024 * 1024;
/** H.264 and H.265: what phones play. */
const CODECS = new Set(['avc1', 'avc3', 'hvc1', 'hev1']);

interface Box {
  kind: string;
  /** The box's first byte; its kind stands four behind it. */
  at: number;
  /** Of its content. */
  from: number;
  to: number;
}

/** Boxes that stand side by side in a buffer. */
function boxesOf(data: Buffer, from = 0, to = data.length): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const size = data.readUInt32BE(at);
    if (size < 8 || at + size > to) break;
    boxes.push({ kind: data.toString('latin1', at + 4, at + 8), at, from: at + 8, to: at + size });
    at += size;
  }
  return boxes;
}

const within = (data: Buffer, box: Box | undefined, ...path: string[]): Box | undefined =>
  path.reduce<Box | undefined>(
    (outer, kind) => outer && boxesOf(data, outer.from, outer.to).find((one) => one.kind === kind),
    box,
  );

/** The boxes of the file itself, one after the other; the last one as far as there is. */
async function* outerBoxes(file: FileHandle, size: number): AsyncGenerator<Box> {
  const header = Buffer.alloc(16);
  for (let at = 0; at + 8 <= size;) {
    const { bytesRead } = await file.read(header, 0, 16, at);
    if (bytesRead < 8) return;
    const short = header.readUInt32BE(0);
    const kind = header.toString('latin1', 4, 8);
    const long = short === 1 && bytesRead === 16;
    const length = long ? Number(header.readBigUInt64BE(8)) : short === 0 ? size - at : short;
    const from = at + (long ? 16 : 8);
    if (!Number.isSafeInteger(length) || from > at + length) return;
    yield { kind, at, from, to: Math.min(size, at + length) };
    at += length;
  }
}

/** The content of a box; undefined when it is larger than any head. */
async function contentOf(file: FileHandle, { from, to }: Box): Promise<Buffer | undefined> {
  if (to - from > MOST_HEAD) return undefined;
  const content = Buffer.alloc(to - from);
  await file.read(content, 0, content.length, from);
  return content;
}

/** The content of the first `moov`, wherever in the file it stands; undefined without a `ftyp` before it. */
async function readHead(file: FileHandle, size: number): Promise<Buffer | undefined> {
  let isTyped = false;
  for await (const box of outerBoxes(file, size)) {
    isTyped ||= box.kind === 'ftyp';
    if (!isTyped) return undefined;
    if (box.kind === 'moov') return contentOf(file, box);
  }
  return undefined;
}

/** undefined: no mp4, or no film in it that phones play. */
export async function readFilm(file: FileHandle, size: number): Promise<Film | undefined> {
  const head = await readHead(file, size);
  if (!head) return undefined;
  const boxes = boxesOf(head);
  const time = boxes.find(({ kind }) => kind === 'mvhd');
  const track = boxes.find((box) => box.kind === 'trak' && isPlayable(head, box));
  const shape = within(head, track, 'tkhd');
  if (!time || !shape || time.to - time.from < 20 || shape.to - shape.from < 8) return undefined;
  const isLong = head[time.from] === 1;
  const scale = head.readUInt32BE(time.from + (isLong ? 20 : 12));
  const units = isLong ? Number(head.readBigUInt64BE(time.from + 24)) : head.readUInt32BE(time.from + 16);
  // Sixteen bits before the point, sixteen behind it: the last eight bytes.
  const [width, height] = [head.readUInt16BE(shape.to - 8), head.readUInt16BE(shape.to - 4)];
  return scale > 0 && width > 0 && height > 0 ? { seconds: units / scale, width, height } : undefined;
}

function isPlayable(head: Buffer, track: Box): boolean {
  const codecs = within(head, track, 'mdia', 'minf', 'stbl', 'stsd');
  if (!codecs || codecs.to - codecs.from < 16) return false;
  return trackKind(head, track) === 'vide' && CODECS.has(head.toString('latin1', codecs.from + 12, codecs.from + 16));
}

/** vide, soun; meta and others: what a camera wrote down while it filmed. */
function trackKind(head: Buffer, track: Box): string {
  const handler = within(head, track, 'mdia', 'hdlr');
  return handler ? head.toString('latin1', handler.from + 8, handler.from + 12) : '';
}

/** Boxes of the file that are needed to play it. */
const OUTER = new Set(['ftyp', 'styp', 'sidx', 'moov', 'moof', 'mfra', 'mdat']);
/** The same within some of them; of what is not named here everything stays. */
const INNER: Readonly<Record<string, readonly string[]>> = {
  moov: ['mvhd', 'trak', 'mvex', 'iods'],
  trak: ['tkhd', 'tapt', 'edts', 'mdia'],
  mdia: ['mdhd', 'hdlr', 'elng', 'minf'],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'sbgp', 'sgpd', 'subs', 'saiz', 'saio', 'senc'],
};
const PLAYED = new Set(['vide', 'soun']);
const EMPTY = 'free';
const ZEROS = Buffer.alloc(64 * 1024);

/** A track that is neither picture nor sound: a camera's own notes, a place for each second. */
const isNotes = (head: Buffer, box: Box): boolean => box.kind === 'trak' && !PLAYED.has(trackKind(head, box));

/**
 * Makes empty what nobody needs to play a film: such a box calls itself free and holds zeros, as long as it was, so that nothing moves.
 * A track of notes goes with what of it lies between pictures and sound.
 */
export async function forgetOrigin(file: FileHandle, size: number): Promise<void> {
  let end = 0;
  for await (const box of outerBoxes(file, size)) {
    end = box.to;
    const content = box.kind in INNER ? await contentOf(file, box) : undefined;
    if (!OUTER.has(box.kind)) {
      await file.write(EMPTY, box.at + 4, 'latin1');
      await wipe(file, box.from, box.to);
    } else if (content) {
      // No byte twice: tables that say so belong to no film.
      let left = size;
      for (const [from, to] of boxesOf(content).flatMap((one) =>
        isNotes(content, one) ? samplesOf(content, one) : [],
      ))
        if ((left -= to - from) >= 0) await wipe(file, from, Math.min(to, size));
      emptyIn(content, box.kind);
      await file.write(content, 0, content.length, box.from);
    }
  }
  await wipe(file, end, size);
}

async function wipe(file: FileHandle, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += ZEROS.length) await file.write(ZEROS, 0, Math.min(ZEROS.length, to - at), at);
}

function emptyIn(data: Buffer, kind: string, from = 0, to = data.length): void {
  const needed = INNER[kind];
  if (!needed) return;
  let end = from;
  for (const box of boxesOf(data, from, to)) {
    end = box.to;
    if (needed.includes(box.kind) && !isNotes(data, box)) emptyIn(data, box.kind, box.from, box.to);
    else empty(data, box.at, box.to);
  }
  empty(data, end, to);
}

function empty(data: Buffer, from: number, to: number): void {
  data.fill(0, from, to);
  if (to - from < 8) return;
  data.writeUInt32BE(to - from, from);
  data.write(EMPTY, from + 4, 'latin1');
}

/** Where in the file the samples of a track lie, piece by piece. */
function samplesOf(head: Buffer, track: Box): [from: number, to: number][] {
  const numbers = (kind: string): number[] => {
    const box = within(head, track, 'mdia', 'minf', 'stbl', kind);
    return box ? Array.from({ length: (box.to - box.from) >> 2 }, (_, i) => head.readUInt32BE(box.from + 4 * i)) : [];
  };
  const [, same = 0, count = 0, ...sizes] = numbers('stsz');
  const [, , ...runs] = numbers('stsc');
  const [, , ...short] = numbers('stco');
  const [, , ...long] = numbers('co64');
  const starts =
    short.length > 0 ? short : long.flatMap((high, i) => (i % 2 ? [] : high * 2 ** 32 + (long[i + 1] ?? 0)));
  const total = same > 0 ? count : sizes.length;
  let sample = 0;
  let run = 0;
  return starts.map((start, i) => {
    // A run: its first piece, counted from one, samples of a piece, how they are coded.
    while ((runs[3 * run + 3] ?? Infinity) <= i + 1) run += 1;
    const first = sample;
    sample = Math.min(total, first + (runs[3 * run + 1] ?? 0));
    const bytes = same > 0 ? same * (sample - first) : sizes.slice(first, sample).reduce((sum, one) => sum + one, 0);
    return [start, start + bytes];
  });
}
