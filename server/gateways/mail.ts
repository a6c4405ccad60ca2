/** Letters with papers in them: the sandbox keeps what it would have sent, the real one hands them to a relay of the operator. */
import type { Relay } from '../config';

export interface Letter {
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
      this.sent.push(letter);
      if (this.sent.length > 100) this.sent.shift();
    },
  };
}

/** The relay gets {to, subject, text, files: [{name, type, base64}]} as JSON; 2xx = accepted. */
export function createRelayMail(relay: Relay, fetcher: typeof fetch = fetch): MailGateway {
  return {
    sandbox: false,
    open: true,
    send: async ({ files, ...letter }) => {
      const answer = await fetcher(relay.url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${relay.key}` },
        body: JSON.stringify({
          ...letter,
          files: files.map(({ name, type, body }) => ({ name, type, base64: body.toString('base64') })),
        }),
        signal: AbortSignal.timeout(15_000),
      });
      if (!answer.ok) throw new Error(`mail relay answered HTTP ${answer.status}`);
    },
  };
}
