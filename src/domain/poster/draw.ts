/** Draws posters by what they are - goods, an invitation, a certificate, something to come to - and codes to keep. All numbers are px at 375. */
import { APP_NAME } from '@/core/lib/app';
import type { DataOf } from '@/contract';
import { formatFen, grouped } from '@/core/lib/money';
import type { Surface } from '@/core/platform';
import { pictureUrl } from '@/ui/kit/Picture';
import { INVITE_VERSE } from './invite';
import {
  drawCode,
  drawFace,
  drawFrame,
  drawPicture,
  drawSeal,
  GOLD_INK,
  INK,
  INK_2,
  INK_3,
  LINE,
  PAPER,
  SANS,
  SEAL,
  SERIF,
  wrap,
  write,
} from './pen';

export type Poster = DataOf<'site.poster'>;

export const POSTER = { width: 375, height: 620, scale: 3 } as const;
const { width: WIDTH, height: HEIGHT, scale: SCALE } = POSTER;

/** Whoever signs these has earned them; of a table that is booked its host signs an invitation. */
const EARNED: readonly Poster['kind'][] = ['adopt', 'donation', 'rank', 'tasting', 'course', 'collectible'];
/** Here the picture is the message. */
const SHOWN: readonly Poster['kind'][] = ['goods', 'group', 'collectible', 'material'];

/** Rows of text below one another; answers where the next would stand. */
function writeRows(
  { pen }: Pick<Surface, 'pen'>,
  text: string,
  at: { x: number; y: number; width: number; lines: number; step: number; font: string; colour: string },
): number {
  pen.font = at.font;
  const rows = wrap(pen, text, at.width, at.lines);
  rows.forEach((row, index) => write(pen, row, at.x, at.y + index * at.step, at.font, at.colour));
  return at.y + rows.length * at.step;
}

function drawPaper({ pen }: Surface): void {
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'left';
}

/** The messenger's own code where there is one, which opens the mini-program at once; else the link. */
async function drawWhiteCode({ pen, load }: Surface, { qr, code }: Poster, x: number, y: number, side: number) {
  const found = code === undefined ? undefined : await load(code);
  pen.fillStyle = '#ffffff';
  pen.fillRect(x, y, side, side);
  const [left, top, inner] = [x + 7, y + 7, side - 14];
  if (found) pen.drawImage(found.image, 0, 0, found.width, found.height, left, top, inner, inner);
  else drawCode(pen, qr, left, top, inner, SCALE);
}

/** Who invites, and the code that leads there. */
async function drawFoot(surface: Surface, poster: Poster): Promise<void> {
  const { pen } = surface;
  const { owner, as } = poster;
  pen.fillStyle = LINE;
  pen.fillRect(20, 520, 335, 1 / SCALE);
  await drawFace(surface, pictureUrl(owner.avatar, 120), 20, 548, 40);
  pen.textAlign = 'left';
  pen.font = `500 15px ${SANS}`;
  const [name = ''] = wrap(pen, owner.nickname, 150, 1);
  write(pen, name, 70, 563, `500 15px ${SANS}`, INK);
  write(pen, `${as ?? '邀你一起品茶'} · ${APP_NAME}`, 70, 582, `12px ${SANS}`, INK_3);
  await drawWhiteCode(surface, poster, 263, 528, 84);
}

/** Goods: their picture, what they are called, what they cost. */
async function drawGoods(surface: Surface, poster: Poster): Promise<void> {
  const { pen } = surface;
  drawPaper(surface);
  await drawPicture(surface, pictureUrl(poster.image, 1170), 0, 0, WIDTH, WIDTH);
  const title = { x: 20, y: 410, width: 335, lines: 2, step: 28, font: `600 20px ${SERIF}`, colour: INK };
  const y = writeRows(surface, poster.title, title);
  // Where there is no price there is room for an address.
  const lines = poster.price === undefined ? 2 : 1;
  writeRows(surface, poster.subtitle, { ...title, y, lines, step: 20, font: `13px ${SANS}`, colour: INK_2 });
  if (poster.price !== undefined) {
    write(pen, '¥', 20, 504, `600 15px ${SANS}`, SEAL);
    write(pen, grouped(formatFen(poster.price, { short: true })), 32, 504, `600 24px ${SANS}`, SEAL);
  }
  await drawFoot(surface, poster);
}

