/** People whom a caller names (rule 26.4): members for who serves them, colleagues for everybody of the staff. */
import type { DeskMember } from '../../../../src/contract/desk/schemas';
import type { RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import { badRequest, notFound } from '../../../http/errors';
import { maskMobile } from '../../../lib/mask';
import { FORMER } from '../../people/employee/presenter';
import { searchStaff } from '../../people/employee/repository';
import { employeeOf } from '../../people/employee/who';
import { findMember, listNamed } from '../../people/member/repository';
import { writeToMember } from '../../people/notice/byStaff';
import { listToMember } from '../../people/notice/repository';
import type { DeskSearchRules } from '../../people/work/desk';
import { clientsOfMembers } from '../client/ofMembers';

export const memberSearch: DeskSearchRules = {
  label: '会员',
  areas: ['service', 'client', 'finance'],
  find: async (tx, employee, keyword, most) => {
    const found = await listNamed(tx, keyword, most);
    const mobiles = employee.areas.includes('client') ? found.map(({ mobile }) => mobile) : [];
    const clients = await clientsOfMembers(tx, employee, mobiles);
    return found.map(({ id, nickname, mobile, no, avatar }) => {
      const row = { id, title: nickname, note: `${maskMobile(mobile)} · ${no}`, avatar };
      const { client, isOwn = false } = clients.get(mobile) ?? {};
      return client && isOwn ? { ...row, route: `/client/pages/client?id=${client.id}` } : row;
    });
  },
};

export const employeeSearch: DeskSearchRules = {
  label: '同事',
  areas: 'all',
  find: async (tx, _employee, keyword, most) =>
    (await searchStaff(tx, { keyword })).slice(0, most).map(({ employee, storeName, mobile }) => ({
      id: employee.id,
      title: employee.name,
      note: `${employee.title} · ${storeName} · ${mobile}`,
      avatar: employee.avatar,
    })),
};

const MESSAGES = 10;

/** 404 nobody. */
export async function readMember(tx: Tx, { id }: RequestOf<'desk.member'>): Promise<DeskMember> {
  const member = await findMember(tx, id);
  if (!member) throw notFound();
  const messages = (await listToMember(tx, id, MESSAGES)).map((row) => ({ ...row, by: row.by ?? FORMER }));
  const { no, nickname, avatar, mobile } = member;
  return { id, no, nickname, avatar, mobile: maskMobile(mobile), messages };
}

/** 400 nothing said · 404 nobody · 422 oneself. */
export async function tellMember(
  tx: Tx,
  memberId: string,
  { id, text }: RequestOf<'desk.tell'>,
  now: number,
): Promise<DeskMember> {
  const by = await employeeOf(tx, memberId);
  if (text.trim() === '') throw badRequest('text', '请填写内容');
  if (!(await findMember(tx, id))) throw notFound();
  await writeToMember(tx, { memberId: id, by, text, at: now });
  return readMember(tx, { id });
}
