/** How people write the names of the region table: whole (杭州市), short (杭州), or with another word behind it (恩施州, 富阳市 of old). */
import { allRegions } from '../regions';

/** `whole` beats `short` and `other` where both could be meant. */
type Writing = 'whole' | 'short' | 'other';
export interface Form {
  text: string;
  code: string;
  writing: Writing;
}
type Level = 0 | 1 | 2;

export const levelOf = (code: string): Level => (code.endsWith('0000') ? 0 : code.endsWith('00') ? 1 : 2);

/** The two prefectures that 伊犁 administers have codes of their own beside it. */
const ALSO_BELOW: Readonly<Record<string, RegExp>> = { 654000: /^654[23]/ };

/** Whether `code` lies below `parent`, however many levels; '' is the country. */
export function liesBelow(code: string, parent: string): boolean {
  if (parent === '') return true;
  if (code === parent) return false;
  if (levelOf(parent) === 0) return code.startsWith(parent.slice(0, 2));
  return levelOf(parent) === 1 && (code.startsWith(parent.slice(0, 4)) || (ALSO_BELOW[parent]?.test(code) ?? false));
}

const PEOPLES =
  /(?:维吾尔|哈萨克|蒙古|柯尔克孜|塔吉克|锡伯|各|(?:壮|回|满|维吾尔|苗|彝|土家|藏|蒙古|侗|布依|瑶|白|朝鲜|哈尼|黎|哈萨克|傣|畲|傈僳|东乡|仡佬|拉祜|佤|水|纳西|羌|土|仫佬|柯尔克孜|景颇|达斡尔|撒拉|布朗|毛南|塔吉克|普米|怒|鄂温克|保安|裕固|独龙|鄂伦春|各)族)+$/;
const SUFFIX =
  /(?:特别行政区|自治[区州县旗]|地区|新区|林区|矿区|街道办事处|街道|行政委员会|管委会|[省市区县旗盟镇乡])$/;
/** 经济技术开发区, 工业园区: shortened they are no name any more. */
const NEVER_SHORT = /(?:开发区|园区|管理区|工业区|示范区)$/;
/** What may stand behind the short name of a level; renamed counties are still written by their former word. */
const OTHER_WORDS: Readonly<Record<Level, readonly string[]>> = {
  0: ['省', '市', '自治区', '特别行政区'],
  1: ['市', '地区', '州', '盟', '自治州'],
  2: ['市', '县', '区', '旗', '新区', '自治县', '自治旗'],
};
/** 东莞 and its like have towns where others have districts. */
const TOWN_WORDS = ['镇', '街道', '区'];

/** 恩施土家族苗族自治州 -> 恩施; 东乡族自治县 -> 东乡; '' when nothing of two characters is left (城区, 忠县). */
export function shortName(name: string): string {
  if (NEVER_SHORT.test(name)) return '';
  const bare = name.replace(SUFFIX, '');
  if (bare === name) return '';
  const own = /自治/.test(name) ? bare.replace(PEOPLES, '') : bare;
  const short = own.length >= 2 ? own : bare.replace(/族$/, '');
  return short.length >= 2 ? short : '';
}

function formsOf(name: string, code: string): Form[] {
  const short = shortName(name);
  const words = /(?:镇|乡|街道|办事处)$/.test(name) ? TOWN_WORDS : OTHER_WORDS[levelOf(code)];
  const others = short === '' ? [] : words.map((word) => short + word);
  return [
    { text: name, code, writing: 'whole' as const },
    ...(short === '' ? [] : [{ text: short, code, writing: 'short' as const }]),
    ...others.filter((text) => text !== name).map((text) => ({ text, code, writing: 'other' as const })),
  ];
}

/** By their first two characters. */
const forms = new Map<string, Form[]>();
for (const { code, name } of allRegions())
  for (const form of formsOf(name, code)) {
    const key = form.text.slice(0, 2);
    const same = forms.get(key);
    if (same) same.push(form);
    else forms.set(key, [form]);
  }

/** Every form that stands at `at` of the text. */
export const formsAt = (text: string, at: number): Form[] =>
  (forms.get(text.slice(at, at + 2)) ?? []).filter((form) => text.startsWith(form.text, at));
