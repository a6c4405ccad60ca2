/** The staff: who works where, and what they may do in the app. An employee is a member too, and logs in with the same mobile. */
import { asc, eq } from 'drizzle-orm';
import type { StaffArea } from '../../../src/contract/roles';
import type { Tx } from '../../db/client';
import { assets, channels, employees as table, members, specialists } from '../../db/schema';
import { createMember, findByMobile } from '../../domains/people/member/accounts';
import { returnTasksOf } from '../../domains/people/task/gone';
import { Refused } from '../sheet/fault';
import { code, codeOf, listOf, mobile, oneOf, picture, text, yes } from '../sheet/kinds';
import { column, type Table } from '../sheet/table';
import * as shared from './columns';
import { putRows } from './rows';

export const AREAS: Record<string, StaffArea> = {
  客户: 'client',
  报价: 'quote',
  拜访: 'visit',
  库存: 'stock',
  资产: 'asset',
  报表: 'report',
  桌台: 'table',
  巡店: 'patrol',
  售后: 'service',
  财务: 'finance',
};

const columns = {
  code: column({ zh: '工号', en: 'no', kind: code(), meaning: '员工的工号', example: 'E1001' }),
  mobile: column({ zh: '手机号', en: 'mobile', kind: mobile(), meaning: '登录用的手机号', example: '13900000001' }),
  name: column({ zh: '姓名', en: 'name', kind: text({ most: 20 }), meaning: '顾客和同事看到的名字', example: '王岚' }),
  avatar: column({
    zh: '头像',
    en: 'avatar',
    kind: picture(),
    meaning: '空着就是会员自己的头像',
    example: 'wang.jpg',
    empty: '',
  }),
  title: column({ zh: '职位', en: 'title', kind: text({ most: 20 }), meaning: '名字旁边的职位', example: '店长' }),
  store: column({ zh: '门店', en: 'store', kind: codeOf('stores', '门店'), meaning: '在哪家门店', example: 'XIHU' }),
  department: shared.department('客户联系时按部门找人', '行政'),
  areas: column({
    zh: '权限',
    en: 'areas',
    kind: listOf(oneOf(AREAS)),
    meaning: '在应用里能管什么',
    example: '客户 | 报价 | 拜访',
    empty: [],
  }),
  isManager: column({
    zh: '管理员',
    en: 'manager',
    kind: yes(),
    meaning: '管理员看得到所有门店',
    example: '否',
    empty: false,
  }),
  services: column({
    zh: '可约服务',
    en: 'services',
    kind: listOf(codeOf('services', '服务')),
    meaning: '客人预约哪些服务时可以点名；空着就约不到',
    example: 'PINCHA',
    empty: [],
  }),
  skills: column({
    zh: '擅长',
    en: 'skills',
    kind: listOf(text({ most: 8 }), { most: 6 }),
    meaning: '茶艺师名字下面的小字',
    example: '岩茶 | 点茶',
    empty: [],
  }),
};

export const employees: Table<typeof columns> = {
  name: 'employees',
  label: '员工',
  about: '从表里拿掉的员工不再有权限，仍是会员。',
  columns,
  key: ['code'],
  sources: [table],
  codeColumn: table.no,
  async load(tx, ids) {
    const rows = await tx
      .select({ employee: table, member: members, specialist: specialists })
      .from(table)
      .innerJoin(members, eq(members.id, table.memberId))
      .leftJoin(specialists, eq(specialists.employeeId, table.id))
      .orderBy(asc(table.no));
    return rows.map(({ employee, member, specialist }) => ({
      code: employee.no,
      mobile: member.mobile,
      name: employee.name,
      avatar: employee.avatar === member.avatar ? '' : employee.avatar,
      title: employee.title,
      store: ids.codeOf('stores', employee.storeId),
      department: employee.department,
      areas: employee.areas as StaffArea[],
      isManager: employee.isManager,
      services: (specialist?.serviceTypeIds ?? []).map((id) => ids.codeOf('services', id)),
      skills: specialist?.skills ?? [],
    }));
  },
  async save(tx, rows, { ids, now }) {
    const ready = [];
    for (const { code: no, mobile: own, store, avatar, services: _, skills: _own, ...row } of rows) {
      const member = await memberOf(tx, own, row.name, now);
      ready.push({
        ...row,
        id: ids.idOf('employees', no),
        no,
        memberId: member.id,
        avatar: avatar || member.avatar,
        storeId: ids.idOf('stores', store),
      });
    }
    await putRows(tx, table, ready);
    for (const { code: no, services, skills } of rows) {
      const serviceTypeIds = services.map((service) => ids.idOf('services', service));
      const set = { serviceTypeIds, skills, bookable: services.length > 0 };
      await tx
        .insert(specialists)
        .values({ employeeId: ids.idOf('employees', no), ...set })
        .onConflictDoUpdate({ target: specialists.employeeId, set });
    }
  },
  remove: {
    word: '停用',
    before: (tx, gone, { ids, now }) =>
      returnTasksOf(
        tx,
        gone.map(({ code: no, name }) => ({ id: ids.idOf('employees', no), name })),
        now,
      ),
    namedBy: [
      { label: '渠道商', column: channels.managerId },
      { label: '资产', column: assets.custodianId },
    ],
  },
  unique: [{ of: 'mobile', column: table.memberId, value: (row) => row.mobile }],
};

async function memberOf(tx: Tx, own: string, nickname: string, now: number) {
  const member = (await findByMobile(tx, own, now)) ?? (await createMember(tx, { mobile: own, nickname }, now));
  if (!member) throw new Refused(`「${own}」刚刚注册了，再推送一次`);
  return member;
}
