/**
 * Draws the demo shop's clips: the app's own illustrations, a slow camera, steam, mist or light over them, and a piece of the
 * app's own music. Needs ffmpeg; what it writes is committed (server/video/clips), so nobody else does.
 *
 *   npm run clips [-- 2 5]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { tune } from '../server/audio/synth';
import { CLIPS, type Camera, type Weather } from '../server/video/films';

const OUT = join(__dirname, '..', 'server', 'video', 'clips');
const RATE = 12;
/** name, width, height, kilobits a second: 高清 and 流畅. */
const QUALITIES = [
  ['hd', 640, 360, 80],
  ['sd', 320, 180, 26],
] as const;
const [FULL_W, FULL_H] = [640, 360];

const ease = (t: number) => t * t * (3 - 2 * t);
const mix = (from: number, to: number, t: number) => from + (to - from) * t;

/** What moves over the picture at a second `s` of `seconds`; `spot` is where steam rises, `scale` how near the camera is. */
interface Moment {
  s: number;
  seconds: number;
  spot: readonly [x: number, y: number];
  scale: number;
  tone: string;
}
const OVERLAYS: Record<Weather, (moment: Moment) => string> = {
  steam: ({ s, spot: [x, y], scale, tone }) =>
    [0, 1, 2, 3]
      .map((n) => {
        const life = (s / 4 + n / 4) % 1;
        const sway = (k: number) => Math.sin(s * 1.2 + n * 1.7 + k) * (3 + life * 15);
        const at = (dx: number, dy: number) => `${x + dx * scale} ${y - (dy + life * 92) * scale}`;
        const path = `M${at(sway(0) / 2, 0)}C${at(sway(0), 16)} ${at(sway(2), 32)} ${at(sway(3), 54)}`;
        const width = (5 + life * 12) * scale;
        return `<path d="${path}" fill="none" stroke="${tone}" stroke-width="${width}" stroke-linecap="round" opacity="${Math.sin(life * Math.PI) * 0.42}"/>`;
      })
      .join(''),
  mist: ({ s, seconds }) =>
    [0, 1, 2, 3, 4]
      .map((n) => {
        const x = ((n * 190 + (s / seconds) * (120 + n * 30)) % 960) - 160;
        return `<ellipse cx="${x}" cy="${140 + n * 38}" rx="${170 + n * 14}" ry="${15 + n * 4}" fill="#fffdf6" opacity="0.42"/>`;
      })
      .join(''),
  motes: ({ s }) =>
    Array.from({ length: 18 }, (_, n) => {
      const x = (n * 97 + Math.sin(s * 0.6 + n) * 26) % 640;
      const y = (((n * 61 - s * (6 + (n % 5) * 2)) % 360) + 360) % 360;
      return `<circle cx="${x}" cy="${y}" r="${1.6 + (n % 3)}" fill="#ffe9b8" opacity="${0.28 + 0.3 * Math.abs(Math.sin(s + n))}"/>`;
    }).join(''),
  leaves: ({ s }) =>
    Array.from({ length: 7 }, (_, n) => {
      const x = (n * 103 + s * (22 + n * 3)) % 700;
      const y = ((n * 53 + s * (16 + (n % 4) * 5)) % 420) - 30;
      const turn = s * 50 + n * 40;
      return `<path transform="translate(${x} ${y}) rotate(${turn})" d="M-8 0C-4 -5 5 -5 9 0C5 4 -4 4 -8 0Z" fill="#5f7d45" opacity="0.8"/>`;
    }).join(''),
};
/** A touch of blur makes steam of a line. */
const SOFT: Record<Weather, number> = { steam: 5, mist: 14, motes: 0.8, leaves: 0.4 };

const overlay = (weather: Weather, moment: Moment) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${FULL_W}" height="${FULL_H}"><filter id="b" filterUnits="userSpaceOnUse" x="0" y="0" width="${FULL_W}" height="${FULL_H}"><feGaussianBlur stdDeviation="${SOFT[weather]}"/></filter><g filter="url(#b)">${OVERLAYS[weather](moment)}</g></svg>`,
  );

/** The piece of the ground that the camera sees: [x, y, width] as parts of its width and height. */
function frameOf(camera: Camera, ground: { width: number; height: number }, t: number) {
  const at = ease(t);
  const width = Math.round(mix(camera.from[2], camera.to[2], at) * ground.width);
  const height = Math.min(ground.height, Math.round((width * FULL_H) / FULL_W));
  return {
    left: Math.min(ground.width - width, Math.round(mix(camera.from[0], camera.to[0], at) * ground.width)),
    top: Math.min(ground.height - height, Math.round(mix(camera.from[1], camera.to[1], at) * ground.height)),
    width,
    height,
  };
}

async function make(index: number, dir: string): Promise<void> {
  const clip = CLIPS[index];
  if (!clip) throw new Error(`no clip ${index + 1}`);
  const ground = await sharp(Buffer.from(clip.draw()), { density: clip.density })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = ground.info;
  const raw = { width, height, channels: 3 as const };
  const sound = join(dir, `${index}.wav`);
  await writeFile(sound, tune((index % 6) + 1, clip.seconds));
  const args = [
    '-v',
    'error',
    '-y',
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${FULL_W}x${FULL_H}`,
    '-r',
    String(RATE),
  ];
  args.push('-i', '-', '-i', sound);
  for (const [name, w, h, most] of QUALITIES) {
    args.push(
      '-map',
      '0:v',
      '-map',
      '1:a',
      '-vf',
      `scale=${w}:${h}:flags=lanczos`,
      '-c:v',
      'libx264',
      '-preset',
      'slow',
    );
    args.push(
      '-profile:v',
      'main',
      '-pix_fmt',
      'yuv420p',
      '-crf',
      '26',
      '-maxrate',
      `${most}k`,
      '-bufsize',
      `${most * 3}k`,
      '-g',
      String(RATE * 4),
      '-tune',
      'animation',
    );
    args.push('-c:a', 'aac', '-b:a', '20k', '-ac', '1', '-shortest', '-map_metadata', '-1', '-fflags', '+bitexact');
    args.push('-movflags', '+faststart', join(OUT, `${index + 1}-${name}.mp4`));
  }
  const ffmpeg = spawn('ffmpeg', args, { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(ffmpeg, 'exit');
  const frames = clip.seconds * RATE;
  for (let n = 0; n < frames; n += 1) {
    const seen = frameOf(clip.camera, raw, n / (frames - 1));
    const [x, y] = clip.spot ?? [0.5, 0.5];
    const scale = FULL_W / seen.width;
    const moment: Moment = {
      s: n / RATE,
      seconds: clip.seconds,
      spot: [(x * width - seen.left) * scale, (y * height - seen.top) * scale],
      scale: (scale * width) / FULL_W,
      tone: clip.tone ?? '#fffdf6',
    };
    const frame = await sharp(ground.data, { raw })
      .extract(seen)
      .resize(FULL_W, FULL_H, { fit: 'fill' })
      .composite([{ input: overlay(clip.weather, moment) }])
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = (await ended) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  const sizes = await Promise.all(
    QUALITIES.map(
      async ([name]) => `${name} ${Math.round((await stat(join(OUT, `${index + 1}-${name}.mp4`))).size / 1024)} KiB`,
    ),
  );
  process.stdout.write(`clip ${index + 1}: ${sizes.join(', ')}\n`);
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2).map((word) => Number(word) - 1);
  const dir = await mkdtemp(join(tmpdir(), 'yejian-clips-'));
  try {
    for (const index of wanted.length > 0 ? wanted : CLIPS.keys()) await make(index, dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
