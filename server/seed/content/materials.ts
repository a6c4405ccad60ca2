/** Materials of the college: 24 in six classes, of every kind and behind every lock. 林知夏 has downloaded three, one of them long ago. */
import type { Tx } from '../../db/client';
import { materialDownloads, materials } from '../../db/schema';
import { pagesOf } from '../../papers/handouts';
import { HANDOUTS } from '../../papers/texts';
import { DAY_MS } from '../../lib/shanghai';
import { insertAll } from '../insert';

type Row = typeof materials.$inferInsert;
type Lock = NonNullable<Row['lock']> | '';
const FIRST = 6901;
const LIN = '10001';
/** Of the seeded courses (seed/content/college.ts). */
const COURSE = { puer: '7301', baicha: '7302', yancha: '7303', chaxi: '7304', brewing: '7306' };

/** `bytes` are those of the file as it is made; __tests__/server/material/files.test.ts holds them to it. */
type Seed = readonly [title: string, cate: string, file: string, bytes: number, lock?: Lock, course?: string];
const ROWS: readonly Seed[] = [
  ['普洱入门 随堂课件', '课件', 'puer-slides.pdf', 109_589, '', COURSE.puer],
  ['白茶与陈化 随堂课件', '课件', 'baicha-slides.pdf', 109_266, 'course', COURSE.baicha],
  ['岩茶山场 随堂课件', '课件', 'yancha-slides.pdf', 106_690, 'course', COURSE.yancha],
  ['茶席美学 随堂课件', '课件', 'chaxi-slides.pdf', 99_780, 'course', COURSE.chaxi],
  ['温杯投茶 示范短片', '课件', 'film-5.mp4', 127_831, '', COURSE.brewing],
  ['冲泡伴练 慢板', '课件', 'tune-2.wav', 768_044, '', COURSE.brewing],
  ['普洱产品手册', '产品手册', 'puer-book.pdf', 107_813],
  ['白茶产品手册', '产品手册', 'baicha-book.pdf', 103_124],
  ['岩茶产品手册', '产品手册', 'yancha-book.pdf', 99_761],
  ['茶器产品手册', '产品手册', 'chaqi-book.pdf', 102_976, 'team'],
  ['规格与报价总表', '产品手册', 'prices.xlsx', 3485, 'employee'],
  ['春山新茶 海报', '海报素材', 'picture-1.webp', 44_962],
  ['银针上新 海报', '海报素材', 'picture-3.webp', 39_074, 'team'],
  ['夜茶会 海报', '海报素材', 'picture-8.webp', 13_224, 'team'],
  ['围炉煮茶 海报', '海报素材', 'picture-2.webp', 16_090, 'team'],
  ['迎客三句话', '销售话术', 'greet.pdf', 98_980, 'employee'],
  ['客人犹豫的时候', '销售话术', 'doubts.pdf', 100_155, 'employee'],
  ['朋友圈文案表', '销售话术', 'captions.xlsx', 3341, 'team'],
  ['古树生饼 检测摘要', '检测报告', 'report-banzhang.pdf', 102_605],
  ['白牡丹饼 检测摘要', '检测报告', 'report-baimudan.pdf', 101_343],
  ['大红袍 检测摘要', '检测报告', 'report-dahongpao.pdf', 102_672],
  ['绿茶冲泡卡', '冲泡卡', 'card-green.pdf', 94_744],
  ['岩茶冲泡卡', '冲泡卡', 'card-yancha.pdf', 92_808],
  ['普洱冲泡卡', '冲泡卡', 'card-puer.pdf', 95_332],
];
const KINDS: Readonly<Record<string, Row['kind']>> = {
  pdf: 'pdf',
  xlsx: 'sheet',
  webp: 'image',
  wav: 'audio',
  mp4: 'video',
};
/** Of what lies, of pages of A4 and A5. */
const ratioOf = (form: string): number => (form === 'sheet' || form === 'card' ? 14_150 : 5625);
/** Films whose pictures stand for them. */
const COVERS = 8;

export async function seedMaterials(tx: Tx, at: number): Promise<void> {
  const rows = ROWS.map(([title, cate, file, size, lock, courseId], i): Row => {
    const [name = '', extension = ''] = file.split('.');
    const handout = HANDOUTS[name];
    return {
      id: String(FIRST + i),
      title,
      kind: KINDS[extension] ?? 'pdf',
      cate,
      cover: `/images/video/${(i % COVERS) + 1}.webp`,
      file: `demo:${file}`,
      size,
      pages: handout ? pagesOf(handout) : 0,
      ratioBp: ratioOf(handout?.form ?? extension),
      lock: lock || null,
      courseId: courseId ?? null,
      downloads: 12 + ((i * 37) % 180),
      sort: i + 1,
      updatedAt: at - (3 + ((i * 11) % 80)) * DAY_MS,
    };
  });
  await insertAll(tx, materials, rows);
  const had = (no: number, days: number) => ({
    memberId: LIN,
    materialId: String(FIRST - 1 + no),
    at: at - days * DAY_MS,
  });
  await insertAll(tx, materialDownloads, [had(1, 12), had(22, 40), had(7, 120)]);
}
