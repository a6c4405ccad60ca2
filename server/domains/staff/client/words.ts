/** What the words of a client are called on a screen. */
import type { Option } from '../../../../src/contract/kit';

const options = (words: Readonly<Record<string, string>>): Option[] =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

export const LEVEL_WORDS = { A: 'A 级', B: 'B 级', C: 'C 级', D: 'D 级' } as const;
export const STAGE_WORDS = { lead: '潜在', intent: '意向', deal: '成交', repeat: '复购', sleep: '休眠' } as const;
export const TYPE_WORDS = { person: '个人', company: '企业', teahouse: '茶馆', dealer: '经销' } as const;
export const SOURCE_WORDS = {
  store: '到店',
  friend: '老客介绍',
  activity: '活动',
  scan: '扫码',
  card: '名片',
  online: '线上商城',
  phone: '来电',
  other: '其他',
} as const;
export const WAY_WORDS = {
  phone: '电话',
  wechat: '微信',
  store: '到店',
  visit: '上门',
  event: '活动',
  gift: '赠礼',
} as const;
const PURPOSE_WORDS = {
  tasting: '品鉴',
  store: '到店',
  event: '活动',
  sign: '签约',
  birthday: '生日',
} as const;
export const GENDER_WORDS = { '': '', female: '女', male: '男' } as const;

export const WORDS = {
  levels: options(LEVEL_WORDS),
  stages: options(STAGE_WORDS),
  types: options(TYPE_WORDS),
  sources: options(SOURCE_WORDS),
  ways: options(WAY_WORDS),
  purposes: options(PURPOSE_WORDS),
};

/** As it is called; a word of a shop's own stands for itself. */
export const wordOf = (words: Readonly<Record<string, string>>, key: string): string =>
  (Object.hasOwn(words, key) && words[key]) || key;
