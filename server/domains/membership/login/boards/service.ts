/** What a store's screen shows: the tea on its shelf, the figures of the day, or whose order is ready. */
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { sharedPart } from '../../../../http/shared';
import { forbidden, notLoggedIn } from '../../../../http/errors';
import { maskName } from '../../../../lib/mask';
import { DAY_MS, dayOf, startOfDay } from '../../../../lib/shanghai';
import type { Setup } from '../../../../http/context';
import { worksIn } from '../../../people/employee/desks';
import { findEmployee } from '../../../people/employee/repository';
import { findSessionRow } from '../../../people/session/repository';
import { hashToken } from '../../../people/session/service';
import { listShelf } from '../../../offer/shelf/service';
import { findStore } from '../../../offer/store/repository';
import { findTicketOfToken } from '../repository';
import type { BoardKind } from './kinds';
import { countFetched, listWaiting, sumByDay } from './repository';

type BoardData = DataOf<'screen.board'>;

const QUEUE = 60;
const DAYS = 7;
/** Nobody fetches an order that was paid longer ago than that. */
const FETCH_DAYS = 30;

const yuan = (fen: number) => (fen / 100).toLocaleString('zh-CN', { minimumFractionDigits: 2 });

/** As a visitor sees the shelf: a screen is nobody's. */
const menuOf = sharedPart('menu of a screen', async (tx, { storeId }: { storeId: string }, now) => {
  const { list } = await listShelf(tx, undefined, { storeId }, now);
  return list.map(({ id, title, subtitle, cover, price, storeStock: left }) => ({
    id,
    title,
    subtitle,
    cover,
    price,
    left,
  }));
});

const queueOf = sharedPart('queue of a screen', async (tx, { storeId }: { storeId: string }, _now) => {
  const rows = await listWaiting(tx, storeId, QUEUE);
  const row = ({ no, nickname, pieces }: (typeof rows)[number]) => ({
    no: no.slice(-4),
    name: maskName(nickname),
    pieces,
  });
  return {
    ready: rows.filter(({ status }) => status === 'pickup').map(row),
    making: rows.filter(({ status }) => status === 'paid').map(row),
  };
});

const reportOf = sharedPart('report of a screen', async (tx, { storeId }: { storeId: string }, now) => {
  const today = startOfDay(now);
  const sums = await sumByDay(tx, storeId, today - (DAYS - 1) * DAY_MS, today + DAY_MS);
  const days = Array.from({ length: DAYS }, (_, i) => dayOf(today - (DAYS - 1 - i) * DAY_MS)).map(
    (day) => sums.find((sum) => sum.day === day) ?? { day, orders: 0, amount: 0 },
  );
  const waiting = await listWaiting(tx, storeId, QUEUE);
  const fetched = await countFetched(tx, storeId, today, today - FETCH_DAYS * DAY_MS);
  const last = days.at(-1);
  const figures = [
    { key: 'amount', label: '今日自提收入', value: `¥${yuan(last?.amount ?? 0)}` },
    { key: 'orders', label: '今日自提单', value: String(last?.orders ?? 0) },
    { key: 'waiting', label: '待取', value: String(waiting.filter(({ status }) => status === 'pickup').length) },
    { key: 'fetched', label: '今日已取', value: String(fetched) },
  ];
  return { figures, days };
});

export const menuBoard: BoardKind = {
  name: '菜单屏',
  note: '本店在售的茶与价格',
  read: async (tx, of, now) => ({ menu: await menuOf(tx, of, now) }),
};
export const reportBoard: BoardKind = {
  name: '报表屏',
  note: '本店今天的自提单与收入',
  needs: { area: 'report', text: '需要报表权限' },
  read: async (tx, of, now) => ({ report: await reportOf(tx, of, now) }),
};
export const pickupBoard: BoardKind = {
  name: '取茶屏',
  note: '自提单叫号，姓名只显示姓',
  read: async (tx, of, now) => ({ queue: await queueOf(tx, of, now) }),
};

interface Screen {
  kind: BoardKind;
  /** Who let it in. */
  memberId: string;
  head: Pick<BoardData, 'board' | 'store' | 'by' | 'at'>;
}

/** 401 as soon as the screen was logged out, or who let it in may not show this any more. */
async function screenOf(tx: Tx, token: string, now: number, server: Setup): Promise<Screen> {
  const tokenHash = hashToken(token);
  const session = await findSessionRow(tx, tokenHash, now);
  const ticket = session?.way === 'screen' ? await findTicketOfToken(tx, tokenHash) : undefined;
  const employee = session && (await findEmployee(tx, session.memberId));
  const store = ticket?.storeId ? await findStore(tx, ticket.storeId) : undefined;
  if (!ticket?.board || !employee || !store) throw notLoggedIn();
  if (ticket.storeId !== employee.storeId && !employee.isManager) throw notLoggedIn();
  const kind = server.kinds.boards[ticket.board];
  if (kind.needs && !worksIn(employee, kind.needs.area)) throw notLoggedIn();
  const { id, name, notice } = store;
  return {
    kind,
    memberId: employee.memberId,
    head: { board: ticket.board, store: { id, name, notice }, by: employee.name, at: now },
  };
}

export async function readBoard(tx: Tx, token: string, now: number, server: Setup): Promise<BoardData> {
  const { kind, head } = await screenOf(tx, token, now, server);
  return { ...head, ...(await kind.read(tx, { storeId: head.store.id }, now)) };
}

/** 403 on a board where nothing can be pressed. */
export async function actOnBoard(
  tx: Tx,
  { token, ...input }: RequestOf<'screen.act'>,
  now: number,
  server: Setup,
): Promise<BoardData> {
  const { kind, memberId, head } = await screenOf(tx, token, now, server);
  if (!kind.act) throw forbidden();
  await kind.act(tx, { storeId: head.store.id, memberId }, input, now, server);
  return { ...head, ...(await kind.read(tx, { storeId: head.store.id }, now)) };
}
