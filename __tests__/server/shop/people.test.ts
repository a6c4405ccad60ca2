/** Staff and members that a shop brings along: who may do what, and what they had, once, in the ledger. */
import fs from 'node:fs';
import path from 'node:path';
import { asc, eq } from 'drizzle-orm';
import {
  assets,
  assetTransferItems,
  assetTransfers,
  employees,
  ledgerRows,
  members,
  patrolPoints,
  notices,
  reportTargets,
  rooms,
  roomSlots,
  stores,
} from '../../../server/db/schema';
import { putTask } from '../../../server/domains/people/task/open';
import { readFolder } from '../../../server/shop/folder';
import { initFolder } from '../../../server/shop/init';
import { push } from '../../../server/shop/push';
import { report } from '../../../server/shop/report';
import { addStaff, disableStaff } from '../../../server/shop/staff';
import { keepAdded, keepDisabled } from '../../../server/shop/staffFile';
import { testServer } from '../harness';
import { drawing, newFolder, settingsOf } from './folders';

const WANG = '13911110001';
const OLD = '13911110002';
const app = testServer({ seed: 'base' });
let folder: string;

beforeAll(async () => {
  folder = newFolder();
  await initFolder(folder, drawing);
  await push(await readFolder(folder), settingsOf(app));
});

const write = (name: string, lines: string[]) => {
  const file = path.join(folder, name);
  const [head = ''] = fs.readFileSync(file, 'utf8').split('\n');
  fs.writeFileSync(file, [head, ...lines, ''].join('\n'));
};
const pushAll = async () => report(await push(await readFolder(folder), settingsOf(app)), (address) => address);
const cells = { no: 'E1', mobile: WANG, name: '王岚', title: '店长', store: 'XIHU', department: '行政' };

test('whoever is added or disabled by hand stays so after the next push of the folder', async () => {
  // A table in English, with some of its columns only.
  const file = path.join(folder, 'employees.csv');
  const before = fs.readFileSync(file);
  fs.writeFileSync(file, 'no,mobile,name,title,store,department\nE7,13911110007,李牧,店员,XIHU,销售\n');
  await pushAll();
  const one = { ...cells, no: 'E8', mobile: '13911110008', areas: '客户' };
  await addStaff(settingsOf(app), one);
  expect(await keepAdded(folder, one)).toBe('employees.csv 也改好了。');
  expect(await pushAll()).toEqual(['没有改动。']);
  await disableStaff(settingsOf(app), 'E7');
  expect(await keepDisabled(folder, 'E7')).toBe('employees.csv 也改好了。');
  expect(await pushAll()).toEqual(['没有改动。']);
  expect((await app.db.select().from(employees)).map(({ no }) => no)).toEqual(['E8']);
  // A folder that has no table of them has no say.
  fs.rmSync(file);
  expect(await keepAdded(folder, one)).toBeUndefined();
  fs.writeFileSync(file, before);
  await pushAll();
});

// https://github.com/department-of-veterans-affairs/caseflow/issues/12523, https://github.com/Expensify/App/issues/75272
test('what waited for somebody who is disabled waits for the desk again, with who it was, and a colleague is told', async () => {
  const people = [
    { ...cells, no: 'E21', mobile: '13911110021', areas: '库存', manager: '是' },
    { ...cells, no: 'E22', mobile: '13911110022', name: '赵小满', areas: '库存' },
  ];
  for (const one of people) await addStaff(settingsOf(app), one);
  const token = await app.login('13911110021');
  const [clerk] = await app.db.select().from(employees).where(eq(employees.no, 'E22'));
  const put = (area: string, more: object) =>
    app.db.transaction((tx) =>
      putTask(tx as never, {
        ...{ kind: 'todo', targetId: '1', title: '补货', fromId: null, fromName: '总部', area, worth: null },
        ...{ createdAt: app.clock.now(), ...more },
      }),
    );
  const ids = [await put('stock', { assigneeId: clerk!.id }), await put('', { assigneeId: clerk!.id })];
  const asked = await put('stock', { consultId: clerk!.id });
  const mine = async () => (await app.ok('ding.tasksMessage', {}, { token })).page!.list.map(({ id }) => id);
  expect(await mine()).toEqual([asked]);
  await disableStaff(settingsOf(app), 'E22');
  expect((await mine()).toSorted()).toEqual([...ids, asked].toSorted());
  for (const id of [...ids, asked]) {
    const { task } = await app.ok('ding.tasksMessage', { id }, { token });
    expect([task!.can, task!.log.at(-1)!.label]).toEqual([['done'], expect.stringMatching(/^赵小满 已离职/)]);
  }
  const [boss] = await app.db.select().from(employees).where(eq(employees.no, 'E21'));
  const told = await app.db.select().from(notices).where(eq(notices.memberId, boss!.memberId));
  expect(told.filter(({ text }) => text === '赵小满 已离职，交回处理。')).toHaveLength(2);
  await disableStaff(settingsOf(app), 'E21');
});

