/** In a demo the autopilot answers a customer who waits for the service, as its staff would. */
import type { JobHandlers } from '../../../jobs/runner';
import { readSite } from '../../people/shopSettings/repository';
import { AUTO_REPLY_JOB } from './jobKind';
import { lockConversation, updateConversation } from './repository';
import { write } from './write';

const ANSWER = '你好，已经收到，我看一下马上回复你。';

export const chatJobs = {
  [AUTO_REPLY_JOB]: async (tx, id, server) => {
    const conversation = await lockConversation(tx, id);
    const { serviceUserId } = await readSite(tx);
    if (!server.config.autopilot || !conversation || conversation.waitingSince === null || serviceUserId === '') return;
    const row = await write(
      tx,
      conversation,
      { senderId: serviceUserId, type: 'text', body: { text: ANSWER } },
      server.now(),
    );
    await updateConversation(tx, id, {
      takenById: conversation.takenById ?? serviceUserId,
      deskSeq: row.seq,
      waitingSince: null,
    });
  },
} satisfies JobHandlers;
