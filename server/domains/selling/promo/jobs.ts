/** Timers of promotions: prizes nobody claimed, gifts nobody said where to, packets of orders that were received. */
import { type JobHandlers } from '../../../jobs/runner';
import { endGift, GIFT_JOB } from './exchange/give';
import { grantPacket, PACKET_JOB } from './redPackets/grant';
import { losePrize, PRIZE_LOST_JOB } from './prizes/service';

export const promoJobs = {
  [PRIZE_LOST_JOB]: losePrize,
  [PACKET_JOB]: (tx, id, server) => grantPacket(tx, id, server.now()),
  [GIFT_JOB]: (tx, id, server) => endGift(tx, id, server.now()),
} satisfies JobHandlers;