test('somebody of the staff logs in with her mobile and may do what her row says, until she is disabled', async () => {
  const added = await addStaff(settingsOf(app), { ...cells, areas: '客户 | 报表' });
  expect(report(added, (address) => address)).toEqual(['员工：新增 1，改动 0，停用 0', '  + E1']);
  const token = await app.login(WANG);
  expect(await app.ok('member.my', {}, { token })).toMatchObject({ areas: ['client', 'report'] });
  await expect(addStaff(settingsOf(app), cells)).rejects.toThrow('工号「E1」已经有了');
  await disableStaff(settingsOf(app), 'E1');
  expect(await app.ok('member.my', {}, { token })).toMatchObject({ areas: [] });
  expect(await app.db.select().from(employees).where(eq(employees.no, 'E1'))).toEqual([]);
  await expect(disableStaff(settingsOf(app), 'E1')).rejects.toThrow('没有工号「E1」');
});

test('what is wrong with a new employee is said by its column', async () => {
  await expect(addStaff(settingsOf(app), { ...cells, mobile: '139', store: 'DONGHU' })).rejects.toThrow(
    '员工「手机号」：「139」不是手机号',
  );
  await expect(addStaff(settingsOf(app), { ...cells, store: 'DONGHU' })).rejects.toThrow('门店里没有编码「DONGHU」');
});

test('members bring what they had: booked once, however often it is pushed, and never changed', async () => {
  write('members.csv', [`${OLD},小满,女,1990-05-20,200,1200,3000`]);
  expect(await pushAll()).toContain('会员：新增 1，改动 0，删除 0');
  const token = await app.login(OLD);
  expect(await app.ok('member.my', {}, { token })).toMatchObject({ nickname: '小满', balance: 20_000, points: 1200 });
  expect(await pushAll()).toEqual(['没有改动。']);
  const [member] = await app.db.select().from(members).where(eq(members.mobile, OLD));
  expect(member).toMatchObject({ gender: 'female', birthday: '1990-05-20' });
  expect((await app.db.select().from(ledgerRows)).filter(({ bizId }) => bizId === 'opening')).toHaveLength(3);
  write('members.csv', [`${OLD},小满,女,1990-05-20,900,1200,3000`]);
  await expect(pushAll()).rejects.toThrow('的期初已经入账，改不了');
  write('members.csv', [`${OLD},小满满,女,1990-05-20,200,1200,3000`]);
  expect(await pushAll()).toContain(`  ~ ${OLD}：昵称 小满 → 小满满`);
  expect(await app.ok('member.my', {}, { token })).toMatchObject({ nickname: '小满满', balance: 20_000 });
});

test('rooms are pushed with their seats; one that somebody has booked is put out of use instead of being deleted', async () => {
  const tingsong = (seats: string, closed = '否') =>
    `XIHU-TINGSONG,XIHU,听松,雅室,${seats},15,0,50,可投屏,,${closed},1`;
  write('rooms.csv', [tingsong('2,8')]);
  expect(await pushAll()).toContain('雅室：新增 0，改动 1，删除 0');
  expect(await pushAll()).toEqual(['没有改动。']);
  const [room] = await app.db.select().from(rooms);
  expect(room).toMatchObject({ name: '听松', seatsMin: 2, seatsMax: 8, buffer: 15, deposit: 5000, closed: false });
  await app.db
    .insert(roomSlots)
    .values({ roomId: room!.id, date: '2026-07-01', slotIndex: 20, takerKind: 'visit', takerId: '1' });
  write('rooms.csv', []);
  await expect(pushAll()).rejects.toThrow('tables.csv 第 3 行「雅室」：雅室里没有编码「XIHU-TINGSONG」');
  write('tables.csv', []);
  await expect(pushAll()).rejects.toThrow(/「XIHU-TINGSONG」还有 1 个预约在用/);
  write('rooms.csv', [tingsong('2,8', '是')]);
  expect(await pushAll()).toContain('雅室：新增 0，改动 1，删除 0');
  await app.db.delete(roomSlots);
  write('rooms.csv', []);
  expect(await pushAll()).toContain('雅室：新增 0，改动 0，删除 1');
});

