
import { openShop } from './shop';
import { looksAt, ROUTE_PATHS } from './pages';
import { breaksOf } from './axe/squeezed';
const PAGES = process.argv.slice(2);
async function main() {
  const shop = await openShop();
  for (const path of ROUTE_PATHS.filter((one) => PAGES.some((word) => one.endsWith(word))))
    for (const look of looksAt(path)) {
      try { console.log(path, look.face ?? '', JSON.stringify(await breaksOf(shop, look))); } catch (error) { console.log(path, look.face ?? '', String(error).slice(0, 300)); }
    }
  await shop.close();
  process.exit(0);
}
void main();
