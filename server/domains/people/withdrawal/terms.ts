/** On what terms a member may withdraw from a source now, and what stands in the way. */
import type {
  WithdrawBlocker,
  WithdrawInfo,
  WithdrawMethod,
  WithdrawPreview,
} from '../../../../src/contract/withdrawal/schemas';
import type { Tx } from '../../../db/client';
import type { WithdrawalSourceName } from '../../../db/schema';
import type { Server, Setup } from '../../../http/context';
import { notFound } from '../../../http/errors';
import { yuan } from '../../../lib/money';
import { DAY_MS, dayOf, startOfDay } from '../../../lib/shanghai';
import { readShopSettings } from '../shopSettings/repository';
import type { WithdrawalSettings } from '../shopSettings/settings';
import { findIdentity, findMessengerId, listCards, type BankCard, type RealIdentity } from '../identity/repository';
import { findAccount, type Account, type Owner } from '../ledger/repository';
import { memberOf } from '../member/accounts';
import type { MemberRow } from '../member/repository';
import { sumSince } from './repository';
import { sourceOf, type WithdrawalRules, type WithdrawalSource } from './sources';

/** What terms are made of beside the rows. */
export type Deps = Setup & Pick<Server, 'gateways'>;

export interface Terms {
  source: WithdrawalSource;
  owner: Owner;
  member: MemberRow;
  rules: WithdrawalRules;
  settings: WithdrawalSettings;
  account: Pick<Account, 'available' | 'bonus'>;
  /** Fen of the account that must stay for now. */
  held: number;
  timesLeft: number;
  /** Fen of today, undefined = no limit beside the times. */
  dayLeft: number | undefined;
  methods: WithdrawMethod[];
  identity: RealIdentity | undefined;
  cards: BankCard[];
  /** Whether a payout by the messenger finds its receiver. */
  inMessenger: boolean;
}

/** What a day's limits leave after what was asked for today. */
export const leftOf = (
  rules: WithdrawalRules,
  today: { times: number; fen: number },
): Pick<Terms, 'timesLeft' | 'dayLeft'> => ({
  timesLeft: Math.max(0, rules.timesPerDay - today.times),
  dayLeft: rules.perDay === undefined ? undefined : Math.max(0, rules.perDay - today.fen),
});

export async function termsOf(
  tx: Tx,
  memberId: string,
  name: WithdrawalSourceName,
  now: number,
  server: Deps,
): Promise<Terms> {
  const source = sourceOf(server, name);
  const owner = await source.owner(tx, memberId);
  if (!owner) throw notFound();
  const [shopSettings, member, account, held, today, identity, cards, openId] = await Promise.all([
    readShopSettings(tx),
    memberOf(tx, memberId),
    findAccount(tx, owner, source.unit),
    source.held?.(tx, owner, now) ?? 0,
    sumSince(tx, memberId, name, startOfDay(now)),
    findIdentity(tx, memberId),
    listCards(tx, memberId),
    findMessengerId(tx, memberId),
  ]);
  const rules = source.rules(shopSettings);
  const { payout } = server.gateways;
  return {
    source,
    owner,
    member,
    rules,
    settings: shopSettings.withdrawal,
    account: account ?? { available: 0, bonus: 0 },
    held,
    ...leftOf(rules, today),
    methods: payout.open
      ? source.methods.filter(
          (method) =>
            shopSettings.withdrawal.methods.includes(method) &&
            (method !== 'external' || member.teamLevel >= shopSettings.withdrawal.externalLevel),
        )
      : [],
    identity,
    cards,
    inMessenger: payout.sandbox || openId !== undefined,
  };
}

export const withdrawableOf = ({ account, held }: Pick<Terms, 'account' | 'held'>): number =>
  account.available - account.bonus - held;
export const feeOf = (amount: number, { feeBp }: Pick<WithdrawalRules, 'feeBp'>): number =>
  Math.round((amount * feeBp) / 10_000);

/** Step one goes on to step two by itself, whatever comes after. */
const identifyRoute = ({ next = 'identifierHe' }: { next?: string }): string =>
  `/member/pages/withdraw/identifier?next=${next}`;
