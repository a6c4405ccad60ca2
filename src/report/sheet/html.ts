/** A report as a document to print: title, range, all columns, sums, a line to sign; the head is repeated on each page. */
import type { ReportTable } from '@/contract';
import { FIRST, KIND_TITLES } from '../grid/words';
import { figureText } from '../grid/range';

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

export const titleOf = ({ kind, stores, storeId }: ReportTable): string =>
  `${stores.find(({ value }) => value === storeId)?.label ?? (stores.length === 1 ? (stores[0]?.label ?? '') : '全部门店')} ${KIND_TITLES[kind]}报表`;

const STYLE = `<style>
  @page { size: A4 landscape; margin: 12mm; }
  body { font-family: "PingFang SC", "Noto Sans SC", sans-serif; color: #211f1b; }
  table { width: 100%; border-collapse: collapse; font-size: 12px; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  th, td { padding: 6px 8px; border-bottom: 1px solid #cdc5b4; text-align: right; font-variant-numeric: tabular-nums; }
  th:first-child, td:first-child { text-align: left; }
  tfoot { display: table-row-group; font-weight: 600; }
  .sign { display: flex; gap: 48px; justify-content: flex-end; margin-top: 36px; }
  .sign span { width: 180px; border-bottom: 1px solid #211f1b; }
</style>`;

export function sheetHtml(table: ReportTable): string {
  const { columns, rows, summary, from, to, leftOut } = table;
  const line = (tag: 'td' | 'th', cells: readonly string[]) =>
    `<tr>${cells.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('')}</tr>`;
  const cellsOf = (label: string, cells: (typeof rows)[number]['cells']) => [
    label,
    ...columns.map(
      (column, at) => `${figureText(cells[at]?.value ?? '', column, true)}${cells[at]?.corrected ? ' ◥' : ''}`,
    ),
  ];
  const head = [FIRST[table.kind], ...columns.map(({ label, unit }) => `${label} ${unit}`)];
  return `${STYLE}<h2>${escaped(titleOf(table))}</h2><p>${from} 至 ${to}${leftOut.length > 0 ? `　不含：${escaped(leftOut.join('、'))}` : ''}</p>
<table><thead>${line('th', head)}</thead><tbody>${rows.map(({ label, cells }) => line('td', cellsOf(label, cells))).join('')}</tbody>
<tfoot>${line('td', cellsOf('合计', summary))}</tfoot></table><p>◥ 是更正过的数</p>
<div class="sign">店长<span></span>财务<span></span></div>`;
}
