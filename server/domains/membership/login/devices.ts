/** Where a member is logged in, and the end of each. */
import type { DeviceRow } from '../../../../src/contract/login/schemas';
import type { Tx } from '../../../db/client';
import type { Setup, Viewer } from '../../../http/context';
import { notFound } from '../../../http/errors';
import { deviceName, maskIp } from '../../../lib/deviceName';
import { listSessions, type SessionRow } from '../../people/session/repository';
import { endSessions } from '../../people/session/service';
import { listTicketsOfTokens, type TicketRow } from './repository';

/** More than these nobody has by hand; those beyond end with 退出所有设备. */
const MOST = 50;

const presentDevice = (
  row: SessionRow,
  ticket: TicketRow | undefined,
  current: boolean,
  { kinds: { boards } }: Setup,
): DeviceRow => ({
  id: row.id,
  // What was let in by scan was named when it asked, the others are known by their user agent.
  name: row.way === 'login' ? deviceName(row.device) : row.device,
  way: row.way,
  ...(ticket?.board ? { note: boards[ticket.board].name } : {}),
  ip: maskIp(row.ip),
  createdAt: row.createdAt,
  expiresAt: row.expiresAt,
  current,
});

/** The one that asks comes first, then the newest. */
export async function listDevices(
  tx: Tx,
  { memberId, tokenHash }: Pick<Viewer, 'memberId' | 'tokenHash'>,
  now: number,
  server: Setup,
): Promise<{ list: DeviceRow[] }> {
  const rows = await listSessions(tx, memberId, MOST, now);
  const screens = rows.filter(({ way }) => way === 'screen').map((row) => row.tokenHash);
  const tickets = await listTicketsOfTokens(tx, screens);
  const list = rows.map((row) =>
    presentDevice(
      row,
      tickets.find((ticket) => ticket.tokenHash === row.tokenHash),
      row.tokenHash === tokenHash,
      server,
    ),
  );
  return { list: [...list.filter(({ current }) => current), ...list.filter(({ current }) => !current)] };
}

/** 404 for a session of somebody else, and for one that is over already. */
export async function endDevice(
  tx: Tx,
  viewer: Pick<Viewer, 'memberId' | 'tokenHash'>,
  id: string,
  now: number,
  server: Setup,
): Promise<{ list: DeviceRow[] }> {
  if ((await endSessions(tx, viewer.memberId, { id })) === 0) throw notFound();
  return listDevices(tx, viewer, now, server);
}
