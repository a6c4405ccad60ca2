/**
 * Words that a text of people may not carry. Han writes without spaces, so a word that also stands inside innocent ones names its neighbours
 * (去死亡谷, 妈妈的味道, 往返利物浦); Latin words have borders (badminton, Ashita).
 */

/** Letters and digits only, without the spaces and signs that people hide words with. */
const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** A Latin word, also with signs between its letters, and not as a part of another one. */
const latin = (word: string, endings = ''): RegExp =>
  new RegExp(`(?<!\\p{Script=Latin})${[...word].join('[^\\p{L}\\p{N}]*')}(?:${endings})?(?!\\p{Script=Latin})`, 'u');

const INSULTS: readonly RegExp[] = [
  /傻逼/,
  /(?<![体早课做广情节贞德])操你/,
  /(?<![妈姥爸你我他她的])妈的(?![味手菜茶厨爱小宝家怀拿])|[他你她]妈的(?![味手菜茶厨爱小宝家怀拿])/,
  /去死(?![亡海角磕胡])/,
  /垃圾人(?!工)/,
  /fuck/,
];
/** Trade and insults with Latin letters. */
const LATIN_WORDS: readonly RegExp[] = [
  latin('shit', 's|ty|head|hole'),
  latin('bullshit'),
  /加[^\p{L}\p{N}]*v[^\p{L}\p{N}]*[x信]?(?!\p{Script=Latin})/u,
];

const TRADE: readonly RegExp[] = [
  /加[薇微威](?:信|$|\d)/,
  /(?<![现时古当近年世])代购/,
  /(?<!往)返利(?!物|兹)/,
  /贷款/,
  /赌博/,
  /(?<![渊广])博彩(?![虹众云墨])/,
  /(?<![景夜月春秋特音茶天山水声暮国本神气脸颜])色情(?![怀调绪歌侣缘])/,
  /(?<![消解排中])毒品/,
  /发票代开|代开发票/,
];
const POST_TRADE: readonly RegExp[] = [/刷单(?![车杠词])/, /包治百病/];
const NAME_TRADE: readonly RegExp[] = [/(?<![低卑轻细])微信(?![念仰任])/, /支付宝/];

/** Who speaks for the shop: a title alone, with whose it is before it, or with an office behind it. 平台山人 and 爱怼客服的猫 are names. */
const CLAIMS: readonly RegExp[] = [
  /(?<![判县])官方(?![正知])/,
  /系统(?:消息|通知|公告|管理)/,
  /(?<!图书|仓库|宿舍|档案|公园)管理员/,
  /店长(?![椅凳廊沙])/,
  /^客服|(?<!不是|不做|不当|不想做|前|怕|怼|讨厌|没有)客服$/,
  /(?:平台|在线|人工|售后|售前|专属|商城|微信|网店|总部|会员|智能|金牌|官网|本店)客服/,
  /客服(?:中心|部|专员|经理|主管|人员|热线|电话|小?号|小[^\s])/,
  /^平台$|^(?:本|我们)?平台(?:管理|公告|通知|运营|小二|小助手|助手|工作|专员|消息|经理|认证|安全|审核|中心|服务|方|系统|\d)/,
];
const LATIN_CLAIMS: readonly RegExp[] = [latin('admin', 's|istrators?')];

const holds = (text: string, inLetters: readonly RegExp[], inWords: readonly RegExp[] = []): boolean => {
  const letters = plain(text);
  const words = text.normalize('NFKC').toLowerCase();
  return inLetters.some((word) => word.test(letters)) || inWords.some((word) => word.test(words));
};

/** What no name and no plaque is: an insult, an offer, or somebody who speaks for the shop, `shop` being what it calls itself. */
export const isBlockedName = (text: string, shop: string): boolean =>
  holds(text, [...INSULTS, ...TRADE, ...NAME_TRADE, ...CLAIMS], [...LATIN_WORDS, ...LATIN_CLAIMS]) ||
  plain(text).includes(plain(shop));

/** Trade outside the shop, fraud and insults, in a post or a comment. */
export const isBlockedPost = (text: string): boolean => holds(text, [...INSULTS, ...TRADE, ...POST_TRADE], LATIN_WORDS);

/** The same letters as `plain` and as its words, each with the place of the character that it comes from. */
function placed(text: string): { letters: string; words: string; ofLetters: number[]; ofWords: number[] } {
  const found = { letters: '', words: '', ofLetters: [] as number[], ofWords: [] as number[] };
  for (const [at, character] of Array.from(text).entries()) {
    const word = character.normalize('NFKC').toLowerCase();
    const letter = plain(character);
    found.words += word;
    found.letters += letter;
    for (let i = 0; i < word.length; i += 1) found.ofWords.push(at);
    for (let i = 0; i < letter.length; i += 1) found.ofLetters.push(at);
  }
  return found;
}

/** Characters, from the first to the last of each place where one of the words stands, with the signs that it hides behind. */
function* spansOf(text: string, places: readonly number[], words: readonly RegExp[]) {
  for (const word of words)
    for (const { 0: found, index } of text.matchAll(new RegExp(word.source, `g${word.flags}`)))
      yield [places[index] ?? 0, places[index + found.length - 1] ?? 0] as const;
}

/** The text with a star for each character of what no post may carry; as it is where there is nothing of the kind. */
export function starBlocked(text: string): string {
  if (!isBlockedPost(text)) return text;
  const characters = Array.from(text);
  const { letters, words, ofLetters, ofWords } = placed(text);
  const spans = [
    ...spansOf(letters, ofLetters, [...INSULTS, ...TRADE, ...POST_TRADE]),
    ...spansOf(words, ofWords, LATIN_WORDS),
  ];
  for (const [from, to] of spans) characters.fill('*', from, to + 1);
  const starred = characters.join('');
  // What only the whole text shows, as letters that belong together do, goes with all of it.
  return isBlockedPost(starred) ? '*'.repeat(characters.length) : starred;
}
