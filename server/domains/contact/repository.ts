/** SQL of the contact page. */
import { asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { settings, stores } from '../../db/schema';
import { DEFAULT_SITE, type SiteSettings } from '../site/defaults';
import type { StoreRow } from '../store/presenter';

export async function readSite(tx: Tx): Promise<SiteSettings> {
  const [stored] = await tx.select().from(settings).where(eq(settings.key, 'site'));
  return { ...DEFAULT_SITE, ...(stored?.value as Partial<SiteSettings> | undefined) };
}

export const findStores = (tx: Tx): Promise<StoreRow[]> => tx.select().from(stores).orderBy(asc(stores.sort));
