/** The home's blocks and thirty articles (rule 20.7). */
import { DAY_MS } from '../../lib/shanghai';
import type { Tx } from '../../db/client';
import { articles, homeBlocks } from '../../db/schema';
import { ARTICLES, STAFF_NEWS } from '../data/articles';
import { BANNERS, BRAND, FEED_FLOORS, FLOORS, ICONS } from '../data/home';
import { insertAll } from '../insert';
import { createRandom } from '../../lib/random';

const AUTHORS = { notice: '叶间客服部', tea: '叶间茶学社', event: '叶间活动组', brand: '叶间' } as const;
const MINUTE = 60_000;

export async function seedContent(tx: Tx, at: number): Promise<void> {
  const random = createRandom(20260603);
  await insertAll(
    tx,
    homeBlocks,
    [...BANNERS, ...ICONS, ...FLOORS, ...FEED_FLOORS, ...BRAND].map((row, i) => ({
      ...row,
      id: String(9001 + i),
      sort: i,
    })),
  );
  await insertAll(
    tx,
    articles,
    ARTICLES.map(({ cate, title, summary, text, goodsIds, daysAgo }, i) => {
      const cover = `/images/article/${i + 1}.webp`;
      return {
        id: String(4001 + i),
        cate,
        title,
        cover,
        summary,
        html: [
          `<p><img src="${cover}" alt="${title}" width="750" height="420" /></p>`,
          ...text.map((line) => `<p>${line}</p>`),
        ].join(''),
        author: AUTHORS[cate],
        views: random.int(180, 5_200),
        pinned: i === 0,
        goodsIds: goodsIds ?? [],
        publishedAt: at - daysAgo * DAY_MS + random.int(9 * 60, 20 * 60) * MINUTE,
      };
    }),
  );
  await insertAll(
    tx,
    articles,
    STAFF_NEWS.map(([title, text, daysAgo], i) => ({
      id: String(4101 + i),
      cate: 'staff' as const,
      title,
      cover: `/images/article/${26 + i}.webp`,
      summary: text,
      html: `<p>${text}</p>`,
      author: '叶间',
      goodsIds: [],
      publishedAt: at - daysAgo * DAY_MS,
    })),
  );
}
