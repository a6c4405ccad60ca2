/** Screens of the stores: an employee lets one in, chooses its board, and logs it out (rule 4.13). */
import { BOARDS, type AppTicket, type BoardChoice } from '../../../../src/contract/login/schemas';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { badRequest, conflict, expired, forbidden, notFound, refuse } from '../../../http/errors';
import { worksIn } from '../../people/employee/desks';
import type { Employee } from '../../people/employee/repository';
import { employeeOf } from '../../people/employee/who';
import { findSessionRow } from '../../people/session/repository';
import { admitDevice, endSessions } from '../../people/session/service';
import { findStore } from '../../offer/store/repository';
import type { BoardKind } from './boards/kinds';
import { employeeName, findTicket, lockTicket, markScanned, updateTicket, type TicketRow } from './repository';
import { presentTicket, type Decider } from './tickets';

const REFUSED = '二维码已过期，请刷新大屏';

const mayShow = (employee: Employee, { needs }: BoardKind): boolean =>
  needs === undefined || worksIn(employee, needs.area);

const choicesOf = (employee: Employee, { kinds: { boards } }: Setup): BoardChoice[] =>
  BOARDS.map((value) => {
    const kind = boards[value];
    const may = mayShow(employee, kind);
    return {
      value,
      label: kind.name,
      note: may ? kind.note : (kind.needs?.text ?? ''),
      ...(may ? {} : { disabled: true }),
    };
  });

/** The own store's; any with managers. */
function checkStore(employee: Employee, ticket: TicketRow): void {
  if (ticket.storeId !== employee.storeId && !employee.isManager) throw refuse('这块大屏在其他门店，需要主管登录');
}

/** Everybody of the staff sees whose screen it is by now. */
export async function scanScreen(
  tx: Tx,
  code: string,
  decider: Decider,
  now: number,
  server: Setup,
): Promise<AppTicket> {
  const employee = await employeeOf(tx, decider.memberId);
  const found = await findTicket(tx, code);
  if (found?.kind !== 'tv') throw notFound();
  checkStore(employee, found);
  return presentScreen(
    tx,
    (await markScanned(tx, decider.memberId, code, now)) ?? found,
    { employee, ip: decider.ip },
    now,
    server,
  );
}

async function presentScreen(
  tx: Tx,
  ticket: TicketRow,
  { employee, ip }: { employee: Employee; ip: string },
  now: number,
  server: Setup,
): Promise<AppTicket> {
  const store = ticket.storeId ? await findStore(tx, ticket.storeId) : undefined;
  const shown = presentTicket(ticket, now, ip);
  const isOver = shown.status === 'confirmed' && !(await findSessionRow(tx, ticket.tokenHash, now));
  const by = ticket.memberId ? await employeeName(tx, ticket.memberId) : '';
  return {
    ...shown,
    ...(isOver ? { status: 'cancelled' } : {}),
    place: store?.address ?? '',
    ...(store ? { store: { id: store.id, name: store.name } } : {}),
    boards: choicesOf(employee, server),
    ...(by ? { by } : {}),
    own: ticket.memberId === employee.memberId,
  };
}

/** 410 when nobody confirmed it in time, 409 when somebody else did. Its employee may choose another board, and managers end any. */
export async function decideScreen(
  tx: Tx,
  { ticket: code, action, board }: RequestOf<'tv.dingAuthConfirm'>,
  decider: Decider,
  now: number,
  server: Setup,
): Promise<AppTicket> {
  const employee = await employeeOf(tx, decider.memberId);
  const ticket = await lockTicket(tx, code);
  if (ticket?.kind !== 'tv') throw notFound();
  checkStore(employee, ticket);
  const set = await decided(tx, { action, board }, { ticket, employee, now, server });
  if (set) await updateTicket(tx, ticket.id, set);
  return presentScreen(tx, { ...ticket, ...set }, { employee, ip: decider.ip }, now, server);
}

type Decision = Pick<RequestOf<'tv.dingAuthConfirm'>, 'action' | 'board'>;
type Change = Partial<Pick<TicketRow, 'status' | 'board' | 'memberId' | 'decidedAt'>>;
interface Stand {
  ticket: TicketRow;
  employee: Employee;
  now: number;
  server: Setup;
}

/** What changes of the ticket; nothing when it is so already. */
async function decided(tx: Tx, { action, board }: Decision, stand: Stand): Promise<Change | undefined> {
  const { ticket, employee, now } = stand;
  const isOwn = ticket.memberId === null || ticket.memberId === employee.memberId;
  if (action === 'logout') {
    if (ticket.status !== 'confirmed') return undefined;
    if (!isOwn && !employee.isManager) throw await taken(tx, ticket);
    await endSessions(tx, ticket.memberId ?? '', { only: ticket.tokenHash });
    return { status: 'cancelled' };
  }
  if (!isOwn) throw await taken(tx, ticket);
  if (action === 'cancel') {
    if (ticket.status === 'confirmed') throw conflict('大屏已经登录，请用「退出该大屏」');
    return { status: 'cancelled', memberId: employee.memberId, decidedAt: now };
  }
  if (!board) throw badRequest('board');
  if (!mayShow(employee, stand.server.kinds.boards[board])) throw forbidden();
  if (ticket.status === 'confirmed') {
    if (!(await findSessionRow(tx, ticket.tokenHash, now))) throw expired(REFUSED);
    return { board };
  }
  if (ticket.status === 'cancelled' || ticket.expiresAt <= now) throw expired(REFUSED);
  await admitDevice(
    tx,
    employee.memberId,
    { tokenHash: ticket.tokenHash, way: 'screen', device: ticket.device, ip: ticket.ip },
    now,
  );
  return { status: 'confirmed', board, memberId: employee.memberId, decidedAt: now };
}

async function taken(tx: Tx, { status, memberId }: TicketRow) {
  const name = await employeeName(tx, memberId ?? '');
  return conflict(status === 'confirmed' ? `已由 ${name} 确认` : `${name} 正在登录这块大屏`);
}
