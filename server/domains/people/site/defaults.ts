/** What the site offers beside its settings. */

/** Members of the demo world that a demo server offers for a first try: the main one and a channel partner. */
export const DEMO_MOBILES = ['13800000001', '13800000040'];

/** Texts that registration and checkout link to, in the order they are listed. */
export const AGREEMENTS: readonly [code: string, label: string][] = [
  ['AGREEMENT', '用户协议'],
  ['PRIVACY', '隐私政策'],
  ['ALGORITHM', '算法与个性化说明'],
  ['LICENCE', '资质证照'],
];
