/**
 * Text messages: codes, and what concerns an account and its money. The sandbox keeps what it would have sent (tests read it); a real one hands
 * the message to an HTTPS relay of the operator, or to Aliyun or Tencent Cloud (smsAliyun.ts, smsTencent.ts). Codes never reach a log.
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
  /** Whoever is `keyed` makes one message of the same number twice. */
  no: string;
  mobile: string;
  title: string;
  text: string;
  scene: 'notice';
}

/** tooOften: this mobile gets no more for now. unreachable: no message can be sent to it. */
export type SmsAnswer = 'sent' | 'tooOften' | 'unreachable';
/** lost: why it was not sent, or perhaps was, where sending it again would not help or would show it twice. */
type NewsAnswer = 'sent' | { lost: string };

export interface SmsGateway {
  readonly sandbox: boolean;
  /** Reads codes out by a call as well. */
  readonly voice: boolean;
  /** Knows the numbers of notices. */
  readonly keyed: boolean;
  /** Throws when nobody has taken it; the caller answers 短信发送失败. */
  send(message: SmsMessage): Promise<SmsAnswer>;
  /** Throws when nobody has taken it; the caller tries again later. */
  tell(news: SmsNews): Promise<NewsAnswer>;
}

/** Remembers the last 100 messages instead of sending them. */
export function createSandboxSms(): SmsGateway & { sent: SmsMessage[]; told: SmsNews[] } {
  const sent: SmsMessage[] = [];
  const told: SmsNews[] = [];
  return {
    sandbox: true,
    voice: true,
    keyed: true,
    sent,
    told,
    tell: async (news) => {
      if (told.some(({ no }) => no === news.no)) return 'sent';
      told.push(news);
      if (told.length > 100) told.shift();
      return 'sent';
    },
    send: async (message) => {
      sent.push(message);
      if (sent.length > 100) sent.shift();
      return 'sent';
    },
  };
}

export const createRelaySms = (relay: Relay, fetcher?: typeof fetch): SmsGateway => ({
  sandbox: false,
  voice: true,
  keyed: true,
  send: async (message) => {
    await askRelay(relay, ['sms', 'code'], message, fetcher);
    return 'sent';
  },
  tell: async ({ no, mobile, title, text, scene }) => {
    await askRelay(relay, ['sms', 'notice'], { no, mobile, text: `${title}：${text}`, scene }, fetcher);
    return 'sent';
  },
});
