/**
 * 粘贴识别: a pasted address taken apart. Pure: the words of the text first, then the region by the server's own names, level by level.
 * It only proposes; the person looks at the preview and decides.
 */
import type { ProvinceNode } from '@/contract';
import { regionOf, type LoadRegions, type Region } from '@/domain/region/regions';

const last = (path: readonly ProvinceNode[]): ProvinceNode | undefined => path[path.length - 1];

export interface ParsedText {
  name: string;
  mobile: string;
  /** What is left: region and detail in one. */
  place: string;
}
export interface ParsedAddress extends Omit<ParsedText, 'place'> {
  /** As far as it was recognised; `complete` when it ends at a district. */
  region?: Region;
  complete: boolean;
  detail: string;
}

const LABELS =
  /(?:收货人|收件人|联系人|姓名|手机号码?|联系电话|联系方式|电话|手机|所在地区|所在地|地区|详细地址|收货地址|收件地址|地址|邮编)\s*[:：]?/g;
const MOBILE = /(^|\D)(?:\+?86[-\s]?)?(1[3-9]\d)[-\s]?(\d{4})[-\s]?(\d{4})(?!\d)/;
const PLACE_WORDS = /省|市|自治|特别行政区|[县区镇乡村路街弄巷栋楼室号]|大道|小区|单元|公寓|大厦|广场/;
const SEPARATORS = /[\s,，;；、|/\\。]+/;
/** A house number, and two or three characters glued behind it. */
const TAIL_NAME = /(.*(?:号|室|楼|栋|幢|层|单元|座|户|\d))([\u4e00-\u9fa5]{2,3})$/;
/** The surnames nine of ten people have: without one, words at the end of an address stay part of it (东门, 院内). */
const SURNAMES =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石' +
  '廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤';

