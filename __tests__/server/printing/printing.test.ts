/** Printers of a store: one after the other, each for itself, and nothing cold by itself (rules 37.1, 37.2). */
import net from 'node:net';
import { eq } from 'drizzle-orm';
import { printers, printJobs, type Ticket } from '../../../server/db/schema';
import { transact } from '../../../server/db/transact';
import { DESK_STATION, listFailedPrints, printAgain, queueTicket } from '../../../server/domains/offer/printing/queue';
import { readConfig } from '../../../server/config';
import { createGateways } from '../../../server/gateways';
import { createPrinters, createTcpPrinters, createVirtualPrinters } from '../../../server/gateways/printer';
import { testServer } from '../harness';

const virtualPrinters = createVirtualPrinters();
const app = testServer({
  seed: 'base',
  gateways: { ...createGateways(readConfig({})), printer: createPrinters(virtualPrinters) },
});
const STORE = '1';
const MINUTE = 60_000;
const ticket = (title: string): Ticket => ({
  heading: '出品单',
  place: '3号桌',
  facts: [],
  lines: [{ title, qty: 1, notes: [] }],
  totals: [],
});
const virtual = () => virtualPrinters;
const printer = async (name: string, stations: string[], more: Partial<typeof printers.$inferInsert> = {}) => {
  const row = { storeId: STORE, name, address: `virtual:${name}`, stations, ...more };
  return (await app.db.insert(printers).values(row).returning())[0]!;
};
const queue = (title: string, station: string = DESK_STATION) =>
  transact(app.db, (tx) =>
    queueTicket(tx, { storeId: STORE, station, kind: 'kitchen', ticket: ticket(title) }, app.clock.now()),
  );
const again = (id: string) => transact(app.db, (tx) => printAgain(tx, id, app.clock.now()));
const rows = () => app.db.select().from(printJobs).orderBy(printJobs.id);
/** What came out, by printer and number of the ticket. */
const paper = () => virtual().printed.map(({ address, no }) => `${address.slice(8)} ${no}`);
/** Every pause between tries is over. */
const passTries = async () => {
  for (let i = 0; i < 4; i += 1) {
    await app.runJobs();
    app.clock.advance(MINUTE / 2);
  }
  await app.runJobs();
};

beforeEach(async () => {
  await app.db.delete(printJobs);
  await app.db.delete(printers);
  virtual().printed.length = 0;
  virtual().states.clear();
});

test('a ticket comes out at every printer of its station, else at the desk, else at the only one', async () => {
  expect(await queue('没有打印机')).toEqual([]);
  await printer('前台', [DESK_STATION]);
  const [tea] = [await printer('茶水', ['茶水']), await printer('茶水二', ['茶水'], { sort: 1 })];
  expect(await queue('龙井', '茶水')).toHaveLength(2);
  expect(await queue('绿豆糕', '茶点')).toHaveLength(1);
  await app.runJobs();
  expect(
    paper()
      .map((line) => line.split(' ')[0])
      .sort(),
  ).toEqual(['前台', '茶水', '茶水二']);
  expect((await rows()).map(({ status }) => status)).toEqual(['printed', 'printed', 'printed']);
  await app.db.delete(printers).where(eq(printers.stations, [DESK_STATION]));
  const [last] = await queue('账单');
  expect(last!.printerId).toBe(tea.id);
});

test('without paper it is tried three times, says why, and comes out when asked for again', async () => {
  await printer('前台', [DESK_STATION]);
  virtual().states.set('virtual:前台', 'paperOut');
  const [job] = await queue('白毫银针');
  await passTries();
  expect(await rows()).toMatchObject([{ status: 'failed', fault: 'paperOut', tries: 3 }]);
  expect(await transact(app.db, (tx) => listFailedPrints(tx, STORE, app.clock.now()))).toMatchObject([
    { printer: '前台', print: { id: job!.id } },
  ]);
  virtual().states.delete('virtual:前台');
  await app.runJobs();
  expect(paper()).toEqual([]);
  await again(job!.id);
  await app.runJobs();
  // What never came out is no copy.
  expect(paper()).toEqual([`前台 ${job!.id}-0`]);
  expect(await rows()).toMatchObject([{ status: 'printed', fault: null, copies: 0 }]);
});

test('with the one that is tried again comes what failed beside it, in its order; a printed one comes as a copy', async () => {
  await printer('前台', [DESK_STATION]);
  virtual().states.set('virtual:前台', 'coverOpen');
  const ids: string[] = [];
  for (const title of ['一', '二', '三']) ids.push((await queue(title))[0]!.id);
  for (let i = 0; i < 4; i += 1) await passTries();
  expect((await rows()).map(({ status }) => status)).toEqual(['failed', 'failed', 'failed']);
  virtual().states.clear();
  await again(ids[1]!);
  await app.runJobs();
  expect(paper()).toEqual(ids.map((id) => `前台 ${id}-0`));
  await again(ids[0]!);
  await app.runJobs();
  expect(paper().at(-1)).toBe(`前台 ${ids[0]}-1`);
});

