/** How the client book is kept (chapter 29): the shop's own tags, and how long a client stays with whom. */
import { OWN } from '../../domains/people/shopSettings/settings';
import { checkRows } from '../sheet/check';
import { listOf, text, whole } from '../sheet/kinds';
import { orNone, rule, rulesTable } from './rules';

const { clients: usual } = OWN.shopSettings;

export const clients = rulesTable({
  name: 'clients',
  label: '客户规则',
  about: '写在 shop.yml 的 clients 下面：客户有哪些标签，多久没联系回到公海。已经打在客户身上的标签不变。',
  columns: {
    tags: rule({
      zh: '标签',
      en: 'tags',
      kind: orNone(listOf(text({ most: 8 }), { most: 40 })),
      meaning: '建档时可以选的标签',
      usual: usual.tags,
    }),
    idleDays: rule({
      zh: '回公海天数',
      en: 'idle_days',
      kind: whole({ most: 730, unit: '天' }),
      meaning: '多少天没有联系就回到公海；0 就是一直不回',
      usual: usual.idleDays,
    }),
    warnDays: rule({
      zh: '提前提醒',
      en: 'warn_days',
      kind: whole({ least: 1, most: 30, unit: '天' }),
      meaning: '回公海之前几天告诉负责人',
      usual: usual.warnDays,
    }),
    claimsPerDay: rule({
      zh: '每天领取',
      en: 'claims_per_day',
      kind: whole({ most: 500, unit: '位' }),
      meaning: '一位同事一天最多从公海领取几位',
      usual: usual.claimsPerDay,
    }),
    monthNew: rule({
      zh: '每月新客户',
      en: 'month_new',
      kind: whole({ least: 1, most: 10_000, unit: '位' }),
      meaning: '每月的目标：新建几位客户',
      usual: usual.monthNew,
    }),
    monthContacts: rule({
      zh: '每月联系',
      en: 'month_contacts',
      kind: whole({ least: 1, most: 10_000, unit: '位' }),
      meaning: '每月的目标：联系几位客户',
      usual: usual.monthContacts,
    }),
    gramsPerDay: rule({
      zh: '一天几克',
      en: 'grams_per_day',
      kind: whole({ least: 1, most: 100, unit: '克' }),
      meaning: '只买过一次的客户，按一天喝几克算什么时候喝完',
      usual: usual.gramsPerDay,
    }),
  },
  read: (shopSettings) => shopSettings.clients,
  write: (row) => ({ clients: row }),
  check: (rows) =>
    checkRows(rows, ({ idleDays, warnDays }, fault) => {
      if (idleDays > 0 && warnDays >= idleDays) fault('warnDays', '要比回公海的天数少');
    }),
});
