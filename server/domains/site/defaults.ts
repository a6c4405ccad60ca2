/** What the shop is called and shows at launch: written to the settings by the seed, the fallback of a database without them. */
import type { SiteConfig } from '../../../src/contract/site/schemas';

/** Fields that come from elsewhere: hot words from their table, agreements from the page versions, demo from the configuration. */
export type SiteSettings = Omit<SiteConfig, 'hotWords' | 'hotTags' | 'agreements' | 'demo' | 'demoAccounts'>;

export const DEFAULT_SITE: SiteSettings = {
  contact_img: '/images/service/1.webp',
  contact_url: '/site/pages/single_detail?code=FAQ',
  music_auto_play: 0,
  music_img: '/images/music/1.webp',
  // Played where the shop wants it (music_auto_play 1) or the member does (settings).
  music_file: '/audio/1.wav',
  appName: '叶间',
  version: '2.0.0',
  versionCode: 119,
  ad: { id: '1', image: '/images/ad/1.webp', link: '/pages/tea/index', seconds: 5 },
  theme: 'red',
  grayMode: false,
  serviceMobile: '400-820-0119',
  serviceHours: '09:00-21:00',
  serviceUserId: '10104',
  webHosts: ['yejian.example.com', 'mp.weixin.qq.com', 'www.sf-express.com', 'www.gov.cn'],
};

/** Members of the demo world that a demo server offers for a first try: the main one and a channel partner. */
export const DEMO_MOBILES = ['13800000001', '13800000040'];

/** Texts that registration and checkout link to, in the order they are listed. */
export const AGREEMENTS: readonly [code: string, label: string][] = [
  ['AGREEMENT', '用户协议'],
  ['PRIVACY', '隐私政策'],
  ['ALGORITHM', '算法与个性化说明'],
  ['LICENCE', '资质证照'],
];
