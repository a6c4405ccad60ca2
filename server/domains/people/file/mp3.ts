/** How long a recording is, by the heads of its frames (MPEG audio, layer III); nothing is decoded. */

/** kbit/s by the index in a frame's head. */
const RATES_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const RATES_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const SAMPLES = [44_100, 48_000, 32_000];

interface FrameHead {
  bytes: number;
  seconds: number;
}

/** What stands before the first frame: tags of a recorder. */
function tagBytes(body: Buffer): number {
  if (body.length < 10 || body.toString('latin1', 0, 3) !== 'ID3') return 0;
  const size = [6, 7, 8, 9].reduce((sum, at) => (sum << 7) | ((body[at] ?? 0) & 0x7f), 0);
  return 10 + size;
}

function headAt(body: Buffer, at: number): FrameHead | undefined {
  if (at + 4 > body.length || body[at] !== 0xff) return undefined;
  const [second = 0, third = 0] = [body[at + 1], body[at + 2]];
  const version = (second >> 3) & 3;
  const isLayer3 = (second & 0xe0) === 0xe0 && ((second >> 1) & 3) === 1 && version !== 1;
  const rate = (version === 3 ? RATES_1 : RATES_2)[third >> 4];
  const base = SAMPLES[(third >> 2) & 3];
  if (!isLayer3 || !rate || !base) return undefined;
  const samples = version === 3 ? base : version === 2 ? base / 2 : base / 4;
  const per = version === 3 ? 1152 : 576;
  return { bytes: Math.floor(((per / 8) * rate * 1000) / samples) + ((third >> 1) & 1), seconds: per / samples };
}

/** undefined: this is no recording. One that was cut off in its last frame still is. */
export function secondsOfMp3(body: Buffer): number | undefined {
  let at = tagBytes(body);
  let seconds = 0;
  let frames = 0;
  for (let head = headAt(body, at); head; head = headAt(body, at)) {
    at += head.bytes;
    seconds += head.seconds;
    frames += 1;
  }
  const rest = body.length - at;
  // Behind the last frame nothing stands but a tag of 128 bytes.
  return frames < 2 || rest > 128 ? undefined : seconds;
}
