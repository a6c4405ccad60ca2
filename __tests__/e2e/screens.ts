/**
 * `npm run screens`: a picture of every built page as a phone shows it (390x844), with the seeded data, in .data/screens. Needs a
 * built app (npm run build:h5, or YEJIAN_H5_DIR). Only some pages: `npm run screens -- goods cart`. Members and faces: __tests__/e2e/pages.ts.
 */
import fs from 'node:fs';
import sharp from 'sharp';
import { ROUTE_PATHS, looksAt, showLook } from './pages';
import { openShop } from './shop';

const OUT = process.env.SCREENS_DIR ?? '.data/screens';
const WIDTH = 390;

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const shop = await openShop();
  fs.mkdirSync(OUT, { recursive: true });
  try {
    const paths = ROUTE_PATHS.filter((one) => wanted.length === 0 || wanted.some((word) => one.includes(word)));
    for (const look of paths.flatMap(looksAt)) {
      const name = [look.path.slice(1).replaceAll('/', '-'), look.face].filter(Boolean).join('-');
      try {
        const phone = await showLook(shop, look, look.visitor && { member: undefined });
        await sharp(await phone.page.screenshot())
          .resize({ width: WIDTH })
          .webp({ quality: 82 })
          .toFile(`${OUT}/${name}.webp`);
        console.log([name, ...phone.complaints].join('\n    '));
        await phone.close();
      } catch (error) {
        console.error(`${name} failed: ${error instanceof Error ? error.message : String(error)}`);
        process.exitCode = 1;
      }
    }
  } finally {
    await shop.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
