/** Accounts to which people transfer what they owe. Without one nobody is offered a transfer. */
import { text } from '../sheet/kinds';
import { column } from '../sheet/table';
import { listTable } from './rules';

const columns = {
  no: column({ zh: '账号', en: 'no', kind: text({ most: 40 }), meaning: '银行账号', example: '571900000000000' }),
  name: column({
    zh: '户名',
    en: 'name',
    kind: text({ most: 40 }),
    meaning: '谁的账户',
    example: '杭州山外茶业有限公司',
  }),
  bank: column({ zh: '银行', en: 'bank', kind: text({ most: 20 }), meaning: '哪家银行', example: '招商银行' }),
  branch: column({
    zh: '支行',
    en: 'branch',
    kind: text({ most: 30 }),
    meaning: '哪家支行',
    example: '杭州西湖支行',
    empty: '',
  }),
  note: column({
    zh: '说明',
    en: 'note',
    kind: text({ most: 40 }),
    meaning: '转账时要写什么',
    example: '转账请备注订单号',
    empty: '转账请备注订单号',
  }),
};

export const banks = listTable({
  name: 'banks',
  label: '收款账户',
  about: '写在 shop.yml 的 banks 下面；线下转账打到这里。没有账户就不提供线下转账。',
  columns,
  key: ['no'],
  read: (shopSettings) => shopSettings.bankAccounts,
  write: (rows) => ({ bankAccounts: rows }),
  word: '删除',
});
