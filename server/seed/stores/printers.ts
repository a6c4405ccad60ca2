/** Ticket printers of the two stores with tables; virtual ones, so the demo prints without paper. */
import type { Tx } from '../../db/client';
import { printers } from '../../db/schema';
import { insertAll } from '../insert';

const ofStore = (storeId: string, name: string) => [
  {
    id: `7340${storeId}1`,
    storeId,
    name: '前台',
    address: `virtual:${name}前台`,
    width: 48,
    stations: ['desk'],
    sort: 0,
  },
  {
    id: `7340${storeId}2`,
    storeId,
    name: '茶水间',
    address: `virtual:${name}茶水间`,
    width: 32,
    stations: ['茶水'],
    sort: 1,
  },
  {
    id: `7340${storeId}3`,
    storeId,
    name: '茶点间',
    address: `virtual:${name}茶点间`,
    width: 32,
    stations: ['茶点'],
    sort: 2,
  },
];

export const seedPrinters = (tx: Tx): Promise<void> =>
  insertAll(tx, printers, [...ofStore('1', '西湖'), ...ofStore('2', '武林')]);
