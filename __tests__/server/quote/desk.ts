/** Sellers and clients of quotes: 李牧之 and 郑一鸣 quote, 王岚 leads the house, 林知夏 and 周允 open what they are sent. */
import type { DataOf } from '../../../src/contract/schemas';
import type { QuoteLinePatch, QuotePatch } from '../../../src/contract/quote/shapes';
import { DAY_MS } from '../../../server/lib/shanghai';
import type { TestServer } from '../harness';
import { rid } from '../order/shop';

export const MOBILES = {
  li: '13900000002',
  zheng: '13900000007',
  wang: '13900000001',
  qian: '13900000004',
  lin: '13800000001',
  zhou: '13800000002',
};
export const LI_CLIENT = '720003';
export type Detail = DataOf<'manage.quoteSave'>;
/** Three strokes of a name, in thousandths of the field. */
export const INK = [
  [
    [100, 300, 500],
    [300, 320, 600],
    [420, 310, 400],
  ],
  [
    [250, 150, 500],
    [250, 800, 500],
  ],
];

/** ¥100 each, as a seller writes it himself. */
export const own = (more: Partial<QuoteLinePatch> = {}): QuoteLinePatch => ({
  title: '礼盒烫印',
  specText: '金色',
  unit: '个',
  qty: 2,
  price: 10_000,
  discountBp: 10_000,
  note: '',
  ...more,
});

export const patchOf = (app: TestServer, lines: QuoteLinePatch[], more: Partial<QuotePatch> = {}): QuotePatch => ({
  clientId: LI_CLIENT,
  title: '中秋茶礼',
  validUntil: app.clock.now() + 7 * DAY_MS,
  lines,
  freight: 0,
  discount: 0,
  terms: '款到发货',
  ...more,
});

export async function move(
  app: TestServer,
  token: string,
  action: string,
  more: { id?: string; quote?: QuotePatch; rev?: number; validUntil?: number; requestId?: string } = {},
) {
  return app.call('manage.quoteSave', { action, requestId: rid(), ...more } as never, { token });
}

/** A quote inside the limits, on its way to the client. */
export async function sent(app: TestServer, token: string, patch: QuotePatch): Promise<Detail> {
  const { data: made } = await move(app, token, 'submit', { quote: patch });
  expect(made.card.status).toBe('approved');
  const { data } = await move(app, token, 'send', { id: made.card.id });
  expect(data.card.status).toBe('sent');
  return data;
}

export const open = (app: TestServer, token: string, code: string) => app.call('manage.quoteScan', { code }, { token });
export const answer = (app: TestServer, token: string, shareToken: string, more: Record<string, unknown>) =>
  app.call('manage.quoteAnswer', { shareToken, requestId: rid(), ...more } as never, { token });
export const accept = (app: TestServer, token: string, shareToken: string, more: Record<string, unknown> = {}) =>
  answer(app, token, shareToken, { action: 'accept', signature: { strokes: INK }, ...more });
