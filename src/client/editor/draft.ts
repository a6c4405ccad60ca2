/** A quote while it is typed: what is sent of it, and how figures that belong together follow each other. */
import type { ClientCard, QuoteDetail, QuoteGoods, QuoteLine, QuotePatch, WholesaleInquiry } from '@/contract';
import {
  lineAmount,
  MOST_PRICE,
  MOST_QTY,
  pickFault,
  quoteMoney,
  isBought,
  quoteZones,
  WHOLE_BP,
  type QuoteBounds,
  type Zone,
} from '@/contract/quote/money';
import { uuid } from '@/core/lib/uuid';

export interface DraftLine extends Pick<
  QuoteLine,
  | 'title'
  | 'cover'
  | 'specText'
  | 'unit'
  | 'qty'
  | 'listPrice'
  | 'price'
  | 'discountBp'
  | 'note'
  | 'pick'
  | 'group'
  | 'chosen'
> {
  /** Of this phone only: lines keep their place while others move. */
  key: string;
  skuId?: string | undefined;
  stock?: number | undefined;
}
export interface Draft {
  clientId: string;
  clientName: string;
  title: string;
  validUntil: number;
  lines: readonly DraftLine[];
  freight: number;
  discount: number;
  terms: string;
  inquiryId?: string | undefined;
}

export const ownLine = (): DraftLine => ({
  key: uuid(),
  title: '',
  cover: '',
  specText: '',
  unit: '件',
  qty: 1,
  listPrice: 0,
  price: 0,
  discountBp: WHOLE_BP,
  note: '',
  pick: 'must',
  group: '',
  chosen: true,
});

export const goodsLine = ({ skuId, title, cover, specText, listPrice, stock, unit }: QuoteGoods): DraftLine => ({
  ...ownLine(),
  skuId,
  title,
  cover,
  specText,
  unit,
  listPrice,
  price: listPrice,
  stock,
});

export const draftOf = (quote: QuoteDetail): Draft => ({
  clientId: quote.card.client?.id ?? '',
  clientName: quote.card.clientName,
  title: quote.card.title,
  validUntil: quote.card.validUntil,
  lines: quote.lines.map(({ id, ...line }) => ({ ...line, key: id })),
  freight: quote.freight,
  discount: quote.discount,
  terms: quote.terms,
  inquiryId: quote.inquiryId,
});

interface Beginning {
  client: ClientCard | undefined;
  /** What was asked for becomes the first lines, at the price that was wished. */
  inquiry: WholesaleInquiry | undefined;
  inquiryId: string | undefined;
  validUntil: number;
}
export const newDraft = ({ client, inquiry, inquiryId, validUntil }: Beginning): Draft => ({
  clientId: client?.id ?? '',
  clientName: client?.name ?? '',
  title: inquiry ? `求购 ${inquiry.no} 的报价` : '',
  validUntil,
  lines: (inquiry?.lines ?? []).map(({ text, qty, unit, targetPrice = 0 }) => ({
    ...ownLine(),
    title: text,
    qty,
    unit,
    price: targetPrice,
    listPrice: targetPrice,
  })),
  freight: 0,
  discount: 0,
  terms: '款到发货',
  inquiryId,
});

export const patchOf = ({
  clientId,
  title,
  validUntil,
  lines,
  freight,
  discount,
  terms,
  inquiryId,
}: Draft): QuotePatch => ({
  clientId,
  title,
  validUntil,
  freight,
  discount,
  terms,
  ...(inquiryId !== undefined && { inquiryId }),
  lines: lines.map((line) => ({
    ...(line.skuId !== undefined && { skuId: line.skuId }),
    title: line.title.trim() === '' ? '未命名' : line.title,
    specText: line.specText,
    unit: line.unit,
    qty: line.qty,
    price: line.price,
    discountBp: line.discountBp,
    note: line.note,
    pick: line.pick,
    group: line.group,
    chosen: line.chosen,
  })),
});

const within = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));

/** 8.5 is typed: of the shop's price. */
export const withFold = (line: DraftLine, fold: number): DraftLine => ({
  ...line,
  price: line.skuId === undefined ? line.price : line.listPrice,
  discountBp: within(fold * 1000, WHOLE_BP),
});

/** A price is typed: it is what one piece costs, to the fen. */
export const withPrice = (line: DraftLine, price: number): DraftLine => {
  const fen = within(price, MOST_PRICE);
  return { ...line, price: fen, discountBp: WHOLE_BP, ...(line.skuId === undefined && { listPrice: fen }) };
};

export const withQty = (line: DraftLine, qty: number): DraftLine => ({
  ...line,
  qty: Math.max(1, within(qty, MOST_QTY)),
});

/** What one piece costs, and which part of the shop's price that is. */
export const netPrice = (line: DraftLine): number => lineAmount({ ...line, qty: 1 });
export const netBp = (line: DraftLine): number =>
  line.skuId === undefined || line.listPrice === 0
    ? line.discountBp
    : Math.round((netPrice(line) / line.listPrice) * WHOLE_BP);

export const zonesOf = ({ lines, discount }: Pick<Draft, 'lines' | 'discount'>, bounds: QuoteBounds): Zone[] =>
  quoteZones(lines, discount, bounds);

export const sumsOf = ({ lines, discount, freight }: Pick<Draft, 'lines' | 'discount' | 'freight'>) =>
  quoteMoney(lines.filter(isBought), { discount, freight });

export const movedLine = (lines: readonly DraftLine[], at: number, to: number): DraftLine[] => {
  const next = [...lines];
  const [line] = next.splice(at, 1);
  if (line) next.splice(Math.min(Math.max(0, to), next.length), 0, line);
  return next;
};

/** As the one line is told to be picked: the first of a choice is proposed, until another one is. */
export const withPick = (line: DraftLine, pick: DraftLine['pick']): DraftLine => ({
  ...line,
  pick,
  chosen: pick === 'must',
  group: pick === 'choice' ? line.group || 'A' : '',
});

/** One of each choice is proposed: the line that was changed last, or the first of them. */
export function choicesSettled(lines: readonly DraftLine[], last?: string): DraftLine[] {
  const proposed = new Map<string, string>();
  for (const { key, pick, group, chosen } of lines)
    if (pick === 'choice' && chosen && (key === last || !proposed.has(group))) proposed.set(group, key);
  for (const { key, pick, group } of lines) if (pick === 'choice' && !proposed.has(group)) proposed.set(group, key);
  return lines.map((line) =>
    line.pick === 'choice' ? { ...line, chosen: proposed.get(line.group) === line.key } : line,
  );
}

/** What is to be done before it can be handed in, as the button says it; undefined when nothing is. */
export function stepBefore({ clientId, lines }: Draft, zones: readonly Zone[]): string | undefined {
  if (clientId === '') return '先选客户';
  if (lines.length === 0) return '先加一行';
  const nameless = lines.findIndex(({ title }) => title.trim() === '');
  if (nameless >= 0) return `先写第 ${nameless + 1} 行的名称`;
  const low = zones.indexOf('floor');
  return low >= 0 ? `先改第 ${low + 1} 行再提交` : pickFault(lines);
}
