/**
 * Text messages. The sandbox keeps what it would have sent (tests and the demo hint read it); the real one hands the message to
 * an HTTPS relay of the operator. Codes never reach a log.
 */
import type { Relay } from '../config';

export interface SmsMessage {
  mobile: string;
  code: string;
  scene: string;
  channel: 'sms' | 'voice';
}

export interface SmsGateway {
  readonly sandbox: boolean;
  /** Throws when the relay refuses; the caller answers 短信发送失败. */
  send(message: SmsMessage): Promise<void>;
}

/** Remembers the last 100 messages instead of sending them. */
export function createSandboxSms(): SmsGateway & { sent: SmsMessage[] } {
  const sent: SmsMessage[] = [];
  return {
    sandbox: true,
    sent,
    send: async (message) => {
      sent.push(message);
      if (sent.length > 100) sent.shift();
    },
  };
}

/** The relay gets {mobile, code, scene, channel} as JSON; 2xx = accepted. */
export function createRelaySms(relay: Relay, fetcher: typeof fetch = fetch): SmsGateway {
  return {
    sandbox: false,
    send: async (message) => {
      const answer = await fetcher(relay.url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${relay.key}` },
        body: JSON.stringify(message),
        signal: AbortSignal.timeout(8000),
      });
      if (!answer.ok) throw new Error(`SMS relay answered HTTP ${answer.status}`);
    },
  };
}
