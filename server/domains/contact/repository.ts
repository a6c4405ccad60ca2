/** SQL of the contact page. */
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { settings } from '../../db/schema';
import { DEFAULT_SITE, type SiteSettings } from '../site/defaults';

export async function readSite(tx: Tx): Promise<SiteSettings> {
  const [stored] = await tx.select().from(settings).where(eq(settings.key, 'site'));
  return { ...DEFAULT_SITE, ...(stored?.value as Partial<SiteSettings> | undefined) };
}
