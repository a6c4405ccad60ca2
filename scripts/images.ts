// npm run images: draws every picture of the seeded shop into .data/pictures ahead of the first visitor.
import { join } from 'node:path';
import { pictureKeys } from '../server/pictures/catalogue';
import { createPictureStore, PICTURE_WIDTHS } from '../server/pictures/store';

async function main(): Promise<void> {
  const dir = join(__dirname, '..', '.data', 'pictures');
  const startedAt = Date.now();
  const keys = pictureKeys();
  const line = (text: string): void => {
    if (process.stdout.isTTY) process.stdout.write(`\r\u001b[K${text}`);
  };
  await createPictureStore({ dir }).warm(keys, PICTURE_WIDTHS, (done, total, key) => {
    line(`pictures ${String(done).padStart(String(total).length)}/${total}  ${key}`);
  });
  line('');
  process.stdout.write(`${keys.length} pictures in ${dir} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)\n`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
