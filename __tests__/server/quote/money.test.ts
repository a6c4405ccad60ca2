/**
 * Whatever is quoted (rule 30.1): editor, list, offer, paper, order and the order's page say the same, line by line and to the fen, and the figures are
 * those of exact whole numbers.
 */
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { MOST_FREIGHT, MOST_PRICE, MOST_QTY } from '../../../src/contract/quote/money';
import type { QuoteLinePatch } from '../../../src/contract/quote/shapes';
import { orderLines, orders } from '../../../server/db/schema';
import { money as printed } from '../../../server/domains/staff/quote/paper/layout';
import { readShopSettings, writeShopSettings } from '../../../server/domains/people/shopSettings/repository';
import { pdfText } from '../invoice/pdfText';
import { testServer } from '../harness';
import { accept, type Detail, MOBILES, open, own, patchOf, sent } from './desk';

const app = testServer({ seed: true });
let [li, lin] = ['', ''];
beforeAll(async () => {
  [li, lin] = [await app.login(MOBILES.li), await app.login(MOBILES.lin)];
  const { quotes } = await readShopSettings(app.db);
  // Any discount may be given, so that every one is tried.
  await writeShopSettings(app.db, { quotes: { ...quotes, staffBp: 0, managerBp: 0 } });
});

interface Line {
  qty: number;
  price: number;
  discountBp: number;
  /** Proposed, and what the client makes of it; undefined: always bought. */
  optional: { chosen: boolean; taken: boolean } | undefined;
}
const line: fc.Arbitrary<Line> = fc.record({
  qty: fc.oneof({ weight: 3, arbitrary: fc.integer({ min: 1, max: 40 }) }, fc.integer({ min: 1, max: MOST_QTY })),
  price: fc.oneof({ weight: 3, arbitrary: fc.nat(99_999) }, fc.nat(MOST_PRICE)),
  discountBp: fc.oneof(fc.constantFrom(0, 1, 5000, 8500, 9999, 10_000), fc.nat(10_000)),
  optional: fc.option(fc.record({ chosen: fc.boolean(), taken: fc.boolean() }), { nil: undefined }),
});
const offer = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  /** Of A and B: which is proposed, and which is taken. */
  choice: fc.option(fc.tuple(fc.nat(1), fc.nat(1)), { nil: undefined }),
  discount: fc.oneof(fc.constant(0), fc.nat(10_000), fc.nat(2_000_000_000)),
  freight: fc.oneof(fc.constant(0), fc.nat(5000), fc.nat(MOST_FREIGHT)),
});

/** qty x price x discount, half up, as no number of the language could get it wrong. */
const exact = ({ qty, price, discountBp }: Pick<Line, 'qty' | 'price' | 'discountBp'>): number =>
  Number((BigInt(qty) * BigInt(price) * BigInt(discountBp) * 2n + 10_000n) / 20_000n);
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

/** Of each line what stands on the paper, and the figures under them. */
function paperOf(text: string, titles: readonly string[]) {
  const rows = text.split('\n');
  const after = (words: string) => rows[rows.findIndex((row) => row.startsWith(words)) + 1];
  return {
    lines: titles.map(after),
    subtotal: after('小计'),
    discount: after('整单优惠'),
    freight: after('运费'),
    total: after('合计'),
  };
}
const listTotal = async (no: string) =>
  (await app.ok('manage.quoteList', { keyword: no }, { token: li })).page.list.map(({ total }) => total);

/** All that says something of an offer, as it was sent and as it was accepted. Its paper takes a moment, so it is read once. */
async function agrees(
  quote: Detail,
  lines: readonly Line[],
  isBought: (at: number) => boolean,
  { paper = false } = {},
): Promise<void> {
  const amounts = lines.map(exact);
  const subtotal = sum(amounts.filter((_, at) => isBought(at)));
  const discount = Math.min(quote.discount, subtotal);
  const total = subtotal - discount + quote.freight;
  expect(quote.lines.map(({ amount }) => amount)).toEqual(amounts);
  const { subtotal: said, discount: off, total: whole, card } = quote;
  expect({ said, off, whole, card: card.total }).toEqual({ said: subtotal, off: discount, whole: total, card: total });
  expect(await listTotal(card.no)).toEqual([total]);
  if (!paper) return;
  const text = pdfText((await app.http.inject({ url: quote.pdf })).rawPayload);
  expect(
    paperOf(
      text,
      quote.lines.map(({ title }) => title),
    ),
  ).toEqual({
    lines: amounts.map(printed),
    subtotal: printed(subtotal),
    discount: printed(-discount),
    freight: quote.freight === 0 ? '免' : printed(quote.freight),
    total: `¥${printed(total)}`,
  });
}

