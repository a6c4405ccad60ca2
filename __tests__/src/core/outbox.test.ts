/** Rule 2.16: what waits on the phone survives everything but its own answer. */
import type { DataOf } from '@/contract';
import type { TransportAnswer } from '@/core/api';
import { createOutbox, waitingOf, type Hearing, type Kind, type Waiting } from '@/core/outbox';
import { stockTakeDetail, stockTakeLine } from '../contract/fixtures';
import { apiWith, envelope, fakeTransport, memoryStorage } from './support';

const SCANS: Kind<'assetStock.checkAsset'> = { name: 'scans', endpoint: 'assetStock.checkAsset', id: 'opId' };
type Scan = Waiting<'assetStock.checkAsset'>;
const scan = (n: number): Scan => ({ auditId: '71', code: `ZC-${n}`, method: 'scan', opId: `op-${n}-0000`, at: n });
const scans = (count: number) => Array.from({ length: count }, (_, at) => scan(at + 1));
const COUNTED: DataOf<'assetStock.checkAsset'> = {
  line: stockTakeLine({ state: 'found', at: 1 }),
  progress: stockTakeDetail().card.progress,
  result: 'found',
};
const HTML = '<html><body>502 Bad Gateway</body></html>';

/** A phone: its storage outlives the app; each start of it has an outbox of its own. */
function phone() {
  const storage = memoryStorage();
  const arrived: string[] = [];
  /** How the n-th request is answered (from 1); by default it is carried out. */
  let how: (n: number) => TransportAnswer | 'line' | 'timeout' | undefined = () => undefined;
  let asked = 0;
  const transport = fakeTransport();
  transport.send.mockImplementation(async ({ body }) => {
    asked += 1;
    const answer = how(asked);
    if (answer === 'line' || answer === 'timeout') throw { timeout: answer === 'timeout', reason: answer };
    if (answer === undefined) arrived.push(new URLSearchParams(body).get('opId') ?? '');
    return answer ?? envelope(COUNTED);
  });
  const { api, clock, notify } = apiWith(transport);
  let here = 'lin';
  const start = (memberId = 'lin') => {
    here = memberId;
    const isOwner = () => here === memberId;
    return createOutbox(SCANS, memberId, { storage, api, clock, isOwner });
  };
  return {
    storage,
    arrived,
    clock,
    notify,
    transport,
    start,
    leave: () => (here = ''),
    answers: (next: typeof how) => {
      how = next;
      asked = 0;
    },
  };
}
const wait = (status: number, retryAfter?: string): TransportAnswer => ({ status, data: HTML, retryAfter });

test('a hundred: 429 from the 13th, then 502 with a page of HTML, then a closed app; in their order, each once', async () => {
  const { arrived, answers, clock, start, storage } = phone();
  answers((n) => (n >= 13 ? { ...envelope(null, 429, '操作太频繁'), retryAfter: '30' } : undefined));
  const first = start();
  scans(100).forEach(first.add);
  await first.flush();
  expect([arrived.length, first.waiting().length, first.stopped()]).toEqual([12, 88, 'busy']);
  // The outbox waits as long as it was asked to, whoever presses.
  answers(() => undefined);
  clock.advance(29_000);
  await first.flush();
  expect(arrived).toHaveLength(12);
  clock.advance(1000);
  answers((n) => (n > 20 ? wait(502) : undefined));
  await first.flush();
  expect([arrived.length, first.waiting().length, first.stopped()]).toEqual([32, 68, 'busy']);
  // Closed without a word, and started again: nothing of the old one is left but the phone's storage.
  const second = start();
  answers((n) => (n === 5 ? 'line' : undefined));
  await second.flush();
  expect(second.stopped()).toBe('line');
  await second.flush();
  expect(arrived).toEqual(scans(100).map(({ opId }) => opId));
  expect([second.waiting(), second.refused(), second.stopped(), storage.dump()]).toEqual([[], [], undefined, {}]);
});

