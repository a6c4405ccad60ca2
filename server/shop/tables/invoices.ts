/** What the shop's invoices say, and until when one may be asked for. One row: the settings. */
import { OWN } from '../../domains/people/shopSettings/settings';
import { percent, text, whole } from '../sheet/kinds';
import { rule, rulesTable } from './rules';

const { invoices: usual } = OWN.shopSettings;

export const invoices = rulesTable({
  name: 'invoices',
  label: '发票规则',
  about: '写在 shop.yml 的 invoices 下面。已经开出的发票不变。',
  columns: {
    months: rule({
      zh: '申请期限',
      en: 'months',
      kind: whole({ least: 1, most: 36, unit: '个月' }),
      meaning: '付款后几个月以内可以要发票',
      usual: usual.months,
    }),
    minutes: rule({
      zh: '开票等待',
      en: 'minutes',
      kind: whole({ least: 1, most: 1440, unit: '分钟' }),
      meaning: '申请后多久开出',
      usual: usual.minutes,
    }),
    taxBp: rule({
      zh: '税率百分比',
      en: 'tax_percent',
      kind: percent({ least: 0, most: 17 }),
      meaning: '商品的税率；充值不征税',
      usual: usual.taxBp,
    }),
    category: rule({
      zh: '类别',
      en: 'category',
      kind: text({ most: 12 }),
      meaning: '只写类别不写明细时写什么',
      usual: usual.category,
    }),
  },
  read: (shopSettings) => shopSettings.invoices,
  write: (row) => ({ invoices: row }),
});
