/** What was written and has not arrived (rule 28.10): it waits in the phone's outbox. */
import type { Kind, Waiting } from '@/core/outbox';

export const SAID: Kind<'ding.chatSend'> = { name: 'said', endpoint: 'ding.chatSend', id: 'clientId' };
export type Unsent = Waiting<'ding.chatSend'> & { refused?: string };