const verifyRoute = ({ next }: Pick<WithdrawalSource, 'next'>): string =>
  `/member/pages/withdraw/identifierHe${next ? `?next=${next}` : ''}`;

/** In the order in which they are best taken away. An amount of 0 is none. */
export function blockersOf(
  terms: Terms,
  { amount, method }: { amount: number; method: WithdrawMethod },
): WithdrawBlocker[] {
  const { source, identity, member, cards, rules, timesLeft, dayLeft } = terms;
  const found: (WithdrawBlocker | false)[] = [
    !terms.methods.includes(method) && { key: 'closed', text: '该提现方式暂未开通', route: '' },
    identity === undefined && { key: 'identity', text: '未实名', route: identifyRoute(source) },
    identity?.state === 'basic' && { key: 'identity', text: '身份未核验', route: verifyRoute(source) },
    member.payPasswordHash === null && {
      key: 'payPassword',
      text: '无支付密码',
      route: '/member/pages/password2',
    },
    method !== 'wechat' && cards.length === 0 && { key: 'card', text: '未绑卡', route: verifyRoute(source) },
    method === 'wechat' &&
      !terms.inMessenger && { key: 'wechat', text: '未绑定微信', route: '/member/pages/oauth/index' },
    timesLeft === 0 && { key: 'times', text: `今日 ${rules.timesPerDay} 次提现已用完`, route: '' },
    amount > 0 && wrongAmount(amount, { rules, dayLeft, withdrawable: withdrawableOf(terms) }),
  ];
  return found.filter((blocker) => blocker !== false);
}

function wrongAmount(
  amount: number,
  { rules, dayLeft, withdrawable }: Pick<Terms, 'rules' | 'dayLeft'> & { withdrawable: number },
): WithdrawBlocker | false {
  const words =
    amount < rules.min
      ? `最低提现 ¥${yuan(rules.min)}`
      : amount > rules.max
        ? `单笔最高 ¥${yuan(rules.max)}`
        : amount > withdrawable
          ? `可提现 ¥${yuan(Math.max(0, withdrawable))}`
          : dayLeft !== undefined && amount > dayLeft
            ? `今日还可提现 ¥${yuan(dayLeft)}`
            : '';
  return words !== '' && { key: 'amount', text: words, route: '' };
}

const METHODS: Readonly<Record<WithdrawMethod, string>> = { bank: '银行卡', wechat: '微信零钱', external: '结算通道' };

export function infoOf(terms: Terms): WithdrawInfo {
  const { rules, timesLeft, identity, member, cards, account } = terms;
  return {
    withdrawable: Math.max(0, withdrawableOf(terms)),
    balance: account.available,
    bonus: account.bonus,
    min: rules.min,
    max: rules.max,
    timesPerDay: rules.timesPerDay,
    timesLeft,
    feeBp: rules.feeBp,
    methods: terms.methods.map((method) => ({ value: method, label: METHODS[method] })),
    cards: cards.map(({ id, bankName, tail }) => ({ id, bankName, tail })),
    holder: identity?.nameMask ?? '',
    identity: identity?.state ?? 'none',
    hasPayPassword: member.payPasswordHash !== null,
  };
}

export function previewOf(
  terms: Terms,
  input: { amount: number; method: WithdrawMethod },
  now: number,
): WithdrawPreview {
  const fee = feeOf(input.amount, terms.rules);
  return {
    amount: input.amount,
    fee,
    actual: input.amount - fee,
    arriveText: arriveText(terms, input.method, now),
    blockers: blockersOf(terms, input),
  };
}

function arriveText(
  { settings, source }: Pick<Terms, 'settings' | 'source'>,
  method: WithdrawMethod,
  now: number,
): string {
  if (method === 'wechat')
    return `${source.audited(method) ? '审核通过后' : '提交后'} ${settings.confirmHours} 小时内确认，即时到账`;
  const [, month, day] = dayOf(now + settings.arriveDays * DAY_MS).split('-');
  return `${month}月${day}日 24:00 前`;
}
