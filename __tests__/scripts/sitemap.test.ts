/** What the messenger's search may find is what the table of routes opens to everybody. */
import fs from 'node:fs';
import { sitemap } from '../../scripts/lib/sitemap';
import { isRoute, LOGIN_PATHS, ROUTE_PATHS, routes } from '../../src/core/routes/table';

interface Rule {
  action?: string;
  page: string;
}
const text = fs.readFileSync('src/sitemap.json', 'utf8');
const { rules } = JSON.parse(text) as { rules: Rule[] };
const found = rules.slice(0, -1).map(({ page }) => `/${page}`);

test('the file is what `node --import tsx scripts/sitemap.ts` writes', () => {
  expect({ rules }).toEqual(sitemap());
});

test('pages are named, and all others may not be found', () => {
  expect(rules.at(-1)).toEqual({ action: 'disallow', page: '*' });
  expect(rules.slice(0, -1).filter(({ action }) => action !== undefined)).toEqual([]);
  expect(new Set(found).size).toBe(found.length);
});

test('members’ pages, those of a role and those of the login are not among them', () => {
  const closed = found.filter((path) => {
    const row = isRoute(path) ? routes[path] : undefined;
    return !row || row.login !== 'none' || row.role !== undefined || LOGIN_PATHS.some((login) => login === path);
  });
  expect(closed).toEqual([]);
});

test('what a shop wants to be found by is', () => {
  const wanted = ['/pages/tea/index', '/shop/pages/goods', '/shop/pages/list', '/site/pages/article_detail'];
  expect(wanted.filter((path) => !found.includes(path))).toEqual([]);
  // Few enough of the open pages are left out to be named.
  const open = ROUTE_PATHS.filter((path) => routes[path].login === 'none' && routes[path].role === undefined);
  expect(open.length - found.length).toBeLessThan(20);
});

test('the platform takes it: no more than 5120 characters', () => {
  expect(text.length).toBeLessThanOrEqual(5120);
});

test('the build hands it in and names it', () => {
  expect(fs.readFileSync('src/app.config.ts', 'utf8')).toContain("sitemapLocation: 'sitemap.json'");
  expect(fs.readFileSync('config/index.ts', 'utf8')).toContain('src/sitemap.json');
});
