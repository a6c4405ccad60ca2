/** Quotes of 李牧之 and 郑一鸣, ids 722001-722024: what was written, what waits for 王岚, what clients have looked at, and how it ended. */
import { inArray } from 'drizzle-orm';
import { quoteMoney } from '../../../src/contract/quote/money';
import type { QuoteSignature, QuoteState } from '../../../src/contract/quote/shapes';
import type { Tx } from '../../db/client';
import { clients, jobs, members, quoteLines, quotes, quoteViews, tasks, type QuoteEvent } from '../../db/schema';
import { MANAGER_DESK } from '../../domains/people/employee/desks';
import { loadSaleSkus } from '../../domains/offer/stock/saleSkus';
import { yuan } from '../../lib/money';
import { numberOf } from '../../lib/numbers';
import { DAY_MS, dayOf, startOfDay } from '../../lib/shanghai';
import { insertAll } from '../insert';
import { quoteOrderId, seedQuoteOrders } from './quoteOrders';

const HOUR = 3_600_000;
const LI = { id: '10102', name: '李牧之' };
const ZHENG = { id: '10107', name: '郑一鸣' };

interface Plan {
  status: QuoteState;
  title: string;
  /** Place of the client in the book. */
  client: number;
  /** SKU, pieces, discount in basis points. */
  lines: readonly (readonly [skuId: string, qty: number, discountBp: number])[];
  /** Of the whole, in fen. */
  discount?: number;
  freight?: number;
  hoursAgo: number;
  /** Of the last day. */
  days?: number;
  /** Who has looked, and how long. */
  views?: readonly (readonly [memberId: string, opens: number, seconds: number])[];
}

