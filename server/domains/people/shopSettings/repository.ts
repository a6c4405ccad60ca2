/** SQL of the shop's settings: a row for each of their parts. */
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { settings } from '../../../db/schema';
import { OWN, shopSettingsOf, type Settings, type ShopSettings, type SiteSettings } from './settings';

/** Under which key a part is kept; the second from before it had its name. */
export const KEYS = { site: 'site', shopSettings: 'house' } as const satisfies Record<keyof Settings, string>;

/** What was set; what was not is nobody's. */
export const readSite = async (tx: Tx): Promise<SiteSettings> => ({ ...OWN.site, ...(await read(tx, 'site')) });
export const readShopSettings = async (tx: Tx): Promise<ShopSettings> => shopSettingsOf(await read(tx, 'shopSettings'));
export const writeSite = async (tx: Tx, change: Partial<SiteSettings>): Promise<void> =>
  write(tx, 'site', { ...(await readSite(tx)), ...change });
export const writeShopSettings = async (tx: Tx, change: Partial<ShopSettings>): Promise<void> =>
  write(tx, 'shopSettings', { ...(await readShopSettings(tx)), ...change });

async function read<K extends keyof Settings>(tx: Tx, part: K): Promise<Partial<Settings[K]> | undefined> {
  const [stored] = await tx.select().from(settings).where(eq(settings.key, KEYS[part]));
  return stored?.value as Partial<Settings[K]> | undefined;
}

async function write<K extends keyof Settings>(tx: Tx, part: K, value: Settings[K]): Promise<void> {
  const key = KEYS[part];
  await tx.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
}
