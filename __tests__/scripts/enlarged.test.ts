/**
 * What the style sheets owe to a person who has made the words larger (rule 6.23): no box that holds words has a fixed height, no bar
 * its own idea of their size. How the pages then look is for e2e.
 */
import fs from 'node:fs';

const sheets = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.scss'))
  .map((file) => ({ file, text: fs.readFileSync(`src/${file}`, 'utf8') }));

/** One rule: its selector and what it declares, without what is nested in it. */
const rules = sheets.flatMap(({ file, text }) =>
  [...text.matchAll(/^(\.[^{}]*?)\{([^{}]*)\}/gm)].map(([, selector = '', body = '']) => ({
    file,
    selector: selector.trim(),
    body,
  })),
);
/** Drawn, with one sign in it: a seal, a number in its circle, a day of a calendar; and boxes over which an unseen field lies. */
const DRAWN = new Set(['.stamp', '.words', '.box', '.input']);

test('a box of words grows with them', () => {
  const fixed = rules.filter(({ selector, body }) => {
    const [, height] = /^\s*height: (\d+)px;/m.exec(body) ?? [];
    if (height === undefined || !/font-size|line-height/.test(body) || DRAWN.has(selector)) return false;
    return !new RegExp(`^\\s*width: ${height}px;`, 'm').test(body);
  });
  expect(fixed.map(({ file, selector }) => `${file} ${selector}`)).toEqual([]);
});

test('nothing switches off the size that a person has set, but what iOS does by itself to a phone on its side', () => {
  const page = fs.readFileSync('src/index.html', 'utf8');
  const [before, inLandscape] = page.split('orientation: landscape');
  expect(before).not.toContain('text-size-adjust');
  expect(inLandscape).toContain('-webkit-text-size-adjust: 100%');
  expect(sheets.filter(({ text }) => text.includes('text-size-adjust')).map(({ file }) => file)).toEqual([]);
});

test('figures that share a row are those of the theme, which keep them apart', () => {
  const own = rules.filter(
    ({ selector, body }) =>
      /^\.(?:figure|fact|part|stat)$/.test(selector) &&
      /^\s*flex: 1;/m.test(body) &&
      body.includes('flex-direction: column'),
  );
  expect(own.map(({ file, selector }) => `${file} ${selector}`)).toEqual([]);
});
