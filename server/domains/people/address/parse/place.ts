/**
 * Finds the region in a text. The whole table decides: of all chains of names (province, city, district, each of which may
 * be left out) the one that reads most of the text, and none where two places fit.
 */
import { formsAt, levelOf, liesBelow, type Form } from './forms';
import { BREAK, isBreak } from './text';

interface Link extends Form {
  from: number;
  to: number;
}
/** A region and the pieces of the text that name it. */
interface FoundRegion {
  code: string;
  from: number;
  to: number;
  links: readonly Link[];
}

/** Between two levels: separators, and words that only complete a form (省直辖县级行政区划, 市辖区). */
const GAP = new RegExp(`^(?:[${BREAK}]|[-_>·•/.])+`, 'u');
const FILLER =
  /^(?:(?:省|自治区)直辖(?:县级|县)?(?:行政区划|行政单位)?|直辖县级行政区划|市辖[区县]|其[它他]区?|(?:北京|天津|上海|重庆)?(?:城区|郊县)|区(?=\p{Script=Han})|县(?=\p{Script=Han}{1,10}[县区])|生产建设兵团(?:第?[一二三四五六七八九十]{1,2}师)?)/u;

const ROAD = '(?:路|街|大道|大街|道|巷|弄|胡同|里弄)';
const HOUSE =
  '(?:大学|学院|中学|小学|学校|大厦|酒店|宾馆|饭店|医院|银行|机场|车站|公园|广场|花园|小区|新村|公寓|商城|集团|公司|超市|市场|剧院|博物馆|体育馆|图书馆|驻)';
/** A short name that goes on as another name: 南京东路, 北京大学, 邵阳县, 海淀桥. */
const GOES_ON = new RegExp(
  `^(?:[东南西北中上下前后]{0,2}[一二三四五六七八九十环]{0,2}(?:${ROAD}|[桥站镇乡村])|\\p{Script=Han}{0,2}?${HOUSE}|[省区县州盟旗]|市(?!场|民|政府|立))`,
  'u',
);
/** Of a district even more is another name: 武侯祠大街, 西湖文化广场. */
const GOES_ON_DISTRICT = new RegExp(`^(?:\\p{Script=Han}${ROAD}|\\p{Script=Han}{3}${HOUSE})`, 'u');
/** 杭州市|场, 杭州市|民中心: the last character belongs to what follows. */
const MARKET = /^(?:场|民[中广之]|立)/;
const TOWN = /^\p{Script=Han}{1,6}?(?:镇|乡|街道|开发区)/u;
/** Districts whose name is a word of its own: alone they are no place. */
const COMMON =
  /^(?:[城郊矿东西南北中]区|新[城市]区|市[中南北]区|城[东西南北中关]区|(?:经济|高新)*(?:技术)?(?:产业)?(?:开发|工业园|高新)区)$/;

/** 北四路 is a road by itself: behind a province 石河子 is the town, not the beginning of the road's name. */
const NUMBERED_ROAD = /^[东南西北][一二三四五六七八九十]{1,2}[路街]/;

/** The form may end what is said of the region here. `isAlone`: nothing stands above it. */
function endsHere({ text, code, writing }: Form, rest: string, isAlone: boolean): boolean {
  if (text.endsWith('市') && MARKET.test(rest)) return false;
  if (writing !== 'short' || (!isAlone && NUMBERED_ROAD.test(rest))) return true;
  return !GOES_ON.test(rest) && !(levelOf(code) === 2 && GOES_ON_DISTRICT.test(rest));
}

/** Where the next level may begin: behind separators, and behind a filler as well. */
function* nextStarts(text: string, at: number): Generator<number> {
  const skip = (from: number) => from + (GAP.exec(text.slice(from))?.[0].length ?? 0);
  let here = skip(at);
  yield here;
  for (;;) {
    const filler = FILLER.exec(text.slice(here));
    if (!filler) return;
    here = skip(here + filler[0].length);
    yield here;
  }
}

/** Exact names leave no room for names of old. */
function linksAt(text: string, at: number, parent: string): Link[] {
  const found = formsAt(text, at).filter(({ code }) => liesBelow(code, parent));
  return found
    .filter(
      ({ text: word, writing }) =>
        writing === 'whole' || !found.some((one) => one.writing === 'whole' && one.text === word),
    )
    .map((form) => ({ ...form, from: at, to: at + form.text.length }));
}

/** All chains that begin at `at` and go on from `links`. */
function* chainsFrom(text: string, at: number, links: readonly Link[]): Generator<readonly Link[]> {
  const parent = links.at(-1);
  for (const link of linksAt(text, at, parent?.code ?? '')) {
    const chain = [...links, link];
    if (endsHere(link, text.slice(link.to), !parent)) yield chain;
    for (const start of nextStarts(text, link.to)) {
      // A name may be said twice: 北京市北京市, 仙桃市仙桃市.
      const again =
        link.writing === 'whole' && text.startsWith(link.text, start) ? start + link.text.length : undefined;
      yield* chainsFrom(text, start, chain);
      if (again === undefined) continue;
      const twice = [...links, { ...link, to: again }];
      if (endsHere(link, text.slice(again), !parent)) yield twice;
      for (const after of nextStarts(text, again)) yield* chainsFrom(text, after, twice);
    }
  }
}

const endOf = (chain: readonly Link[]): Link => chain.at(-1) as Link;
const read = (chain: readonly Link[]): number => chain.reduce((sum, { from, to }) => sum + to - from, 0);
/** Of two places in a text the one that says more, and rather the whole of it. */
const weight = (chain: readonly Link[]): number => read(chain) + (levelOf(endOf(chain).code) === 2 ? 5 : 0);

