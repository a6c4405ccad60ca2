/** How much of its looks a page still draws by itself: what many draw is a part of the kit (docs/ui.md). */
import fs from 'node:fs';
import { ROUTE_PATHS } from '@/core/routes/table';

/** Lines of style sheets beside those of `src/ui`, for each page. */
const MOST = 110;

const sheets = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.scss') && !file.startsWith('ui/'))
  .map((file) => ({ file, text: fs.readFileSync(`src/${file}`, 'utf8') }));

test('a page has few lines of its own', () => {
  const lines = sheets.reduce((sum, { text }) => sum + text.trimEnd().split('\n').length, 0);
  expect(lines / ROUTE_PATHS.length).toBeLessThanOrEqual(MOST);
});

test('no rule is empty, no list of selectors ends in nothing', () => {
  const bad = sheets.filter(({ text }) => /\{\s*\}/.test(text) || /,\n\s*\n/.test(text) || text.trim() === '');
  expect(bad.map(({ file }) => file)).toEqual([]);
});

/** The foot of a sheet is a row: what is several things in one takes all of it. */
test('several things in the foot of a sheet fill its width', () => {
  const pages = fs
    .readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file, text: fs.readFileSync(`src/${file}`, 'utf8') }));
  const feet = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/footer=\{\s*(?:[^<>{}]*?(?:&&|\?)\s*\(?\s*)?<Stack\b([^>]*)>/g)].map(([, props = '']) => ({
      file,
      grows: /\bgrow\b/.test(props),
    })),
  );
  expect(feet.length).toBeGreaterThan(10);
  expect(feet.filter(({ grows }) => !grows).map(({ file }) => file)).toEqual([]);
});