test('a printer that was off for a night prints nothing old by itself, and what is new at once', async () => {
  await printer('前台', [DESK_STATION]);
  // The server was away meanwhile: nobody tried.
  for (const title of ['一', '二', '三']) await queue(title);
  app.clock.advance(9 * 60 * MINUTE);
  const [fresh] = await queue('早茶');
  await app.runJobs();
  expect(paper()).toEqual([`前台 ${fresh!.id}-0`]);
  expect((await rows()).map(({ status, fault }) => [status, fault])).toEqual([
    ['failed', 'stale'],
    ['failed', 'stale'],
    ['failed', 'stale'],
    ['printed', null],
  ]);
  // Asked for by hand it is that one, and none of the others.
  const [old] = await rows();
  await again(old!.id);
  await app.runJobs();
  expect(paper().at(-1)).toBe(`前台 ${old!.id}-0`);
  expect(paper()).toHaveLength(2);
});

test('one dead printer and nine others: the nine print, in their order, while it does not', async () => {
  const all: string[] = [];
  for (let i = 0; i < 10; i += 1) all.push((await printer(`P${i}`, [`口${i}`])).name);
  virtual().states.set('virtual:P0', 'off');
  for (let round = 0; round < 3; round += 1) for (let i = 0; i < 10; i += 1) await queue(`第${round}轮`, `口${i}`);
  await app.runJobs();
  const out = paper();
  expect(out).toHaveLength(27);
  for (const name of all.slice(1)) {
    const own = out.filter((line) => line.startsWith(`${name} `)).map((line) => Number.parseInt(line.split(' ')[1]!));
    expect(own).toEqual([...own].sort((a, b) => a - b));
  }
});

test('what was on its way when the server ended comes again, and says that it is another one', async () => {
  await printer('前台', [DESK_STATION]);
  const [job] = await queue('龙井');
  await app.db.update(printJobs).set({ status: 'printing' }).where(eq(printJobs.id, job!.id));
  await app.runJobs();
  expect(paper()).toEqual([`前台 ${job!.id}-1`]);
});

test('a printer that left the shop hands over to the one in its place', async () => {
  const old = await printer('旧', [DESK_STATION]);
  const [job] = await queue('龙井');
  await app.db.delete(printers).where(eq(printers.id, old.id));
  await app.runJobs();
  expect(await rows()).toMatchObject([{ status: 'failed', fault: 'stale' }]);
  await expect(again(job!.id)).rejects.toThrow('门店没有打印机');
  await printer('新', [DESK_STATION]);
  await again(job!.id);
  await app.runJobs();
  expect(paper()).toEqual([`新 ${job!.id}-0`]);
});

describe('a printer at an address', () => {
  /** Answers the two questions with these bytes; undefined says nothing. */
  const listen = async (answer?: [number, number]) => {
    const heard: Buffer[] = [];
    let isAsked = false;
    const server = net.createServer((socket) => {
      socket.on('data', (data) => {
        if (!isAsked) {
          isAsked = true;
          if (answer) socket.write(Buffer.from(answer));
          if (data.length > 6) heard.push(data.subarray(6));
        } else heard.push(data);
      });
      socket.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as net.AddressInfo;
    return { address: `127.0.0.1:${port}`, heard, close: () => new Promise((resolve) => server.close(resolve)) };
  };
  const tcp = createTcpPrinters({ connectMs: 2000, answerMs: 300, printMs: 2000 });
  const bytes = Buffer.from('ticket');

  test.each([
    ['well', [0x12, 0x12], 'printed'],
    ['says nothing', undefined, 'printed'],
    ['without paper', [0x32, 0x72], 'paperOut'],
    ['near its end of paper only', [0x12, 0x1e], 'printed'],
    ['open', [0x16, 0x12], 'coverOpen'],
  ] as const)('%s', async (_what, answer, outcome) => {
    const one = await listen(answer && [...answer]);
    expect(await tcp.print({ address: one.address, no: '1', bytes })).toBe(outcome);
    await one.close();
    expect(Buffer.concat(one.heard).toString()).toBe(outcome === 'printed' ? 'ticket' : '');
  });

  test('nobody there', async () => {
    const gone = await listen();
    await gone.close();
    expect(await tcp.print({ address: gone.address, no: '1', bytes })).toBe('off');
    expect(await tcp.print({ address: 'no address', no: '1', bytes })).toBe('off');
  });
});
