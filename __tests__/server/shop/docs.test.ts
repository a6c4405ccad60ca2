/** docs/own-shop.md is what the columns say. `npm run shop -- docs` writes it anew. */
import fs from 'node:fs';
import { ownShopDocs } from '../../../server/shop/docs';

test('the documentation of the tables is that of the code', () => {
  expect(fs.readFileSync('docs/own-shop.md', 'utf8')).toBe(ownShopDocs());
});
