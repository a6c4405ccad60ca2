/** The endpoint table against the fixture: what stands must be exact, what is missing is counted and named. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@/contract';
import { schemas } from '@/contract/schemas';

interface Row {
  name: string;
  method: string;
  path: string;
  auth: string;
  hide: string;
}

const readRows = (file: string): Row[] => {
  const [, ...lines] = readFileSync(join(__dirname, file), 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [name = '', , method = '', path = '', auth = '', hide = ''] = line.split('\t');
    return { name, method, path, auth, hide };
  });
};
const rows = readRows('endpoints.tsv');
/** Calls the specification does not have but the product needs; each is named in the test below. */
const additions = readRows('additions.tsv');
const byName = new Map([...rows, ...additions].map((row) => [row.name, row]));
/** Realtime topics are no calls. */
const calls = rows.filter(({ method }) => method !== 'WS');

test('the fixture has every call', () => {
  expect(rows).toHaveLength(437);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});

test('what goes beyond the specification is named here, and stands', () => {
  expect(additions.map(({ name }) => name)).toEqual([
    'member.logout',
    'notify.settings',
    'notify.subscribe',
    'integralGoods.accept',
    'auth.devices',
    'auth.endDevice',
    'ticket.create',
    'ticket.state',
    'screen.board',
    'memberInvoice.companies',
    'special.inquiry',
    'file.ownVideos',
    'file.videoDelete',
    'memberV4.sharer',
    'atShop.transfer',
    'memberV4.vipRefund',
    'assetStock.stockCancel',
    'stock.goods',
    'escrow.express',
    'address.parse',
  ]);
  expect(additions.filter(({ name }) => !(name in endpoints))).toEqual([]);
  expect(rows.filter(({ name }) => additions.some((added) => added.name === name))).toEqual([]);
});

test.each(Object.entries(endpoints))(
  'rule 2.14: %s has the method, path, auth and hide of the fixture',
  (name, endpoint) => {
    const { method, path, auth, hide } = endpoint;
    expect({ name, method, path, auth: String(auth), hide: String(hide) }).toEqual(byName.get(name));
  },
);

test('every endpoint has its schemas', () => {
  expect(Object.keys(schemas).sort()).toEqual(Object.keys(endpoints).sort());
});

test('no endpoint that stands gets lost', () => {
  expect(calls.filter(({ name }) => name in endpoints).length).toBeGreaterThanOrEqual(175);
});
