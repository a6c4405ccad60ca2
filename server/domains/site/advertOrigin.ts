/** The host of the advert's script, which the app's page has to be allowed to run. */
import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { settings } from '../../db/schema';
import type { SiteSettings } from './defaults';

/** None when no advert brings a script of another host. */
export async function advertOrigins(tx: Tx): Promise<string[]> {
  const [stored] = await tx.select().from(settings).where(eq(settings.key, 'site'));
  const script = (stored?.value as Partial<SiteSettings> | undefined)?.ad?.script;
  return script && URL.canParse(script) ? [new URL(script).origin] : [];
}
