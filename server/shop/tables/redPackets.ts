/** The red packet that an order may bring at its receipt (rule 13.12). */
import { OWN } from '../../domains/people/shopSettings/settings';
import { checkRows } from '../sheet/check';
import { percent, whole, yuan } from '../sheet/kinds';
import { rule, rulesTable } from './rules';

const { redPacket: usual } = OWN.shopSettings;
const some = yuan({ least: 1 });

export const redPacketRules = rulesTable({
  name: 'red_packet',
  label: '下单红包',
  about: '写在 shop.yml 的 red_packet 下面：收货后有机会得一个红包，拆开进余额。已经发出的不变。',
  columns: {
    oddsBp: rule({
      zh: '机会百分比',
      en: 'odds_percent',
      kind: percent({ least: 0, most: 100 }),
      meaning: '每单得红包的机会；0 就是不发',
      usual: usual.oddsBp,
    }),
    from: rule({ zh: '满多少', en: 'from', kind: yuan(), meaning: '订单付了多少才有机会', usual: usual.from }),
    min: rule({ zh: '最少', en: 'min', kind: some, meaning: '一个红包最少多少', usual: usual.min }),
    max: rule({ zh: '最多', en: 'max', kind: some, meaning: '一个红包最多多少', usual: usual.max }),
    days: rule({
      zh: '有效天数',
      en: 'days',
      kind: whole({ least: 1, most: 90, unit: '天' }),
      meaning: '多少天内拆开',
      usual: usual.days,
    }),
    perDay: rule({ zh: '每天总额', en: 'per_day', kind: yuan(), meaning: '一天最多发多少', usual: usual.perDay }),
  },
  read: (shopSettings) => shopSettings.redPacket,
  write: (row) => ({ redPacket: row }),
  check: (rows) =>
    checkRows(rows, ({ min, max }, fault) => {
      if (max < min) fault('max', '不能比最少的还少');
    }),
});
