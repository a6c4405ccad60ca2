import {
  Count,
  Fen,
  Flag,
  Id,
  Int,
  List,
  Ms,
  OneOf,
  Option,
  Optional,
  Page,
  PageNo,
  RequestId,
  Shape,
  Text,
  Type,
  type SchemasFor,
  type Static,
} from '../kit';
import type { withdrawalEndpoints } from './endpoints';

export const WITHDRAW_METHODS = ['bank', 'wechat', 'external'] as const;
export const WITHDRAW_STATES = [
  'auditing',
  'waitConfirm',
  'paying',
  'success',
  'rejected',
  'failed',
  'expired',
] as const;
const Method = OneOf(WITHDRAW_METHODS);
const Amount = Type.Integer({ minimum: 1, maximum: 100_000_000, description: 'fen' });

/** Whose terms and records; absent: of the own balance. */
const Source = Optional(OneOf(['merchant']));

const BankCard = Shape({ id: Id, bankName: Text, tail: Text });
/** `min` and `max` of one withdrawal; `feeBp` in basis points; `holder` is masked. A disabled method is one the member cannot use. */
const WithdrawInfo = Shape({
  withdrawable: Fen,
  balance: Fen,
  bonus: Fen,
  min: Fen,
  max: Fen,
  timesPerDay: Count,
  timesLeft: Count,
  feeBp: Int,
  methods: List(Option),
  cards: List(BankCard),
  holder: Text,
  identity: OneOf(['none', 'basic', 'verified']),
  hasPayPassword: Flag,
});
/** What stands between a member and the money, each with the own route that helps; '' = nothing to do but wait or change the amount. */
const Blocker = Shape({
  key: OneOf(['closed', 'identity', 'payPassword', 'card', 'wechat', 'times', 'amount']),
  text: Text,
  route: Text,
});
const WithdrawPreview = Shape({ amount: Fen, fee: Fen, actual: Fen, arriveText: Text, blockers: List(Blocker) });
/** Steps from the first to the last; one without `at` is still to come. `confirmBy`: until when its receiver confirms it. */
export const WithdrawRow = Shape({
  id: Id,
  no: Text,
  amount: Fen,
  fee: Fen,
  actual: Fen,
  method: Method,
  bankName: Optional(Text),
  cardTail: Optional(Text),
  status: OneOf(WITHDRAW_STATES),
  reason: Optional(Text),
  confirmBy: Optional(Ms),
  createdAt: Ms,
  steps: List(Shape({ label: Text, at: Optional(Ms) })),
});
/** Income that moves: into the own balance, or out by the messenger. */
export const CashRow = Shape({
  id: Id,
  no: Text,
  amount: Fen,
  target: OneOf(['balance', 'wechat']),
  status: OneOf(WITHDRAW_STATES),
  reason: Optional(Text),
  confirmBy: Optional(Ms),
  createdAt: Ms,
});

export const withdrawalSchemas = {
  'member.withdraw': { request: Shape({ source: Source }), data: WithdrawInfo },
  /** `id`: that one alone. */
  'member.withdrawLog': {
    request: Shape({ source: Source, status: Optional(OneOf(WITHDRAW_STATES)), id: Optional(Id), page: PageNo }),
    data: Page(WithdrawRow),
  },
  /** An amount of 0 asks for the blockers alone. */
  'withdraw.preview': {
    request: Shape({ amount: Type.Integer({ minimum: 0, maximum: 100_000_000 }), method: Method, source: Source }),
    data: WithdrawPreview,
  },
  'withdraw.draw': {
    request: Shape({ amount: Amount, method: Method, cardId: Optional(Id), payToken: Text, requestId: RequestId }),
    data: WithdrawRow,
    once: true,
    limit: 10,
  },
  'external.withdraw': {
    request: Shape({ amount: Amount, payToken: Text, requestId: RequestId }),
    data: WithdrawRow,
    once: true,
    limit: 10,
    role: 'team',
  },
  /** Withdrawals by the messenger, whatever they came from: the ones to confirm and those that are done. */
  'wechatWithdraw.index': { request: Shape({ page: PageNo }), data: Page(CashRow) },
  /** `package`: what the messenger's dialog needs. */
  'wechatWithdraw.confirm': {
    request: Shape({ id: Id }),
    data: Shape({ package: Text, row: CashRow }),
    limit: 20,
    // The messenger is asked outside of any transaction.
    transaction: 'own',
  },
} as const satisfies SchemasFor<typeof withdrawalEndpoints>;

export type WithdrawInfo = Static<typeof WithdrawInfo>;
export type WithdrawPreview = Static<typeof WithdrawPreview>;
export type WithdrawBlocker = Static<typeof Blocker>;
export type WithdrawMethod = (typeof WITHDRAW_METHODS)[number];
export type WithdrawStatus = (typeof WITHDRAW_STATES)[number];
export type WithdrawRow = Static<typeof WithdrawRow>;
export type CashRow = Static<typeof CashRow>;
