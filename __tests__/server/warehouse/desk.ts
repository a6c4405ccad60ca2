/** Hands at the outbound desk. */
import type { DataOf } from '../../../src/contract/schemas';
import type { TestServer } from '../harness';
import { rid } from '../order/shop';

export type Doc = DataOf<'stock.orderInfo'>;
export const PARCEL = { company: '顺丰速运', trackingNo: 'sf1234567890' };

export function deskOf(app: () => TestServer) {
  const save = (token: string, body: Record<string, unknown>) =>
    app().call('stock.orderSave', { requestId: rid(), ...body }, { token });
  return {
    save,
    step: (token: string, doc: Doc, action: string, more: Record<string, unknown> = {}) =>
      save(token, { id: doc.card.id, rev: doc.rev, action, ...more }),
    /** What it answers, which is no refusal. */
    async ok(answer: ReturnType<typeof save>): Promise<Doc> {
      const { code, message, data } = await answer;
      expect({ code, message }).toMatchObject({ code: 200 });
      return data;
    },
    read: (token: string, asked: { id?: string; code?: string }) => app().ok('stock.orderInfo', asked, { token }),
    /** Every piece picked, but so many of the first line. */
    all: (doc: Doc, short = 0) =>
      doc.lines.map(({ id, qty }, i) => ({ lineId: id, qty, picked: i === 0 ? qty - short : qty })),
  };
}
