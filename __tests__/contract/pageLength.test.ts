/** A page composes: what it is made of stands beside it, `src/<group>/<feature>/`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTE_PATHS } from '@/core/routes/table';

const MEDIAN = 60;
const LONGEST = 130;

const pages = ROUTE_PATHS.map((path) => ({
  path,
  lines: readFileSync(join(__dirname, `../../src${path}.tsx`), 'utf8')
    .trimEnd()
    .split('\n').length,
})).sort((a, b) => a.lines - b.lines);

test(`no page file is longer than ${LONGEST} lines`, () => {
  expect(pages.filter(({ lines }) => lines > LONGEST)).toEqual([]);
});

test(`half of the page files have at most ${MEDIAN} lines`, () => {
  const [middle] = pages.slice(Math.floor(pages.length / 2));
  expect(middle?.lines).toBeLessThanOrEqual(MEDIAN);
});
