/** SQL of the house: a row of the settings for each of its parts. */
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../db/client';
import { settings } from '../../../db/schema';
import { houseOf, OWN, type HouseSettings, type Settings, type SiteSettings } from './settings';

/** What was set; what was not is nobody's. */
export const readSite = async (tx: Tx): Promise<SiteSettings> => ({ ...OWN.site, ...(await read(tx, 'site')) });
export const readHouse = async (tx: Tx): Promise<HouseSettings> => houseOf(await read(tx, 'house'));
export const writeSite = async (tx: Tx, change: Partial<SiteSettings>): Promise<void> =>
  write(tx, 'site', { ...(await readSite(tx)), ...change });
export const writeHouse = async (tx: Tx, change: Partial<HouseSettings>): Promise<void> =>
  write(tx, 'house', { ...(await readHouse(tx)), ...change });

async function read<K extends keyof Settings>(tx: Tx, key: K): Promise<Partial<Settings[K]> | undefined> {
  const [stored] = await tx.select().from(settings).where(eq(settings.key, key));
  return stored?.value as Partial<Settings[K]> | undefined;
}

async function write<K extends keyof Settings>(tx: Tx, key: K, value: Settings[K]): Promise<void> {
  await tx.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
}
