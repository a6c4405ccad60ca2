/** Wire shapes of quotes. What a client is shown and what its sellers are, both are made here; no cost is ever read. */
import type { ClientCard, QuoteCard } from '../../../../src/contract/client/shapes';
import { isBought, lineAmount, quoteMoney } from '../../../../src/contract/quote/money';
import type { QuoteDetail, QuoteLine } from '../../../../src/contract/quote/shapes';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { presentEmployee } from '../../people/employee/presenter';
import { listEmployeeNames, staffById, type Employee, type Staff } from '../../people/employee/repository';
import { presentClient, presentForeign } from '../client/presenter';
import { idsInScope, listClientsById } from '../client/repository';
import { changesOf } from './changes';
import { offerUrl, paperUrl } from './links';
import { missingIn } from './paper/text';
import { findNext, listLines, listViewers, loadGoods, nicknameOf, type Quote, type QuoteLineRow } from './repository';
import { canDo, clientCan, stateAt } from './state';

interface Look {
  viewer: Employee;
  now: number;
  server: Pick<Setup, 'config'>;
}

/** In the order of the rows. A client who went to a colleague since is shown as a colleague's. */
export async function presentCards(
  tx: Tx,
  rows: readonly Quote[],
  viewer: Employee,
  now: number,
): Promise<QuoteCard[]> {
  const cards = await clientCards(
    tx,
    rows.map(({ clientId }) => clientId),
    viewer,
    now,
  );
  const names = await listEmployeeNames(
    tx,
    rows.map(({ ownerId }) => ownerId),
  );
  return rows.flatMap((quote) => {
    const client = cards.get(quote.clientId);
    const owner = names.get(quote.ownerId) ?? '';
    return client ? [{ ...cardOf(quote, owner, now), client }] : [];
  });
}

async function clientCards(
  tx: Tx,
  ids: readonly string[],
  viewer: Employee,
  now: number,
): Promise<ReadonlyMap<string, ClientCard>> {
  const rows = await listClientsById(tx, ids);
  const own = await idsInScope(tx, viewer, ids);
  const cards = await presentClient(tx, rows, now);
  return new Map(
    await Promise.all(
      rows.map(async (row, i): Promise<[string, ClientCard]> => [
        row.id,
        own.has(row.id) ? (cards[i] as ClientCard) : await presentForeign(tx, row, now),
      ]),
    ),
  );
}

const cardOf = (quote: Quote, owner: string, now: number) => {
  const { id, no, title, total, validUntil, views, updatedAt } = quote;
  return { id, no, title, total, status: stateAt(quote, now), validUntil, views, owner, updatedAt };
};

/** As its sellers see it. */
export async function presentQuote(tx: Tx, quote: Quote, { viewer, now, server }: Look): Promise<QuoteDetail> {
  const { rows, seller, shown } = await detailOf(tx, quote, now, server.config);
  const client = (await clientCards(tx, [quote.clientId], viewer, now)).get(quote.clientId);
  const before = quote.copyOf === null ? undefined : await listLines(tx, [quote.copyOf]);
  const next = await findNext(tx, quote.id);
  return {
    ...shown,
    card: { ...shown.card, ...(client && { client }) },
    views: (await listViewers(tx, quote.id)).map(({ nickname, lastAt, opens, seconds }) => ({
      at: lastAt,
      who: nickname,
      opens,
      seconds,
    })),
    approvals: quote.log.flatMap(({ kind, label, by, at }, i) =>
      kind === 'step' ? [{ key: `${at}-${i}`, label: `${label} · ${by}`, value: String(at) }] : [],
    ),
    changes: before ? changesOf(before, rows) : [],
    ...(next && { nextId: next.id }),
    ...(quote.orderId !== null && { orderId: quote.orderId }),
    ...(quote.inquiryId !== null && { inquiryId: quote.inquiryId }),
    pdf: paperUrl(server.config, quote.id, '0', now),
    missing: missingIn(quote, rows, seller, ''),
    can: canDo(quote, viewer, now),
  };
}

/** As a client sees it: nothing of approvals, versions, other viewers, or what is kept of him. */
export async function presentOffer(
  tx: Tx,
  quote: Quote,
  { memberId, now, server }: { memberId: string; now: number; server: Pick<Setup, 'config'> },
): Promise<QuoteDetail> {
  const { rows, seller, shown } = await detailOf(tx, quote, now, server.config);
  const isTheirs = quote.acceptedById === memberId;
  const { signature, ...open } = shown;
  return {
    ...open,
    card: { ...shown.card, views: 0 },
    questions: [],
    ...(isTheirs && signature && { signature }),
    ...(isTheirs && quote.orderId !== null && { orderId: quote.orderId }),
    ...(seller && { sellerMobile: seller.mobile }),
    pdf: paperUrl(server.config, quote.id, memberId, now),
    missing: missingIn(quote, rows, seller, await nicknameOf(tx, memberId)),
    can: clientCan(quote, memberId, now),
  };
}

/** One who has left keeps his name on what he made. */
const briefOf = (quote: Quote, seller: Staff | undefined) =>
  seller
    ? presentEmployee(seller)
    : { id: quote.ownerId, no: '', name: '', avatar: '', title: '', storeId: '0', storeName: '' };

async function detailOf(tx: Tx, quote: Quote, now: number, config: Setup['config']) {
  const rows = await listLines(tx, [quote.id]);
  const staff = await staffById(tx, quote.ownerId);
  const goods = await loadGoods(
    tx,
    rows.flatMap(({ skuId }) => skuId ?? []),
  );
  const { subtotal, discount, freight, total } = quoteMoney(rows.filter(isBought), quote);
  const seller = briefOf(quote, staff);
  const shown = {
    card: { ...cardOf(quote, seller.name, now), clientName: quote.clientName, version: quote.version },
    lines: rows.map((line) => lineView(line, goods.get(line.skuId ?? '')?.free)),
    ...{ subtotal, discount, freight, total },
    terms: quote.terms,
    shareToken: quote.shareToken,
    url: offerUrl(config, quote),
    views: [],
    approvals: [],
    questions: quote.log.flatMap(({ kind, label, by, at, lineId }) =>
      kind === 'ask' ? [{ at, who: by, text: label, ...(lineId !== undefined && { lineId }) }] : [],
    ),
    changes: [],
    ...(quote.signature && { signature: { ...quote.signature, at: quote.acceptedAt ?? quote.updatedAt } }),
    seller,
    rev: quote.rev,
  };
  return { rows, seller: staff, shown };
}

const lineView = (line: QuoteLineRow, free: number | undefined): QuoteLine => ({
  id: line.id,
  ...(line.skuId !== null && { skuId: line.skuId }),
  title: line.title,
  cover: line.cover,
  specText: line.specText,
  unit: line.unit,
  qty: line.qty,
  listPrice: line.listPrice,
  price: line.price,
  discountBp: line.discountBp,
  amount: lineAmount(line),
  note: line.note,
  pick: line.pick,
  group: line.group,
  chosen: line.chosen,
  ...(free !== undefined && { stock: free }),
});
