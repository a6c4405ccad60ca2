/**
 * What a text from the server may say in its `style`: how letters, paragraphs and tables look. Nothing that takes a thing out of the
 * flow, covers the page, moves, hides, or fetches an address; a property or value that is not described here is dropped.
 */
const LENGTH = '(?:0|\\d{1,3}(?:\\.\\d{1,3})?(?:px|r?em|%))';
const COLOUR = '(?:#[0-9a-f]{3,8}|[a-z]{3,20}|(?:rgb|hsl)a?\\([\\d\\s.,%/]{1,40}\\)|var\\(--[a-z\\d-]{1,40}\\))';
/** Readable sizes only: 8 to 48 px, and the same in em and percent. */
const FONT =
  '(?:[89]|[1-3]\\d|4[0-8])(?:\\.\\d+)?px|(?:0\\.[5-9]\\d*|[12](?:\\.\\d+)?|3)r?em|(?:[5-9]\\d|[12]\\d\\d|300)%';
const LINE = `${LENGTH}?\\s*(?:none|solid|dashed|dotted|double)?\\s*${COLOUR}?`;
/** One to four values, as of `margin`. */
const SIDES = `(?:${LENGTH}|auto)(?:\\s+(?:${LENGTH}|auto)){0,3}`;

const around = (name: string, value: string): [string, string][] =>
  ['', '-top', '-right', '-bottom', '-left'].map((side) => [name + side, value]);

const VALUES = new Map(
  (
    [
      ['color', COLOUR],
      ['background-color', COLOUR],
      ['font-size', FONT],
      ['font-weight', 'normal|bold|[1-9]00'],
      ['font-style', 'normal|italic'],
      ['line-height', `normal|[12](?:\\.\\d+)?|3|${LENGTH}`],
      ['letter-spacing', `normal|${LENGTH}`],
      ['text-align', 'left|center|right|justify|start|end'],
      ['text-decoration', 'none|underline|line-through'],
      ['text-indent', LENGTH],
      ['vertical-align', 'top|middle|bottom|baseline|sub|super'],
      ['white-space', 'normal|pre-wrap|pre-line'],
      ['list-style-type', 'none|disc|circle|square|decimal|cjk-decimal|cjk-ideographic'],
      ['width', `auto|${LENGTH}`],
      ['max-width', `none|${LENGTH}`],
      ['border-collapse', 'collapse|separate'],
      ['border-spacing', `${LENGTH}(?:\\s+${LENGTH})?`],
      ['border-radius', `${LENGTH}(?:\\s+${LENGTH}){0,3}`],
      ...around('border', LINE),
      ...around('margin', SIDES),
      ...around('padding', `${LENGTH}(?:\\s+${LENGTH}){0,3}`),
    ] satisfies [string, string][]
  ).map(([name, value]) => [name, new RegExp(`^(?:${value})$`)]),
);

/** Property and value in the order of the text, lower case, the last one of a property; what is not allowed is left out. */
export function allowedStyles(style: string): Map<string, string> {
  const kept = new Map<string, string>();
  for (const rule of style.toLowerCase().split(';')) {
    const colon = rule.indexOf(':');
    const property = rule.slice(0, colon).trim();
    const value = rule.slice(colon + 1).trim();
    if (value === '' || !VALUES.get(property)?.test(value)) continue;
    kept.delete(property);
    kept.set(property, value);
  }
  return kept;
}
