/** site.config: what every client asks for at launch. */
import type { SiteConfig } from '../../../../src/contract/site/schemas';
import type { Tx } from '../../../db/client';
import type { Server } from '../../../http/context';
import { AGREEMENTS, DEMO_MOBILES } from './defaults';
import { readShopSettings, readSite } from '../shopSettings/repository';
import { listDemoAccounts, listHotWords, listPageVersions } from './repository';

const HOT_WORDS = 10;
export const MINI_PROGRAM_GROUP = 'mini-program';

/** The mini-program variant knows no app upgrade, starts silent and says where it lives. */
export async function loadSiteConfig(
  tx: Tx,
  group: string | undefined,
  { config, gateways }: Pick<Server, 'config' | 'gateways'>,
): Promise<SiteConfig> {
  const { upgrade, ...site } = await readSite(tx);
  const shopSettings = await readShopSettings(tx);
  const words = await listHotWords(tx, HOT_WORDS);
  const pages = await listPageVersions(
    tx,
    AGREEMENTS.map(([code]) => code),
  );
  const versionOf = (code: string) => pages.find((page) => page.code === code)?.version ?? '';
  const isMini = group === MINI_PROGRAM_GROUP;
  return {
    ...site,
    ...(gateways.sms.voice ? {} : { voiceCode: false }),
    ...(isMini ? { music_auto_play: 0 } : upgrade ? { upgrade } : {}),
    webHosts: [...new Set([...site.webHosts, new URL(config.publicUrl).hostname])],
    hotWords: words.map((row) => row.word),
    hotTags: words.filter(({ tag }) => tag !== ''),
    agreements: AGREEMENTS.map(([key, label]) => ({ key, label, value: versionOf(key) })),
    levels: shopSettings.levels.map(({ name }) => name),
    closeDays: shopSettings.limits.closeDays,
    demo: config.demo,
    ...(config.demo ? { demoAccounts: await listDemoAccounts(tx, DEMO_MOBILES) } : {}),
    ...(isMini ? { miniProgram: { appId: gateways.identity.miniAppId, path: '/pages/tea/index' } } : {}),
  };
}
