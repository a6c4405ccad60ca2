/** Figures of a store's tables on a day, and what waits for its staff. */
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { badRequest } from '../../../../http/errors';
import { DAY_MS, dayOf, instantOf, timeOf } from '../../../../lib/shanghai';
import { listFailedPrints } from '../../../offer/printing/queue';
import { presentStore } from '../../../offer/store/presenter';
import { deskStores } from '../../booking/lists';
import { countReturns, listHot, listPaidLegs, listWaitingReturns } from '../rows/bill/repository';
import { presentPrint, presentReturn } from '../round/presenter';
import { readKitchen } from './kitchen';
import { listLive, listOpened, listTables } from '../rows/session/repository';

const HOT = 5;
const WAITING = 50;

/** 403 a store where one does not serve · 400 no such day. */
export async function readSummary(
  tx: Tx,
  memberId: string,
  { storeId, date }: RequestOf<'scanCode.businessSummary'>,
  now: number,
): Promise<DataOf<'scanCode.businessSummary'>> {
  const { store, stores } = await deskStores(tx, memberId, storeId);
  const own = store.id;
  const day = date ?? dayOf(now);
  const from = instantOf(day);
  if (Number.isNaN(from)) throw badRequest('date');
  const to = from + DAY_MS;
  const [tables, live, opened] = [
    await listTables(tx, own),
    await listLive(tx, own),
    await listOpened(tx, own, from, to),
  ];
  const paid = (await listPaidLegs(tx, own, from, to)).map(({ leg }) => leg);
  const sessions = opened.filter(({ intoId }) => intoId === null);
  const turnover = paid.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
  const guests = sessions.reduce((sum, { party }) => sum + party, 0);
  const hours = new Map<string, number>();
  for (const { paidAt, amount, refunded } of paid) {
    const hour = timeOf(paidAt ?? from).slice(0, 2);
    hours.set(hour, (hours.get(hour) ?? 0) + amount - refunded);
  }
  const waiting = [];
  for (const row of await listWaitingReturns(tx, own, WAITING)) waiting.push(await presentReturn(tx, row));
  return {
    store: presentStore(store, { now }),
    stores: stores.map(({ id, name }) => ({ value: id, label: name })),
    date: day,
    tables: {
      open: live.filter(({ status }) => status === 'open').length,
      billing: live.filter(({ status }) => status === 'billing').length,
      idle: tables.length - live.length,
    },
    turnover,
    orders: sessions.length,
    guests,
    perGuest: guests === 0 ? 0 : Math.round(turnover / guests),
    turnRate: tables.length === 0 ? 0 : Math.round((sessions.length * 100) / tables.length),
    returns: await countReturns(tx, own, from, to),
    waiting,
    failedPrints: (await listFailedPrints(tx, own, now)).map(presentPrint),
    hot: (await listHot(tx, own, from, to, HOT)).map(({ id, title, pieces }) => ({
      key: id,
      label: title,
      value: String(pieces),
    })),
    byHour: [...hours]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([hour, amount]) => ({
        key: hour,
        label: `${hour}:00`,
        value: String(amount),
      })),
    kitchen: await readKitchen(tx, own, now),
  };
}