test.each<[string, TransportAnswer | 'line' | 'timeout', 'line' | 'busy']>([
  ['no answer', 'line', 'line'],
  ['no answer within a minute', 'timeout', 'line'],
  ['HTTP 408', wait(408), 'busy'],
  ['HTTP 425', wait(425), 'busy'],
  ['HTTP 429', wait(429), 'busy'],
  ['HTTP 500', { status: 500, data: { code: 500, message: '服务器内部错误' } }, 'busy'],
  ['HTTP 502 with HTML', wait(502), 'busy'],
  ['HTTP 503', wait(503), 'busy'],
  ['HTTP 504', wait(504), 'busy'],
  ['HTTP 200 with HTML', wait(200), 'line'],
  ['HTTP 403 of a proxy', wait(403), 'line'],
  ['code 408', envelope(null, 408, '超时'), 'busy'],
  ['code 429', envelope(null, 429, '操作太频繁'), 'busy'],
  ['code 500', envelope(null, 500, '服务器内部错误'), 'busy'],
  ['code 503', envelope(null, 503, '系统繁忙，请稍后再试'), 'busy'],
  ['code 401', envelope(null, 401, '请登录后再操作'), 'line'],
])('%s: it is kept, and those behind it wait', async (_what, answer, stopped) => {
  const { arrived, answers, clock, notify, start, transport } = phone();
  answers(() => answer);
  const box = start();
  scans(3).forEach(box.add);
  await box.flush();
  expect([transport.send.mock.calls.length, box.waiting(), box.refused(), box.stopped()]).toEqual([
    1,
    scans(3),
    [],
    stopped,
  ]);
  expect(notify).not.toHaveBeenCalled();
  answers(() => undefined);
  clock.advance(5000);
  await box.flush();
  expect(arrived).toEqual(scans(3).map(({ opId }) => opId));
});

test.each([
  ['seconds', '120', 120_000],
  ['a date', 'DATE', 60_000],
  ['nonsense', 'bald', 5000],
  ['nothing', undefined, 5000],
  ['a date that is over', 'Thu, 01 Jan 2015 00:00:00 GMT', 5000],
])('waits as the answer asks: %s', async (_what, header, ms) => {
  const { answers, clock, start, transport } = phone();
  const at = new Date(clock.now() + 60_000).toUTCString();
  answers(() => wait(503, header === 'DATE' ? at : header));
  const box = start();
  box.add(scan(1));
  await box.flush();
  const asked = () => transport.send.mock.calls.length;
  clock.advance(ms - 1001);
  // Another scan does not ask earlier either.
  box.add(scan(2));
  await box.flush();
  expect(asked()).toBe(1);
  clock.advance(1001);
  await box.flush();
  expect(asked()).toBe(2);
});

test('what is refused does not hold up the others, and stays until it was seen, also after the app was closed', async () => {
  const { arrived, answers, start } = phone();
  answers((n) => (n === 2 ? envelope(null, 409, '盘点已完成') : n === 3 ? envelope(null, 404, '没有了') : undefined));
  const box = start();
  const heard: string[] = [];
  box.listen({ onRefused: ({ code, refused }) => void heard.push(`${code} ${refused}`) });
  scans(4).forEach(box.add);
  await box.flush();
  expect(arrived).toEqual([scan(1).opId, scan(4).opId]);
  expect(heard).toEqual(['ZC-2 盘点已完成', 'ZC-3 没有了']);
  const later = start();
  await later.flush();
  expect(arrived).toHaveLength(2);
  expect(later.waiting()).toEqual([]);
  expect(later.refused().map(({ code, refused }) => [code, refused])).toEqual([
    ['ZC-2', '盘点已完成'],
    ['ZC-3', '没有了'],
  ]);
  later.seen([scan(2).opId]);
  expect(later.refused().map(({ code }) => code)).toEqual(['ZC-3']);
});

