/**
 * One connection for everything that listens (rule 17.1). It opens with the first topic and closes after the last; when it is
 * lost it comes back by itself, later each time, and names the last `rev` of every topic, so that the server sends what was missed
 * as a snapshot. Frames older than what a topic has already shown are dropped.
 */
import { WS_CONTROL, WS_NO_SESSION, WS_PATH, type ClientMessage, type Frame } from '@/contract/realtime/frames';
import type { Clock } from '../lib/clock';
import type { Socket, SocketModule } from '../platform/socket/types';

/** off: nobody is logged in, or the topic is refused · opening: the first try · open · lost: was open, or could not be opened. */
export type Line = 'off' | 'opening' | 'open' | 'lost';

interface TopicListener {
  frame(frame: Frame): void;
  /** Told at once when it joins, and with every change. */
  line(line: Line): void;
}

export interface Realtime {
  /** Listens until the returned function is called. */
  listen(topic: string, listener: TopicListener): () => void;
}

interface RealtimeDeps {
  socket: SocketModule;
  clock: Clock;
  /** Base host of the calls, empty for the own origin. */
  base: string;
  token(): string;
  /** A frame has come and is about to be handed out; `event`: something has happened, which a state sent on joining does not say. */
  news(event: boolean): void;
  /** The server has closed the line because its session is over. */
  noSession(): void;
  /** 0 <= x < 1: spreads the returns of many phones after a restart of the server. */
  random(): number;
}

export const FIRST_WAIT = 1000;
export const LAST_WAIT = 30_000;
/** Silence after which the line is tested, and how long the answer may take. */
export const PING_EVERY = 20_000;
export const PONG_WITHIN = 8000;
/** The connection outlives its last listener for a moment: the next page may listen too. */
export const LINGER = 5000;

interface Topic {
  listeners: Set<TopicListener>;
  rev: number | undefined;
  denied: boolean;
}

export function createRealtime({ socket, clock, base, token, news, noSession, random }: RealtimeDeps): Realtime {
  const topics = new Map<string, Topic>();
  let wire: Socket | undefined;
  let usedToken = '';
  let line: Line = 'off';
  let tries = 0;
  let front = true;
  let stopWaiting = () => {};
  let stopBeat = () => {};
  let stopLinger = () => {};
  let stopWatching: (() => void) | undefined;

  const lineOf = (topic: Topic): Line => (topic.denied ? 'off' : line);
  const setLine = (next: Line) => {
    if (line === next) return;
    line = next;
    for (const topic of topics.values()) for (const one of topic.listeners) one.line(lineOf(topic));
  };
  const say = (message: ClientMessage) => wire?.send(JSON.stringify(message));
  const subscribe = (names: Iterable<string>) =>
    say({
      op: 'sub',
      topics: [...names].map((topic) => {
        const rev = topics.get(topic)?.rev;
        return rev === undefined ? { topic } : { topic, rev };
      }),
    });

  /** Tests a silent line; any frame is a sign of life. */
  const beat = (after: number) => {
    stopBeat();
    stopBeat = clock.later(after, () => {
      say({ op: 'ping' });
      stopBeat = clock.later(PONG_WITHIN, () => hangUp(true));
    });
  };

  /** Drops the connection; `again` = comes back by itself. */
  const hangUp = (again: boolean) => {
    const last = wire;
    wire = undefined;
    stopBeat();
    last?.close();
    if (again) lost();
  };
  const lost = () => {
    setLine('lost');
    stopWaiting();
    if (topics.size === 0 || !front) return;
    const wait = Math.min(LAST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + random() / 2);
    tries += 1;
    stopWaiting = clock.later(wait, connect);
  };

  const connect = () => {
    stopWaiting();
    if (wire || topics.size === 0) return;
    usedToken = token();
    if (!usedToken) return setLine('off');
    if (line !== 'lost') setLine('opening');
    const mine: Socket = socket.open(`${base}${WS_PATH}?access-token=${encodeURIComponent(usedToken)}`, {
      message: (text) => wire === mine && hear(text),
      close: (code) => {
        if (wire !== mine) return;
        wire = undefined;
        stopBeat();
        if (code === WS_NO_SESSION) {
          setLine('off');
          if (usedToken === token()) noSession();
          return;
        }
        lost();
      },
    });
    wire = mine;
    beat(PONG_WITHIN);
  };

  const hear = (text: string) => {
    beat(PING_EVERY);
    const frame = JSON.parse(text) as Frame;
    if (frame.topic === WS_CONTROL) return control(frame);
    const topic = topics.get(frame.topic);
    if (!topic) return;
    if (frame.rev !== undefined) {
      const known = topic.rev ?? -1;
      if (frame.rev < known || (frame.rev === known && frame.kind !== 'snapshot')) return;
      topic.rev = frame.rev;
    }
    news(frame.kind !== 'snapshot');
    for (const one of [...topic.listeners]) one.frame(frame);
  };
  const control = ({ kind, data }: Frame) => {
    // `ready` may have come before anybody could hear it: the answer to the first test says the same.
    if (kind === 'ready' || (kind === 'pong' && line !== 'open')) {
      tries = 0;
      for (const topic of topics.values()) topic.denied = false;
      subscribe(topics.keys());
      setLine('open');
    }
    const topic = kind === 'denied' ? topics.get(String(data.topic)) : undefined;
    if (!topic) return;
    topic.denied = true;
    for (const one of topic.listeners) one.line('off');
  };

  /** Back in front: a waiting line is tried at once, a sleeping one is tested. */
  const watch = (now: boolean) => {
    front = now;
    if (!now) return stopWaiting();
    if (!wire) {
      tries = 0;
      connect();
    } else {
      say({ op: 'ping' });
      stopBeat();
      stopBeat = clock.later(PONG_WITHIN, () => hangUp(true));
    }
  };
  const rest = () => {
    stopLinger = clock.later(LINGER, () => {
      if (topics.size > 0) return;
      hangUp(false);
      stopWaiting();
      stopWatching?.();
      stopWatching = undefined;
      setLine('off');
    });
  };

  return {
    listen(name, listener) {
      stopLinger();
      stopWatching ??= socket.watchFront(watch);
      const known = topics.get(name);
      const topic: Topic = known ?? { listeners: new Set(), rev: undefined, denied: false };
      topics.set(name, topic);
      // Another member: the old connection may hear what this one must not.
      if (wire && usedToken !== token()) hangUp(false);
      if (!wire) connect();
      else if (line === 'open' && !topic.denied) {
        // A second listener needs the state too, whatever revision the first one has.
        if (known) topic.rev = undefined;
        subscribe([name]);
      }
      topic.listeners.add(listener);
      listener.line(lineOf(topic));
      return () => {
        topic.listeners.delete(listener);
        if (topic.listeners.size > 0 || topics.get(name) !== topic) return;
        topics.delete(name);
        say({ op: 'unsub', topics: [name] });
        if (topics.size === 0) rest();
      };
    },
  };
}
