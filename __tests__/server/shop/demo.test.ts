/** The demo world as a folder: pulled, pushed into an empty shop, pulled again, it is the same. */
import fs from 'node:fs';
import { eq } from 'drizzle-orm';
import { goods } from '../../../server/db/schema';
import { readFolder } from '../../../server/shop/folder';
import { pull } from '../../../server/shop/pull';
import { push } from '../../../server/shop/push';
import { TABLES } from '../../../server/shop/tables';
import { createTestServer } from '../harness';
import { newFolder, settingsOf, tablesIn } from './folders';

/** A count is of the moment of the pull. */
const withoutTimes = (tables: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(tables).map(([name, text]) => [
      name,
      /^(stock|shelves)/.test(name) ? text.replaceAll(/,[\d-]+ [\d:.]+$/gm, '') : text,
    ]),
  );

test('pull, push into an empty shop, pull again: equal files', async () => {
  const [first, second] = [newFolder(), newFolder()];
  const demo = await createTestServer({ seed: true });
  const own = await createTestServer({ seed: 'base' });
  try {
    await pull(first, settingsOf(demo));
    await push(await readFolder(first), settingsOf(own));
    await pull(second, settingsOf(own));
    const files = (folder: string) => fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    expect(files(second)).toEqual(files(first));
    const tables = tablesIn(first);
    for (const { name } of TABLES) expect(tables[`${name}.csv`] ?? tables['shop.yml']).toMatch(/\n./);
    expect(withoutTimes(tablesIn(second))).toEqual(withoutTimes(tables));
    // Goods that many links lead to keep their ids, and what visitors are shown of them.
    const [one] = await demo.db.select().from(goods).where(eq(goods.id, '1001'));
    const [before, after] = [
      await demo.ok('shop.productView', { id: '1001' }),
      await own.ok('shop.productView', { id: '1001' }),
    ];
    expect(after).toMatchObject({
      card: { title: one?.title },
      specs: before.specs,
      attrs: before.attrs,
      seller: '叶间自营',
    });
    expect(after.skus.map(({ price, stock, specValues }) => [specValues, price, stock])).toEqual(
      before.skus.map(({ price, stock, specValues }) => [specValues, price, stock]),
    );
    // The demo's own folder changes nothing in the demo.
    const changes = await push(await readFolder(first), { ...settingsOf(demo), dryRun: true });
    expect(changes.map(({ table, change }) => [table.name, change.added.length, change.removed.length])).toEqual(
      changes.map(({ table }) => [table.name, 0, 0]),
    );
  } finally {
    await demo.close();
    await own.close();
  }
});
