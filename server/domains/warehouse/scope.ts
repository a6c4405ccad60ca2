/** Whose documents a clerk sees (rules 5.3, 24.7): those of customers, those of the own store and what comes to it; managers see all. */
import { and, eq, isNull, or, type SQL } from 'drizzle-orm';
import { stockDocuments } from '../../db/schema';
import type { Employee } from '../employee/repository';

export const seenBy = ({ storeId, isManager }: Pick<Employee, 'storeId' | 'isManager'>): SQL | undefined =>
  isManager
    ? undefined
    : or(
        isNull(stockDocuments.storeId),
        eq(stockDocuments.storeId, storeId),
        and(eq(stockDocuments.kind, 'transfer'), eq(stockDocuments.sourceId, storeId)),
      );