const isName = (word: string): boolean => {
  if (/^[A-Za-z][A-Za-z .'-]{1,18}$/.test(word)) return true;
  if (!/^[\u4e00-\u9fa5·]{2,6}$/.test(word)) return false;
  return word.length <= 3 ? word.length === 2 || !/[省市区县州镇乡村路街号]$/.test(word) : !PLACE_WORDS.test(word);
};

/** Full-width figures and signs become plain ones. */
const plain = (text: string): string => text.normalize('NFKC').replace(/[“”"'【】[\]()（）]/g, ' ');

export function splitText(text: string): ParsedText {
  const clean = plain(text).replace(LABELS, ' ');
  const found = MOBILE.exec(clean);
  const mobile = found ? `${found[2] ?? ''}${found[3] ?? ''}${found[4] ?? ''}` : '';
  const rest = found ? clean.replace(found[0], `${found[1] ?? ''} `) : clean;
  const words = rest.split(SEPARATORS).filter((word) => word !== '' && !/^\d{6}$/.test(word));
  // The longest run of place words is the address, the first short word that is none of them the name.
  const isPlace = (word: string) => word.length > 4 && PLACE_WORDS.test(word);
  const at = words.findIndex((word) => isName(word) && !isPlace(word));
  const alone = words.length > 1 && at >= 0 && words.some((word, index) => index !== at && PLACE_WORDS.test(word));
  const name = alone || (words.length === 1 && at === 0) ? (words[at] ?? '') : '';
  const place = joined(words.filter((_, index) => name === '' || index !== at));
  if (name !== '') return { name, mobile, place };
  const tail = TAIL_NAME.exec(place);
  const glued = tail?.[2] ?? '';
  return SURNAMES.includes(glued.charAt(0)) && glued !== ''
    ? { name: glued, mobile, place: tail?.[1] ?? '' }
    : { name: '', mobile, place };
}

/** Chinese needs no spaces; between figures or letters one stays. */
const joined = (words: readonly string[]): string =>
  words.reduce((text, word) => text + (/[\dA-Za-z]$/.test(text) && /^[\dA-Za-z]/.test(word) ? ' ' : '') + word, '');

const SUFFIXES =
  /(?:特别行政区|维吾尔自治区|壮族自治区|回族自治区|自治区|土家族苗族自治州|藏族羌族自治州|自治州|自治县|地区|新区|林区|盟|省|市|区|县|旗)$/;

/** 浙江省 -> 浙江; a name of two characters keeps its suffix (城区, 郊区). */
export const shortName = (name: string): string => {
  const short = name.replace(SUFFIXES, '');
  return short.length >= 2 ? short : name;
};

/** The node whose name the text begins with, and the text behind it. The longer match wins: 朝阳区 before 朝阳. */
export function takeRegion(
  text: string,
  nodes: readonly ProvinceNode[],
): { node: ProvinceNode; rest: string } | undefined {
  let best: { node: ProvinceNode; used: number } | undefined;
  for (const node of nodes) {
    const short = shortName(node.name);
    const used = text.startsWith(node.name) ? node.name.length : text.startsWith(short) ? lengthOf(text, short) : 0;
    if (used > 0 && (!best || used > best.used)) best = { node, used };
  }
  return best && { node: best.node, rest: text.slice(best.used) };
}

/** A short name takes the one suffix that follows it: 浙江 of 浙江省, 杭州 of 杭州市. */
const lengthOf = (text: string, short: string): number =>
  short.length + (/^[省市区县州盟旗]/.test(text.slice(short.length)) ? 1 : 0);

/** Reads the region level by level. A level that the text leaves out (the city of 北京市, a province) is found when only one fits. */
export async function recognise(text: string, load: LoadRegions): Promise<ParsedAddress> {
  const { name, mobile, place } = splitText(text);
  const path: ProvinceNode[] = [];
  let rest = place;
  const provinces = await load('');
  const first = takeRegion(rest, provinces) ?? (await byCapital(rest, provinces));
  if (first) {
    path.push(first.node);
    rest = first.rest;
  }
  while (path.length > 0 && path.length < 3 && last(path)?.leaf !== true) {
    const nodes = await load(last(path)?.code ?? '');
    const next = takeRegion(rest, nodes);
    if (next) {
      path.push(next.node);
      rest = next.rest;
      continue;
    }
    const only = path.length === 1 ? await skipCity(rest, nodes, load) : undefined;
    if (!only) break;
    path.push(...only.nodes);
    rest = only.rest;
  }
  return {
    name,
    mobile,
    ...(path.length > 0 ? { region: regionOf(path) } : {}),
    complete: path.length === 3 || last(path)?.leaf === true,
    detail: rest,
  };
}

/** 北京市东城区 and 上海浦东新区 leave out the city: look one level further in provinces of few cities. */
async function skipCity(rest: string, cities: readonly ProvinceNode[], load: LoadRegions) {
  if (cities.length > 3) return undefined;
  for (const city of cities) {
    if (city.leaf) continue;
    const found = takeRegion(rest, await load(city.code));
    if (found) return { nodes: [city, found.node], rest: found.rest };
  }
  return undefined;
}

/** Cities that people write without their province. The province is still looked up by the server's code. */
const KNOWN_CITIES: Readonly<Record<string, string>> = {
  石家庄: '13',
  太原: '14',
  呼和浩特: '15',
  沈阳: '21',
  大连: '21',
  长春: '22',
  哈尔滨: '23',
  南京: '32',
  苏州: '32',
  无锡: '32',
  杭州: '33',
  宁波: '33',
  温州: '33',
  绍兴: '33',
  合肥: '34',
  福州: '35',
  厦门: '35',
  泉州: '35',
  南昌: '36',
  济南: '37',
  青岛: '37',
  郑州: '41',
  武汉: '42',
  长沙: '43',
  广州: '44',
  深圳: '44',
  佛山: '44',
  东莞: '44',
  珠海: '44',
  南宁: '45',
  海口: '46',
  成都: '51',
  贵阳: '52',
  昆明: '53',
  拉萨: '54',
  西安: '61',
  兰州: '62',
  西宁: '63',
  银川: '64',
  乌鲁木齐: '65',
};

async function byCapital(text: string, provinces: readonly ProvinceNode[]) {
  const city = Object.keys(KNOWN_CITIES).find((one) => text.startsWith(one));
  const node = city && provinces.find(({ code }) => code.startsWith(KNOWN_CITIES[city] ?? '-'));
  return node ? { node, rest: text } : undefined;
}
