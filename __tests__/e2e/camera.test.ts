/** A browser's own camera (rule 7.2): what Chromium's camera shows is a film of bar codes, read as a phone reads labels. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { assets, stockTakeLines, stockTakes } from '../../server/db/schema';
import { barsOf } from '../../src/outbound/coupon/code128';
import { openShop, type Shop } from './shop';
import { ZHAO } from '../server/demo';

const [WIDTH, HEIGHT] = [640, 360];
/** Three seconds of a label, so that a busy machine reads it too, and a second of a bare wall. */
const [LABEL_FRAMES, WALL_FRAMES] = [30, 10];

/** Y4M: frames of grey, with the colour planes of nothing. */
function film(codes: readonly string[]): Buffer {
  const colour = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = (bars: readonly (readonly [from: number, width: number])[]) => {
    const line = Buffer.alloc(WIDTH, 235);
    for (const [from, width] of bars) line.fill(16, from, from + width);
    const wall = Buffer.alloc(WIDTH * 100, 235);
    return Buffer.concat([
      Buffer.from('FRAME\n'),
      wall,
      ...Array.from({ length: HEIGHT - 200 }, () => line),
      wall,
      colour,
    ]);
  };
  const label = (code: string) => {
    const { path: drawn, width } = barsOf(code);
    const unit = Math.floor(WIDTH / width);
    const left = Math.floor((WIDTH - unit * width) / 2);
    return frame(
      [...drawn.matchAll(/M(\d+) 0h(\d+)/g)].map(([, at, wide]) => [left + Number(at) * unit, Number(wide) * unit]),
    );
  };
  const frames = codes.flatMap((code) => [
    ...Array.from({ length: LABEL_FRAMES }, () => label(code)),
    ...Array.from({ length: WALL_FRAMES }, () => frame([])),
  ]);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`), ...frames]);
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-film-'));
let shop: Shop;
beforeAll(async () => {
  const video = path.join(folder, 'labels.y4m');
  fs.writeFileSync(video, film(['ZC-0301', 'ZC-0302']));
  shop = await openShop({}, { video });
});
afterEach(() => shop.hangUp());
afterAll(async () => {
  await shop.close();
  fs.rmSync(folder, { recursive: true });
});

const WALL = `navigator.mediaDevices.getUserMedia = () => {
  const canvas = document.createElement('canvas');
  setInterval(() => canvas.getContext('2d').fillRect(0, 0, 300, 150), 100);
  return Promise.resolve(canvas.captureStream(10));
}`;

test('labels are counted through the camera, one after the other, until it is closed', async () => {
  const { db } = shop.server;
  const phone = await shop.phone({ member: ZHAO });
  await phone.open('/outbound/pages/takeStock');
  await phone.press('新建盘点');
  await phone.still();
  await phone.type('名称', '相机盘点');
  await phone.press('茶器');
  await phone.press('开始盘点');
  await phone.arrive('/outbound/pages/stockDetail');
  await phone.press('点这里扫标签');
  await phone.sees('请用微信浏览器打开');
  await phone.press('用摄像头扫');
  const sight = phone.page.getByRole('dialog', { name: '扫码' }).and(phone.page.locator(':has(video)'));
  await sight.waitFor();
  await phone.sees('2 / 18');
  // The second look at a label says so and stops.
  await phone.sees('已盘过，不计数');
  await sight.waitFor({ state: 'detached' });
  const [take] = await db.select().from(stockTakes).where(eq(stockTakes.title, '相机盘点'));
  const found = await db
    .select({ code: assets.code, method: stockTakeLines.method })
    .from(stockTakeLines)
    .innerJoin(assets, eq(assets.id, stockTakeLines.assetId))
    .where(eq(stockTakeLines.stockTakeId, take!.id))
    .then((lines) => lines.filter(({ method }) => method !== null));
  expect(found.toSorted((a, b) => a.code.localeCompare(b.code))).toEqual([
    { code: 'ZC-0301', method: 'scan' },
    { code: 'ZC-0302', method: 'scan' },
  ]);

  // From here on the camera sees a bare wall: a label that was counted would close it before a finger is there.
  await phone.page.evaluate(WALL);
  // Chosen once, it opens at once; typing is a tap away, and closing it changes nothing.
  await phone.press('点这里扫标签');
  await sight.getByRole('button', { name: '手动输入' }).tap();
  await phone.sees('手动输入编码');
  await phone.press('用摄像头扫');
  await sight.getByRole('button', { name: '关闭' }).tap();
  await sight.waitFor({ state: 'detached' });
  await phone.sees('2 / 18');
});

/** Chromium without a screen asks nobody: it allows its camera to all pages or to none. */
const REFUSED = `navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));`;

test('a person who does not allow it is told, and can type', async () => {
  const phone = await shop.phone({ member: ZHAO, init: REFUSED });
  await phone.open('/outbound/pages/outbound');
  await phone.sees('今天的单');
  await phone.press('扫一扫');
  await phone.press('用摄像头扫');
  await phone.sees(/没有获得授权/);
  // Past the guard against a second press.
  await phone.page.waitForTimeout(1600);
  await phone.press('扫一扫');
  await phone.type('手动输入编码', 'CK000');
});
