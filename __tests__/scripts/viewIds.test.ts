/** A selector is made of an id, in the browser's querySelector and in the mini-program's createSelectorQuery: it may not begin with a digit, as those of rows do. */
import fs from 'node:fs';
import path from 'node:path';

/** Attributes by which a view is found: its own id, and the one of it that another scrolls to. */
const FOUND_BY =
  /<(?:View|Pressable|ScrollView|Canvas|Video|Coming|Text)\b[^<>]*?\sid=\{([^{}]+)\}|\b(?:active|scrollIntoView)=\{([^{}]+)\}/g;
/** The id of a row, as it is. */
const ROW = /(?:^|[.?&|\s])\w*\.id$|^(?:row|item|one)\.id$/;

const sources = fs
  .readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => path.join('src', name));

test('no view is found by the id of a row', () => {
  const found = sources.flatMap((file) =>
    Array.from(fs.readFileSync(file, 'utf8').matchAll(FOUND_BY), ([, own, other]) => (own ?? other ?? '').trim())
      .filter((said) => ROW.test(said))
      .map((said) => `${file}: ${said}`),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test('it sees what it looks for', () => {
  const said = (text: string) => Array.from(text.matchAll(FOUND_BY), ([, own, other]) => own ?? other ?? '');
  expect(said('<Strip active={event?.card.id}>').every((one) => ROW.test(one))).toBe(true);
  expect(said('<View key={id} id={row.id} />').every((one) => ROW.test(one))).toBe(true);
  expect(said('<Strip active={event && chipOf(event.card.id)}>').some((one) => ROW.test(one))).toBe(false);
});