test('two members on one phone: nothing goes out in the name of the other, nothing is lost', async () => {
  const { arrived, answers, leave, start, storage } = phone();
  answers(() => 'line');
  const lin = start('lin');
  [scan(1), scan(2)].forEach(lin.add);
  const xu = start('xu');
  xu.add(scan(3));
  answers(() => undefined);
  // The page of the first one still hears its timer.
  await lin.flush();
  expect(arrived).toEqual([]);
  await xu.flush();
  expect(arrived).toEqual([scan(3).opId]);
  storage.clear();
  expect(waitingOf(storage, SCANS, 'lin')).toEqual([scan(1), scan(2)]);
  // Logged out while one was on its way: what comes after it waits for the next login.
  const back = start('lin');
  answers(() => (leave(), undefined));
  await back.flush();
  expect(arrived).toEqual([scan(3).opId, scan(1).opId]);
  expect(waitingOf(storage, SCANS, 'lin')).toEqual([scan(2)]);
  answers(() => undefined);
  await start('lin').flush();
  expect(arrived).toEqual([scan(3).opId, scan(1).opId, scan(2).opId]);
});

test('tells each answer, and once that nothing goes on', async () => {
  const { answers, start } = phone();
  const box = start();
  const heard: Hearing<'assetStock.checkAsset'> = { onSent: jest.fn(), onFlushed: jest.fn() };
  const end = box.listen(heard);
  await box.flush();
  expect(heard.onFlushed).not.toHaveBeenCalled();
  scans(100).forEach(box.add);
  await box.flush();
  expect([heard.onSent, heard.onFlushed].map((each) => (each as jest.Mock).mock.calls.length)).toEqual([100, 1]);
  answers(() => 'line');
  box.add(scan(101));
  await box.flush();
  expect(heard.onFlushed).toHaveBeenCalledTimes(1);
  end();
});

test('once by id; what is added or dropped meanwhile, and two who ask to send at once', async () => {
  const { arrived, answers, start, transport } = phone();
  const box = start();
  box.add(scan(1));
  box.add(scan(1));
  box.add(scan(2));
  box.add(scan(3));
  let onItsWay: boolean | undefined;
  answers((n) => {
    if (n === 1) {
      onItsWay = box.drop(scan(1).opId);
      box.drop(scan(2).opId);
      box.add(scan(4));
    }
    return undefined;
  });
  await Promise.all([box.flush(), box.flush()]);
  expect(onItsWay).toBe(false);
  expect(arrived).toEqual([1, 3, 4].map((n) => scan(n).opId));
  expect(transport.send).toHaveBeenCalledTimes(3);
});

test('a full phone says so; what cannot be read there is passed over', async () => {
  const { arrived, start, storage } = phone();
  storage.set('unsent:scans:lin', '{');
  expect(start().waiting()).toEqual([]);
  storage.set('unsent:scans:lin', JSON.stringify([null, 7, { opId: 'x' }, scan(1)]));
  const box = start();
  expect(box.waiting()).toEqual([scan(1)]);
  expect(box.isKept()).toBe(true);
  storage.isKept = () => false;
  expect(box.isKept()).toBe(false);
  await box.flush();
  expect(arrived).toEqual([scan(1).opId]);
});

test('what was refused is sent again by the same id when the person asks for it, as the last one', async () => {
  const { answers, arrived, start } = phone();
  answers((n) => (n === 1 ? envelope(null, 422, '盘点已结束') : undefined));
  const box = start();
  scans(2).forEach(box.add);
  await box.flush();
  expect([box.refused().map(({ opId }) => opId), arrived]).toEqual([['op-1-0000'], ['op-2-0000']]);
  box.again('op-2-0000');
  box.again('op-1-0000');
  expect([box.refused(), box.waiting().map(({ opId }) => opId)]).toEqual([[], ['op-1-0000']]);
  await box.flush();
  expect(arrived).toEqual(['op-2-0000', 'op-1-0000']);
});
