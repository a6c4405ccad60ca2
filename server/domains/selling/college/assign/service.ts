/** Courses that a manager wants learned by a day (rule 41.12): by employees, and by members of the team. */
import type { CourseAssignment } from '../../../../../src/contract/college/schemas';
import type { DataOf, RequestOf } from '../../../../../src/contract/schemas';
import type { Tx } from '../../../../db/client';
import { badRequest, forbidden, notFound, refuse } from '../../../../http/errors';
import { dayOf } from '../../../../lib/shanghai';
import { findEmployee, listStaffByIds, type Employee } from '../../../people/employee/repository';
import { rolesHeldBy } from '../../../people/employee/roles';
import { sendNotice } from '../../../people/notice/send';
import { findCourse, findEnrolment } from '../../../offer/course/repository';
import { percentOf } from '../learn/complete';
import { enrol, revoke } from '../enrol';
import { dropAssignment, findAssignment, listAssigned, putAssignments } from './repository';

const MOST = 500;

/** 403 who manages no store. */
async function managerOf(tx: Tx, memberId: string): Promise<Employee> {
  const employee = await findEmployee(tx, memberId);
  if (!employee?.isManager) throw forbidden();
  return employee;
}

const view = (
  { assignment, course, name, nickname, no, memberNo, percent }: Awaited<ReturnType<typeof listAssigned>>[number],
  by: string,
  now: number,
): CourseAssignment => ({
  id: assignment.id,
  courseId: assignment.courseId,
  course,
  memberId: assignment.memberId,
  name: name ?? nickname,
  no: no ?? memberNo,
  by,
  dueDay: assignment.dueDay,
  percent: percent ?? 0,
  done: assignment.doneAt !== null,
  late: assignment.doneAt === null ? assignment.dueDay < dayOf(now) : assignment.dueDay < dayOf(assignment.doneAt),
  at: assignment.at,
});

export async function listAssignments(
  tx: Tx,
  memberId: string,
  { courseId }: RequestOf<'college.assigned'>,
  now: number,
): Promise<DataOf<'college.assigned'>> {
  await managerOf(tx, memberId);
  const rows = await listAssigned(tx, { courseId }, MOST);
  const names = new Map(
    (
      await listStaffByIds(
        tx,
        rows.map(({ assignment }) => assignment.byId),
      )
    ).map(({ employee }) => [employee.id, employee.name]),
  );
  return { list: rows.map((row) => view(row, names.get(row.assignment.byId) ?? '', now)) };
}

/** Employees by their own ids, others by those of members. 422 neither an employee nor of the team. */
async function learnersOf(
  tx: Tx,
  { employeeIds = [], memberIds = [] }: Pick<RequestOf<'college.assign'>, 'employeeIds' | 'memberIds'>,
): Promise<string[]> {
  const staff = await listStaffByIds(tx, employeeIds);
  if (staff.length !== new Set(employeeIds).size) throw notFound();
  for (const id of memberIds) {
    const { roles } = await rolesHeldBy(tx, id);
    if (!roles.includes('team') && !roles.includes('staff'))
      throw refuse('只能指派给员工或推广员', { field: 'memberIds' });
  }
  return [...new Set([...staff.map(({ employee }) => employee.memberId), ...memberIds])];
}

/** 404 unknown course or employee. */
export async function assign(
  tx: Tx,
  memberId: string,
  { courseId, dueDay, ...who }: RequestOf<'college.assign'>,
  now: number,
): Promise<DataOf<'college.assign'>> {
  const manager = await managerOf(tx, memberId);
  const course = await findCourse(tx, courseId);
  if (course?.status !== 'on' || course.kind !== 'course') throw notFound();
  if (dueDay < dayOf(now)) throw badRequest('dueDay', '截止日期不能早于今天');
  const learners = (await learnersOf(tx, who)).toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
  if (learners.length === 0) throw badRequest('employeeIds', '请选择学员');
  for (const id of learners) {
    await enrol(tx, { memberId: id, courseId, source: 'assigned' }, now);
    const isDone = (await percentOf(tx, id, courseId)) === 100;
    await putAssignments(tx, [
      { courseId, memberId: id, byId: manager.id, dueDay, at: now, ...(isDone && { doneAt: now }) },
    ]);
    await sendNotice(tx, id, {
      box: 'service',
      title: '有一门课要学',
      text: `${manager.name} 请你在 ${dueDay} 前学完《${course.title}》。`,
      link: `/collegePackages/pages/college/course/detail?id=${courseId}`,
      at: now,
    });
  }
  const rows = await listAssigned(tx, { courseId, ids: learners }, MOST);
  return { list: rows.map((row) => view(row, manager.name, now)) };
}

/** The right that came with it goes, too; what was learned stays. */
export async function dropAssigned(
  tx: Tx,
  memberId: string,
  id: string,
  now: number,
): Promise<DataOf<'college.assignDrop'>> {
  await managerOf(tx, memberId);
  const found = await findAssignment(tx, id, true);
  if (!found) throw notFound();
  await dropAssignment(tx, id);
  const own = await findEnrolment(tx, found.memberId, found.courseId, true);
  if (own?.source === 'assigned') await revoke(tx, own, now);
  return { ok: true };
}
