/** The little markup of texts/*.md: `## heading`, `- item`, `**strong**`, `| a | b |` rows, paragraphs. Everything else is text. */
const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const inline = (text: string) => escape(text.trim()).replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>');

function blockOf(block: string): string {
  const lines = block.split('\n').filter((line) => line.trim() !== '');
  const [first = ''] = lines;
  if (first.startsWith('## '))
    return [`<h2>${inline(first.slice(3))}</h2>`, lines.length > 1 ? blockOf(lines.slice(1).join('\n')) : ''].join('');
  if (lines.every((line) => line.startsWith('- ')))
    return `<ul>${lines.map((line) => `<li>${inline(line.slice(2))}</li>`).join('')}</ul>`;
  if (lines.every((line) => line.startsWith('|'))) return tableOf(lines);
  return `<p>${inline(lines.join(''))}</p>`;
}

function tableOf(lines: string[]): string {
  const [head = [], ...rows] = lines.map((line) => line.split('|').slice(1, -1));
  const row = (cells: string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${inline(cell)}</${tag}>`).join('')}</tr>`;
  return `<table><thead>${row(head, 'th')}</thead><tbody>${rows.map((cells) => row(cells, 'td')).join('')}</tbody></table>`;
}

export const htmlOf = (source: string): string =>
  source
    .trim()
    .split(/\n\s*\n/)
    .map(blockOf)
    .join('\n');
