/** SQL of what stands above a goods list. */
import { and, eq, sql } from 'drizzle-orm';
import type { ListHead } from '../../../../../src/contract/catalogue/schemas';
import type { Tx } from '../../../../db/client';
import { campaigns, collects, masters, producers } from '../../../../db/schema';
import { masterColumns } from '../repository';

export async function findProducer(tx: Tx, id: string): Promise<ListHead['producer']> {
  const [row] = await tx
    .select({
      id: producers.id,
      name: producers.name,
      region: producers.region,
      cover: producers.cover,
      altitude: producers.altitude,
      area: producers.area,
      since: producers.since,
      certs: producers.certs,
    })
    .from(producers)
    .where(eq(producers.id, id));
  return row;
}

export async function findMaster(tx: Tx, memberId: string | undefined, id: string): Promise<ListHead['master']> {
  const kept = tx
    .select({ one: sql`1` })
    .from(collects)
    .where(and(eq(collects.memberId, memberId ?? '0'), eq(collects.kind, 'master'), eq(collects.targetId, id)));
  const [row] = await tx
    .select({
      ...masterColumns,
      collected: sql<boolean>`exists (${kept})`,
    })
    .from(masters)
    .where(eq(masters.id, id));
  return row;
}

export async function findSale(tx: Tx, id: string): Promise<ListHead['campaign']> {
  const [row] = await tx
    .select({ id: campaigns.id, label: campaigns.slotLabel, startAt: campaigns.startAt, endAt: campaigns.endAt })
    .from(campaigns)
    .where(and(eq(campaigns.id, id), eq(campaigns.type, 'discount')));
  return row;
}
