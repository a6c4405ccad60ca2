/** A phone's end of `/ws` for tests: real sockets against a test server that listens on a port of its own. */
import type { AddressInfo } from 'node:net';
import { WebSocket, type ClientOptions } from 'ws';
import type { ClientMessage, Frame } from '../../../src/contract/realtime/frames';
import type { TestServer } from '../harness';

export interface Ear {
  socket: WebSocket;
  frames: Frame[];
  say(message: ClientMessage | string): void;
  /** The first frame, past or to come, that fits. */
  hears(fits: (frame: Frame) => boolean): Promise<Frame>;
  /** The close code. */
  closed: Promise<number>;
}

const PATIENCE = 45_000;

export async function serve(app: TestServer): Promise<string> {
  await app.http.listen({ host: '127.0.0.1', port: 0 });
  return `ws://127.0.0.1:${(app.http.server.address() as AddressInfo).port}/ws`;
}

export function openEar(url: string, token: string, topics = '', options: ClientOptions = {}): Ear {
  const socket = new WebSocket(`${url}?access-token=${token}&topics=${topics}`, options);
  const frames: Frame[] = [];
  const waiting = new Set<(frame: Frame) => void>();
  socket.on('message', (raw: Buffer) => {
    const frame = JSON.parse(raw.toString()) as Frame;
    frames.push(frame);
    for (const one of [...waiting]) one(frame);
  });
  socket.on('error', () => undefined);
  return {
    socket,
    frames,
    say: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    hears: (fits) =>
      new Promise((resolve, reject) => {
        const known = frames.find(fits);
        if (known) return resolve(known);
        const timer = setTimeout(
          () => reject(new Error(`not heard; heard ${JSON.stringify(frames).slice(0, 800)}`)),
          PATIENCE,
        );
        const one = (frame: Frame) => {
          if (!fits(frame)) return;
          clearTimeout(timer);
          waiting.delete(one);
          resolve(frame);
        };
        waiting.add(one);
        return undefined;
      }),
    closed: new Promise((resolve) => socket.on('close', (code: number) => resolve(code))),
  };
}
