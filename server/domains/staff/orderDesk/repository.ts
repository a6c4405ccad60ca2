/** SQL of the notes that the staff keeps about an order. */
import { desc, eq } from 'drizzle-orm';
import { insertInto } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import { employees, orderNotes } from '../../../db/schema';

export const insertNote = insertInto(orderNotes);

/** The newest first, with their authors. */
export const listNotes = (tx: Tx, orderId: string) =>
  tx
    .select({ id: orderNotes.id, by: employees.name, text: orderNotes.text, at: orderNotes.at })
    .from(orderNotes)
    .leftJoin(employees, eq(employees.id, orderNotes.employeeId))
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(desc(orderNotes.at), desc(orderNotes.id));
