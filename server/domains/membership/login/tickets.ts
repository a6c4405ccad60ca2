/**
 * A device without a keyboard is let in by somebody's phone. It asks for a ticket, shows its code, and keeps a token that opens nothing;
 * whoever scans the code and confirms makes the token into a session. The code is for everybody's eyes, so it opens nothing by itself (rule 4.13).
 */
import { randomBytes } from 'node:crypto';
import { encode } from 'uqr';
import type { AppTicket } from '../../../../src/contract/login/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { conflict, expired, notFound } from '../../../http/errors';
import { deviceName, maskIp } from '../../../lib/deviceName';
import { readSite } from '../../people/shopSettings/repository';
import { isBlocked } from '../../people/member/words';
import { bindIdentity } from '../../people/member/repository';
import { sendNotice } from '../../people/notice/send';
import { findSessionRow } from '../../people/session/repository';
import { admitDevice, hashToken, newToken } from '../../people/session/service';
import { findStore } from '../../offer/store/repository';
import {
  employeeName,
  findTicket,
  findTicketOfToken,
  insertTicket,
  lockTicket,
  markScanned,
  updateTicket,
  type TicketRow,
} from './repository';

const TICKET_MS = 120_000;
const PAGES = { app: '/site/pages/appLogin', pc: '/site/pages/appLogin', tv: '/outbound/pages/tvLogin' } as const;
const USUAL = { app: 'App', tv: '门店大屏' } as const;
/** Modules of the margin that scanners need. */
const QUIET = 2;

export interface Asker {
  ip: string;
  userAgent: string;
  publicUrl: string;
}

export async function createTicket(
  tx: Tx,
  { kind, name, storeId }: RequestOf<'ticket.create'>,
  asker: Asker,
  now: number,
): Promise<DataOf<'ticket.create'>> {
  if (kind === 'tv' && !(storeId && (await findStore(tx, storeId)))) throw notFound();
  const token = newToken();
  const code = randomBytes(16).toString('base64url');
  const expiresAt = now + TICKET_MS;
  await insertTicket(tx, {
    code,
    tokenHash: hashToken(token),
    kind,
    device: kind === 'pc' ? deviceName(asker.userAgent) : await calledBy(tx, name, USUAL[kind]),
    ip: asker.ip,
    storeId: kind === 'tv' ? storeId : null,
    createdAt: now,
    expiresAt,
  });
  const url = `${asker.publicUrl}/h5${PAGES[kind]}?ticket=${code}`;
  return { ticket: code, token, url, qr: qrOf(url), expiresAt };
}

/** What a device calls itself is a stranger's word: it speaks for nobody, and the shop does not repeat it (`admit`). */
async function calledBy(tx: Tx, name = '', usual: string): Promise<string> {
  const given = name
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim();
  return given === '' || isBlocked(given, (await readSite(tx)).appName) ? usual : given;
}

function qrOf(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/** What becomes of a ticket that nobody decides. */
const statusOf = ({ status, expiresAt }: TicketRow, now: number): AppTicket['status'] =>
  expiresAt <= now && (status === 'waiting' || status === 'scanned') ? 'expired' : status;

/** For the device that asks: how its ticket stands. A session that was ended is a ticket that was withdrawn. */
export async function readState(tx: Tx, token: string, now: number): Promise<DataOf<'ticket.state'>> {
  const ticket = await findTicketOfToken(tx, hashToken(token));
  if (!ticket) throw notFound();
  const status = statusOf(ticket, now);
  const { expiresAt } = ticket;
  if (status !== 'confirmed') return { status, expiresAt };
  if (!(await findSessionRow(tx, ticket.tokenHash, now))) return { status: 'cancelled', expiresAt };
  const by = ticket.kind === 'tv' && ticket.memberId ? await employeeName(tx, ticket.memberId) : '';
  return { status, expiresAt, ...(ticket.board ? { board: ticket.board } : {}), ...(by ? { by } : {}) };
}

/** For who has scanned it. `ip`: of the phone. */
export const presentTicket = (ticket: TicketRow, now: number, ip: string): AppTicket => ({
  ticket: ticket.code,
  kind: ticket.kind,
  device: ticket.device,
  place: ticket.ip === ip ? '与这台手机在同一网络' : '不在这台手机的网络',
  ip: maskIp(ticket.ip),
  status: statusOf(ticket, now),
  ...(ticket.board ? { board: ticket.board } : {}),
  createdAt: ticket.createdAt,
  expiresAt: ticket.expiresAt,
});

export interface Decider {
  memberId: string;
  /** Of the phone that decides. */
  ip: string;
}

/** A ticket as the first who scans it sees it; nobody else does. One of a screen is only named: its own page decides it. */
export async function scanTicket(tx: Tx, code: string, { memberId, ip }: Decider, now: number): Promise<AppTicket> {
  const found = await findTicket(tx, code);
  if (!found) throw notFound();
  if (found.kind === 'tv') return presentTicket(found, now, ip);
  const ticket = (await markScanned(tx, memberId, code, now)) ?? found;
  if (ticket.memberId !== null && ticket.memberId !== memberId) throw notFound();
  return presentTicket(ticket, now, ip);
}

/** Confirmed once by who scanned it; said again, nothing changes. 410 when its two minutes are over. */
export async function decideTicket(
  tx: Tx,
  { ticket: code, action }: RequestOf<'site.appLoginConfirm'>,
  { memberId, ip }: Decider,
  now: number,
): Promise<AppTicket> {
  const ticket = await lockTicket(tx, code);
  if (!ticket || ticket.kind === 'tv' || (ticket.memberId !== null && ticket.memberId !== memberId)) throw notFound();
  const status = action === 'confirm' ? 'confirmed' : 'cancelled';
  if (ticket.status === status) return presentTicket(ticket, now, ip);
  if (ticket.status === 'confirmed' || ticket.status === 'cancelled') throw conflict('这个二维码已经用过了');
  if (statusOf(ticket, now) === 'expired') throw expired('二维码已过期');
  await updateTicket(tx, ticket.id, { status, memberId, decidedAt: now });
  if (status === 'confirmed') await admit(tx, memberId, ticket, now);
  return presentTicket({ ...ticket, status, memberId }, now, ip);
}

async function admit(
  tx: Tx,
  memberId: string,
  { id, tokenHash, kind, device, ip }: TicketRow,
  now: number,
): Promise<void> {
  const way = kind === 'app' ? 'app' : 'pc';
  await admitDevice(tx, memberId, { tokenHash, way, device, ip }, now);
  // The app that was let in last is the one among the bindings.
  if (way === 'app') await bindIdentity(tx, memberId, { provider: 'app', openId: id, nickname: device }, now);
  await sendNotice(tx, memberId, {
    box: 'system',
    title: '新设备登录',
    text: `${way === 'app' ? USUAL.app : device} 刚刚登录了你的账号。不是你本人，请退出这台设备并修改密码。`,
    link: '/member/pages/oauth/index',
    at: now,
    sms: true,
  });
}
