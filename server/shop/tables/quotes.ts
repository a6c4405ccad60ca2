/** How far a quote may go (rule 30.3): what a seller gives alone, what a manager agrees to, and how long one holds. */
import { OWN } from '../../domains/people/shopSettings/settings';
import { checkRows } from '../sheet/check';
import { percent, whole } from '../sheet/kinds';
import { rule, rulesTable } from './rules';

const { quotes: usual } = OWN.shopSettings;

export const quotes = rulesTable({
  name: 'quotes',
  label: '报价规则',
  about: '写在 shop.yml 的 quotes 下面：报价最低到零售价的百分之几，能留多久。已经发出的报价不变。',
  columns: {
    staffBp: rule({
      zh: '自己能定',
      en: 'staff_percent',
      kind: percent({ least: 0, most: 100 }),
      meaning: '不低于零售价的百分之几，顾问自己就能发；再低要主管批',
      usual: usual.staffBp,
    }),
    managerBp: rule({
      zh: '底价',
      en: 'floor_percent',
      kind: percent({ least: 0, most: 100 }),
      meaning: '低于零售价的百分之几，谁也不能报',
      usual: usual.managerBp,
    }),
    maxDays: rule({
      zh: '最长有效',
      en: 'max_days',
      kind: whole({ least: 1, most: 365, unit: '天' }),
      meaning: '一份报价最多留几天',
      usual: usual.maxDays,
    }),
  },
  read: (shopSettings) => shopSettings.quotes,
  write: (row) => ({ quotes: row }),
  check: (rows) =>
    checkRows(rows, ({ staffBp, managerBp }, fault) => {
      if (managerBp > staffBp) fault('managerBp', '不能比自己能定的高');
    }),
});
