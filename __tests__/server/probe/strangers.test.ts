/**
 * What strangers send to the port itself: no request line, handshake or frame ends the process or takes another connection along.
 * Jest fails the test in which an error is caught by nobody, as Node would end the process.
 */
import net, { type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { WS_FAULT } from '../../../src/contract/realtime/frames';
import { testServer } from '../harness';
import { openEar, serve, type Ear } from '../realtime/listen';

const LIN = '13800000001';
const app = testServer({ seed: 'base' });
let url: string;
let port: number;
let token: string;
const ears: Ear[] = [];
const listen = (topics = '', as = token) => {
  const ear = openEar(url, as, topics);
  ears.push(ear);
  return ear;
};

beforeAll(async () => {
  url = await serve(app);
  ({ port } = app.http.server.address() as AddressInfo);
  token = await app.login(LIN);
});
afterEach(() => ears.splice(0).forEach(({ socket }) => socket.terminate()));

/** Sends the bytes, waits for an answer or the end, and returns what came. */
function send(bytes: string | Buffer, { thenReset = false } = {}): Promise<string> {
  return new Promise((resolve) => {
    let heard = '';
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.write(bytes);
      if (thenReset) socket.resetAndDestroy();
    });
    const patience = setTimeout(() => socket.destroy(), 3000);
    socket.on('data', (part) => {
      heard += part.toString('latin1');
      if (heard.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(patience);
      resolve(heard);
    });
  });
}
/** The server still answers others. */
const lives = async () => expect(await send('GET /health HTTP/1.1\r\nHost: x\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);
const request = (target: string, more = '', method = 'GET') => `${method} ${target} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
const UPGRADE =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';

const ODD_TARGETS = [
  '//',
  '///',
  'http://[',
  '//:0',
  '//[::1',
  'http://a:99999999/ws',
  '*',
  '?',
  '/?',
  '/%',
  '/%00',
  '/%ff%fe',
  '/%c0%ae%c0%ae/',
  '/..%2f..%2fetc/passwd',
  '/../../../etc/passwd',
  '/__proto__',
  '/constructor?__proto__[x]=1&constructor=2',
  `/${'a'.repeat(8000)}`,
  `/?${'a&'.repeat(4000)}`,
  '/ws',
  '/ws?access-token=%',
  '/ws?access-token=%00&topics=%ff',
  `/ws?topics=${'group:1,'.repeat(900)}`,
  '/ws?access-token=a&access-token=b&topics=__proto__:1',
  ...['/h5/', '/uploads/', '/images/', '/audio/', '/video/', '/docs/', '/docs/static/', '/api/', '/health/'].flatMap(
    (place) =>
      ['%', '%00', '%00.webp', '..%2f..%2f', '%ff.webp', '//', 'x.webp?w=1&w=2', '.webp?w=1e400', '__proto__.webp'].map(
        (end) => place + end,
      ),
  ),
];

describe('an address that is none', () => {
  test.each(ODD_TARGETS)('%s as a plain request gets an answer of its own', async (target) => {
    const answer = await send(request(target));
    expect(statusOf(answer)).toBeGreaterThanOrEqual(200);
    // 503 says that this server has no built app.
    expect(statusOf(answer) === 503 || statusOf(answer) < 500).toBe(true);
  });

  test.each(ODD_TARGETS)('%s as a handshake ends this connection only', async (target) => {
    const answer = await send(request(target, UPGRADE));
    expect([0, 101, 400, 404]).toContain(statusOf(answer));
  });

  test('every method, and lines that are no HTTP', async () => {
    for (const method of ['OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'PUT', 'DELETE', 'PATCH', 'BREW'])
      for (const target of ['//', '*', 'x:1', '/api/member', 'http://[']) {
        expect(statusOf(await send(request(target, 'Content-Length: 0\r\n', method)))).toBeLessThan(502);
        await send(request(target, UPGRADE, method));
      }
    for (const bytes of [
      '\r\n\r\n',
      '\0\0\0\0',
      '\x16\x03\x01\x02\x00\x01\x00\x01\xfc',
      'GET',
      'GET / HTTP/9.9\r\n\r\n',
    ])
      await send(bytes, { thenReset: bytes.length < 5 });
    await send(request('/ws', `${UPGRADE}Content-Length: 5\r\n`));
    await send(request('/ws', 'Connection: Upgrade\r\nUpgrade: h2c\r\n'));
    await send(request('/ws', UPGRADE.replace('13', '99')));
    await lives();
  });

  test('connections that end in the middle', async () => {
    const half = [
      'GET / HT',
      request('/ws', UPGRADE),
      request('//', UPGRADE),
      request('/ws', UPGRADE.slice(0, 60)).slice(0, -4),
    ];
    await Promise.all(half.flatMap((bytes) => Array.from({ length: 20 }, () => send(bytes, { thenReset: true }))));
    await Promise.all(
      Array.from({ length: 10 }, () =>
        send('POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\na=', { thenReset: true }),
      ),
    );
    await lives();
  });
});

test('a request that never ends is not waited for', () => {
  expect(app.http.server.headersTimeout).toBeGreaterThan(0);
  expect(app.http.server.requestTimeout).toBeGreaterThan(0);
});

/** A client's frame; `length` lies when it is given. */
function frame(opcode: number, payload: Buffer | string, { masked = true, rsv = 0, length = -1 } = {}): Buffer {
  const body = Buffer.from(payload);
  const said = length < 0 ? body.length : length;
  const head =
    said < 126
      ? Buffer.from([0x80 | rsv | opcode, (masked ? 0x80 : 0) | said])
      : Buffer.concat([Buffer.from([0x80 | rsv | opcode, (masked ? 0x80 : 0) | 127]), eight(said)]);
  return Buffer.concat([head, ...(masked ? [Buffer.alloc(4)] : []), body]);
}
const eight = (value: number) => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(value));
  return bytes;
};
const BAD_FRAMES: [string, Buffer][] = [
  ['unmasked', frame(1, 'x', { masked: false })],
  ['a reserved bit', frame(1, 'x', { rsv: 0x70 })],
  ['an unknown kind', frame(7, 'x')],
  ['no UTF-8', frame(1, Buffer.from([0xff, 0xfe, 0xc0]))],
  ['a length of 2^53', frame(2, 'x', { length: 2 ** 53 - 1 })],
  ['too long', frame(1, 'x'.repeat(5000))],
  ['a close code that does not exist', frame(8, Buffer.from([0, 1]))],
  ['a long ping', frame(9, 'x'.repeat(126))],
];

describe('the socket', () => {
  test.each(BAD_FRAMES)('before the session is known: %s', async (_name, bytes) => {
    // Handshake and frame arrive together, the frame waits; nobody's token, so the connection is being closed when it is read.
    await send(Buffer.concat([Buffer.from(request('/ws', UPGRADE)), bytes]));
    await send(Buffer.concat([Buffer.from(request(`/ws?access-token=${token}&topics=user:10001`, UPGRADE)), bytes]));
    await sleep(30);
    await lives();
  });

  test.each(BAD_FRAMES)('after it: %s', async (_name, bytes) => {
    const other = listen('user:10001');
    await other.hears(({ kind }) => kind === 'snapshot');
    const bad = listen();
    await bad.hears(({ kind }) => kind === 'ready');
    (bad.socket as unknown as { _socket: net.Socket })._socket.write(bytes);
    await bad.closed;
    other.say({ op: 'ping' });
    await other.hears(({ kind }) => kind === 'pong');
  });

  test('messages that are none are answered, and the connection lives', async () => {
    const ear = listen();
    await ear.hears(({ kind }) => kind === 'ready');
    const odd = [
      '',
      'null',
      '[]',
      '1e400',
      '{',
      '{"op":"sub"}',
      '{"op":"sub","topics":[null]}',
      '{"op":"sub","topics":[{"topic":{}}]}',
      '{"op":"sub","topics":{"length":1}}',
      '{"op":"__proto__","topics":[]}',
      '{"__proto__":{"op":"ping"}}',
      `${'['.repeat(2000)}${']'.repeat(2000)}`,
      '\u0000',
      '\ud800',
    ];
    for (const message of odd) ear.say(message);
    ear.socket.send(Buffer.from([0, 1, 2, 255]));
    ear.say('{"op":"ping"}');
    await ear.hears(({ kind }) => kind === 'pong');
    expect(ear.frames.filter(({ kind, data }) => kind === 'denied' && data.reason === 'format')).toHaveLength(
      odd.length + 1,
    );
  });

  test('topics that cannot exist are denied by name and do no harm', async () => {
    const ear = listen('group:abc,group:');
    await ear.hears(({ kind }) => kind === 'ready');
    const odd = [
      'group:abc',
      `group:${'9'.repeat(19)}`,
      `auction:${'1'.repeat(64)}`,
      'group:01',
      'user:-1',
      '__proto__:1',
      'toString:1',
      `auction:1\u0000`,
      '',
    ];
    for (const topic of odd) ear.say({ op: 'sub', topics: [{ topic }] });
    for (const topic of odd) await ear.hears(({ kind, data }) => kind === 'denied' && data.topic === topic);
    expect(ear.frames.filter(({ data }) => data.reason === 'forbidden').length).toBeGreaterThanOrEqual(odd.length);
    expect(app.logs.filter((line) => line.includes('realtime'))).toEqual([]);
  });

  test('one connection listens to twenty topics, however fast it asks', async () => {
    const ear = listen();
    await ear.hears(({ kind }) => kind === 'ready');
    const group = (i: number) => `group:${9000 + i}`;
    for (const from of [0, 20, 40])
      ear.say({ op: 'sub', topics: Array.from({ length: 20 }, (_, i) => ({ topic: group(from + i) })) });
    await ear.hears(({ kind, data }) => kind === 'denied' && data.topic === group(59));
    const heard = Array.from({ length: 60 }, (_, i) => app.server.realtime.listeners(group(i)));
    expect(heard.reduce((sum, one) => sum + one)).toBe(20);
  });

  test('an error in one connection closes that connection, with a code that says so', async () => {
    const other = listen();
    const bad = listen();
    await Promise.all([other, bad].map((ear) => ear.hears(({ kind }) => kind === 'ready')));
    const { now } = app.server;
    app.server.now = () => {
      app.server.now = now;
      throw new Error('broken on purpose');
    };
    bad.say({ op: 'ping' });
    await expect(bad.closed).resolves.toBe(WS_FAULT);
    other.say({ op: 'ping' });
    await other.hears(({ kind }) => kind === 'pong');
    expect(other.socket.readyState).toBe(WebSocket.OPEN);
  });

  test('so does an error while a topic is looked up', async () => {
    const other = listen();
    const bad = listen();
    await Promise.all([other, bad].map((ear) => ear.hears(({ kind }) => kind === 'ready')));
    const { select } = app.server.db;
    app.server.db.select = () => {
      app.server.db.select = select;
      throw new Error('broken on purpose');
    };
    bad.say({ op: 'sub', topics: [{ topic: 'group:1' }] });
    await expect(bad.closed).resolves.toBe(WS_FAULT);
    other.say({ op: 'ping' });
    await other.hears(({ kind }) => kind === 'pong');
  });
});
