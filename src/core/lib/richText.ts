/**
 * Rich text from the server, ready to be shown (rule 6.13): empty style attributes go, pictures get the full width. And safe: only
 * known tags, attributes and styles stay; scripts, frames, event handlers, foreign schemes and names (`id`, `class`) do not, so a
 * text can neither run nor dress up as a part of the app.
 */
import { allowedStyles } from './richStyles';
import { tokenize, type Attribute, type Token } from './htmlTokens';

const KEPT_TAGS = new Set(
  (
    'a abbr b blockquote br caption code col colgroup dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins li ' +
    'ol p pre q s section small span strong sub sup table tbody td tfoot th thead tr u ul'
  ).split(' '),
);
/** Dropped with everything inside. */
const DROPPED_WHOLE = new Set(
  'script style iframe frame frameset object embed applet noscript template svg math form select textarea button title head'.split(
    ' ',
  ),
);
const EMPTY_TAGS = new Set(['br', 'hr', 'img', 'col']);
const KEPT_ATTRIBUTES = new Set(['style', 'src', 'href', 'alt', 'title', 'colspan', 'rowspan', 'align']);
/** Of a picture in px: its room is there before it. */
const SIZES = new Set(['width', 'height']);
const FULL_WIDTH = 'width:100%;max-width:100%;height:auto;display:block';
/** Tables and headings have no class of their own to be dressed by; what the author wrote comes after it and wins. */
const CELL = 'padding:8px 6px;border-bottom:1px solid var(--line);text-align:left;vertical-align:top';
const HEADING = 'margin:28px 0 10px;font-weight:600;line-height:1.5';
const LOOKS: Readonly<Record<string, string>> = {
  h2: `${HEADING};font-size:20px`,
  h3: `${HEADING};font-size:17px`,
  h4: `${HEADING};font-size:15px`,
  table: 'width:100%;border-collapse:collapse',
  td: CELL,
  th: CELL,
};
/** A picture's own width loses against the full width. */
const WIDTHS = ['width', 'max-width'];

const escapeText = (text: string): string => text.replace(/</g, '&lt;').replace(/>/g, '&gt;');
const escapeValue = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** http, https, own paths; pictures also as data of a drawn format. Control characters inside a scheme do not hide it. */
function isSafeUrl(url: string, picture: boolean): boolean {
  // oxlint-disable-next-line no-control-regex
  const bare = url.replace(/[\u0000-\u0020\u007f-\u00a0]+/g, '').toLowerCase();
  if (picture && /^data:image\/(?:png|jpe?g|gif|webp);base64,/.test(bare)) return true;
  if (!picture && /^tel:[\d+*#-]+$/.test(bare)) return true;
  const scheme = /^([^/?#]*?):/.exec(bare)?.[1];
  return bare !== '' && (scheme === undefined || scheme === 'http' || scheme === 'https');
}

function cleanStyle(tag: string, style: string): string {
  const rules = allowedStyles(`${LOOKS[tag] ?? ''};${style}`);
  if (tag === 'img') WIDTHS.forEach((property) => rules.delete(property));
  const written = Array.from(rules, ([property, value]) => `${property}:${value}`);
  return [...written, ...(tag === 'img' ? [FULL_WIDTH] : [])].join(';');
}

function cleanAttributes(tag: string, attributes: Attribute[]): string {
  const values = new Map(attributes.map(({ name, value }) => [name, value.trim()]));
  const style = cleanStyle(tag, values.get('style') ?? '');
  values.delete('style');
  if (style) values.set('style', style);
  return Array.from(values, ([name, value]) => {
    const isSize = tag === 'img' && SIZES.has(name) && /^\d{1,4}$/.test(value);
    if (!(KEPT_ATTRIBUTES.has(name) || isSize) || value === '') return '';
    if ((name === 'src' || name === 'href') && !isSafeUrl(value, tag === 'img')) return '';
    return ` ${name}="${escapeValue(value)}"`;
  }).join('');
}

function write(token: Token): string {
  if (token.kind === 'text') return escapeText(token.text);
  if (!KEPT_TAGS.has(token.tag)) return '';
  if (token.kind === 'close') return EMPTY_TAGS.has(token.tag) ? '' : `</${token.tag}>`;
  const attributes = cleanAttributes(token.tag, token.attributes);
  // A picture whose address was refused would only leave a broken frame.
  return token.tag === 'img' && !attributes.includes(' src=') ? '' : `<${token.tag}${attributes}>`;
}

/** The tokens outside of what is dropped whole. An unclosed one swallows the rest. */
function visible(html: string): Token[] {
  const kept: Token[] = [];
  let inside = '';
  for (const token of tokenize(html)) {
    if (inside) {
      if (token.kind === 'close' && token.tag === inside) inside = '';
    } else if (token.kind === 'open' && DROPPED_WHOLE.has(token.tag)) {
      inside = token.tag;
    } else kept.push(token);
  }
  return kept;
}

export const cleanRichText = (html: string): string => visible(html).map(write).join('');

/** The same with a distance after each paragraph that the author gave no style of its own. */
export const readableText = (html: string): string =>
  cleanRichText(html).replace(/<p>/g, '<p style="margin:0 0 10px">');

/** The words alone, for descriptions and share texts; at most `most` characters. */
export function plainText(html: string, most = Number.POSITIVE_INFINITY): string {
  const words = visible(html)
    .map((token) => (token.kind === 'text' ? token.text : ' '))
    .join('');
  const text = words
    .replace(/&nbsp;|\s+/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&')
    .trim();
  return text.length > most ? `${text.slice(0, most)}…` : text;
}
