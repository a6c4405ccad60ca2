/**
 * What the boxes of an mp4 say: how long it is, how large, and how it is coded. Nothing of it is decoded; a file that calls itself a film and is
 * none has no such boxes.
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
    boxes.push({ kind: data.toString('latin1', at + 4, at + 8), from: at + 8, to: at + size });
    at += size;
  }
  return boxes;
}

const within = (data: Buffer, box: Box | undefined, ...path: string[]): Box | undefined =>
  path.reduce<Box | undefined>(
    (outer, kind) => outer && boxesOf(data, outer.from, outer.to).find((one) => one.kind === kind),
    box,
  );

/** The content of the first `moov`, wherever in the file it stands; undefined without a `ftyp` before it. */
async function readHead(file: FileHandle, size: number): Promise<Buffer | undefined> {
  const header = Buffer.alloc(16);
  let isTyped = false;
  for (let at = 0; at + 8 <= size;) {
    const { bytesRead } = await file.read(header, 0, 16, at);
    if (bytesRead < 8) return undefined;
    const short = header.readUInt32BE(0);
    const kind = header.toString('latin1', 4, 8);
    const long = short === 1 && bytesRead === 16;
    const length = long ? Number(header.readBigUInt64BE(8)) : short === 0 ? size - at : short;
    if (!Number.isSafeInteger(length) || length < 8) return undefined;
    if (at === 0 && kind !== 'ftyp') return undefined;
    isTyped ||= kind === 'ftyp';
    if (kind === 'moov') {
      const start = at + (long ? 16 : 8);
      const bytes = Math.min(size, at + length) - start;
      if (!isTyped || bytes > MOST_HEAD) return undefined;
      const head = Buffer.alloc(bytes);
      await file.read(head, 0, bytes, start);
      return head;
    }
    at += length;
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
  const media = within(head, track, 'mdia');
  const handler = within(head, media, 'hdlr');
  const codecs = within(head, media, 'minf', 'stbl', 'stsd');
  if (!handler || !codecs || codecs.to - codecs.from < 16) return false;
  return (
    head.toString('latin1', handler.from + 8, handler.from + 12) === 'vide' &&
    CODECS.has(head.toString('latin1', codecs.from + 12, codecs.from + 16))
  );
}
