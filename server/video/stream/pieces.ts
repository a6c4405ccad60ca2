/**
 * Pieces of a stream out of a clip that begins again as soon as it ends: fragmented MP4, cut where decoding may begin. Which frames a piece has
 * follows from its number alone, so every process, also one that has just started, cuts the same. Frames go on without a gap from one piece to
 * the next, through the beginning of the clip as well: the sound, whose frames do not fill whole seconds, has one more of them in some rounds.
 */
import type { Clip, Sample, Track } from './clip';

const box = (name: string, ...parts: readonly Buffer[]): Buffer => {
  const size = parts.reduce((sum, part) => sum + part.length, 8);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(size);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, ...parts], size);
};
const words = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => (value < 0 ? bytes.writeInt32BE(value, at * 4) : bytes.writeUInt32BE(value, at * 4)));
  return bytes;
};
/** A box of the clip whose length in time nobody knows. */
const endless = (of: Buffer, at: number): Buffer => {
  const copy = Buffer.from(of);
  copy.writeUInt32BE(0, at);
  return copy;
};

/** What a player reads before the first piece. */
export function headOf({ mvhd, film, sound }: Clip): Buffer {
  const none = words(0, 0);
  const trak = ({ boxes }: Track) =>
    box(
      'trak',
      endless(boxes.tkhd, 28),
      box(
        'mdia',
        endless(boxes.mdhd, 24),
        boxes.hdlr,
        box(
          'minf',
          boxes.head,
          boxes.dinf,
          box('stbl', boxes.stsd, box('stts', none), box('stsc', none), box('stsz', words(0, 0, 0)), box('stco', none)),
        ),
      ),
    );
  const trex = ({ id, frame }: Track) => box('trex', words(0, id, 1, frame, 0, 0));
  return Buffer.concat([
    box('ftyp', Buffer.from('iso6'), words(0), Buffer.from('iso6mp41')),
    box('moov', endless(mvhd, 24), trak(film), trak(sound), box('mvex', trex(film), trex(sound))),
  ]);
}

/** Where a piece of the clip begins and ends, in seconds. */
export interface Cut {
  from: number;
  to: number;
}

/** From each frame at which decoding may begin to the next. */
export function cutsOf({ film, seconds }: Clip): Cut[] {
  const starts = film.samples.flatMap(({ key }, at) => (key ? [(at * film.frame) / film.timescale] : []));
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? seconds }));
}

export interface Piece extends Cut {
  /** How often the clip has been through before it. */
  round: number;
  number: number;
}

/** The piece of this number, with its times since the beginning of the stream. */
export function pieceOf({ cuts, seconds }: { cuts: readonly Cut[]; seconds: number }, number: number): Piece {
  const round = Math.floor(number / cuts.length);
  const { from, to } = cuts[number % cuts.length] ?? { from: 0, to: seconds };
  return { number, round, from: round * seconds + from, to: round * seconds + to };
}

/** The number of the piece that runs at a time. */
export function numberAt({ cuts, seconds }: { cuts: readonly Cut[]; seconds: number }, time: number): number {
  const round = Math.floor(time / seconds);
  const rest = time - round * seconds;
  return (
    round * cuts.length +
    Math.max(
      0,
      cuts.findLastIndex(({ from }) => from <= rest),
    )
  );
}

/** Frames of a track from one time of the stream to another; `first` is the number of the first of them since the beginning. */
function framesOf({ samples, timescale, frame }: Track, seconds: number, piece: Piece) {
  const atOrAfter = (time: number) => Math.ceil((time * timescale) / frame);
  const begun = atOrAfter(piece.round * seconds);
  const [first, end] = [atOrAfter(piece.from), atOrAfter(piece.to)];
  return { first, samples: samples.slice(first - begun, end - begun) };
}

/** Nothing else is needed to decode it; or what came before is. */
const KEY = 0x02000000;
const NO_KEY = 0x01010000;
/** Flags of tfhd: the data is counted from moof, a duration and flags for all frames. Of trun: where the data is, size, flags and shift of each frame. */
const TFHD = 0x020028;
const TRUN_FILM = 0x01000e01;
const TRUN_SOUND = 0x01000201;

function traf(track: Track, first: number, samples: readonly Sample[], data: number): Buffer {
  const since = Buffer.alloc(12);
  since.writeUInt32BE(0x01000000);
  since.writeBigUInt64BE(BigInt(first) * BigInt(track.frame), 4);
  const isFilm = track.kind === 'video';
  const rows = samples.flatMap(({ size, key, shift }) => (isFilm ? [size, key ? KEY : NO_KEY, shift] : [size]));
  return box(
    'traf',
    box('tfhd', words(TFHD, track.id, track.frame, isFilm ? NO_KEY : KEY)),
    box('tfdt', since),
    box('trun', words(isFilm ? TRUN_FILM : TRUN_SOUND, samples.length, data, ...rows)),
  );
}

export function bytesOf({ bytes, film, sound, seconds }: Clip, piece: Piece): Buffer {
  const tracks = [film, sound].map((track) => ({ track, ...framesOf(track, seconds, piece) }));
  const data = tracks.flatMap(({ samples }) =>
    samples.map(({ offset, size }) => bytes.subarray(offset, offset + size)),
  );
  const mfhd = box('mfhd', words(0, piece.number + 1));
  /** Where the data of each track begins is known when moof is: it is as long whatever stands there. */
  const moof = (at: number) => {
    let place = at;
    const parts = tracks.map(({ track, first, samples }) => {
      const part = traf(track, first, samples, place);
      place += samples.reduce((sum, { size }) => sum + size, 0);
      return part;
    });
    return box('moof', mfhd, ...parts);
  };
  const length = moof(0).length;
  return Buffer.concat([
    box('styp', Buffer.from('msdh'), words(0), Buffer.from('msdhmsix')),
    moof(length + 8),
    box('mdat', ...data),
  ]);
}