/** Something to come to or to look at: first what it is, then its picture. */
async function drawMessage(surface: Surface, poster: Poster): Promise<void> {
  drawPaper(surface);
  const title = { x: 24, y: 58, width: 327, lines: 2, step: 36, font: `600 26px ${SERIF}`, colour: INK };
  const y = writeRows(surface, poster.title, title) - 6;
  const below = { ...title, y, step: 21, font: `13px ${SANS}`, colour: INK_2 };
  const top = writeRows(surface, poster.subtitle, below) - 4;
  await drawPicture(surface, pictureUrl(poster.image, 1170), 24, top, 327, 502 - top);
  await drawFoot(surface, poster);
}

/** Joining: a landscape with its verse, who invites, the number and the code; no sum, and nothing of the shop but its name. */
async function drawInvitation(surface: Surface, poster: Poster): Promise<void> {
  const { pen } = surface;
  const { owner, image } = poster;
  drawPaper(surface);
  await drawPicture(surface, pictureUrl(image, 1170), 0, 0, WIDTH, 450);
  pen.textAlign = 'center';
  Array.from(INVITE_VERSE).forEach((sign, at) => write(pen, sign, 48, 70 + at * 40, `600 30px ${SERIF}`, '#fffdf7'));
  await drawFace(surface, pictureUrl(owner.avatar, 120), 24, 474, 32);
  pen.textAlign = 'left';
  const name = { x: 66, y: 495, width: 150, lines: 1, step: 20, font: `500 15px ${SANS}`, colour: INK };
  writeRows(surface, `${owner.nickname} 邀你喝茶`, name);
  write(pen, owner.no, 24, 545, `600 22px ${SERIF}`, INK);
  write(pen, '扫码，或注册时填会员号', 24, 570, `12px ${SANS}`, INK_3);
  write(pen, APP_NAME, 24, 596, `600 13px ${SERIF}`, INK_3);
  await drawWhiteCode(surface, poster, 239, 474, 112);
}

/** What was earned: its picture in a frame, the words of it, by whom, the seal. */
async function drawEarned(surface: Surface, poster: Poster): Promise<void> {
  const { pen } = surface;
  const { title, subtitle, image, owner, as = '' } = poster;
  drawFrame(pen, WIDTH, HEIGHT);
  await drawPicture(surface, pictureUrl(image, 1170), 34, 34, 307, 250);
  pen.textAlign = 'center';
  const middle = { x: WIDTH / 2, y: 332, width: 295, lines: 2, step: 34 };
  const y = writeRows(surface, title, { ...middle, font: `600 24px ${SERIF}`, colour: GOLD_INK });
  writeRows(surface, subtitle, { ...middle, y, step: 24, font: `14px ${SANS}`, colour: INK_2 });
  write(pen, as, WIDTH / 2, 446, `13px ${SANS}`, INK_3);
  writeRows(surface, owner.nickname, { ...middle, y: 476, lines: 1, font: `600 22px ${SERIF}`, colour: INK });
  await drawWhiteCode(surface, poster, 40, 494, 84);
  pen.textAlign = 'left';
  write(pen, '扫码看看', 134, 540, `12px ${SANS}`, INK_3);
  drawSeal(pen, 293, 530, 42);
}

export function drawPoster(surface: Surface, poster: Poster): Promise<void> {
  if (poster.kind === 'member') return drawInvitation(surface, poster);
  if (poster.as !== undefined && EARNED.includes(poster.kind)) return drawEarned(surface, poster);
  return SHOWN.includes(poster.kind) ? drawGoods(surface, poster) : drawMessage(surface, poster);
}

export const QR_CARD = { width: 375, height: 460, scale: 3 } as const;

export interface QrCard {
  title: string;
  /** What a scanner reads. */
  text: string;
  note: string;
}

/** A sheet of paper with its name, the code, and what it is for. */
export function drawQrCard({ pen }: Pick<Surface, 'pen'>, { title, text, note }: QrCard): void {
  const { width, height, scale } = QR_CARD;
  const middle = width / 2;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, width, height);
  pen.textBaseline = 'alphabetic';
  pen.textAlign = 'center';
  pen.font = `600 24px ${SERIF}`;
  const [heading = ''] = wrap(pen, title, 335, 1);
  write(pen, heading, middle, 66, `600 24px ${SERIF}`, INK);
  pen.fillStyle = '#ffffff';
  pen.fillRect(middle - 130, 96, 260, 260);
  drawCode(pen, text, middle - 114, 112, 228, scale);
  pen.font = `13px ${SANS}`;
  const [line = ''] = wrap(pen, note, 335, 1);
  write(pen, line, middle, 392, `13px ${SANS}`, INK_2);
  write(pen, APP_NAME, middle, 430, `600 15px ${SERIF}`, INK_3);
}
