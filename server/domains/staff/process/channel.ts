/** A member becomes a channel partner, gets other terms, or is one no longer: by two persons, neither of them the member (rule 27.13). */
import type { Tx } from '../../../db/client';
import { nextSequence } from '../../../db/numbers';
import { badRequest, refuse } from '../../../http/errors';
import { maskMobile, maskName } from '../../../lib/mask';
import { yuan } from '../../../lib/money';
import { sendNotice } from '../../people/notice/send';
import {
  findChannelOf,
  insertChannel,
  lockChannelOf,
  updateChannel,
  type Channel,
} from '../../selling/channel/repository';
import { memberOf } from './effects';
import type { ProcessEffect, Values } from './kinds';

const END = '停用';
/** 1 to 3, as the form calls them. */
const GRADES: readonly string[] = ['一级', '二级', '三级'];
const MOST_WORD = 20;

const gradeOf = ({ grade = '' }: Values): number => GRADES.findIndex((word) => grade.startsWith(word)) + 1;

type Terms = Pick<Channel, 'name' | 'grade' | 'priceGroup' | 'creditLine' | 'target'>;
const NONE: Terms & Pick<Channel, 'creditUsed'> = {
  name: '',
  grade: 0,
  priceGroup: '',
  creditLine: 0,
  target: 0,
  creditUsed: 0,
};
const written = (text: string | undefined, before: string): string => text?.trim() || before;
const sumOf = (text: string | undefined, before: number): number => (text ? Number(text) : before);
const isWord = (text: string): boolean => text !== '' && text.length <= MOST_WORD;

/** What is not written stays as it is; a new partner has to have name, grade and price group. 400 with the field. */
function termsOf(values: Values, before: Terms & Pick<Channel, 'creditUsed'> = NONE): Terms {
  const terms = {
    name: written(values.name, before.name),
    grade: gradeOf(values) || before.grade,
    priceGroup: written(values.group, before.priceGroup).toUpperCase(),
    creditLine: sumOf(values.amount, before.creditLine),
    target: sumOf(values.target, before.target),
  };
  if (!isWord(terms.name)) throw badRequest('name', `请填写渠道名称，最多 ${MOST_WORD} 字`);
  if (terms.grade === 0) throw badRequest('grade', '请选择折扣等级');
  if (!isWord(terms.priceGroup)) throw badRequest('group', '请填写价组');
  if (terms.creditLine < before.creditUsed)
    throw badRequest('amount', `已用 ¥${yuan(before.creditUsed)}，额度不能比它低`);
  return terms;
}

const standing = (found: Channel | undefined): string =>
  found
    ? `${found.no} ${found.status === 'on' ? '合作中' : '已停用'}，${GRADES[found.grade - 1] ?? ''}，额度 ¥${yuan(found.creditLine)}，已用 ¥${yuan(found.creditUsed)}`
    : '还不是渠道商';

async function end(tx: Tx, found: Channel | undefined): Promise<string> {
  if (found?.status !== 'on') throw refuse('已经不是渠道商，请驳回');
  await updateChannel(tx, found.id, { status: 'off' });
  return '渠道合作已停用，未还的额度请按约定还清。';
}

export const channelEffect: ProcessEffect = {
  word: '通过后马上生效',
  async check(tx, values, employee) {
    const member = await memberOf(tx, values);
    if (member.id === employee.memberId) throw badRequest('member', '不能给自己开通');
    const found = await findChannelOf(tx, member.id);
    if (values.way === END && found?.status !== 'on') throw badRequest('member', '这位会员不是渠道商');
    if (values.way !== END) termsOf(values, found);
    return { ...values, member: member.no };
  },
  async shown(tx, values) {
    const member = await memberOf(tx, values);
    return [
      { key: 'who', label: '会员', value: `${maskName(member.nickname)} ${maskMobile(member.mobile)}` },
      { key: 'now', label: '现在', value: standing(await findChannelOf(tx, member.id)) },
    ];
  },
  async concerned(tx, values) {
    return [(await memberOf(tx, values)).id];
  },
  async carryOut(tx, { employee, values, now }) {
    const member = await memberOf(tx, values);
    const found = await lockChannelOf(tx, member.id);
    const text = values.way === END ? await end(tx, found) : await begin(tx, member.id, values, found, employee.id);
    await sendNotice(tx, member.id, {
      box: 'service',
      title: values.way === END ? '渠道合作已停用' : '渠道合作已开通',
      text,
      link: values.way === END ? '/contact/pages/ContactUs' : '/shop/pages/category_channel',
      at: now,
    });
  },
};

/** The adviser of a new partner is whoever asked for it. */
async function begin(
  tx: Tx,
  memberId: string,
  values: Values,
  found: Channel | undefined,
  managerId: string,
): Promise<string> {
  const terms = termsOf(values, found);
  const no = found?.no ?? `CH${await nextSequence(tx)}`;
  if (found) await updateChannel(tx, found.id, { ...terms, status: 'on' });
  else if (!(await insertChannel(tx, { ...terms, no, memberId, managerId })))
    throw refuse('同时有另一份申请，请刷新后重试');
  return `渠道编号 ${no}，${GRADES[terms.grade - 1] ?? ''}，信用额度 ¥${yuan(terms.creditLine)}。用编号登录后选货。`;
}
