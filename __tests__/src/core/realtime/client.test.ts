/** The one connection: topics, loss and return, resuming by rev, another member, the app behind and in front. */
import { createRealtime, FIRST_WAIT, LINGER, PING_EVERY, PONG_WITHIN, type Line } from '@/core/realtime/client';
import type { SocketEvents } from '@/core/platform/socket/types';
import { fakeClock } from '../support';

interface Wire {
  url: string;
  sent: string[];
  closed: boolean;
  events: SocketEvents;
  hear(frame: object): void;
  ready(): void;
}

function stage() {
  const clock = fakeClock();
  const wires: Wire[] = [];
  let front: (now: boolean) => void = () => {};
  const session = { token: 'T1' };
  const noSession = jest.fn();
  const news = jest.fn();
  const realtime = createRealtime({
    clock,
    base: 'https://shop',
    token: () => session.token,
    news,
    noSession,
    random: () => 1,
    socket: {
      open: (url, events) => {
        const wire: Wire = {
          url,
          sent: [],
          closed: false,
          events,
          hear: (frame) => events.message(JSON.stringify(frame)),
          ready: () => wire.hear({ topic: 'ws', kind: 'ready', data: {}, at: 0 }),
        };
        wires.push(wire);
        return { send: (text) => void wire.sent.push(text), close: () => void (wire.closed = true) };
      },
      watchFront: (change) => {
        front = change;
        return () => {};
      },
    },
  });
  const listen = (topic: string) => {
    const frames: string[] = [];
    const lines: Line[] = [];
    const stop = realtime.listen(topic, {
      frame: ({ kind, rev }) => void frames.push(`${kind}${rev ?? ''}`),
      line: (line) => void lines.push(line),
    });
    return { frames, lines, stop };
  };
  return {
    clock,
    wires,
    session,
    news,
    noSession,
    listen,
    front: (now: boolean) => front(now),
    last: () => wires.at(-1) as Wire,
  };
}
const frame = (topic: string, kind: string, rev?: number) => ({
  topic,
  kind,
  data: {},
  at: 0,
  ...(rev ? { rev } : {}),
});

test('one connection for all topics; each hears its own', () => {
  const s = stage();
  const a = s.listen('auction:1');
  const b = s.listen('user:9');
  expect(s.wires).toHaveLength(1);
  expect(s.last().url).toBe('https://shop/ws?access-token=T1');
  s.last().ready();
  expect(JSON.parse(s.last().sent[0] ?? '')).toEqual({
    op: 'sub',
    topics: [{ topic: 'auction:1' }, { topic: 'user:9' }],
  });
  s.last().hear(frame('auction:1', 'bid', 3));
  s.last().hear(frame('user:9', 'order'));
  expect([a.frames, b.frames]).toEqual([['bid3'], ['order']]);
  expect(a.lines).toEqual(['opening', 'open']);
});

test('a line whose first word was lost is open with the answer to its first test', () => {
  const s = stage();
  const a = s.listen('auction:1');
  s.clock.advance(PONG_WITHIN);
  expect(s.last().sent).toEqual([JSON.stringify({ op: 'ping' })]);
  s.last().hear({ topic: 'ws', kind: 'pong', data: {}, at: 0 });
  expect(JSON.parse(s.last().sent[1] ?? '')).toEqual({ op: 'sub', topics: [{ topic: 'auction:1' }] });
  expect(a.lines).toEqual(['opening', 'open']);
  s.last().hear({ topic: 'ws', kind: 'pong', data: {}, at: 0 });
  expect([s.last().sent.length, s.wires.length]).toEqual([2, 1]);
});

test('a frame older than what was shown is dropped', () => {
  const s = stage();
  const a = s.listen('auction:1');
  s.last().ready();
  for (const [kind, rev] of [
    ['bid', 5],
    ['bid', 4],
    ['snapshot', 4],
    ['bid', 5],
    ['snapshot', 5],
    ['bid', 6],
  ] as const)
    s.last().hear(frame('auction:1', kind, rev));
  expect(a.frames).toEqual(['bid5', 'snapshot5', 'bid6']);
});

