/**
 * `npm run screens`: a picture of every built page as a phone shows it (390x844), with the seeded data, in docs/screens. Needs a
 * built app (npm run build:h5, or YEJIAN_H5_DIR). Only some pages: `npm run screens -- goods cart`.
 */
import fs from 'node:fs';
import sharp from 'sharp';
import { addressOf, BUILT_PATHS } from '../__tests__/e2e/pages';
import { LIN, openShop } from '../__tests__/e2e/shop';

const OUT = process.env.SCREENS_DIR ?? 'docs/screens';
const WIDTH = 390;
/** Where a member is sent on at once, or sees less. */
const AS_VISITOR = /^\/site\/pages\/(login|register|setPassword)$/;

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  const shop = await openShop();
  fs.mkdirSync(OUT, { recursive: true });
  try {
    for (const path of BUILT_PATHS.filter((one) => wanted.length === 0 || wanted.some((word) => one.includes(word)))) {
      const phone = await shop.phone({ member: AS_VISITOR.test(path) ? undefined : LIN });
      const name = path.slice(1).replaceAll('/', '-');
      try {
        await phone.open(await addressOf(shop.server, path));
        await phone.settled();
        await sharp(await phone.page.screenshot())
          .resize({ width: WIDTH })
          .webp({ quality: 82 })
          .toFile(`${OUT}/${name}.webp`);
        console.log([name, ...phone.complaints].join('\n    '));
      } catch (error) {
        console.error(`${name} failed: ${error instanceof Error ? error.message : String(error)}`);
        process.exitCode = 1;
      }
      await phone.close();
    }
  } finally {
    await shop.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