/** What may begin a chain where a word begins. */
function mayBegin(chain: readonly Link[], text: string): boolean {
  const [first] = chain;
  if (!first) return false;
  if (chain.length > 1 || levelOf(first.code) < 2) return true;
  if (first.writing === 'short') return TOWN.test(text.slice(first.to));
  return !COMMON.test(first.text);
}

const NAME_BEFORE = /^[^\d\s]{2,4}$/u;
/** Inside a word more is asked for: two levels, a province, or a name in front. */
function mayBeginInside(chain: readonly Link[], before: string): boolean {
  const [first] = chain;
  if (!first || /\d/.test(before) || before.length > 14) return false;
  if (chain.length > 1) return true;
  if (first.writing !== 'whole' || COMMON.test(first.text)) return false;
  return levelOf(first.code) === 0 || NAME_BEFORE.test(before);
}

/** Of chains that read equally much: the one they all lie in, else as far as they agree, else nothing. */
function agreed(chains: readonly (readonly Link[])[]): readonly Link[] | undefined {
  const ends = [...new Set(chains.map((chain) => endOf(chain).code))];
  const common = ends.find((code) => ends.every((other) => other === code || liesBelow(other, code)));
  if (common !== undefined) return chains.find((chain) => endOf(chain).code === common);
  const province = ends.filter((code) => levelOf(code) === 0);
  if (province.length === 1) return chains.find((chain) => endOf(chain).code === province[0]);
  const [first = []] = chains;
  const shared = first.slice(
    0,
    first.findIndex((link, i) => chains.some((chain) => chain[i]?.code !== link.code || chain[i]?.to !== link.to)),
  );
  return shared.length > 0 ? shared : undefined;
}

/** Candidates of the highest value. */
function highest<T>(all: readonly T[], valueOf: (one: T) => number): T[] {
  const values = all.map(valueOf);
  const most = Math.max(...values);
  return all.filter((_, at) => values[at] === most);
}
const saidTwice = (chain: readonly Link[]): number =>
  chain.filter(({ from, to, text }) => to - from > text.length).length;
/** Of equal readings the one that names more levels and repeats less: 桃园市桃园市 is a city and its district. */
const agreedOf = (chains: readonly (readonly Link[])[]): readonly Link[] | undefined =>
  chains.length === 0
    ? undefined
    : agreed(highest(highest(chains, read), (chain) => 2 * chain.length - saidTwice(chain)));

const wordStart = (text: string, at: number): number => {
  let start = at;
  while (start > 0 && !isBreak(text.charAt(start - 1))) start -= 1;
  return start;
};

function bestAt(text: string, at: number): readonly Link[] | undefined {
  const start = wordStart(text, at);
  const before = text.slice(start, at);
  const chains = [...chainsFrom(text, at, [])].filter((chain) =>
    before === '' ? mayBegin(chain, text) : mayBeginInside(chain, before),
  );
  return agreedOf(chains);
}

const asFound = (chain: readonly Link[]): FoundRegion => ({
  code: endOf(chain).code,
  from: chain[0]?.from ?? 0,
  to: endOf(chain).to,
  links: chain,
});

/** The region of a text, the first of those that weigh most. `except`: pieces that are taken for names. */
export function findRegion(text: string, except: (piece: string) => boolean = () => false): FoundRegion | undefined {
  let best: readonly Link[] | undefined;
  for (let at = 0; at < text.length - 1; at += 1) {
    const chain = bestAt(text, at);
    if (!chain || (best && weight(chain) <= weight(best))) continue;
    if (!except(text.slice(chain[0]?.from, endOf(chain).to))) best = chain;
  }
  return best && asFound(best);
}

const OFFICE = /^(?:政府|人民|民政|公安|法院|检察|委|财政|税务|教育|卫生|医院|[中小]学|大学|博物|图书|体育|行政)/;
/**
 * Another piece of the same region, at the beginning of a word: its district that stands elsewhere, its province in a line of
 * its own, the whole once more in front of the street.
 */
export function findMore(text: string, code: string): FoundRegion | undefined {
  for (let at = 0; at < text.length - 1; at += 1) {
    if (at > 0 && !isBreak(text.charAt(at - 1))) continue;
    const chains = [...chainsFrom(text, at, [])].filter((chain) => {
      const end = endOf(chain);
      const fits = end.code === code || liesBelow(end.code, code) || liesBelow(code, end.code);
      const isSure = chain.length > 1 || (end.writing === 'whole' && !OFFICE.test(text.slice(end.to)));
      return fits && isSure;
    });
    const chain = agreedOf(chains);
    if (chain) return asFound(chain);
  }
  return undefined;
}

const COMPLETES = /^(?:(?:省|自治区)直辖(?:县级|县)?(?:行政区划|行政单位)?|直辖县级行政区划|市辖[区县]|其[它他]区)/;
/** What only completes a form behind the last level belongs to nothing: 盐城市其它区神州路, 杭州市区文三路. */
export function afterRegion(text: string, { to, links }: FoundRegion): number {
  const gap = GAP.exec(text.slice(to))?.[0].length ?? 0;
  const filler = COMPLETES.exec(text.slice(to + gap))?.[0];
  if (filler) return to + gap + filler.length;
  return links.at(-1)?.text.endsWith('市') && /^区\p{Script=Han}/u.test(text.slice(to)) ? to + 1 : to;
}

export const beginsWithRegion = (text: string): boolean => bestAt(text, 0) !== undefined;
