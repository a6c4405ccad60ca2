/** Letters with papers in them: the sandbox keeps what it would have sent, the real one hands them to a relay of the operator. */
import type { Relay } from '../config';
import { askRelay } from './relay/ask';

export interface Letter {
  /** The provider's key: the same number twice is one letter. */
  no: string;
  to: string;
  subject: string;
  text: string;
  files: readonly { name: string; type: string; body: Buffer }[];
}
export interface MailGateway {
  readonly sandbox: boolean;
  /** False: this shop sends none. */
  readonly open: boolean;
  /** Throws when the relay refuses. */
  send(letter: Letter): Promise<void>;
}

/** Remembers the last 100 letters. `down` simulates an outage. */
export function createSandboxMail({ open }: { open: boolean }): MailGateway & { sent: Letter[]; down: boolean } {
  return {
    sandbox: true,
    open,
    down: false,
    sent: [],
    async send(letter) {
      if (this.down) throw new Error('the mail relay does not answer');
      if (this.sent.some(({ no }) => no === letter.no)) return;
      this.sent.push(letter);
      if (this.sent.length > 100) this.sent.shift();
    },
  };
}

export const createRelayMail = (relay: Relay, fetcher?: typeof fetch): MailGateway => ({
  sandbox: false,
  open: true,
  send: ({ files, ...letter }) => {
    const papers = files.map(({ name, type, body }) => ({ name, type, base64: body.toString('base64') }));
    return askRelay(relay, ['mail', 'send'], { ...letter, files: papers }, fetcher);
  },
});
