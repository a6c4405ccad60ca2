/** Timers of the packets that received orders bring. */
import type { JobHandlers } from '../../../jobs/runner';
import { grantPacket, PACKET_JOB } from './grant';

export const redPacketJobs = {
  [PACKET_JOB]: (tx, id, server) => grantPacket(tx, id, server.now()),
} satisfies JobHandlers;
