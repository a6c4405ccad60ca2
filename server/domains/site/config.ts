/** site.config: what every client asks for at launch. */
import { asc, eq, inArray, isNull } from 'drizzle-orm';
import type { SiteConfig } from '../../../src/contract/site/schemas';
import type { Tx } from '../../db/client';
import { hotWords, pageContents, settings } from '../../db/schema';
import type { Server } from '../../http/context';
import { AGREEMENTS, DEFAULT_SITE, type SiteSettings } from './defaults';

const HOT_WORDS = 10;
export const MINI_PROGRAM_GROUP = 'mini-program';

/** The mini-program variant knows no app upgrade, starts silent and says where it lives. */
export async function loadSiteConfig(
  tx: Tx,
  group: string | undefined,
  { config, gateways }: Pick<Server, 'config' | 'gateways'>,
): Promise<SiteConfig> {
  const [stored] = await tx.select().from(settings).where(eq(settings.key, 'site'));
  const { upgrade, ...site } = { ...DEFAULT_SITE, ...(stored?.value as Partial<SiteSettings> | undefined) };
  const words = await tx
    .select({ word: hotWords.word, tag: hotWords.tag })
    .from(hotWords)
    .where(isNull(hotWords.meansWord))
    .orderBy(asc(hotWords.sort), asc(hotWords.id))
    .limit(HOT_WORDS);
  const codes = AGREEMENTS.map(([code]) => code);
  const pages = await tx
    .select({ code: pageContents.code, version: pageContents.version })
    .from(pageContents)
    .where(inArray(pageContents.code, codes));
  const versionOf = (code: string) => pages.find((page) => page.code === code)?.version ?? '';
  const isMini = group === MINI_PROGRAM_GROUP;
  return {
    ...site,
    ...(isMini ? { music_auto_play: 0 } : upgrade ? { upgrade } : {}),
    webHosts: [...new Set([...site.webHosts, new URL(config.publicUrl).hostname])],
    hotWords: words.map((row) => row.word),
    hotTags: words.filter(({ tag }) => tag !== ''),
    agreements: AGREEMENTS.map(([key, label]) => ({ key, label, value: versionOf(key) })),
    demo: config.demo,
    ...(isMini ? { miniProgram: { appId: gateways.identity.miniAppId, path: '/pages/tea/index' } } : {}),
  };
}
