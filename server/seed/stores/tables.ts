/** Tables, their menu, twelve of them as they stand today, and 210 sessions of sixty days (rule 20.6). */
import type { Tx } from '../../db/client';
import {
  cartLines,
  menuCates,
  menuItems,
  menuSoldOut,
  printJobs,
  tableLegs,
  tableMembers,
  tableReturns,
  tableRoundLines,
  tableRounds,
  tableSessions,
  teaTables,
  type RoundLineStatus,
  type RoundStatus,
  type SessionStatus,
  type Ticket,
} from '../../db/schema';
import { numberOf } from '../../lib/numbers';
import { DAY_MS, timeOf } from '../../lib/shanghai';
import { MENU, MENU_CATES, SOLD_OUT, TABLES } from '../data/menu';
import { insertAll } from '../insert';

const MINUTE = 60_000;
const [LIN, ZHOU, XU, CHEN, SHEN] = ['10001', '10002', '10003', '10010', '10020'];

interface LineSeed {
  item: string;
  qty?: number;
  spec?: string;
  status?: RoundLineStatus;
  by?: string;
}
interface RoundSeed {
  status: RoundStatus;
  minutesAgo: number;
  lines: LineSeed[];
}
interface SessionSeed {
  id: string;
  table: string;
  status: SessionStatus;
  party: number;
  minutesAgo: number;
  members: string[];
  rounds: RoundSeed[];
  cart?: LineSeed[];
  calls?: string[];
}

/** Whoever looks at the demo sits at the second one, with a friend and a live cart. */
const TODAY: SessionSeed[] = [
  {
    id: '757001',
    table: 'T1-02',
    status: 'open',
    party: 2,
    minutesAgo: 38,
    members: [LIN, XU],
    rounds: [
      {
        status: 'accepted',
        minutesAgo: 30,
        lines: [
          { item: '75101', spec: 'pot', status: 'served', by: LIN },
          { item: '75201', status: 'served', by: XU },
          { item: '75105', spec: 'bowl', status: 'making', by: LIN },
        ],
      },
    ],
    cart: [
      { item: '75102', spec: 'pot', by: XU },
      { item: '75201', qty: 2, by: XU },
      { item: '75202', by: LIN },
    ],
  },
  {
    id: '757002',
    table: 'T1-04',
    status: 'open',
    party: 3,
    minutesAgo: 65,
    members: [ZHOU],
    calls: ['加水'],
    rounds: [
      {
        status: 'served',
        minutesAgo: 60,
        lines: [
          { item: '75104', spec: 'pot', status: 'served' },
          { item: '75204', qty: 2, status: 'returning' },
        ],
      },
      { status: 'placed', minutesAgo: 4, lines: [{ item: '75305', status: 'pending' }] },
    ],
  },
  {
    id: '757003',
    table: 'T1-06',
    status: 'billing',
    party: 6,
    minutesAgo: 110,
    members: [CHEN],
    calls: ['结账'],
    rounds: [
      {
        status: 'served',
        minutesAgo: 100,
        lines: [
          { item: '75109', spec: 'pot', status: 'served' },
          { item: '75203', qty: 3, status: 'served' },
        ],
      },
    ],
  },
  {
    id: '757004',
    table: 'T1-07',
    status: 'paid',
    party: 2,
    minutesAgo: 90,
    members: [SHEN],
    rounds: [{ status: 'served', minutesAgo: 85, lines: [{ item: '75107', spec: 'pot', status: 'served' }] }],
  },
  {
    id: '757005',
    table: 'T2-01',
    status: 'open',
    party: 2,
    minutesAgo: 22,
    members: [SHEN],
    rounds: [{ status: 'accepted', minutesAgo: 18, lines: [{ item: '75502', qty: 2, status: 'making' }] }],
  },
  {
    id: '757006',
    table: 'T2-02',
    status: 'open',
    party: 4,
    minutesAgo: 9,
    members: [CHEN],
    rounds: [{ status: 'placed', minutesAgo: 3, lines: [{ item: '75110', spec: 'pot', status: 'pending' }] }],
  },
];

const itemOf = (id: string) => {
  const item = MENU.find((one) => one.id === id);
  if (!item) throw new Error(`the menu has no ${id}`);
  return item;
};
const priceOf = ({ item, spec }: LineSeed): number =>
  itemOf(item).specs?.find(({ id }) => id === spec)?.price ?? itemOf(item).price;
