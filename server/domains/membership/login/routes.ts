/** Endpoints of the ways in: bindings, devices, and those that are let in by scan. */
import type { loginEndpoints } from '../../../../src/contract/login/endpoints';
import { contextOf, type HandlersOf } from '../../../http/handler';
import { listBindings, readMessenger, unbind } from './bindings';
import { actOnBoard, readBoard } from './boards/service';
import { endDevice, listDevices } from './devices';
import { decideScreen, scanScreen } from './screens';
import { createTicket, decideTicket, readState, scanTicket } from './tickets';

export const loginHandlers = {
  'auth.list': (tx, _input, { memberId }) => listBindings(tx, memberId),
  'auth.delete': (db, input, call) => unbind(contextOf(db, call), input),
  'site.unBindWechat': async (db, { code }, call) => {
    await unbind(contextOf(db, call), { provider: 'wechat', code });
    return { ok: true };
  },
  'site.wechatInfo': (db, _input, call) => readMessenger(contextOf(db, call)),
  'auth.devices': (tx, _input, { session, now, server }) => listDevices(tx, session, now, server),
  'auth.endDevice': (tx, { id }, { session, now, server }) => endDevice(tx, session, id, now, server),
  'site.appLogin': (tx, { ticket }, { memberId, ip, now }) => scanTicket(tx, ticket, { memberId, ip }, now),
  'site.appLoginConfirm': (tx, input, { memberId, ip, now }) => decideTicket(tx, input, { memberId, ip }, now),
  'tv.dingAuth': (tx, { ticket }, { memberId, ip, now, server }) =>
    scanScreen(tx, ticket, { memberId, ip }, now, server),
  'tv.dingAuthConfirm': (tx, input, { memberId, ip, now, server }) =>
    decideScreen(tx, input, { memberId, ip }, now, server),
  'ticket.create': (tx, input, { ip, device, now, server }) =>
    createTicket(tx, input, { ip, userAgent: device, publicUrl: server.config.publicUrl }, now),
  'ticket.state': (tx, { token }, { now }) => readState(tx, token, now),
  'screen.board': (tx, { token }, { now, server }) => readBoard(tx, token, now, server),
  'screen.act': (tx, input, { now, server }) => actOnBoard(tx, input, now, server),
} satisfies HandlersOf<typeof loginEndpoints>;