test('list, detail, offer, paper, order and its page', async () => {
  await fc.assert(
    fc.asyncProperty(offer, async ({ lines: drawn, choice, discount, freight }) => {
      // Something is always bought.
      const lines = drawn.map((one, at) => (at === 0 ? { ...one, optional: undefined } : one));
      if (choice)
        lines.push(
          ...[0, 1].map((at) => ({
            ...{ qty: 1 + at, price: 33_333, discountBp: 8765 },
            optional: { chosen: at === choice[0], taken: at === choice[1] },
          })),
        );
      const isChoice = (at: number) => choice !== undefined && at >= lines.length - 2;
      const patch: QuoteLinePatch[] = lines.map(({ optional, ...figures }, at) =>
        own({
          ...figures,
          title: `第${at + 1}行`,
          ...(optional && { pick: isChoice(at) ? 'choice' : 'optional', chosen: optional.chosen }),
          ...(isChoice(at) && { group: '包装' }),
        }),
      );
      const quote = await sent(app, li, patchOf(app, patch, { discount, freight }));
      await agrees(quote, lines, (at) => lines[at]!.optional?.chosen ?? true);
      const { data: offered } = await open(app, lin, quote.shareToken);
      expect(offered.quote!.lines).toEqual(quote.lines);
      expect(offered.quote!.total).toBe(quote.total);

      const taken = (at: number) => lines[at]!.optional?.taken ?? true;
      const chosen = quote.lines.flatMap(({ id, pick }, at) => (pick !== 'must' && taken(at) ? id : []));
      const { data, code } = await accept(app, lin, quote.shareToken, { chosen });
      expect(code).toBe(200);
      const { quote: kept } = await app.ok('manage.quoteInfo', { id: quote.card.id }, { token: li });
      // What was offered may be more than the lines that were taken come to.
      await agrees(kept!, lines, taken, { paper: true });
      expect(data.quote.total).toBe(kept!.total);

      const [order] = await app.db.select().from(orders).where(eq(orders.id, data.orderId!));
      const rows = await app.db
        .select()
        .from(orderLines)
        .where(eq(orderLines.orderId, data.orderId!))
        .orderBy(orderLines.id);
      const bought = kept!.lines.filter((_, at) => taken(at));
      expect(rows.map(({ title, qty, price }) => [title, qty, price])).toEqual(
        bought.map(({ title, qty, price }) => [title, qty, price]),
      );
      // Each gives its share of the whole discount, to within a fen.
      expect(sum(rows.map(({ paid }, at) => bought[at]!.amount - paid))).toBe(kept!.discount);
      rows.forEach(({ paid, price, qty, campaignOff }, at) => {
        expect([price * qty - campaignOff, paid >= 0]).toEqual([paid, true]);
        const share = (kept!.discount * bought[at]!.amount) / (kept!.subtotal || 1);
        expect(Math.abs(bought[at]!.amount - paid - share)).toBeLessThanOrEqual(1);
      });
      expect([order!.payable, order!.amounts.payable, order!.amounts.freight]).toEqual([
        kept!.total,
        kept!.total,
        freight,
      ]);
      const page = await app.ok('memberOrder.view', { id: data.orderId! }, { token: lin });
      expect(page.amounts.payable).toBe(kept!.total);
      expect(page.card.lines.map(({ title, qty, price }) => [title, qty, price])).toEqual(
        rows.map(({ title, qty, price }) => [title, qty, price]),
      );
    }),
    { numRuns: 12 },
  );
}, 120_000);
