/**
 * Reads a committed clip (an MP4 of one film and one sound, faststart, cut by scripts/clips.ts) as what a stream is made of: the boxes that
 * say how it is decoded, and where each frame lies.
 */

export interface Sample {
  offset: number;
  size: number;
  /** Ticks from its decoding to its showing, the clip's own delay taken off; B frames are shown before they are due. */
  shift: number;
  /** Decoding may begin here. */
  key: boolean;
}
export interface Track {
  id: number;
  kind: 'video' | 'sound';
  /** Ticks a second, and of one frame. */
  timescale: number;
  frame: number;
  samples: Sample[];
  /** Boxes as they stand in the clip: tkhd, mdhd, hdlr, the media's own header, dinf, stsd. */
  boxes: Record<'tkhd' | 'mdhd' | 'hdlr' | 'head' | 'dinf' | 'stsd', Buffer>;
}
export interface Clip {
  bytes: Buffer;
  mvhd: Buffer;
  film: Track;
  sound: Track;
  /** Whole seconds. */
  seconds: number;
  /** As HLS says it: avc1.4D401F */
  codec: string;
  width: number;
  height: number;
}

type Boxes = Map<string, Buffer[]>;

/** The boxes of a part, each with its head. */
function boxesOf(bytes: Buffer): Boxes {
  const found: Boxes = new Map();
  for (let at = 0; at + 8 <= bytes.length;) {
    const size = bytes.readUInt32BE(at);
    if (size < 8 || at + size > bytes.length) throw new Error(`a box of ${size} bytes at ${at}`);
    const name = bytes.toString('latin1', at + 4, at + 8);
    found.set(name, [...(found.get(name) ?? []), bytes.subarray(at, at + size)]);
    at += size;
  }
  return found;
}
const one = (boxes: Boxes, name: string): Buffer => {
  const [box] = boxes.get(name) ?? [];
  if (!box) throw new Error(`the clip has no ${name}`);
  return box;
};
const inside = (box: Buffer): Boxes => boxesOf(box.subarray(8));

/** Rows of `width` numbers behind the head, the version and the count of a table. */
function rowsOf(table: Buffer, width: number, from = 12): number[][] {
  const rows = table.readUInt32BE(from);
  return Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: width }, (_cell, cell) => table.readUInt32BE(from + 4 + (row * width + cell) * 4)),
  );
}

/** The sizes of all frames; one size for all is not what our clips have. */
const sizesOf = (stsz: Buffer): number[] => rowsOf(stsz, 1, 16).map(([size = 0]) => size);

/** How many frames lie in each chunk: a row of the table holds until the next one. */
function framesOfChunks(stsc: Buffer, chunks: number): number[] {
  const rows = rowsOf(stsc, 3);
  return Array.from({ length: chunks }, (_, at) => rows.findLast(([first = 0]) => first <= at + 1)?.[1] ?? 0);
}

/** `[how many, value]` written out for each frame. */
const spread = (rows: readonly number[][]): number[] =>
  rows.flatMap(([count = 0, value = 0]) => Array<number>(count).fill(value));

function samplesOf(stbl: Boxes, delay: number): Sample[] {
  const sizes = sizesOf(one(stbl, 'stsz'));
  const chunks = rowsOf(one(stbl, 'stco'), 1).map(([offset = 0]) => offset);
  const shifts = stbl.has('ctts') ? spread(rowsOf(one(stbl, 'ctts'), 2)) : [];
  const keys = stbl.has('stss') ? new Set(rowsOf(one(stbl, 'stss'), 1).map(([at]) => at)) : undefined;
  const samples: Sample[] = [];
  for (const [at, count] of framesOfChunks(one(stbl, 'stsc'), chunks.length).entries()) {
    let offset = chunks[at] ?? 0;
    for (let i = 0; i < count; i += 1) {
      const size = sizes[samples.length] ?? 0;
      const key = keys === undefined || keys.has(samples.length + 1);
      const shift = shifts.length > 0 ? (shifts[samples.length] ?? 0) - delay : 0;
      samples.push({ offset, size, shift, key });
      offset += size;
    }
  }
  return samples;
}

/** By how many ticks the clip says that its first frame comes late. */
const delayOf = (trak: Boxes): number =>
  trak.has('edts') ? one(inside(one(trak, 'edts')), 'elst').readUInt32BE(20) : 0;

function trackOf(trak: Boxes): Track {
  const mdia = inside(one(trak, 'mdia'));
  const minf = inside(one(mdia, 'minf'));
  const stbl = inside(one(minf, 'stbl'));
  const [tkhd, mdhd] = [one(trak, 'tkhd'), one(mdia, 'mdhd')];
  const kind = minf.has('vmhd') ? 'video' : 'sound';
  const delay = delayOf(trak);
  const samples = samplesOf(stbl, delay);
  const [[, frame = 0] = []] = rowsOf(one(stbl, 'stts'), 2);
  return {
    id: tkhd.readUInt32BE(20),
    kind,
    timescale: mdhd.readUInt32BE(20),
    frame,
    // What the coder put in front to warm up is no sound of the clip.
    samples: kind === 'sound' ? samples.slice(Math.round(delay / frame)) : samples,
    boxes: {
      tkhd,
      mdhd,
      hdlr: one(mdia, 'hdlr'),
      head: one(minf, kind === 'video' ? 'vmhd' : 'smhd'),
      dinf: one(minf, 'dinf'),
      stsd: one(stbl, 'stsd'),
    },
  };
}

export function readClip(bytes: Buffer): Clip {
  const moov = inside(one(boxesOf(bytes), 'moov'));
  const tracks = (moov.get('trak') ?? []).map((trak) => trackOf(inside(trak)));
  const [film, sound] = [tracks.find(({ kind }) => kind === 'video'), tracks.find(({ kind }) => kind === 'sound')];
  if (!film || !sound) throw new Error('a clip has a film and a sound');
  const { stsd } = film.boxes;
  const at = stsd.indexOf('avcC') + 5;
  return {
    bytes,
    mvhd: one(moov, 'mvhd'),
    film,
    sound,
    seconds: Math.round((film.samples.length * film.frame) / film.timescale),
    codec: `avc1.${stsd.toString('hex', at, at + 3).toUpperCase()}`,
    // Behind the head of stsd (16), that of the entry (8) and 24 bytes of it.
    width: stsd.readUInt16BE(48),
    height: stsd.readUInt16BE(50),
  };
}
