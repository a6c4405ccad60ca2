/** What members may buy for their accounts, and how much of it they may give each other. */
import { OWN, type RechargeOffer } from '../../domains/people/shopSettings/settings';
import { checkRows } from '../sheet/check';
import { text, whole, yes, yuan } from '../sheet/kinds';
import { column } from '../sheet/table';
import { listTable, rule, rulesTable } from './rules';

const { wallet: usual } = OWN.shopSettings;

export const wallet = rulesTable({
  name: 'wallet',
  label: '钱包规则',
  about: '写在 shop.yml 的 wallet 下面：自己填的充值金额，一天能送出多少。',
  columns: {
    min: rule({
      zh: '充值最少',
      en: 'min',
      kind: yuan({ least: 1 }),
      meaning: '自己填充值金额时最少多少',
      usual: usual.min,
    }),
    max: rule({
      zh: '充值最多',
      en: 'max',
      kind: yuan({ least: 1 }),
      meaning: '自己填充值金额时最多多少',
      usual: usual.max,
    }),
    pointsPerMonth: rule({
      zh: '每月买积分',
      en: 'points_per_month',
      kind: whole({ most: 10_000_000, unit: '积分' }),
      meaning: '一位会员一个月最多买多少积分',
      usual: usual.pointsPerMonth,
    }),
    sendPerDay: rule({
      zh: '每天转赠余额',
      en: 'send_per_day',
      kind: yuan(),
      meaning: '一位会员一天最多转赠多少余额；0 就是不能转赠',
      usual: usual.sendPerDay,
    }),
    coinsPerDay: rule({
      zh: '每天送瓜瓜币',
      en: 'coins_per_day',
      kind: whole({ unit: '枚' }),
      meaning: '一位会员一天最多送出多少瓜瓜币',
      usual: usual.coinsPerDay,
    }),
  },
  read: (shopSettings) => shopSettings.wallet,
  write: (row, shopSettings) => ({ wallet: { ...shopSettings.wallet, ...row } }),
  check: (rows) =>
    checkRows(rows, ({ min, max }, fault) => {
      if (max < min) fault('max', '不能比最少的还少');
    }),
});

const common = {
  no: column({
    zh: '编号',
    en: 'no',
    kind: whole({ least: 1, most: 99 }),
    meaning: '每个套餐一个，卖出以后不改',
    example: '1',
  }),
  pay: column({ zh: '付多少', en: 'pay', kind: yuan({ least: 1 }), meaning: '从少到多排列', example: '1000' }),
};
const extra = {
  first: column({
    zh: '只给首充',
    en: 'first',
    kind: yes(),
    meaning: '从没充过的会员才看得到，角标是「首充」',
    example: '否',
    empty: false,
  }),
  tag: column({ zh: '角标', en: 'tag', kind: text({ most: 6 }), meaning: '角上的小字', example: '送礼装', empty: '' }),
};
interface Package {
  no: number;
  pay: number;
  value: number;
  bonus: number;
  first: boolean;
  tag: string;
}

export const packageOf = ({ id, pay, value, bonus, first, tag = '' }: RechargeOffer): Package => ({
  no: Number(id),
  pay,
  value,
  bonus,
  first: first ?? false,
  tag,
});
const offerOf = ({ no, pay, value, bonus, first, tag }: Package): RechargeOffer => ({
  id: String(no),
  pay,
  value,
  bonus,
  ...(first ? { first } : {}),
  ...(tag === '' ? {} : { tag }),
});
const offersOf = (rows: readonly Package[]): RechargeOffer[] => rows.map(offerOf).sort((a, b) => a.pay - b.pay);

export const moneyPackages = listTable({
  name: 'money_packages',
  label: '充值套餐',
  about: '写在 shop.yml 的 money_packages 下面；一个也没有就只能自己填金额。已经下了的充值单按当时的套餐走。',
  columns: {
    ...common,
    bonus: column({
      zh: '赠送',
      en: 'bonus',
      kind: yuan(),
      meaning: '另外送多少余额；赠送的先用，不能提现',
      example: '80',
      empty: 0,
    }),
    ...extra,
  },
  key: ['no'],
  read: (shopSettings) => shopSettings.wallet.money.map(packageOf),
  write: (rows, { wallet: before }) => ({
    wallet: { ...before, money: offersOf(rows.map((row) => ({ ...row, value: row.pay }))) },
  }),
  word: '下架',
});

export const pointsPackages = listTable({
  name: 'points_packages',
  label: '积分套餐',
  about: '写在 shop.yml 的 points_packages 下面；一个也没有就不卖积分。已经下了的充值单按当时的套餐走。',
  columns: {
    ...common,
    value: column({
      zh: '积分',
      en: 'value',
      kind: whole({ least: 1, unit: '积分' }),
      meaning: '买到多少积分',
      example: '5000',
    }),
    bonus: column({
      zh: '赠送',
      en: 'bonus',
      kind: whole({ unit: '积分' }),
      meaning: '另外送多少积分',
      example: '0',
      empty: 0,
    }),
    ...extra,
  },
  key: ['no'],
  read: (shopSettings) => shopSettings.wallet.points.map(packageOf),
  write: (rows, { wallet: before }) => ({ wallet: { ...before, points: offersOf(rows) } }),
  word: '下架',
});
