/**
 * Text messages: codes, and what concerns an account and its money. The sandbox keeps what it would have sent (tests read it); the real
 * one hands the message to an HTTPS relay of the operator. Codes never reach a log.
 */
import type { Relay } from '../config';
import { askRelay } from './relay/ask';

export interface SmsMessage {
  mobile: string;
  code: string;
  scene: string;
  channel: 'sms' | 'voice';
}

/** What happened, in words. */
export interface SmsNews {
  /** The provider's key: the same number twice is one message. */
  no: string;
  mobile: string;
  text: string;
  scene: 'notice';
}

export interface SmsGateway {
  readonly sandbox: boolean;
  /** Throws when the relay refuses; the caller answers 短信发送失败. */
  send(message: SmsMessage): Promise<void>;
  /** Throws when the relay refuses; the caller tries again later. */
  tell(news: SmsNews): Promise<void>;
}

/** Remembers the last 100 messages instead of sending them. */
export function createSandboxSms(): SmsGateway & { sent: SmsMessage[]; told: SmsNews[] } {
  const sent: SmsMessage[] = [];
  const told: SmsNews[] = [];
  return {
    sandbox: true,
    sent,
    told,
    tell: async (news) => {
      if (told.some(({ no }) => no === news.no)) return;
      told.push(news);
      if (told.length > 100) told.shift();
    },
    send: async (message) => {
      sent.push(message);
      if (sent.length > 100) sent.shift();
    },
  };
}

export const createRelaySms = (relay: Relay, fetcher?: typeof fetch): SmsGateway => ({
  sandbox: false,
  send: (message) => askRelay(relay, ['sms', 'code'], message, fetcher),
  tell: (news) => askRelay(relay, ['sms', 'notice'], news, fetcher),
});
