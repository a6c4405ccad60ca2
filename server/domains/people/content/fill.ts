/**
 * Page texts name the shop and its rates by placeholders, {店名} or {直推收益}, so that a sample serves every shop. What the shop does not
 * tell leaves out the paragraph, the item or the row that would say it.
 */
import { escapeHtml } from '../../../lib/markup';
import { yuan } from '../../../lib/money';
import type { ShopSettings, SiteSettings, TeamGrade } from '../shopSettings/settings';

const percent = (bp: number): string => `${bp / 100}%`;

function gradeText({ name, needDirect, needAmount }: TeamGrade, addedBp: number): string {
  const needs = [
    ...(needDirect > 0 ? [`直接推荐满 ${needDirect} 人`] : []),
    ...(needAmount > 0 ? [`月成交满 ${yuan(needAmount)} 元`] : []),
  ];
  const need = needs.length > 0 ? needs.join('且') : '同意本协议';
  return `${name}：${need}，${addedBp > 0 ? `直接推荐另加 ${percent(addedBp)}` : '无额外比例'}`;
}

const FACTS: Readonly<Record<string, (site: SiteSettings, shopSettings: ShopSettings) => string>> = {
  店名: ({ appName }) => appName,
  客服电话: ({ serviceMobile }) => serviceMobile,
  客服时间: ({ serviceHours }) => serviceHours,
  公司名称: (_, { legalName }) => legalName,
  注册地址: (_, { registeredAddress }) => registeredAddress,
  统一社会信用代码: (_, { papers }) => papers.creditCode,
  食品经营许可证: (_, { papers }) => papers.foodLicence,
  食品经营许可证有效期: (_, { papers }) => papers.foodLicenceUntil,
  增值电信许可证: (_, { papers }) => papers.telecomLicence,
  增值电信许可证有效期: (_, { papers }) => papers.telecomLicenceUntil,
  网站备案: (_, { papers }) => papers.filing,
  证照说明: (_, { papers }) => papers.licenceNote,
  商标: (_, { papers }) => papers.trademarks,
  食品安全电话: (_, { papers }) => papers.foodSafetyTel,
  隐私邮箱: (_, { papers }) => papers.privacyMail,
  产品检测: (_, { papers }) => papers.inspection,
  管辖法院: (_, { papers }) => papers.court,
  发货仓: (_, { papers }) => papers.warehouse,
  直推收益: (_, { income }) => percent(income.directBp),
  间推收益: (_, { income }) => percent(income.indirectBp),
  收益结算天数: (_, { income }) => String(income.settleDays),
  收益提现限额: (_, { income }) => `${yuan(income.messengerMin)}-${yuan(income.messengerPerDay)} 元`,
  推广等级: (_, { team, income }) =>
    team.grades.map((grade, at) => gradeText(grade, income.gradeBp[at] ?? 0)).join('；'),
};
export const PLACEHOLDERS = Object.keys(FACTS);

/** What stands in place of each placeholder. */
export type Facts = ReadonlyMap<string, string>;
export const factsOf = (site: SiteSettings, shopSettings: ShopSettings): Facts =>
  new Map(Object.entries(FACTS).map(([name, read]) => [name, read(site, shopSettings).trim()]));

const PLACEHOLDER = /\{(\p{Script=Han}+)\}/gu;
/** The names of the placeholders in a text. */
export const namedFacts = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);

export const fillText = (text: string, facts: Facts): string =>
  text.replace(PLACEHOLDER, (whole, name: string) => facts.get(name) ?? whole);

/** The innermost paragraphs, items, rows and headings. */
const BLOCK = /<(p|li|tr|h2|h3)(?: [^>]*)?>(?:(?!<(?:p|li|tr|h2|h3)[ >])[^])*?<\/\1>\n?/g;
/** What is left with nothing in it: lists and tables, then headings over nothing. */
const HOLLOW = [
  /<ul>\s*<\/ul>\n?/g,
  /<table><thead>(?:(?!<\/thead>)[^])*<\/thead><tbody>\s*<\/tbody><\/table>\n?/g,
  /<h3>(?:(?!<\/h3>)[^])*<\/h3>\s*(?=<h[23]>|$)/g,
  /<h2>(?:(?!<\/h2>)[^])*<\/h2>\s*(?=<h2>|$)/g,
];

export function fillHtml(html: string, facts: Facts): string {
  const untold = (text: string) => namedFacts(text).some((name) => facts.get(name) === '');
  const told = untold(html)
    ? HOLLOW.reduce(
        (text, hollow) => text.replace(hollow, ''),
        html.replace(BLOCK, (block) => (untold(block) ? '' : block)),
      )
    : html;
  return told.replace(PLACEHOLDER, (whole, name: string) => {
    const fact = facts.get(name);
    return fact === undefined ? whole : escapeHtml(fact).replaceAll('"', '&quot;');
  });
}