test('a lost line comes back later each time and resumes by rev', () => {
  const s = stage();
  const a = s.listen('auction:1');
  s.last().ready();
  s.last().hear(frame('auction:1', 'bid', 7));
  s.last().events.close(1006);
  expect(a.lines.at(-1)).toBe('lost');
  s.clock.advance(FIRST_WAIT - 1);
  expect(s.wires).toHaveLength(1);
  s.clock.advance(1);
  expect(s.wires).toHaveLength(2);
  s.last().events.close(1006);
  s.clock.advance(FIRST_WAIT);
  expect(s.wires).toHaveLength(2);
  s.clock.advance(FIRST_WAIT);
  expect(s.wires).toHaveLength(3);
  s.last().ready();
  expect(a.lines.at(-1)).toBe('open');
  expect(JSON.parse(s.last().sent[0] ?? '')).toEqual({ op: 'sub', topics: [{ topic: 'auction:1', rev: 7 }] });
});

test('a silent line is tested and given up', () => {
  const s = stage();
  const a = s.listen('auction:1');
  s.last().ready();
  s.clock.advance(PING_EVERY);
  expect(s.last().sent.at(-1)).toBe('{"op":"ping"}');
  s.last().hear(frame('ws', 'pong'));
  s.clock.advance(PING_EVERY);
  s.clock.advance(PONG_WITHIN);
  expect(s.last().closed).toBe(true);
  expect(a.lines.at(-1)).toBe('lost');
});

test('a visitor has no line; an ended session does not come back by itself', () => {
  const s = stage();
  s.session.token = '';
  const a = s.listen('auction:1');
  expect(s.wires).toHaveLength(0);
  expect(a.lines.at(-1)).toBe('off');
  a.stop();
  s.session.token = 'T1';
  const b = s.listen('auction:1');
  s.last().events.close(4401);
  expect(b.lines.at(-1)).toBe('off');
  expect(s.noSession).toHaveBeenCalledTimes(1);
  s.clock.advance(60_000);
  expect(s.wires).toHaveLength(1);
});

test('a line that closes with 4401 after its member has left says nothing about who is here now', () => {
  const s = stage();
  s.listen('auction:1');
  s.last().ready();
  s.session.token = '';
  s.last().events.close(4401);
  expect(s.noSession).not.toHaveBeenCalled();
});

test('another member gets another connection', () => {
  const s = stage();
  s.listen('auction:1');
  s.last().ready();
  s.session.token = 'T2';
  s.listen('user:2');
  expect(s.wires[0]?.closed).toBe(true);
  expect(s.last().url).toContain('T2');
});

test('a refused topic is told so, the others stay', () => {
  const s = stage();
  const a = s.listen('user:2');
  const b = s.listen('auction:1');
  s.last().ready();
  s.last().hear({ topic: 'ws', kind: 'denied', data: { topic: 'user:2' }, at: 0 });
  expect(a.lines.at(-1)).toBe('off');
  expect(b.lines.at(-1)).toBe('open');
});

test('the last listener closes the line, after a moment', () => {
  const s = stage();
  const a = s.listen('auction:1');
  s.last().ready();
  a.stop();
  expect(JSON.parse(s.last().sent.at(-1) ?? '')).toEqual({ op: 'unsub', topics: ['auction:1'] });
  expect(s.last().closed).toBe(false);
  s.clock.advance(LINGER);
  expect(s.last().closed).toBe(true);
});

test('behind, a lost line waits; in front it is tried at once', () => {
  const s = stage();
  const a = s.listen('auction:1');
  s.last().ready();
  s.front(false);
  s.last().events.close(1006);
  s.clock.advance(120_000);
  expect(s.wires).toHaveLength(1);
  s.front(true);
  expect(s.wires).toHaveLength(2);
  s.last().ready();
  expect(a.lines.at(-1)).toBe('open');
});

test('an event is news before anybody hears it, a sign of life is not', () => {
  const s = stage();
  const a = s.listen('user:9');
  const heard: number[] = [];
  s.news.mockImplementation(() => void heard.push(a.frames.length));
  s.last().ready();
  s.last().hear(frame('user:9', 'order'));
  s.last().hear(frame('user:9', 'order'));
  expect(heard).toEqual([0, 1]);
  s.last().hear(frame('user:9', 'snapshot'));
  // A state that is sent on joining does not say that something has happened.
  expect(s.news.mock.calls).toEqual([[true], [true], [false]]);
});