const specTextOf = ({ item, spec }: LineSeed): string => itemOf(item).specs?.find(({ id }) => id === spec)?.label ?? '';

function rowsOf(seeds: readonly (SessionSeed & { openedAt: number })[]) {
  const sessions: (typeof tableSessions.$inferInsert)[] = [];
  const members: (typeof tableMembers.$inferInsert)[] = [];
  const rounds: (typeof tableRounds.$inferInsert)[] = [];
  const lines: (typeof tableRoundLines.$inferInsert)[] = [];
  const legs: (typeof tableLegs.$inferInsert)[] = [];
  const cart: (typeof cartLines.$inferInsert)[] = [];
  for (const seed of seeds) {
    const table = TABLES.find(({ code }) => code === seed.table);
    if (!table) throw new Error(`no table ${seed.table}`);
    const [first = LIN] = seed.members;
    const isPaid = seed.status === 'paid' || seed.status === 'closed';
    const paidAt = seed.openedAt + (seed.minutesAgo > 1000 ? 80 : 85) * MINUTE;
    sessions.push({
      id: seed.id,
      no: numberOf('ZU', seed.openedAt, Number(seed.id)),
      storeId: table.storeId,
      tableId: table.id,
      status: seed.status,
      party: seed.party,
      rev: seed.rounds.length * 2 + (seed.cart?.length ?? 0),
      calls: seed.calls ?? [],
      openedAt: seed.openedAt,
      ...(isPaid ? { paidAt } : {}),
      ...(seed.status === 'closed' ? { closedAt: paidAt + 5 * MINUTE } : {}),
    });
    for (const memberId of seed.members)
      members.push({ sessionId: seed.id, homeId: seed.id, memberId, joinedAt: seed.openedAt });
    let total = 0;
    for (const [at, round] of seed.rounds.entries()) {
      const id = `${seed.id}${at + 1}`;
      const placedAt = seed.openedAt + (seed.minutesAgo - round.minutesAgo) * MINUTE;
      rounds.push({
        id,
        no: numberOf('ZT', placedAt, Number(id)),
        storeId: table.storeId,
        sessionId: seed.id,
        homeId: seed.id,
        round: at + 1,
        rev: at * 2 + 1,
        status: round.status,
        memberId: first,
        placedAt,
        ...(round.status === 'placed' ? {} : { acceptedAt: placedAt + 2 * MINUTE }),
        ...(round.status === 'served' ? { servedAt: placedAt + 9 * MINUTE } : {}),
      });
      for (const [nth, line] of round.lines.entries()) {
        const { title, cover, station, memberPrice = false } = itemOf(line.item);
        const { qty = 1, status = 'served', by = first, spec = '' } = line;
        total += priceOf(line) * qty;
        lines.push({
          id: `${id}${nth + 1}`,
          roundId: id,
          itemId: line.item,
          title,
          cover,
          specId: spec,
          specText: specTextOf(line),
          station,
          qty,
          price: priceOf(line),
          memberPrice,
          addedBy: by,
          payerId: by,
          status,
          ...(status === 'served' ? { servedAt: placedAt + 9 * MINUTE } : {}),
          ...(isPaid ? { legId: `${seed.id}9`, share: priceOf(line) * qty } : {}),
        });
      }
    }
    if (isPaid)
      legs.push({
        id: `${seed.id}9`,
        no: numberOf('ZD', paidAt, Number(seed.id), 8),
        sessionId: seed.id,
        homeId: seed.id,
        memberId: first,
        split: 'all',
        amount: total,
        status: 'paid',
        channel: 'cash',
        cashierId: '10104',
        expireAt: paidAt,
        at: paidAt,
        paidAt,
      });
    for (const [nth, line] of (seed.cart ?? []).entries())
      cart.push({
        id: `${seed.id}8${nth}`,
        sessionId: seed.id,
        homeId: seed.id,
        itemId: line.item,
        specId: line.spec ?? '',
        qty: line.qty ?? 1,
        addedBy: line.by ?? first,
        at: seed.openedAt + 31 * MINUTE + nth,
      });
  }
  return { sessions, members, rounds, lines, legs, cart };
}

