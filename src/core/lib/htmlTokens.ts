/** A small HTML tokenizer: enough for article text, and it works in the mini-program, which has no DOM. */
export interface Attribute {
  name: string;
  value: string;
}
export type Token =
  | { kind: 'text'; text: string }
  | { kind: 'open'; tag: string; attributes: Attribute[]; selfClosing: boolean }
  | { kind: 'close'; tag: string };

const NAMED: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  colon: ':',
  tab: '\t',
  newline: '\n',
  nbsp: ' ',
};

/** `&amp;` `&#58;` `&#x3a` -> characters; unknown names stay. Schemes are judged on the decoded value only. */
export function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));?/gi,
    (whole, hex?: string, digits?: string, name?: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
      const code = hex === undefined ? Number(digits) : parseInt(hex, 16);
      return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    },
  );
}

const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

const attributesOf = (source: string): Attribute[] =>
  Array.from(source.matchAll(ATTRIBUTE), ([, name = '', double, single, bare]) => ({
    name: name.toLowerCase(),
    value: decodeEntities(double ?? single ?? bare ?? ''),
  }));

/** Where the tag that begins at `from` ends: a `>` inside quotes does not count. -1 = never. */
function tagEnd(html: string, from: number): number {
  let quote = '';
  for (let i = from; i < html.length; i += 1) {
    const char = html.charAt(i);
    if (quote) quote = char === quote ? '' : quote;
    else if ((char === '"' || char === "'") && html.charAt(i - 1).match(/[\s=]/)) quote = char;
    else if (char === '>') return i;
  }
  return -1;
}

/** Text outside tags keeps its entities; comments, doctypes and processing instructions are dropped. */
export function tokenize(html: string): Token[] {
  const tokens: Token[] = [];
  const say = (text: string) => {
    if (text) tokens.push({ kind: 'text', text });
  };
  let at = 0;
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open < 0) break;
    say(html.slice(at, open));
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4);
      at = end < 0 ? html.length : end + 3;
      continue;
    }
    const match = /^<(\/?)([a-z][\w:-]*)/i.exec(html.slice(open, open + 64));
    const end = match || /^<[!?]/.test(html.slice(open, open + 2)) ? tagEnd(html, open + 1) : -1;
    if (!match || end < 0) {
      // `<` that opens nothing is text; an unfinished tag or declaration swallows the rest.
      if (match) return tokens;
      if (end < 0) say('&lt;');
      at = end < 0 ? open + 1 : end + 1;
      continue;
    }
    const tag = (match[2] ?? '').toLowerCase();
    const inside = html.slice(open + match[0].length, end);
    if (match[1]) tokens.push({ kind: 'close', tag });
    else tokens.push({ kind: 'open', tag, attributes: attributesOf(inside), selfClosing: inside.endsWith('/') });
    at = end + 1;
  }
  say(html.slice(at));
  return tokens;
}
