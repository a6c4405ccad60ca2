/**
 * The connections of this process and what they listen to. Events come from the database (publish.ts), so it does not matter which
 * process wrote them. A connection that cannot keep up, lost its session or does not answer is closed; its client comes back and
 * gets a snapshot.
 */
import { randomUUID } from 'node:crypto';
import { gt, inArray, and } from 'drizzle-orm';
import { WebSocket } from 'ws';
import {
  WS_CONTROL,
  WS_FAULT,
  WS_NO_SESSION,
  WS_RESTART,
  WS_TOO_MANY,
  type ClientMessage,
  type Frame,
} from '../../src/contract/realtime/frames';
import { sessions } from '../db/schema';
import type { Realtime, Server, Viewer } from '../http/context';
import { announceListeners, LISTENERS, type Event, type Listeners } from './publish';
import { readTopic, type TopicKinds } from './topics';

const MOST_CONNECTIONS = 5000;
const MOST_PER_MEMBER = 10;
const MOST_TOPICS = 20;
/** Messages a connection may send in ten seconds. */
const MOST_MESSAGES = 60;
const MESSAGE_WINDOW_MS = 10_000;
/** Bytes waiting for a slow reader. */
const MOST_WAITING = 1_000_000;
const PING_MS = 25_000;
const COUNT_MS = 400;
/** A process that did not say for so long how many listen to it is gone. */
const SILENT_MS = 3 * PING_MS;
const STOP_MS = 1500;

interface Connection {
  socket: WebSocket;
  viewer: Viewer;
  topics: Set<string>;
  alive: boolean;
  messages: number;
  windowFrom: number;
  /** Done when everything heard so far is: messages are worked through in their order. */
  heard: Promise<void>;
}

export interface Hub extends Realtime {
  /** Takes over an open socket of a member; its errors are the caller's to hear. */
  attach(socket: WebSocket, viewer: Viewer, topics: readonly string[]): void;
  /** An event of the database, as `publish` wrote it. */
  deliver(payload: string): void;
  /** Events may have been missed: every listener gets a snapshot. */
  resync(): void;
  /** Open sockets of this process. */
  size(): number;
  close(): Promise<void>;
}

