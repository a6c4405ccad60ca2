/** What a shop is seeded with is what it reads: both name a part of the settings by the same key. */
import { readShopSettings, readSite } from '../../../server/domains/people/shopSettings/repository';
import { DEMO } from '../../../server/domains/people/shopSettings/settings';
import { testServer } from '../harness';

const app = testServer({ seed: 'base' });
test('every part of the demo settings is read as it was written', async () => {
  const { bankAccounts, points, income } = DEMO.shopSettings;
  expect(bankAccounts.length).toBeGreaterThan(0);
  expect(await app.db.transaction((tx) => readShopSettings(tx as never))).toMatchObject({
    bankAccounts,
    points,
    income,
  });
  expect(await app.db.transaction((tx) => readSite(tx as never))).toMatchObject(DEMO.site);
});