/** 210 of the sixty days before, three or four a day, at all tables. */
const PAST = Array.from({ length: 210 }, (_, i): Omit<SessionSeed, 'minutesAgo'> & { day: number; hour: number } => {
  const tea = String(75101 + ((i * 7) % 12));
  const snack = String(75201 + ((i * 5) % 8));
  return {
    id: String(757_101 + i),
    table: TABLES[(i * 5) % TABLES.length]?.code ?? 'T1-01',
    status: 'closed',
    party: 1 + ((i * 3) % 5),
    members: [[ZHOU, XU, CHEN, SHEN, LIN][i % 5] ?? ZHOU],
    day: 1 + Math.floor((i * 60) / 210),
    hour: 11 + ((i * 4) % 9),
    rounds: [
      {
        status: 'served',
        minutesAgo: 0,
        lines: [
          { item: tea, spec: i % 3 === 0 ? 'bowl' : 'pot' },
          { item: snack, qty: 1 + (i % 2) },
        ],
      },
    ],
  };
});

export async function seedTables(tx: Tx, at: number, now: number): Promise<void> {
  await insertAll(tx, menuCates, MENU_CATES);
  await insertAll(tx, menuItems, MENU);
  await insertAll(
    tx,
    menuSoldOut,
    ['1', '2'].flatMap((storeId) => SOLD_OUT.map((itemId) => ({ storeId, itemId }))),
  );
  await insertAll(tx, teaTables, TABLES);
  const past = PAST.map(({ day, hour, ...seed }, i) => ({
    ...seed,
    minutesAgo: 1440,
    rounds: seed.rounds.map((round) => ({ ...round, minutesAgo: 1435 })),
    openedAt: at - day * DAY_MS + hour * 60 * MINUTE + ((i * 13) % 60) * MINUTE,
  }));
  const today = TODAY.map((seed) => ({ ...seed, openedAt: now - seed.minutesAgo * MINUTE }));
  const { sessions, members, rounds, lines, legs, cart } = rowsOf([...past, ...today]);
  await insertAll(tx, tableSessions, sessions);
  await insertAll(tx, tableMembers, members);
  await insertAll(tx, tableRounds, rounds);
  await insertAll(tx, tableRoundLines, lines);
  await insertAll(tx, tableLegs, legs);
  await insertAll(tx, cartLines, cart);
  await tx.insert(tableReturns).values({
    id: '758001',
    storeId: '1',
    roundId: '7570021',
    lineId: '75700212',
    qty: 1,
    reason: '上错了，点的是桃酥',
    was: 'served',
    memberId: ZHOU,
    at: now - 6 * MINUTE,
  });
  await seedPrints(tx, { rounds, lines }, now);
}

const PRINTS = [
  {
    id: '758101',
    storeId: '1',
    printerId: '734013',
    station: '茶点',
    session: '757002',
    order: '7570022',
    status: 'failed',
    fault: 'paperOut',
    ago: 4,
  },
  {
    id: '758102',
    storeId: '2',
    printerId: '734022',
    station: '茶水',
    session: '757006',
    order: '7570061',
    status: 'failed',
    fault: 'off',
    ago: 3,
  },
  {
    id: '758103',
    storeId: '1',
    printerId: '734012',
    station: '茶水',
    session: '757001',
    order: '7570011',
    status: 'queued',
    fault: null,
    ago: 1,
  },
] as const;

/** As `printKitchen` writes them. */
async function seedPrints(
  tx: Tx,
  { rounds, lines }: Pick<ReturnType<typeof rowsOf>, 'rounds' | 'lines'>,
  now: number,
): Promise<void> {
  const ticketOf = (sessionId: string, roundId: string, station: string): Ticket => {
    const table = TODAY.find(({ id }) => id === sessionId)?.table;
    const round = rounds.find(({ id }) => id === roundId);
    return {
      heading: '出品单',
      place: TABLES.find(({ code }) => code === table)?.name ?? '',
      facts: [
        { label: '第几轮', value: `第 ${round?.round ?? 1} 轮 ${timeOf(round?.placedAt ?? now)}` },
        { label: '单号', value: round?.no ?? '' },
        { label: '出品口', value: station },
      ],
      lines: lines
        .filter((line) => line.roundId === roundId && line.station === station)
        .map(({ title, qty, specText }) => ({ title, qty, notes: specText ? [specText] : [] })),
      totals: [],
    };
  };
  await insertAll(
    tx,
    printJobs,
    PRINTS.map(({ id, storeId, printerId, station, session, order, status, fault, ago }) => ({
      id,
      storeId,
      printerId,
      kind: 'kitchen' as const,
      station,
      ticket: ticketOf(session, order, station),
      sessionId: session,
      orderId: order,
      status,
      fault,
      tries: fault ? 3 : 0,
      at: now - ago * MINUTE,
    })),
  );
}
