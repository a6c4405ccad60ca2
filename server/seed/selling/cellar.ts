/** Tea of the demo's members in the cellar, and what they have asked for: something in every state, and a gift that waits. */
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { escrowLots, escrowRequests, orders } from '../../db/schema';
import type { EscrowRequestStatus } from '../../db/schema';
import { schedule } from '../../db/timers';
import { freeUntil } from '../../domains/trade/cellar/fees';
import { step } from '../../domains/trade/escrow/steps';
import { TRANSFER_JOB } from '../../domains/trade/escrow/transfer';
import { numberOf } from '../../lib/numbers';
import { DAY_MS, dayOf } from '../../lib/shanghai';
import { LOOSE } from '../../domains/trade/cellar/repository';
import { insertAll } from '../insert';

const HOUR = 3_600_000;
const [LIN, ZHOU, XU, CHEN] = ['10001', '10002', '10003', '10010'];

interface LotSeed {
  id: string;
  memberId: string;
  title: string;
  cover: string;
  specText: string;
  qty: number;
  unit: string;
  weight: number;
  /** Fen of one piece. */
  value: number;
  daysAgo: number;
  slot?: string;
}
/** Own harvests, which stand for themselves. */
const LOTS: readonly LotSeed[] = [
  {
    id: '697911',
    memberId: LIN,
    title: '武夷红茶',
    cover: '/images/goods/1022.webp',
    specText: '认养 2026 春',
    qty: 700,
    unit: LOOSE,
    weight: 1,
    value: 136,
    daysAgo: 45,
    slot: '03 排 07 格',
  },
  {
    id: '697912',
    memberId: LIN,
    title: '老枞水仙',
    cover: '/images/goods/1030.webp',
    specText: '认养 2025 春',
    qty: 1050,
    unit: LOOSE,
    weight: 1,
    value: 56,
    daysAgo: 425,
    slot: '06 排 11 格',
  },
  {
    id: '697913',
    memberId: CHEN,
    title: '桂花红茶',
    cover: '/images/goods/1026.webp',
    specText: '认养 2026 春',
    qty: 500,
    unit: LOOSE,
    weight: 1,
    value: 116,
    daysAgo: 40,
    slot: '04 排 02 格',
  },
];

interface RequestSeed {
  id: string;
  lotId: string;
  kind: 'outbound' | 'transfer';
  qty: number;
  toId?: string;
  status: EscrowRequestStatus;
  hoursAgo: number;
  /** Steps after the first, hours later. */
  then?: readonly [key: string, label: string, hours: number];
  storeId?: string;
}
const REQUESTS: readonly RequestSeed[] = [
  { id: '697921', lotId: '697911', kind: 'outbound', qty: 100, status: 'applied', hoursAgo: 14 },
  {
    id: '697922',
    lotId: '697911',
    kind: 'outbound',
    qty: 100,
    status: 'done',
    hoursAgo: 300,
    storeId: '2',
    then: ['done', '已出库，到店自提', 40],
  },
  { id: '697923', lotId: '697911', kind: 'transfer', qty: 50, toId: XU, status: 'waitAccept', hoursAgo: 6 },
  {
    id: '697924',
    lotId: '697911',
    kind: 'transfer',
    qty: 50,
    toId: ZHOU,
    status: 'cancelled',
    hoursAgo: 450,
    then: ['expired', '未在时限内收下', 24],
  },
  { id: '697925', lotId: '697913', kind: 'outbound', qty: 150, status: 'applied', hoursAgo: 20 },
  { id: '697926', lotId: '697913', kind: 'outbound', qty: 50, status: 'applied', hoursAgo: 3, storeId: '1' },
  {
    id: '697928',
    lotId: '697913',
    kind: 'outbound',
    qty: 60,
    status: 'picking',
    hoursAgo: 26,
    then: ['picking', '仓库正在拣货', 1],
  },
  { id: '697927', lotId: '697913', kind: 'transfer', qty: 100, toId: LIN, status: 'waitAccept', hoursAgo: 5.3 },
];
const OPEN: ReadonlySet<EscrowRequestStatus> = new Set(['applied', 'picking', 'waitAccept']);
const NAMES: Record<string, string> = { [LIN]: '林**', [ZHOU]: '周*', [XU]: '许**' };

export async function seedCellar(tx: Tx, _at: number, now: number): Promise<void> {
  const of = (lotId: string) => REQUESTS.filter((one) => one.lotId === lotId);
  const sum = (rows: readonly RequestSeed[]) => rows.reduce((all, { qty }) => all + qty, 0);
  await insertAll(
    tx,
    escrowLots,
    LOTS.map(({ id, memberId, title, cover, specText, qty, unit, weight, value, daysAgo, slot }) => {
      const inAt = now - daysAgo * DAY_MS;
      const left = qty - sum(of(id).filter(({ status }) => status === 'done'));
      return {
        id,
        no: numberOf('CJ', inAt, id),
        memberId,
        source: 'harvest' as const,
        sourceId: id,
        title,
        cover,
        specText,
        qty: left,
        free: left - sum(of(id).filter(({ status }) => OPEN.has(status))),
        unit,
        weight,
        inAt,
        freeUntil: freeUntil(inAt),
        guideValue: value,
        cellarSlot: slot ?? null,
        batch: `${dayOf(inAt).replaceAll('-', '')}-${id.slice(-4)}`,
      };
    }),
  );
  const addresses = new Map<string, (typeof orders.$inferSelect)['address']>();
  for (const memberId of [LIN, CHEN]) {
    const rows = await tx.select({ address: orders.address }).from(orders).where(eq(orders.memberId, memberId));
    addresses.set(memberId, rows.find(({ address }) => address !== null)?.address ?? null);
  }
  await insertAll(
    tx,
    escrowRequests,
    REQUESTS.map(({ id, lotId, kind, qty, toId, status, hoursAgo, then, storeId }) => {
      const memberId = LOTS.find((lot) => lot.id === lotId)?.memberId ?? LIN;
      const createdAt = now - Math.round(hoursAgo * HOUR);
      const first =
        kind === 'transfer'
          ? step('offered', `转赠给 ${NAMES[toId ?? ''] ?? ''}，待接收`, createdAt)
          : step('applied', '已申请出库', createdAt);
      return {
        id,
        no: numberOf('CK', createdAt, id),
        memberId,
        kind,
        lotId,
        qty,
        toId: toId ?? null,
        address: kind === 'outbound' && storeId === undefined ? (addresses.get(memberId) ?? null) : null,
        storeId: storeId ?? null,
        status,
        expireAt: status === 'waitAccept' ? createdAt + DAY_MS : 0,
        steps: [first, ...(then ? [step(then[0], then[1], createdAt + then[2] * HOUR)] : [])],
        createdAt,
      };
    }),
  );
  for (const { id, status, hoursAgo } of REQUESTS)
    if (status === 'waitAccept') await schedule(tx, TRANSFER_JOB, id, now - Math.round(hoursAgo * HOUR) + DAY_MS);
}
