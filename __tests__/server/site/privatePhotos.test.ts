/** Pictures of transfers, damaged goods, declared sales, complaints and inquiries (rule 22.2): for their sender and for who answers, for nobody else. */
import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { orders, sealedFiles, tasks } from '../../../server/db/schema';
import { DAY_MS } from '../../../server/lib/shanghai';
import { testServer } from '../harness';

const app = testServer({ seed: true });
const FINANCE = '13900000005';
const SERVICE = '13900000004';
interface Form {
  scene: string;
  sender: string;
  /** Whose tasks it comes to; undefined: nobody of the staff reads it yet. */
  desk?: string;
  /** Sends the form; its answer, and the pictures that its sender reads afterwards. */
  send: (token: string, photos: string[]) => Promise<{ code: number; id: string }>;
  read: (token: string, id: string) => Promise<string[]>;
}
const sent = ({ code, data }: { code: number; data: { id: string } | null }) => ({ code, id: data?.id ?? '' });

const FORMS: Form[] = [
  {
    scene: 'voucher',
    sender: '13800000020',
    desk: FINANCE,
    send: async (token, photos) => {
      const lines = [{ skuId: '101401', qty: 10 }];
      const asked = { source: 'wholesale' as const, lines, deliveryType: 'express' as const };
      const { payable } = (await app.ok('shop.orderPreview', asked, { token })).amounts;
      const made = await app.ok('shop.orderCreate', { ...asked, payable, requestId: randomUUID() }, { token });
      const proof = { orderGroup: 'order', orderId: made.orderId, amount: payable, payer: '杭州清源茶业有限公司' };
      const paidAt = app.clock.now() - 60_000;
      return sent(
        await app.call('atShop.orderProof', { ...proof, paidAt, photos, requestId: randomUUID() }, { token }),
      );
    },
    read: async (token, id) => (await app.ok('atShop.voucher', { id }, { token })).list.flatMap((row) => row.photos),
  },
  {
    scene: 'afterSale',
    sender: '13800000003',
    desk: SERVICE,
    send: async (token, photos) => {
      const [order] = await app.db
        .select()
        .from(orders)
        .where(and(eq(orders.memberId, '10003'), eq(orders.status, 'received')))
        .orderBy(desc(orders.receivedAt));
      const { returnable } = await app.ok('memberOrder.view', { id: order!.id }, { token });
      const lines = [{ lineId: returnable[0]!.lineId, qty: 1 }];
      const asked = { orderId: order!.id, lines, way: 'refund', reason: '质量问题', photos, requestId: randomUUID() };
      return sent(await app.call('memberOrder.returnApply', asked, { token }));
    },
    read: async (token, id) => {
      const { list } = await app.ok('memberOrder.index', { tab: 'afterSale' }, { token });
      const pages = await Promise.all(list.map((card) => app.ok('memberOrder.view', { id: card.id }, { token })));
      return pages.flatMap(({ afterSales }) => afterSales.find((sale) => sale.id === id)?.photos ?? []);
    },
  },
  {
    scene: 'declaration',
    sender: '13800000010',
    desk: FINANCE,
    send: async (token, photos) => {
      const soldAt = new Date(app.clock.now() - 2 * DAY_MS).toISOString().slice(0, 10);
      const said = { buyerMobile: '13600002222', amount: 50_000, soldAt, goodsText: '白牡丹饼 1 片' };
      return sent(await app.call('member.declarationSave', { ...said, photos, requestId: randomUUID() }, { token }));
    },
    read: async (token, id) =>
      (await app.ok('member.declaration', {}, { token })).list.find((row) => row.id === id)!.photos,
  },
  {
    scene: 'feedback',
    sender: '13800000002',
    desk: SERVICE,
    // In the second text: that is where a list in a list has to be found.
    send: async (token, photos) => {
      const said = { kind: 'product', content: `茶饼边角碎了一块，想知道怎么处理 ${randomUUID()}` };
      const { id } = await app.ok('tea.feedbackSave', { ...said, requestId: randomUUID() }, { token });
      const more = { ...said, id, content: '补一张照片', photos, requestId: randomUUID() };
      return sent(await app.call('tea.feedbackSave', more, { token }));
    },
    read: async (token, id) =>
      (await app.ok('tea.feedback', { id }, { token })).list[0]!.replies.flatMap((said) => said.photos),
  },
];

