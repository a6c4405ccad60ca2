/**
 * `npm run bench -- --live [minutes]`: a live room with 200 phones on PostgreSQL, five messages a second from people who take turns. Each phone
 * hears each message once and in the server's order; how long until it has, and what the server's memory does meanwhile.
 */
import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';
import { WS_PATH, type Frame } from '../../src/contract/realtime/frames';
import { startPostgres } from '../lib/system.mjs';
import { Failure, say, step } from '../lib/say.mjs';
import { newDatabase } from './database';
import { addMembers } from './members';
import { sleep } from './options';
import { startServer, type Server } from './server';

const ROOM = '9701';
const PHONES = 200;
const A_SECOND = 5;
const MINUTES = 1;
/** Within that a message is on every phone (95 of 100). */
const MOST_MS = 1000;
/** By so much the server may have grown from the second quarter to the last. */
const MOST_GROWTH = 1.25;
const MB = 1024 * 1024;

interface Phone {
  socket: WebSocket;
  /** Places of the messages in the order in which they were heard, and when. */
  heard: { seq: number; at: number }[];
}

async function listen({ origin }: Server, token: string): Promise<Phone> {
  const topic = `live:${ROOM}`;
  const socket = new WebSocket(`${origin.replace('http', 'ws')}${WS_PATH}?access-token=${token}&topics=${topic}`);
  const phone: Phone = { socket, heard: [] };
  socket.on('message', (raw: Buffer) => {
    const frame = JSON.parse(raw.toString()) as Frame;
    const message = frame.data.message as { seq: number } | undefined;
    if (frame.topic === topic && message) phone.heard.push({ seq: message.seq, at: performance.now() });
  });
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  return phone;
}

/** Answers when it was sent, and which place it has. */
async function speak({ origin }: Server, token: string, turn: number): Promise<{ seq: number; at: number }> {
  const at = performance.now();
  const body = new URLSearchParams({ kind: 'text', text: `第 ${turn} 句`, clientId: randomUUID() }).toString();
  const answer = await fetch(`${origin}/api/a-t-college/live/${ROOM}/messages?access-token=${token}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const { code, message, data } = (await answer.json()) as { code: number; message: string; data: { seq: number } };
  if (code !== 200) throw new Failure(`a message: ${code} ${message}`);
  return { seq: data.seq, at };
}

const part = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const middle = (values: readonly number[]) =>
  part(
    values.toSorted((a, b) => a - b),
    0.5,
  );

function judge(sent: readonly { seq: number; at: number }[], phones: readonly Phone[]): void {
  const wanted = sent.map(({ seq }) => seq).toSorted((a, b) => a - b);
  const wrong = phones.filter(({ heard }) => heard.map(({ seq }) => seq).join() !== wanted.join());
  if (wrong.length > 0) throw new Failure(`${wrong.length} phones did not hear each message once and in its order.`);
  const from = new Map(sent.map(({ seq, at }) => [seq, at]));
  const times = phones
    .flatMap(({ heard }) => heard.map(({ seq, at }) => at - (from.get(seq) ?? at)))
    .toSorted((a, b) => a - b);
  const [p50, p95, most] = [part(times, 0.5), part(times, 0.95), times.at(-1) ?? 0];
  say(`    ${times.length} heard: p50 ${p50.toFixed(0)}, p95 ${p95.toFixed(0)}, longest ${most.toFixed(0)} ms`);
  if (p95 > MOST_MS) throw new Failure(`A message takes more than ${MOST_MS} ms to all phones.`);
}

async function measure(url: string, minutes: number): Promise<void> {
  const server = await step('The server is running on demo data', () => startServer('live', url));
  const phones: Phone[] = [];
  try {
    const people = await addMembers(url, PHONES);
    for (const { token } of people) phones.push(await listen(server, token));
    const memory: number[] = [];
    const watch = setInterval(() => memory.push(server.memory() ?? 0), 2000);
    const until = performance.now() + minutes * 60_000;
    const sent = await step(`${PHONES} phones, ${A_SECOND} messages a second, ${minutes} min`, async () => {
      const asked: Promise<{ seq: number; at: number }>[] = [];
      for (let turn = 0; performance.now() < until; turn += 1) {
        asked.push(speak(server, people[turn % PHONES]?.token ?? '', turn));
        await sleep(1000 / A_SECOND);
      }
      return Promise.all(asked);
    });
    await sleep(2 * MOST_MS);
    clearInterval(watch);
    const quarter = Math.max(1, Math.floor(memory.length / 4));
    const [early, late] = [middle(memory.slice(quarter, 2 * quarter)), middle(memory.slice(-quarter))];
    say(`    server memory: ${(early / MB).toFixed(0)} MB, at the end ${(late / MB).toFixed(0)} MB`);
    judge(sent, phones);
    if (late > early * MOST_GROWTH) throw new Failure('The server grows with what is said.');
  } finally {
    for (const { socket } of phones) socket.terminate();
    await server.close();
  }
}

export async function measureLive(minutes = MINUTES): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres) throw new Failure('There is no PostgreSQL.');
  try {
    const own = await newDatabase(postgres.url);
    await measure(own.url, minutes).finally(own.drop);
  } finally {
    postgres.stop();
  }
}
