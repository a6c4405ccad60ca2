/** What a shop on several machines is given: a certificate for its name, the messenger's keys, and a relay of text messages that remembers. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import https from 'node:https';
import path from 'node:path';

export const NAME = 'shop.test';
export interface Papers {
  cert: string;
  key: string;
}

/** For the shop's name and one address, signed by itself. */
export function makePapers(folder: string, address: string): Papers {
  const [cert, key] = ['cert.pem', 'key.pem'].map((file) => path.join(folder, file)) as [string, string];
  const subject = ['-subj', `/CN=${NAME}`, '-addext', `subjectAltName=DNS:${NAME},IP:${address}`];
  const made = [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-keyout',
    key,
    '-out',
    cert,
    ...subject,
  ];
  execFileSync('openssl', made, { stdio: ['ignore', 'ignore', 'ignore'] });
  return { cert, key };
}

export interface SmsRelay {
  /** The last code of a number. */
  codes: Map<string, string>;
  close(): void;
}

/** As docs/relays.md says it, over TLS, behind a socket's file. */
export async function startSmsRelay({ cert, key }: Papers, socket: string, secret: string): Promise<SmsRelay> {
  const codes = new Map<string, string>();
  const server = https.createServer({ cert: fs.readFileSync(cert), key: fs.readFileSync(key) }, (request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      const isOurs = request.headers.authorization === `Bearer ${secret}`;
      const { mobile, code } = JSON.parse(body || '{}') as { mobile?: string; code?: string };
      if (isOurs && mobile && code) codes.set(mobile, code);
      response.writeHead(isOurs ? 200 : 401).end();
    });
  });
  server.listen(socket);
  await once(server, 'listening');
  return { codes, close: () => void server.close().closeAllConnections() };
}