const inquiry: Form = {
  scene: 'inquiry',
  sender: '13800000020',
  send: async (token, photos) => {
    const lines = [{ text: '定制礼盒', qty: 300, unit: '盒' }];
    const needBy = new Date(app.clock.now() + 30 * DAY_MS).toISOString().slice(0, 10);
    return sent(await app.call('special.inquirySave', { lines, needBy, photos, requestId: randomUUID() }, { token }));
  },
  read: async (token, id) => {
    const { photos } = await app.ok('special.inquiry', { id }, { token });
    const { list } = await app.ok('special.wholesaleList', { tab: 'inquiries' }, { token });
    const { cover } = list.find((row) => row.id === id)!;
    expect(await status(cover)).toBe(200);
    return photos;
  },
};

const status = async (url: string) => (await app.http.inject(url)).statusCode;

test.each([...FORMS, inquiry])(
  '$scene: sender and desk see the picture, nobody else does',
  async ({ scene, sender, desk, ...form }) => {
    const [own, other] = [await app.login(sender), await app.login('13800000001')];
    const body = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    const [kept, left] = [await app.upload(body, { token: own, scene }), await app.upload(body, { token: own, scene })];
    const { url } = kept.data;
    const [bare] = url.split('?');
    expect(bare).toMatch(/^\/sealed\/[\da-f]{32}$/);
    const opened = await app.http.inject(url);
    expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(opened.headers['cache-control']).toBe('private, no-store');
    for (const token of ['', other, own]) expect(await status(`${bare}?access-token=${token}`)).toBe(404);

    const foreign = await app.upload(body, { token: other, scene });
    expect((await form.send(own, [foreign.data.url])).code).toBe(400);
    const { code, id } = await form.send(own, [url]);
    expect(code).toBe(200);
    const [shown] = await form.read(own, id);
    expect(shown).toMatch(new RegExp(`^${bare}\\?`));
    expect(await status(shown!)).toBe(200);

    if (desk) {
      const [task] = await app.db
        .select()
        .from(tasks)
        .where(and(eq(tasks.kind, scene as never), eq(tasks.targetId, id)))
        .orderBy(desc(tasks.id));
      expect(task!.files).toEqual([bare]);
      expect((await app.call('ding.tasksMessage', { id: task!.id }, { token: other })).code).toBe(403);
      const ask = { token: await app.login(desk) };
      const [file] = (await app.ok('ding.tasksMessage', { id: task!.id }, ask)).task!.files;
      expect(await status(file!.url)).toBe(200);
    }

    // The address lasts minutes, the picture as long as its form; one that went into none is swept away.
    app.clock.advance(DAY_MS + 1000);
    await app.runJobs();
    expect(await status(shown!)).toBe(404);
    const names = (await app.db.select().from(sealedFiles)).map(({ name }) => name);
    expect(names).toContain(bare!.slice(8));
    expect(names).not.toContain(left.data.url.slice(8, 40));
    expect(await status((await form.read(await app.login(sender), id))[0]!)).toBe(200);
  },
);

test('a picture that was sent before lies where it was, and goes on being one', async () => {
  const token = await app.login('13800000002');
  const body = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const { url } = (await app.upload(body, { token })).data;
  const { id, code } = await FORMS[3]!.send(token, [url]);
  expect([code, await FORMS[3]!.read(token, id)]).toEqual([200, [url]]);
  expect(await status(url)).toBe(200);
});
