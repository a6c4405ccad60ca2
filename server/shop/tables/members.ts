/** Members that a shop brings along: who they are, and what they had. What they have later moves by the ledger only. */
import { and, asc, eq } from 'drizzle-orm';
import { accounts, ledgerRows, members as table, type AccountUnit } from '../../db/schema';
import { book, memberOwner } from '../../domains/people/ledger/service';
import { createMember } from '../../domains/people/member/accounts';
import { checkRows } from '../sheet/check';
import { Refused } from '../sheet/fault';
import { mobile, oneOf, text, whole, yuan } from '../sheet/kinds';
import { column, type RowOf, type Table } from '../sheet/table';

const GENDERS = { 女: 'female', 男: 'male' } as const;
/** One row of the ledger for each account, whatever is pushed how often. */
const OPENING = 'opening';

const columns = {
  mobile: column({ zh: '手机号', en: 'mobile', kind: mobile(), meaning: '登录用的手机号', example: '13800000001' }),
  nickname: column({ zh: '昵称', en: 'nickname', kind: text({ most: 20 }), meaning: '怎么称呼', example: '林知夏' }),
  gender: column({
    zh: '性别',
    en: 'gender',
    kind: oneOf<'' | 'female' | 'male'>(GENDERS),
    meaning: '可以空着',
    example: '女',
    empty: '',
  }),
  birthday: column({
    zh: '生日',
    en: 'birthday',
    kind: { ...text({ most: 10 }), takes: 'day' },
    meaning: '生日礼用，写成 1990-05-20',
    example: '1990-05-20',
    empty: '',
  }),
  money: column({
    zh: '期初余额',
    en: 'opening_balance',
    kind: yuan(),
    meaning: '带过来的余额，只记一次账',
    example: '200',
    empty: 0,
  }),
  points: column({
    zh: '期初积分',
    en: 'opening_points',
    kind: whole(),
    meaning: '带过来的积分，只记一次账',
    example: '1200',
    empty: 0,
  }),
  growth: column({
    zh: '期初成长值',
    en: 'opening_growth',
    kind: whole(),
    meaning: '带过来的成长值，决定等级，只记一次账',
    example: '3000',
    empty: 0,
  }),
};
type Row = RowOf<typeof columns>;
const UNITS = ['money', 'points', 'growth'] as const satisfies readonly (AccountUnit & keyof Row)[];
const DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

export const members: Table<typeof columns> = {
  name: 'members',
  label: '会员',
  about: '带过来的老会员，他们用手机号登录。从表里拿掉的会员不受影响。',
  columns,
  key: ['mobile'],
  async load(tx) {
    const opened = await tx
      .select({ memberId: accounts.ownerId, unit: ledgerRows.unit, delta: ledgerRows.delta })
      .from(ledgerRows)
      .innerJoin(accounts, eq(accounts.id, ledgerRows.accountId))
      .where(and(eq(ledgerRows.bizType, 'adjust'), eq(ledgerRows.bizId, OPENING), eq(accounts.ownerType, 'member')));
    const had = new Map(opened.map(({ memberId, unit, delta }) => [`${memberId} ${unit}`, delta]));
    const rows = await tx.select().from(table).orderBy(asc(table.id));
    return rows.map(({ id, mobile: own, nickname, gender, birthday }) => ({
      mobile: own,
      nickname,
      gender,
      birthday,
      money: had.get(`${id} money`) ?? 0,
      points: had.get(`${id} points`) ?? 0,
      growth: had.get(`${id} growth`) ?? 0,
    }));
  },
  async save(tx, _rows, { now }, { added, changed }) {
    for (const { before, after } of changed) {
      if (UNITS.some((unit) => before[unit] !== after[unit]))
        throw new Refused(`「${after.mobile}」的期初已经入账，改不了；要调整请在后台记账`);
      const { nickname, gender, birthday } = after;
      await tx.update(table).set({ nickname, gender, birthday }).where(eq(table.mobile, after.mobile));
    }
    for (const { mobile: own, nickname, gender, birthday, ...opening } of added) {
      const member = await createMember(tx, { mobile: own, nickname }, now);
      if (!member) throw new Refused(`「${own}」刚刚注册了，再推送一次`);
      await tx.update(table).set({ gender, birthday }).where(eq(table.id, member.id));
      for (const unit of UNITS)
        if (opening[unit] > 0)
          await book(tx, {
            owner: memberOwner(member.id),
            unit,
            bizType: 'adjust',
            bizId: OPENING,
            delta: opening[unit],
            title: '期初',
            at: now,
          });
    }
  },
  check: (rows) =>
    checkRows(rows, ({ birthday }, fault) => {
      if (birthday !== '' && !DATE.test(birthday)) fault('birthday', '写成 1990-05-20');
    }),
};
