/**
 * Messages that the platform of the mini-program sends of its own accord (消息推送): verdicts that come later, receipts that a buyer confirmed there.
 * The sandbox sends them as the platform would.
 */
import { createHash, randomBytes } from 'node:crypto';
import { sameSecret } from '../lib/secret';
import type { LateVerdict } from './content';
import type { ConfirmedReceipt } from './shipping';

/** What came to the address for messages, once its signature holds; all absent: a message about something else. */
export interface Push {
  /** To be said back as it is: how the platform learns that somebody listens. */
  echo?: string;
  verdict?: LateVerdict;
  receipt?: ConfirmedReceipt;
}

export interface PushGateway {
  /** undefined: not from the platform. */
  read(query: Readonly<Record<string, unknown>>, body: string): Push | undefined;
}

export interface SandboxPush extends PushGateway {
  /** As the platform would send it. */
  send(message: Omit<Push, 'echo'>): { query: Record<string, string>; body: string };
}

/** How the platform signs: the parts in order, put together. */
export const signOfPush = (...parts: readonly string[]): string =>
  createHash('sha1')
    .update([...parts].sort().join(''))
    .digest('hex');

/** `open`: false in production, where nothing is believed. */
export function createSandboxPush({ open }: { open: boolean }): SandboxPush {
  const token = randomBytes(16).toString('hex');
  return {
    read({ signature = '', timestamp = '', nonce = '', echostr }, body) {
      const signed = signOfPush(token, String(timestamp), String(nonce));
      if (!open || !sameSecret(String(signature), signed)) return undefined;
      return typeof echostr === 'string' ? { echo: echostr } : (JSON.parse(body) as Push);
    },
    send(message) {
      const [timestamp, nonce] = ['1750000000', randomBytes(4).toString('hex')];
      return {
        query: { timestamp, nonce, signature: signOfPush(token, timestamp, nonce) },
        body: JSON.stringify(message),
      };
    },
  };
}