/** Fixed stock of the demo world. */
const [CAKE, WHITE, BLACK, OLD] = ['100401', '102201', '100201', '103001'];
const PLANS: readonly Plan[] = [
  { status: 'draft', title: '茶室夏季口粮', client: 1, lines: [[CAKE, 10, 9000]], hoursAgo: 2 },
  {
    status: 'draft',
    title: '端午伴手礼',
    client: 2,
    lines: [
      [WHITE, 30, 8800],
      [BLACK, 30, 9000],
    ],
    hoursAgo: 20,
  },
  { status: 'draft', title: '公司茶歇一季', client: 4, lines: [[BLACK, 24, 9500]], hoursAgo: 52 },
  { status: 'draft', title: '新店开业备货', client: 88, lines: [[CAKE, 20, 8600]], hoursAgo: 30 },
  {
    status: 'review',
    title: '清源茶业 6 月补货',
    client: 5,
    lines: [
      [CAKE, 100, 8500],
      [WHITE, 60, 8000],
    ],
    hoursAgo: 3,
  },
  { status: 'review', title: '茶会主茶', client: 91, lines: [[OLD, 12, 7800]], hoursAgo: 9 },
  { status: 'rejected', title: '年会礼品', client: 6, lines: [[WHITE, 80, 7200]], hoursAgo: 70 },
  { status: 'rejected', title: '会员答谢', client: 92, lines: [[BLACK, 40, 7500]], hoursAgo: 90 },
  { status: 'approved', title: '书院春茶', client: 8, lines: [[BLACK, 16, 9000]], hoursAgo: 5 },
  { status: 'approved', title: '酒店客房茶', client: 94, lines: [[WHITE, 200, 8500]], freight: 3000, hoursAgo: 12 },
  { status: 'sent', title: '乔迁礼茶', client: 9, lines: [[CAKE, 6, 9200]], hoursAgo: 6 },
  {
    status: 'sent',
    title: '银行客户沙龙',
    client: 10,
    lines: [
      [WHITE, 20, 8800],
      [OLD, 4, 9000],
    ],
    hoursAgo: 26,
  },
  { status: 'sent', title: '茶馆老茶专柜', client: 95, lines: [[OLD, 10, 8700]], hoursAgo: 30 },
  {
    status: 'viewed',
    title: '中秋茶礼四十份',
    client: 0,
    lines: [
      [CAKE, 40, 8500],
      [WHITE, 6, 9200],
      [BLACK, 24, 9000],
    ],
    discount: 38_200,
    hoursAgo: 30,
    views: [['10001', 3, 214]],
  },
  {
    status: 'viewed',
    title: '婚宴回礼',
    client: 3,
    lines: [[BLACK, 99, 8600]],
    hoursAgo: 50,
    views: [
      ['10050', 1, 40],
      ['10051', 1, 12],
    ],
  },
  {
    status: 'viewed',
    title: '研学营用茶',
    client: 7,
    lines: [[WHITE, 12, 9000]],
    hoursAgo: 44,
    views: [['10053', 2, 66]],
  },
  {
    status: 'viewed',
    title: '办公室月度茶',
    client: 93,
    lines: [[CAKE, 12, 8900]],
    hoursAgo: 61,
    views: [['10063', 1, 95]],
  },
  {
    status: 'declined',
    title: '拍卖预展茶点',
    client: 11,
    lines: [[OLD, 2, 9500]],
    hoursAgo: 130,
    views: [['10057', 1, 33]],
  },
  {
    status: 'declined',
    title: '样品小批',
    client: 96,
    lines: [[BLACK, 5, 9000]],
    hoursAgo: 150,
    views: [['10058', 1, 20]],
  },
  {
    status: 'ordered',
    title: '去年秋茶尾单',
    client: 12,
    lines: [[CAKE, 8, 9000]],
    hoursAgo: 700,
    views: [['10059', 2, 80]],
  },
  {
    status: 'ordered',
    title: '工会福利一期',
    client: 97,
    lines: [[WHITE, 50, 8600]],
    hoursAgo: 900,
    views: [['10060', 1, 51]],
  },
  {
    status: 'expired',
    title: '清明头采预订',
    client: 13,
    lines: [[BLACK, 10, 9500]],
    hoursAgo: 240,
    days: -2,
    views: [['10062', 1, 18]],
  },
  { status: 'void', title: '重复的一份', client: 14, lines: [[CAKE, 10, 9000]], hoursAgo: 80 },
  { status: 'void', title: '客户改了主意', client: 98, lines: [[WHITE, 10, 9000]], hoursAgo: 200 },
];
const FIRST = 722_001;
const FIRST_CLIENT = 720_001;
const WAS_SENT: ReadonlySet<QuoteState> = new Set(['sent', 'viewed', 'declined', 'ordered', 'expired']);
const LABELS: Partial<Record<QuoteState, string>> = {
  review: '提交审批',
  rejected: '审批驳回：让得太多，再谈谈',
  approved: '提交，在权限内',
  sent: '发送给客户',
  viewed: '客户已查看',
  declined: '暂不需要：预算不够',
  ordered: '已付款，转为订单',
  expired: '过期',
  void: '作废',
};

export async function seedQuotes(tx: Tx, _at: number, now: number): Promise<void> {
  const skus = await loadSaleSkus(tx, [CAKE, WHITE, BLACK, OLD] as string[]);
  const known = await tx
    .select({ id: clients.id, name: clients.name })
    .from(clients)
    .where(
      inArray(
        clients.id,
        PLANS.map(({ client }) => String(FIRST_CLIENT + client)),
      ),
    );
  const nameOf = new Map(known.map(({ id, name }) => [id, name]));
  const rows = PLANS.map((plan, i) => rowsOf(plan, i, now, { skus, nameOf }));
  const paid = rows.filter(({ quote }) => quote.status === 'ordered');
  const buyers = await buyersOf(
    tx,
    paid.flatMap(({ views }) => views.map(({ memberId }) => memberId)),
  );
  await seedQuoteOrders(
    tx,
    paid.map(({ quote, lines, views }) => {
      const memberId = views[0]?.memberId ?? '';
      return { quote, lines, memberId, mobile: buyers.get(memberId) ?? '' };
    }),
    skus,
  );
  for (const [i, { quote, views }] of paid.entries()) {
    quote.orderId = quoteOrderId(i);
    quote.acceptedById = views[0]?.memberId ?? null;
    quote.acceptedAt = quote.updatedAt;
    quote.signature = { name: quote.clientName };
  }
  await insertAll(
    tx,
    quotes,
    rows.map(({ quote }) => quote),
  );
  await insertAll(
    tx,
    quoteLines,
    rows.flatMap(({ lines }) => lines),
  );
  await insertAll(
    tx,
    quoteViews,
    rows.flatMap(({ views }) => views),
  );
  const reviewed = rows.filter(({ quote }) => quote.status === 'review');
  await insertAll(
    tx,
    tasks,
    reviewed.map(({ quote, owner }) => ({
      kind: 'quote' as const,
      targetId: quote.id,
      title: `报价审批 ${quote.clientName}`,
      summary: `${quote.title}，合计 ¥${yuan(quote.total)}，有低于 8.5 折的行`,
      fromId: owner.id,
      fromName: owner.name,
      area: MANAGER_DESK,
      route: `/client/pages/quote?id=${quote.id}`,
      fields: [
        { key: 'no', label: '单号', value: quote.no },
        { key: 'client', label: '客户', value: quote.clientName },
        { key: 'total', label: '合计', value: `¥${yuan(quote.total)}` },
        { key: 'validUntil', label: '有效至', value: dayOf(quote.validUntil - 1) },
      ],
      createdAt: quote.updatedAt,
    })),
  );
  const open = rows.filter(({ quote }) => quote.status === 'sent' || quote.status === 'viewed');
  await insertAll(
    tx,
    jobs,
    open.map(({ quote }) => ({ kind: 'quote.expire' as const, key: quote.id, runAt: quote.validUntil })),
  );
}

