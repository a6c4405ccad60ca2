/** SQL of the workbench: what a job that failed for good was about, and who looked after it. */
import { eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../../../db/client';
import {
  afterSales,
  employees,
  escrowRequests,
  feedbacks,
  invoices,
  notices,
  orders,
  parcels,
  payments,
  withdrawals,
} from '../../../db/schema';
import type { JobGroup } from './labels';

/** By the first word of a job: where its key is an id, and the column that people know it by. */
const SUBJECTS: Readonly<Partial<Record<JobGroup, { table: PgTable & { id: PgColumn }; no: PgColumn }>>> = {
  afterSale: { table: afterSales, no: afterSales.no },
  escrow: { table: escrowRequests, no: escrowRequests.no },
  feedback: { table: feedbacks, no: feedbacks.no },
  invoice: { table: invoices, no: invoices.no },
  notice: { table: notices, no: notices.title },
  order: { table: orders, no: orders.no },
  parcel: { table: parcels, no: parcels.trackingNo },
  payment: { table: payments, no: payments.no },
  shipping: { table: payments, no: payments.no },
  withdrawal: { table: withdrawals, no: withdrawals.no },
};

const ID = /^[1-9]\d{0,17}$/;

/** undefined: its key is no id of something that has a number, or that is gone. */
export async function findSubject(tx: Tx, group: JobGroup, key: string): Promise<string | undefined> {
  const found = SUBJECTS[group];
  if (!found || !ID.test(key)) return undefined;
  const [row] = await tx.select({ no: found.no }).from(found.table).where(eq(found.table.id, key));
  return row?.no as string | undefined;
}

export async function listNames(tx: Tx, employeeIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (employeeIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: employees.id, name: employees.name })
    .from(employees)
    .where(inArray(employees.id, [...employeeIds]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
