/** The team: its grades, and what is suggested to it each month. */
import { count, gte } from 'drizzle-orm';
import { members } from '../../db/schema';
import { OWN } from '../../domains/people/shopSettings/settings';
import { checkRows } from '../sheet/check';
import { Refused } from '../sheet/fault';
import { percent, text, whole, yuan } from '../sheet/kinds';
import { column, type Placed, type RowOf } from '../sheet/table';
import { listTable, rule, rulesTable } from './rules';

const { team: usual } = OWN.shopSettings;

export const team = rulesTable({
  name: 'team',
  label: '团队规则',
  about: '写在 shop.yml 的 team 下面：每月的目标，多久没来算不活跃。',
  columns: {
    idleDays: rule({
      zh: '不活跃天数',
      en: 'idle_days',
      kind: whole({ least: 1, most: 365, unit: '天' }),
      meaning: '几天没来算不活跃',
      usual: usual.idleDays,
    }),
    monthInvites: rule({
      zh: '每月邀请',
      en: 'month_invites',
      kind: whole({ least: 1, most: 1000, unit: '人' }),
      meaning: '每月的目标：邀请几位茶友',
      usual: usual.monthInvites,
    }),
    monthOrders: rule({
      zh: '每月订单',
      en: 'month_orders',
      kind: whole({ least: 1, most: 10_000, unit: '单' }),
      meaning: '每月的目标：团队收货几单',
      usual: usual.monthOrders,
    }),
  },
  read: (shopSettings) => shopSettings.team,
  write: (row, shopSettings) => ({ team: { ...shopSettings.team, ...row } }),
});

const grades = {
  level: column({
    zh: '等级',
    en: 'level',
    kind: whole({ least: 1, most: 9, unit: '级' }),
    meaning: '第几级，从 1 开始一个接一个',
    example: '2',
  }),
  name: column({ zh: '名称', en: 'name', kind: text({ most: 6 }), meaning: '成员看到的等级名称', example: '团长' }),
  needDirect: column({
    zh: '直属人数',
    en: 'need_direct',
    kind: whole({ unit: '人' }),
    meaning: '自己带来多少人才升到这一级',
    example: '10',
    empty: 0,
    shown: true,
  }),
  needAmount: column({
    zh: '月业绩',
    en: 'need_amount',
    kind: yuan(),
    meaning: '两层的人一个月收货多少才升到这一级',
    example: '5000',
    empty: 0,
    shown: true,
  }),
  addedBp: column({
    zh: '直推加成百分比',
    en: 'added_percent',
    kind: percent({ least: 0, most: 20 }),
    meaning: '直推的比例再加百分之几',
    example: '1',
    empty: 0,
    shown: true,
  }),
};

export const teamGrades = listTable({
  name: 'team_grades',
  label: '团队等级',
  about:
    '写在 shop.yml 的 team_grades 下面，从第 1 级往上写；加入团队就是第 1 级。升上去的不会降；已经付款的订单按付款时的比例算。',
  columns: grades,
  key: ['level'],
  read: ({ team: { grades: all }, income }) =>
    all.map((grade, i) => ({ level: i + 1, ...grade, addedBp: income.gradeBp[i] ?? 0 })),
  write: (rows, shopSettings) => {
    const all = [...rows].sort((a, b) => a.level - b.level);
    return {
      team: {
        ...shopSettings.team,
        grades: all.map(({ name, needDirect, needAmount }) => ({ name, needDirect, needAmount })),
      },
      income: { ...shopSettings.income, gradeBp: all.map(({ addedBp }) => addedBp) },
    };
  },
  word: '删除',
  async refuse(tx, gone) {
    const lowest = Math.min(...gone.map(({ level }) => level));
    const [found] = await tx.select({ rows: count() }).from(members).where(gte(members.teamLevel, lowest));
    if (found && found.rows > 0) throw new Refused(`还有 ${found.rows} 位会员在第 ${lowest} 级以上，不能去掉那些等级`);
  },
  check: rising,
});

/** One after the other from the first, which everybody in the team has; none asks for less or adds less than the one before. */
function rising(rows: readonly Placed<RowOf<typeof grades>>[]) {
  if (rows.length === 0) return [{ row: 1, reason: '至少要有第 1 级' }];
  return checkRows(rows, ({ level, needDirect, needAmount, addedBp }, fault, row) => {
    // The headings are row 1.
    if (level !== row - 1) fault('level', `要从 1 开始一个接一个，这里应该是 ${row - 1}`);
    const before = rows.find(({ row: one }) => one === row - 1)?.value;
    if (!before) {
      if (level === 1 && needDirect > 0) fault('needDirect', '第 1 级要是 0：加入团队就是这一级');
      if (level === 1 && needAmount > 0) fault('needAmount', '第 1 级要是 0：加入团队就是这一级');
      return;
    }
    if (needDirect < before.needDirect) fault('needDirect', `不能比前一级的 ${before.needDirect} 少`);
    if (needAmount < before.needAmount) fault('needAmount', `不能比前一级的 ${before.needAmount / 100} 少`);
    if (addedBp < before.addedBp) fault('addedBp', `不能比前一级的 ${before.addedBp / 100} 低`);
  });
}