async function buyersOf(tx: Tx, ids: string[]): Promise<ReadonlyMap<string, string>> {
  const found = await tx
    .select({ id: members.id, mobile: members.mobile })
    .from(members)
    .where(inArray(members.id, ids));
  return new Map(found.map(({ id, mobile }) => [id, mobile ?? '']));
}

interface Known {
  skus: Awaited<ReturnType<typeof loadSaleSkus>>;
  nameOf: ReadonlyMap<string, string>;
}

function rowsOf(plan: Plan, i: number, now: number, { skus, nameOf }: Known) {
  const id = String(FIRST + i);
  const owner = plan.client < 87 ? LI : ZHENG;
  const createdAt = now - plan.hoursAgo * HOUR;
  const lines = plan.lines.flatMap(([skuId, qty, discountBp], sort) => {
    const sku = skus.get(skuId);
    if (!sku) return [];
    const { title, cover, specText, price } = sku;
    const line = { skuId, title, cover, specText, unit: '件', qty, listPrice: price, price, discountBp };
    return [{ ...line, id: String(722_101 + i * 5 + sort), quoteId: id, sort, chosen: true }];
  });
  const head = { discount: plan.discount ?? 0, freight: plan.freight ?? 0 };
  const wasSent = WAS_SENT.has(plan.status);
  const views = (plan.views ?? []).map(([memberId, opens, seconds]) => ({
    quoteId: id,
    memberId,
    opens,
    seconds,
    firstAt: createdAt + HOUR,
    lastAt: createdAt + 2 * HOUR,
  }));
  const label = LABELS[plan.status];
  const updatedAt = label === undefined ? createdAt : Math.min(now, createdAt + 2 * HOUR);
  const log: QuoteEvent[] = [
    { kind: 'step', label: '新建', by: owner.name, at: createdAt },
    ...(label === undefined ? [] : [{ kind: 'step' as const, label, by: owner.name, at: updatedAt }]),
  ];
  const clientId = String(FIRST_CLIENT + plan.client);
  return {
    owner,
    lines,
    views,
    quote: {
      id,
      no: numberOf('BJ', createdAt, id),
      clientId,
      clientName: nameOf.get(clientId) ?? '',
      ownerId: owner.id,
      title: plan.title,
      status: plan.status,
      validUntil:
        startOfDay(plan.days === undefined ? now : now + plan.days * DAY_MS) +
        (plan.days === undefined ? 8 : 0) * DAY_MS,
      ...head,
      total: quoteMoney(lines, head).total,
      terms: '付款后 7 日内发出\n破损 48 小时内拍照，包换\n可开增值税发票',
      shareToken: `demo-quote-${id}`,
      views: views.reduce((all, { opens }) => all + opens, 0),
      log,
      orderId: null as string | null,
      acceptedById: null as string | null,
      acceptedAt: null as number | null,
      signature: null as QuoteSignature | null,
      sentAt: wasSent ? createdAt + HOUR : null,
      createdAt,
      updatedAt,
    },
  };
}
