/** The host of the advert's script, which the app's page has to be allowed to run. */
import type { Tx } from '../../../db/client';
import { readSite } from '../shopSettings/repository';

/** None when no advert brings a script of another host. */
export async function advertOrigins(tx: Tx): Promise<string[]> {
  const script = (await readSite(tx)).ad?.script;
  return script && URL.canParse(script) ? [new URL(script).origin] : [];
}
