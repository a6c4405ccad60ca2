/** Writes orders with what each of them has of its own: lines, log, payment. */
import type { Tx } from '../../db/client';
import { orderLines, orderLogs, orders, payments } from '../../db/schema';
import { insertAll } from '../insert';
import type { BuiltOrder, Row } from './shapes';

interface NewOrder extends Pick<BuiltOrder, 'order' | 'logs'> {
  lines: Row<typeof orderLines>[];
  payment?: Row<typeof payments> | undefined;
}

export async function insertOrders(tx: Tx, built: readonly NewOrder[]): Promise<void> {
  await insertAll(
    tx,
    orders,
    built.map(({ order }) => order),
  );
  await insertAll(
    tx,
    orderLines,
    built.flatMap(({ lines }) => lines),
  );
  await insertAll(
    tx,
    orderLogs,
    built.flatMap(({ logs }) => logs),
  );
  await insertAll(
    tx,
    payments,
    built.flatMap(({ payment }) => payment ?? []),
  );
}