test('targets of a store are pushed by month and day, as a spreadsheet writes months; what is empty or gone has none', async () => {
  const file = (...rows: string[]) => write('targets.csv', rows);
  const set = () =>
    app.db
      .select({
        storeId: reportTargets.storeId,
        period: reportTargets.period,
        figure: reportTargets.figure,
        value: reportTargets.value,
      })
      .from(reportTargets)
      .orderBy(asc(reportTargets.period), asc(reportTargets.figure));
  file('XIHU,Jun-36,,"180,000",600,,,,,,', 'XIHU,2036/6/1,18,9000,,,,,,,', ',2036-06,,500.5,,,,,,,');
  expect(await pushAll()).toContain('门店目标：新增 3，改动 0，删除 1');
  expect(await pushAll()).toEqual(['没有改动。']);
  const [store] = await app.db.select().from(stores);
  expect(await set()).toEqual([
    { storeId: store!.id, period: '2036-06', figure: 'orders', value: 600 },
    { storeId: store!.id, period: '2036-06', figure: 'sales', value: 18_000_000 },
    { storeId: '0', period: '2036-06', figure: 'sales', value: 50_050 },
    { storeId: store!.id, period: '2036-06-18', figure: 'sales', value: 900_000 },
  ]);
  file('XIHU,2036年6月,,,650,,,,,,', ',2036年6月,,500.5,,,,,,,');
  expect(await pushAll()).toContain('门店目标：新增 0，改动 1，删除 1');
  expect(await set()).toEqual([
    { storeId: store!.id, period: '2036-06', figure: 'orders', value: 650 },
    { storeId: '0', period: '2036-06', figure: 'sales', value: 50_050 },
  ]);
});

test('points of patrols are pushed with their checklist, and what was asked keeps its place', async () => {
  const point = (items: string) => `XD-1,XIHU,茶仓,后场,${items},,每周,3,16:00,,,,1`;
  const asked = '湿度=数值 45~65 % | 离墙=一拳';
  write('patrol-points.csv', [point(asked)]);
  expect(await pushAll()).toContain('巡台点：新增 1，改动 0，删除 0');
  expect(await pushAll()).toEqual(['没有改动。']);
  const [row] = await app.db.select().from(patrolPoints);
  expect(row).toMatchObject({ code: 'XD-1', frequency: 'weekly', weekday: 3, assigneeId: null, geo: null });
  expect(row!.items).toMatchObject([
    { title: '湿度', type: 'number', min: 45, max: 65, unit: '%' },
    { title: '离墙', type: 'check', standard: '一拳' },
  ]);
  write('patrol-points.csv', [point(`门=关严 | ${asked}`)]);
  expect(await pushAll()).toContain('巡台点：新增 0，改动 1，删除 0');
  expect((await app.db.select().from(patrolPoints))[0]!.items.map(({ id }) => id)).toEqual(['门', '湿度', '离墙']);
});

test('equipment is pushed with its keepers; what is on its way stays so, and its keeper is not disabled', async () => {
  await addStaff(settingsOf(app), { ...cells, no: 'E2', mobile: '13911110009', areas: '资产' });
  write('employees.csv', [`E2,13911110009,王岚,,店长,XIHU,行政,资产,否`]);
  const line = (status: string) => `ZC-1,石瓢壶,茶器,,XIHU,茶艺,E2,${status},1680,2026-03-01,柜二`;
  write('assets.csv', [line('在用')]);
  expect(await pushAll()).toContain('资产：新增 1，改动 0，删除 0');
  expect(await pushAll()).toEqual(['没有改动。']);
  const [asset] = await app.db.select().from(assets);
  expect(asset).toMatchObject({ code: 'ZC-1', status: 'used', value: 168_000, location: '柜二' });
  await app.db.update(assets).set({ status: 'moving' });
  const brief = { id: asset!.custodianId!, no: 'E2', name: '王岚', avatar: '', title: '', storeId: '1', storeName: '' };
  const [transfer] = await app.db
    .insert(assetTransfers)
    .values({
      no: 'DB1',
      fromId: brief.id,
      toId: brief.id,
      from: brief,
      to: brief,
      toStoreId: asset!.storeId,
      toDepartment: '茶艺',
      reason: '试',
      createdAt: app.clock.now(),
    })
    .returning();
  await app.db
    .insert(assetTransferItems)
    .values({ transferId: transfer!.id, assetId: asset!.id, sort: 0, oldStatus: 'used', open: true });
  expect(await pushAll()).toEqual(['没有改动。']);
  write('assets.csv', [line('维修')]);
  expect(await pushAll()).toContain('资产：新增 0，改动 1，删除 0');
  expect((await app.db.select().from(assets))[0]!.status).toBe('moving');
  expect((await app.db.select().from(assetTransferItems))[0]!.oldStatus).toBe('repair');
  await expect(disableStaff(settingsOf(app), 'E2')).rejects.toThrow('「E2」还有 1 个资产在用，不能去掉');
  write('assets.csv', []);
  await expect(pushAll()).rejects.toThrow(/「ZC-1」还有 1 个调拨在用/);
});
