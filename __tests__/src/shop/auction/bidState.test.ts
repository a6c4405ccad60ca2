/** Where a viewer stands, in the words of the page. */
import type { AuctionView } from '@/contract';
import { bidStateOf } from '@/shop/auction/bidState';

const base: AuctionView = {
  id: '1',
  status: 'running',
  current: 215_000,
  leader: '张**',
  isLeader: false,
  bids: [],
  bidCount: 3,
  endAt: 2,
  extensions: 0,
  next: 220_000,
  serverTime: 1,
  startPrice: 160_000,
  step: 5_000,
  deposit: 20_000,
  marketPrice: 260_000,
  startAt: 0,
  depositPaid: true,
  watchers: 1,
  rev: 1,
};
const order = { status: 'unpaid', payable: 300_000, needsAddress: false, offered: false };

test.each<[string, Partial<AuctionView>, string, boolean]>([
  ['before', { status: 'upcoming' }, '预展中', false],
  ['nobody yet', { bidCount: 0 }, '等待第一次出价', false],
  ['somebody else', {}, '当前领先 张**', false],
  ['own', { isLeader: true, myMax: 300_000 }, '你当前领先', true],
  ['extended', { status: 'extended', isLeader: true }, '你当前领先', true],
  ['passed', { status: 'passed' }, '已流拍', false],
  ['lost', { status: 'sold', myMax: 210_000 }, '已成交 张**', false],
  ['won', { status: 'sold', orderId: '9', order }, '恭喜，你已拍得', true],
  ['paid', { status: 'sold', orderId: '9', order: { ...order, status: 'paid' } }, '已成交', true],
  ['forfeited', { status: 'forfeited' }, '拍得者违约', false],
  ['offered', { status: 'forfeited', orderId: '9', order: { ...order, offered: true } }, '补拍机会', true],
])('%s', (_, change, text, own) => {
  expect(bidStateOf({ ...base, ...change })).toMatchObject({ text, own });
});

test('a proxy that has room says how far it goes', () => {
  expect(bidStateOf({ ...base, isLeader: true, myMax: 300_000 }).note).toBe('代理上限 ¥3,000');
  expect(bidStateOf({ ...base, isLeader: true, myMax: 215_000 }).note).toBe('');
});
