/** What is the same for everything that is paid for as a whole and in time. */
import type { Tx } from '../../../server/db/client';
import { documentsOf } from '../../../server/domains/trade/payment/document';
import { atOnce } from '../../../server/domains/trade/payment/payables';
import type { Server } from '../../../server/http/context';

const NOW = 1_000_000;
const tx = {} as Tx;
const server = { now: () => NOW } as Server;
const ROW = { id: '7', no: 'YJ7', memberId: '1', status: 'unpaid', expireAt: NOW + 1, price: 900, what: '一张年卡' };

function group(row: Partial<typeof ROW> | undefined) {
  const read = jest.fn(async (_tx: Tx, _id: string, _lock: boolean) => (row ? { ...ROW, ...row } : undefined));
  const paid = jest.fn(async () => undefined);
  const close = jest.fn(async () => undefined);
  const documents = documentsOf({
    creation: { request: {} as never, make: async () => '7' },
    delivered: atOnce,
    read,
    show: (_tx, { price, what }) =>
      price === 0 ? undefined : { title: what, amount: price, nextRoute: '/a', route: '/b' },
    paid,
    close,
  });
  return { read, paid, close, documents };
}

test('the cashier sees a document, its owner only his own', async () => {
  const { documents, read } = group({});
  const shown = {
    id: '7',
    no: 'YJ7',
    memberId: '1',
    title: '一张年卡',
    amount: 900,
    state: 'open',
    expireAt: NOW + 1,
    nextRoute: '/a',
    route: '/b',
  };
  expect(await documents.find(tx, '7', {}, server)).toEqual(shown);
  expect(await documents.find(tx, '7', { memberId: '1', lock: true }, server)).toEqual(shown);
  expect(read.mock.calls.map(([, , lock]) => lock)).toEqual([false, true]);
  expect(await documents.find(tx, '7', { memberId: '2' }, server)).toBeUndefined();
  expect(await group(undefined).documents.find(tx, '7', {}, server)).toBeUndefined();
  // What costs nothing never comes to the cashier.
  expect(await group({ price: 0 }).documents.find(tx, '7', {}, server)).toBeUndefined();
});

test.each([
  ['unpaid', 'open'],
  ['paid', 'paid'],
  ['growing', 'paid'],
  ['ended', 'paid'],
  ['cancelled', 'closed'],
  ['refunded', 'closed'],
])('%s is %s', async (status, state) => {
  expect((await group({ status }).documents.find(tx, '7', {}, server))?.state).toBe(state);
});

test('it is paid while it waits, with its row locked, and never otherwise', async () => {
  const { documents, paid, read } = group({});
  await documents.paid(tx, '7', NOW, server);
  expect(read).toHaveBeenCalledWith(tx, '7', true);
  expect(paid).toHaveBeenCalledWith(tx, ROW, NOW, server);
  const gone = group({ status: 'cancelled' });
  await expect(gone.documents.paid(tx, '7', NOW, server)).rejects.toThrow('not open');
  await expect(group(undefined).documents.paid(tx, '7', NOW, server)).rejects.toThrow('not open');
  expect(gone.paid).not.toHaveBeenCalled();
});

test('its timer closes what waits and whose time is over', async () => {
  const over = group({ expireAt: NOW });
  await over.documents.expire(tx, '7', server);
  expect(over.close).toHaveBeenCalledWith(tx, { ...ROW, expireAt: NOW }, NOW, server);
  for (const row of [{}, { status: 'paid', expireAt: NOW }, undefined]) {
    const other = group(row);
    await other.documents.expire(tx, '7', server);
    expect(other.close).not.toHaveBeenCalled();
  }
});
