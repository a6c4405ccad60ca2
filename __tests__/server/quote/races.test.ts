/** Two who accept one offer at the same moment (rule 30.7): one order, whoever it is. */
import { eq } from 'drizzle-orm';
import { orderLogs, quotes } from '../../../server/db/schema';
import { RACES, testServer } from '../harness';
import { accept, MOBILES, own, patchOf, sent } from './desk';

const app = testServer({ seed: true });

test('two members, and one twice: one order', async () => {
  const [li, lin, zhou] = [await app.login(MOBILES.li), await app.login(MOBILES.lin), await app.login(MOBILES.zhou)];
  for (let i = 0; i < RACES; i++) {
    const quote = await sent(app, li, patchOf(app, [own()]));
    const answers = await Promise.all([lin, zhou, lin].map((token) => accept(app, token, quote.shareToken)));
    const won = answers.filter(({ code }) => code === 200);
    expect(new Set(won.map(({ data }) => data.orderId)).size).toBe(1);
    expect(answers.filter(({ code }) => code !== 200).every(({ code }) => code === 409)).toBe(true);
    const [row] = await app.db.select().from(quotes).where(eq(quotes.id, quote.card.id));
    expect(row).toMatchObject({ status: 'accepted', orderId: won[0]!.data.orderId });
    expect(await app.db.$count(orderLogs, eq(orderLogs.label, `接受报价 ${quote.card.no}`))).toBe(1);
  }
});
