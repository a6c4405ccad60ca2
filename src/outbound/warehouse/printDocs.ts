/** Pick lists on paper: one page a document, with its number as a bar code, lines in the order of the shelves. */
import type { StockDoc } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { platform } from '@/core/platform';
import { barsOf } from '../coupon/code128';
import { titleOf } from './labels';

const safe = (text: string): string =>
  text.replace(/[&<>"]/g, (one) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[one] ?? one);

const STYLE = `@page{size:A5;margin:10mm}body{font:12px/1.5 sans-serif;color:#000;margin:0}
.doc{page-break-after:always;break-after:page}.doc:last-child{page-break-after:auto;break-after:auto}
h1{font-size:18px;margin:0}header{display:flex;justify-content:space-between;align-items:flex-start}
svg{width:60mm;height:12mm}p{margin:2px 0}table{width:100%;border-collapse:collapse;margin-top:6px}
table{font:inherit}th{font-size:10px;font-weight:400}i{display:block;width:4mm;height:4mm;border:1px solid #000}
th,td{border-bottom:1px solid #999;padding:4px 2px;text-align:left;vertical-align:top}
.n{text-align:right;white-space:nowrap}tr{page-break-inside:avoid}footer{margin-top:10px}`;

function pageOf({ card, source, address, lines, note }: StockDoc): string {
  const { path, width } = barsOf(card.no);
  const rows = lines
    .map(
      ({ shelf, title, specText, barCode, qty, unit, batch }) =>
        `<tr><td>${safe(shelf)}</td><td>${safe(title)} ${safe(specText)}<br>${safe(barCode)}</td><td>${safe(batch)}</td><td class="n">${qty} ${safe(unit)}</td><td><i></i></td></tr>`,
    )
    .join('');
  const facts = [
    `${card.warehouse}　${formatTime(card.createdAt, 'YYYY-MM-DD h:m:s')}${card.urgent ? '　加急' : ''}`,
    source && source.no !== '' ? `来源 ${source.no}` : '',
    address ? `${address.name} ${address.mobile} ${address.text}` : card.target,
    note === '' ? '' : `备注：${note}`,
  ].filter((fact) => fact !== '');
  return `<section class="doc"><header><div><h1>${safe(titleOf(card.kind))}</h1><p>${safe(card.no)}</p></div><svg viewBox="0 0 ${width} 40" preserveAspectRatio="none"><path d="${path}"/></svg></header>${facts
    .map((fact) => `<p>${safe(fact)}</p>`)
    .join(
      '',
    )}<table><thead><tr><th>货位</th><th>商品</th><th>批次</th><th class="n">数量</th><th>拣</th></tr></thead><tbody>${rows}</tbody></table><footer>拣货人＿＿＿＿　复核人＿＿＿＿</footer></section>`;
}

export const pickListHtml = (docs: readonly StockDoc[]): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>拣货单</title><style>${STYLE}</style></head><body>${docs.map(pageOf).join('')}</body></html>`;

export const printDocs = (docs: readonly StockDoc[]): Promise<void> =>
  platform.print.print('拣货单', pickListHtml(docs));
