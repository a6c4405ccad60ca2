/** The effects of processes: a balance is corrected, a price changed, a piece of equipment sent to repair or entered. */
import type { Tx } from '../../../db/client';
import { badRequest, refuse } from '../../../http/errors';
import { maskMobile, maskName } from '../../../lib/mask';
import { yuan } from '../../../lib/money';
import { instantOf } from '../../../lib/shanghai';
import { codeOf } from '../asset/code';
import { addEvents, findAssetByCode, insertAsset, lockAssets, updateAsset, type AssetRow } from '../asset/repository';
import { staffById } from '../../people/employee/repository';
import { findAccount } from '../../people/ledger/repository';
import { book, memberOwner } from '../../people/ledger/service';
import { findIdByKey, findMember, type MemberRow } from '../../people/member/repository';
import { sendNotice } from '../../people/notice/send';
import { changePrice, findPriced } from './repository';
import type { ProcessEffect, Values } from './kinds';

const MORE = '增加';

/** The member that a number or a mobile names. 400 nobody. */
export async function memberOf(tx: Tx, { member = '' }: Values): Promise<MemberRow> {
  const id = await findIdByKey(tx, member);
  const row = id === undefined ? undefined : await findMember(tx, id);
  if (!row) throw badRequest('member', '没有找到这位会员，请核对会员号或手机号');
  return row;
}

const deltaOf = ({ way, amount = '0' }: Values): number => (way === MORE ? Number(amount) : -Number(amount));

/** Rule 27.12: two persons, never below zero, in the transaction of the decision. */
export const balanceEffect: ProcessEffect = {
  word: '通过后马上改余额，不能撤回',
  async check(tx, values, employee) {
    const member = await memberOf(tx, values);
    if (member.id === employee.memberId) throw badRequest('member', '不能更正自己的余额');
    if (Number(values.amount) <= 0) throw badRequest('amount', '金额要大于 0');
    // Kept by the number: a mobile may change hands, and nobody who decides needs it.
    return { ...values, member: member.no };
  },
  async shown(tx, values) {
    const member = await memberOf(tx, values);
    const available = (await findAccount(tx, memberOwner(member.id), 'money'))?.available ?? 0;
    return [
      { key: 'who', label: '会员', value: `${maskName(member.nickname)} ${maskMobile(member.mobile)}` },
      { key: 'now', label: '现在余额', value: `¥${yuan(available)}` },
      { key: 'then', label: '更正后', value: `¥${yuan(available + deltaOf(values))}` },
    ];
  },
  async concerned(tx, values) {
    const id = await findIdByKey(tx, values.member ?? '');
    return id === undefined ? [] : [id];
  },
  async carryOut(tx, { id, values, now }) {
    const member = await memberOf(tx, values);
    const delta = deltaOf(values);
    await book(tx, {
      owner: memberOwner(member.id),
      unit: 'money',
      bizType: 'adjust',
      bizId: id,
      delta,
      bonus: delta < 0 ? 'first' : 0,
      title: '余额更正',
      memo: values.reason ?? '',
      at: now,
    });
    await sendNotice(tx, member.id, {
      box: 'service',
      title: '余额已更正',
      text: `${delta > 0 ? '增加' : '减少'} ¥${yuan(Math.abs(delta))}：${values.reason ?? ''}。有疑问请联系客服。`,
      link: '/pages/tea/my-money',
      at: now,
    });
  },
};

/** 400 on `sku` when no goods of the house has this bar code or number. */
async function pricedOf(tx: Tx, { sku = '' }: Values, lock = false) {
  const found = await findPriced(tx, sku.trim(), lock);
  if (!found) throw badRequest('sku', '没有找到这件商品，请核对条码或规格编号');
  return found;
}

export const priceEffect: ProcessEffect = {
  word: '通过后商品马上按新价卖',
  async check(tx, values) {
    const found = await pricedOf(tx, values);
    if (Number(values.price) <= 0) throw badRequest('price', '价格要大于 0');
    if (Number(values.price) === found.price) throw badRequest('price', '和现在的价格一样');
    return { ...values, sku: found.id };
  },
  async shown(tx, values) {
    const { title, spec, price } = await pricedOf(tx, values);
    return [
      { key: 'goods', label: '商品', value: `${title} ${spec}`.trim() },
      { key: 'was', label: '现价', value: `¥${yuan(price)}` },
    ];
  },
  async carryOut(tx, { values }) {
    const found = await pricedOf(tx, values, true);
    await changePrice(tx, found, Number(values.price));
  },
};

/** 400 on `asset` when no label says so. */
async function assetOf(tx: Tx, { asset = '' }: Values): Promise<AssetRow> {
  const found = await findAssetByCode(tx, codeOf(asset));
  if (!found) throw badRequest('asset', '没有这个编号的资产');
  return found;
}

const whyNotRepaired = ({ status }: AssetRow): string | undefined =>
  ({
    moving: '资产正在调拨，收到后再报修',
    scrapped: '资产已报废',
    repair: '资产已在维修中',
    used: undefined,
    idle: undefined,
  })[status];

export const repairEffect: ProcessEffect = {
  word: '通过后资产转为维修中',
  async check(tx, values) {
    const asset = await assetOf(tx, values);
    const why = whyNotRepaired(asset);
    if (why !== undefined) throw badRequest('asset', why);
    return { ...values, asset: asset.code };
  },
  async shown(tx, values) {
    const { name, location } = await assetOf(tx, values);
    return [{ key: 'piece', label: '资产', value: `${name}　${location}`.trim() }];
  },
  async carryOut(tx, { values, now }) {
    const { id } = await assetOf(tx, values);
    const [asset] = await lockAssets(tx, [id]);
    const why = asset ? whyNotRepaired(asset) : '资产已不在册';
    if (why !== undefined) throw refuse(why);
    await updateAsset(tx, id, { status: 'repair' });
    await addEvents(tx, [id], `报修：${values.reason ?? ''}`, now);
  },
};

/** A piece that nobody had entered becomes one of the sender's store, in his hands. */
export const assetEffect: ProcessEffect = {
  word: '通过后登记到申请人名下',
  async check(tx, values) {
    const code = codeOf(values.asset ?? '');
    if (code === '') throw badRequest('asset', '请填写标签上的编号');
    if (await findAssetByCode(tx, code)) throw badRequest('asset', '这个编号已经登记过');
    return { ...values, asset: code };
  },
  async carryOut(tx, { employee, values, now }) {
    const code = codeOf(values.asset ?? '');
    if (await findAssetByCode(tx, code)) throw refuse('这个编号已经登记过，请驳回');
    const keeper = await staffById(tx, employee.id);
    const bought = values.boughtAt ? instantOf(values.boughtAt) : now;
    const id = await insertAsset(tx, {
      code,
      name: values.name ?? '',
      category: values.category ?? '',
      storeId: employee.storeId,
      department: employee.department,
      custodianId: keeper?.employee.id ?? null,
      value: Number(values.amount || 0),
      boughtAt: bought,
      location: values.location ?? '',
    });
    await addEvents(tx, [id], `登记，由 ${employee.name} 上报`, now);
  },
};
