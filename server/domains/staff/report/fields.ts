/** The form of a day: what a store says of itself, and what of it the shop has counted already (rule 32.4). */
import type { DailyField } from '../../../../src/contract/report/shapes';
import type { ReportValues } from '../../../db/schema';
import { yuan } from '../../../lib/money';

interface Field {
  key: string;
  label: string;
  type: DailyField['type'];
  unit: string;
  required?: true;
}

const money = (key: string, label: string): Field => ({ key, label, type: 'money', unit: '元', required: true });
const count = (key: string, label: string, unit: string): Field => ({ key, label, type: 'int', unit });

export const GROUPS: readonly { title: string; fields: readonly Field[] }[] = [
  {
    title: '经营',
    fields: [
      money('card', '会员卡收款'),
      money('online', '线上收款'),
      money('cash', '现金'),
      { ...count('guests', '到店', '位'), required: true },
      { ...count('tables', '开台', '桌'), required: true },
    ],
  },
  {
    title: '会员',
    fields: [
      { ...count('joined', '新会员', '人'), required: true },
      { ...count('sold', '开卡', '张'), required: true },
    ],
  },
  {
    title: '服务',
    fields: [
      count('tasting', '品鉴', '次'),
      count('invite', '邀约', '条'),
      count('care', '维护', '条'),
      count('visit', '拜访', '站'),
    ],
  },
  {
    title: '问题与明天',
    fields: [
      { key: 'note', label: '问题与计划', type: 'text', unit: '' },
      { key: 'photos', label: '照片', type: 'photos', unit: '' },
    ],
  },
];

export const FIELDS = GROUPS.flatMap(({ fields }) => fields);
/** Fields of digits. */
export const NUMBERS = FIELDS.filter(({ type }) => type === 'int' || type === 'money');
export const fieldOf = (key: string): Field | undefined => FIELDS.find((field) => field.key === key);

/** Which channels of payment the house counts as which takings; a bank transfer is taken online, too. */
export const TAKINGS = { card: ['wallet'], online: ['js', 'app', 'offline', 'mixed'], cash: ['cash'] } as const;

/** The words beside a figure that is far from what the shop counted. */
export const reasonKey = (key: string): string => `reason.${key}`;
const FAR_BP = 3000;
/** In basis points of what the shop counted; 0 where it counted nothing, for then there is nothing to be far from. */
export const distanceBp = (value: number, prefill: number): number =>
  prefill === 0 ? 0 : Math.round((Math.abs(value - prefill) / Math.abs(prefill)) * 10_000);
export const isFar = (value: number, prefill: number): boolean => distanceBp(value, prefill) > FAR_BP;

const MOST_DIGITS = 11;
const WORDS = 500;

/** What is kept of what was sent: known fields, digits as numbers, words cut to a length. */
export function readValues(sent: readonly { key: string; value: string }[]): ReportValues {
  const known = new Map<string, (text: string) => string | undefined>();
  for (const { key, type } of FIELDS) {
    if (type === 'text') known.set(key, (text) => text.trim().slice(0, WORDS));
    if (type === 'int' || type === 'money') {
      known.set(key, (text) => (/^\d+$/.test(text) && text.length <= MOST_DIGITS ? String(Number(text)) : undefined));
      known.set(reasonKey(key), (text) => text.trim().slice(0, 100));
    }
  }
  return Object.fromEntries(
    sent.flatMap(({ key, value }) => {
      const kept = value === '' ? '' : known.get(key)?.(value);
      return kept === undefined || kept === '' ? [] : [[key, kept]];
    }),
  );
}

/** 6,120.00 or 61 位 */
export const valueText = (key: string, value: string): string => {
  const field = fieldOf(key);
  if (field?.type === 'money') return yuan(Number(value)).replace(/^(-?[\d,]+)$/, '$1.00');
  return field?.unit ? `${value} ${field.unit}` : value;
};
