/**
 * The little markup of long texts: `## heading`, `### heading`, `- item`, `**strong**`, `| a | b |` rows, `![what it shows](address)`
 * and paragraphs, with an empty line between blocks. Everything else is text. A source that begins with `<` is HTML already.
 */
export const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const unescape = (html: string) => html.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&');
const inline = (text: string) => escapeHtml(text.trim()).replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>');

const HEADING = /^(##|###) (.*)$/;
const PICTURE = /!\[[^\]\n]*\]\([^()\s]+\)/g;

/** What a line is by its first signs; lines that follow one another and are the same are one element. */
type Part = 'heading' | 'picture' | 'item' | 'row' | 'words';
const partOf = (line: string): Part =>
  HEADING.test(line)
    ? 'heading'
    : line.startsWith('![')
      ? 'picture'
      : line.startsWith('- ')
        ? 'item'
        : line.startsWith('|')
          ? 'row'
          : 'words';

/** Each picture on a line of its own, wherever it stands. */
const linesOf = (block: string): string[] =>
  block
    .replace(PICTURE, '\n$&\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function blockOf(block: string): string {
  const runs: { part: Part; lines: string[] }[] = [];
  for (const line of linesOf(block)) {
    const part = partOf(line);
    const last = runs.at(-1);
    if (last?.part === part) last.lines.push(line);
    else runs.push({ part, lines: [line] });
  }
  return runs.map(({ part, lines }) => ELEMENTS[part](lines)).join('\n');
}

const ELEMENTS: Record<Part, (lines: string[]) => string> = {
  heading: (lines) =>
    lines
      .map((line) => {
        const [, marks = '', title = ''] = HEADING.exec(line) ?? [];
        return `<h${marks.length}>${inline(title)}</h${marks.length}>`;
      })
      .join('\n'),
  picture: (lines) =>
    lines
      .map((line) => {
        const [, alt = '', address] = /^!\[([^\]]*)\]\(([^()\s]+)\)$/.exec(line) ?? [];
        return address
          ? `<p><img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}" /></p>`
          : `<p>${inline(line)}</p>`;
      })
      .join('\n'),
  item: (lines) => `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`,
  row: (lines) => tableOf(lines),
  words: (lines) => `<p>${inline(lines.join(''))}</p>`,
};

function tableOf(lines: string[]): string {
  const [head = [], ...rows] = lines.map((line) => line.split('|').slice(1, -1));
  const row = (cells: string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}

export const htmlOf = (source: string): string => (source.trimStart().startsWith('<') ? source : writtenHtml(source));

/** Of what somebody typed: HTML in it is text like everything else. */
export const writtenHtml = (source: string): string =>
  source
    .trim()
    .split(/\n\s*\n/)
    .map(blockOf)
    .join('\n');

const plain = (html: string) => unescape(html.replace(/<strong>(.*?)<\/strong>/g, '**$1**'));
const cellsOf = (html: string) => [...html.matchAll(/<t[hd]>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => plain(cell));

/** How each block of HTML is written. */
const WRITTEN: Record<string, (inner: string) => string> = {
  h2: (inner) => `## ${plain(inner)}`,
  h3: (inner) => `### ${plain(inner)}`,
  p: (inner) => {
    const [, address, alt = ''] = /^<img src="([^"]*)" alt="([^"]*)" ?\/?>$/.exec(inner) ?? [];
    return address ? `![${unescape(alt)}](${unescape(address)})` : plain(inner);
  },
  ul: (inner) => [...inner.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) => `- ${plain(item)}`).join('\n'),
  table: (inner) =>
    [...inner.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = '']) => `|${cellsOf(row).join('|')}|`).join('\n'),
};

/** The source that `htmlOf` makes this HTML of; the HTML itself where there is none. */
export function sourceOf(html: string): string {
  const blocks = [...html.matchAll(/<(h2|h3|p|ul|table)>([\s\S]*?)<\/\1>/g)].map(
    ([, tag = '', inner = '']) => WRITTEN[tag]?.(inner) ?? '',
  );
  const source = blocks.join('\n\n');
  const bare = (text: string) => text.replace(/>\s+</g, '><').trim();
  return bare(htmlOf(source)) === bare(html) ? source : html;
}
