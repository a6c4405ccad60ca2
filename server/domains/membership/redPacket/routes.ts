/** Endpoints of red packets. */
import type { redPacketEndpoints } from '../../../../src/contract/redPacket/endpoints';
import type { HandlersOf } from '../../../http/handler';
import { viewRain, listPackets, openPacket } from './service';

export const redPacketHandlers: HandlersOf<typeof redPacketEndpoints> = {
  'marketing.redEnveloper': (tx, _input, { memberId, now }) => viewRain(tx, memberId, now),
  'redEnvelope.index': (tx, input, { memberId, now }) => listPackets(tx, memberId, input, now),
  'redEnvelope.open': (tx, { id }, { memberId, now }) => openPacket(tx, memberId, id, now),
};
