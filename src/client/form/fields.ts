/** What the fields of a client are called, and how their values are read: side by side after a conflict, and before a merging. */
import type { ClientForm } from '@/contract';
import { STAGE_WORDS } from '../words';

export const FIELD_WORDS = {
  name: '姓名',
  gender: '性别',
  countryCode: '国家或地区',
  mobile: '手机',
  mobile2: '备用',
  type: '类型',
  level: '等级',
  stage: '阶段',
  source: '来源',
  company: '单位',
  title: '职务',
  birthday: '生日',
  regionCode: '地区编码',
  region: '地区',
  address: '地址',
  geo: '定位',
  wechat: '微信',
  hobbyTagIds: '口味标签',
  tags: '标签',
  budget: '预算',
  remark: '备注',
  contacts: '联系人',
  collaborators: '协作人',
} as const satisfies Record<keyof ClientForm, string>;

export const TYPES = [
  { id: 'person', label: '个人' },
  { id: 'company', label: '企业' },
  { id: 'teahouse', label: '茶馆' },
  { id: 'dealer', label: '经销' },
] as const;
export const GENDERS = [
  { id: 'female', label: '女' },
  { id: 'male', label: '男' },
  { id: '', label: '未知' },
] as const;
const WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  stage: STAGE_WORDS,
  type: Object.fromEntries(TYPES.map(({ id, label }) => [id, label])),
  gender: Object.fromEntries(GENDERS.map(({ id, label }) => [id, label])),
};

/** As a person reads it. */
export function fieldText(form: ClientForm, field: keyof ClientForm): string {
  const value = form[field];
  if (value === undefined) return '';
  if (field === 'contacts') return form.contacts.map((one) => `${one.label} ${one.value}`).join('、');
  if (field === 'geo') return '已定位';
  if (Array.isArray(value)) return value.join('、');
  const text = String(value);
  return WORDS[field]?.[text] ?? text;
}

/** The fields in which two states of a client differ. */
export const differing = (one: ClientForm, other: ClientForm): (keyof ClientForm)[] =>
  (Object.keys(FIELD_WORDS) as (keyof ClientForm)[]).filter(
    (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  );