/** `server` is asked for when it is needed: it is made together with the hub. A topic that `kinds` does not have is refused. */
export function createHub(server: () => Server, kinds: TopicKinds): Hub {
  const connections = new Set<Connection>();
  const listening = new Map<string, Set<Connection>>();
  const counting = new Map<string, NodeJS.Timeout>();
  /** What the other processes on this database say: how many listen to them, by topic and process. */
  const elsewhere = new Map<string, Map<string, { count: number; until: number }>>();
  const self = randomUUID();

  const send = (connection: Connection, text: string) => {
    const { socket } = connection;
    if (socket.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount > MOST_WAITING) return socket.terminate();
    socket.send(text);
  };
  const control = (connection: Connection, kind: string, data: Frame['data'] = {}) =>
    send(connection, JSON.stringify({ topic: WS_CONTROL, kind, data, at: server().now() } satisfies Frame));

  const sendSnapshot = async (connection: Connection, topic: string, known?: number) => {
    const found = readTopic(kinds, topic);
    const state = await found?.kind.snapshot(server(), connection.viewer, found.id);
    if (!state || !connection.topics.has(topic)) return;
    if (known !== undefined && state.rev === known) return;
    send(connection, JSON.stringify({ topic, kind: 'snapshot', ...state, at: server().now() } satisfies Frame));
  };
  /** What fails in one connection closes that one; its client comes back and gets a snapshot. */
  const failed = (connection: Connection) => (error: unknown) => {
    server().log.error({ err: error }, 'a realtime connection failed');
    connection.socket.close(WS_FAULT, 'fault');
  };
  const tellState = (connection: Connection, topic: string, known?: number) =>
    void sendSnapshot(connection, topic, known).catch(failed(connection));

  /** On all processes together. */
  const countOf = (topic: string): number => {
    const others = [...(elsewhere.get(topic)?.values() ?? [])].filter(({ until }) => until > Date.now());
    return others.reduce((sum, { count }) => sum + count, listening.get(topic)?.size ?? 0);
  };
  const sendCount = (topic: string) => {
    const data = { watchers: countOf(topic) };
    const text = JSON.stringify({ topic, kind: 'watchers', data, at: server().now() } satisfies Frame);
    for (const one of listening.get(topic) ?? []) send(one, text);
  };
  const tellOthers = (topic: string): Promise<void> =>
    announceListeners(server().db, { process: self, topic, count: listening.get(topic)?.size ?? 0 }).catch(
      (error: unknown) => server().log.error({ err: error }, 'other processes were not told who listens'),
    );
  const hearOther = ({ process, topic, count }: Listeners) => {
    if (process === self) return;
    const counts = elsewhere.get(topic) ?? new Map<string, { count: number; until: number }>();
    if (count > 0) counts.set(process, { count, until: Date.now() + SILENT_MS });
    else counts.delete(process);
    if (counts.size > 0) elsewhere.set(topic, counts);
    else elsewhere.delete(topic);
    sendCount(topic);
  };

  /** How many listen, at most once in a while, however many come and go. */
  const tellCount = (topic: string) => {
    if (!readTopic(kinds, topic)?.kind.counted || counting.has(topic)) return;
    const timer = setTimeout(() => {
      counting.delete(topic);
      sendCount(topic);
      void tellOthers(topic);
    }, COUNT_MS);
    timer.unref();
    counting.set(topic, timer);
  };

  const join = async (connection: Connection, topic: string, rev?: number) => {
    if (connection.topics.size >= MOST_TOPICS && !connection.topics.has(topic))
      return control(connection, 'denied', { topic, reason: 'tooMany' });
    const found = readTopic(kinds, topic);
    if (!found || !(await found.kind.allow(server(), connection.viewer, found.id)))
      return control(connection, 'denied', { topic, reason: 'forbidden' });
    if (!connections.has(connection)) return;
    connection.topics.add(topic);
    const all = listening.get(topic) ?? new Set();
    listening.set(topic, all.add(connection));
    tellCount(topic);
    tellState(connection, topic, rev);
  };
  const leave = (connection: Connection, topic: string) => {
    connection.topics.delete(topic);
    const all = listening.get(topic);
    all?.delete(connection);
    if (all?.size === 0) listening.delete(topic);
    tellCount(topic);
  };
  const drop = (connection: Connection) => {
    connections.delete(connection);
    for (const topic of [...connection.topics]) leave(connection, topic);
  };

  const isTooFast = (connection: Connection) => {
    const now = Date.now();
    if (now - connection.windowFrom > MESSAGE_WINDOW_MS) Object.assign(connection, { windowFrom: now, messages: 0 });
    connection.messages += 1;
    return connection.messages > MOST_MESSAGES;
  };
  const follow = async (connection: Connection, message: ClientMessage | undefined) => {
    if (!message) return control(connection, 'denied', { reason: 'format' });
    if (message.op === 'ping') return control(connection, 'pong');
    if (message.op === 'unsub') return message.topics.forEach((topic) => leave(connection, topic));
    for (const { topic, rev } of message.topics) await join(connection, topic, rev);
  };
  const hear = (connection: Connection, message: ClientMessage | undefined) => {
    connection.heard = connection.heard.then(() => follow(connection, message)).catch(failed(connection));
  };

  const beat = setInterval(() => {
    for (const connection of connections) {
      if (!connection.alive) {
        connection.socket.terminate();
        continue;
      }
      connection.alive = false;
      connection.socket.ping();
    }
    for (const topic of listening.keys()) if (readTopic(kinds, topic)?.kind.counted) void tellOthers(topic);
    endOver();
  }, PING_MS);
  beat.unref();

  /** Closes the connections, of one member or of all, whose session is over. */
  const closeEnded = async (memberId?: string) => {
    const asked = [...connections].filter(({ viewer }) => memberId === undefined || viewer.memberId === memberId);
    const hashes = [...new Set(asked.map(({ viewer }) => viewer.tokenHash))];
    if (hashes.length === 0) return;
    const rows = await server()
      .db.select({ hash: sessions.tokenHash })
      .from(sessions)
      .where(and(inArray(sessions.tokenHash, hashes), gt(sessions.expiresAt, server().now())));
    const good = new Set(rows.map(({ hash }) => hash));
    for (const { socket, viewer } of asked)
      if (!good.has(viewer.tokenHash)) socket.close(WS_NO_SESSION, 'session over');
  };
  const endOver = (memberId?: string) =>
    void closeEnded(memberId).catch((error: unknown) =>
      server().log.error({ err: error }, 'ended sessions could not be looked up'),
    );

  return {
    listeners: countOf,
    size: () => connections.size,
    attach(socket, viewer, topics) {
      // Lost while its session was looked up: nothing would ever tell that it has closed.
      if (socket.readyState !== WebSocket.OPEN) return;
      const own = [...connections].filter((one) => one.viewer.memberId === viewer.memberId).length;
      if (own >= MOST_PER_MEMBER || connections.size >= MOST_CONNECTIONS)
        return socket.close(WS_TOO_MANY, 'too many connections');
      const connection: Connection = {
        socket,
        viewer,
        topics: new Set(),
        alive: true,
        messages: 0,
        windowFrom: Date.now(),
        heard: Promise.resolve(),
      };
      connections.add(connection);
      socket.on('pong', () => (connection.alive = true));
      socket.on('message', (raw: Buffer) => {
        connection.alive = true;
        if (isTooFast(connection)) return socket.close(WS_TOO_MANY, 'too many messages');
        hear(connection, readMessage(raw.toString('utf8')));
      });
      socket.on('close', () => drop(connection));
      control(connection, 'ready');
      hear(connection, { op: 'sub', topics: topics.map((topic) => ({ topic })) });
    },
    deliver(payload) {
      const { mine = {}, data, ...head } = JSON.parse(payload) as Event;
      if (head.topic === WS_CONTROL && head.kind === LISTENERS) return hearOther(data as unknown as Listeners);
      if (head.topic === WS_CONTROL) return endOver(data?.memberId as string);
      const all = listening.get(head.topic);
      if (!all) return;
      if (!data) return all.forEach((one) => tellState(one, head.topic));
      const frame: Frame = { ...head, data, at: server().now() };
      const text = JSON.stringify(frame);
      for (const one of all) {
        const own = mine[one.viewer.memberId];
        send(one, own ? JSON.stringify({ ...frame, data: { ...data, ...own } } satisfies Frame) : text);
      }
    },
    resync() {
      for (const one of connections) for (const topic of one.topics) tellState(one, topic);
    },
    async close() {
      clearInterval(beat);
      for (const timer of counting.values()) clearTimeout(timer);
      const counted = [...listening.keys()].filter((topic) => readTopic(kinds, topic)?.kind.counted);
      const open = [...connections];
      const closed = open.map(({ socket }) => new Promise((done) => socket.once('close', done)));
      for (const { socket } of open) socket.close(WS_RESTART, 'restart');
      const patience = setTimeout(() => open.forEach(({ socket }) => socket.terminate()), STOP_MS);
      await Promise.all(closed);
      clearTimeout(patience);
      for (const timer of counting.values()) clearTimeout(timer);
      await Promise.all(counted.map(tellOthers));
    },
  };
}

function readMessage(raw: string): ClientMessage | undefined {
  try {
    const value = JSON.parse(raw) as Partial<{ op: string; topics: unknown }> | null;
    if (value?.op === 'ping') return { op: 'ping' };
    const topics = Array.isArray(value?.topics) ? (value.topics as unknown[]) : undefined;
    if (!topics || topics.length > MOST_TOPICS) return undefined;
    if (value?.op === 'unsub') return { op: 'unsub', topics: topics.filter((topic) => typeof topic === 'string') };
    if (value?.op !== 'sub') return undefined;
    const wanted = topics.map((one) => one as Partial<{ topic: unknown; rev: unknown }> | null);
    if (wanted.some((one) => typeof one?.topic !== 'string')) return undefined;
    return {
      op: 'sub',
      topics: wanted.map((one) => ({
        topic: one?.topic as string,
        ...(typeof one?.rev === 'number' ? { rev: one.rev } : {}),
      })),
    };
  } catch {
    return undefined;
  }
}
