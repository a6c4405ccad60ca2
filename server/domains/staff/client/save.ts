/** Clients are made and changed (rules 29.1, 29.2, 29.4): one for each number, never over what somebody else has written meanwhile. */
import type { ClientDetail, ClientPatch } from '../../../../src/contract/client/schemas';
import type { DataOf, RequestOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { badRequest, conflict, Refusal, type About } from '../../../http/errors';
import { dayOf, instantOf } from '../../../lib/shanghai';
import { isRegion } from '../../people/address/regions';
import type { Employee } from '../../people/employee/repository';
import { employeeOf } from '../../people/employee/who';
import { findTagIds } from '../../offer/catalogue/hobby/repository';
import { presentDetail } from './detail';
import { readDict } from './dict';
import { receiverOf } from './hand/service';
import { DIAL_CODES, mobileText, readMobile, type ReadMobile } from './mobile';
import { presentClient, presentForeign } from './presenter';
import {
  addCollaborators,
  findByNumber,
  findClientInScope,
  insertClient,
  isInScope,
  listCollaborators,
  removeCollaborators,
  updateClient,
  type ClientRow,
} from './repository';
import { rightsOf } from './rights';

import { clientSearch } from './search';
import { SOURCE_WORDS } from './words';
import { maskName } from '../../../lib/mask';

type Duplicate = Omit<DataOf<'customer.infoNew'>, 'dict'>;

/** What the asker may know of the client that has this number. */
async function duplicateOf(tx: Tx, viewer: Employee, row: ClientRow, now: number): Promise<Duplicate> {
  const own = await isInScope(tx, viewer, row.id);
  if (own || row.ownerId === null) return { duplicate: (await presentClient(tx, [row], now))[0], own };
  return { duplicate: await presentForeign(tx, row, now), own };
}

/** The dictionary of the forms, and who has the number that is being typed; an unfinished number is nobody's. */
export async function readNew(
  tx: Tx,
  memberId: string,
  { mobile, countryCode }: RequestOf<'customer.infoNew'>,
  now: number,
): Promise<DataOf<'customer.infoNew'>> {
  const viewer = await employeeOf(tx, memberId);
  const dict = await readDict(tx);
  const number = mobile ? readMobile(mobile, countryCode || '86') : undefined;
  const found = number && (await findByNumber(tx, number));
  return found ? { dict, ...(await duplicateOf(tx, viewer, found, now)) } : { dict };
}

/** Which says whose the client is, and by `data` what can be done. */
async function taken(tx: Tx, viewer: Employee, row: ClientRow, now: number): Promise<Refusal> {
  const found = await duplicateOf(tx, viewer, row, now);
  const about: About = { reason: 'taken', field: 'mobile', data: found };
  if (found.own) return conflict(`客户已存在：${row.name}`, about);
  if (row.ownerId === null) return conflict('客户已存在，在公海里，可以领取', about);
  return conflict(`客户已存在，负责人 ${found.duplicate?.owner || maskName('同事')}`, about);
}

export async function createClient(
  tx: Tx,
  memberId: string,
  { client: patch }: RequestOf<'customer.saveNew'>,
  now: number,
  server: Setup,
): Promise<ClientDetail> {
  const viewer = await employeeOf(tx, memberId);
  if (!patch.name?.trim()) throw badRequest('name', '请填写客户姓名');
  if (!patch.mobile) throw badRequest('mobile', '请填写手机号');
  const set = await columnsOf(tx, patch, undefined, now);
  const { countryCode = '86', mobile = '', name = '' } = set;
  const holder = await findByNumber(tx, { countryCode, mobile });
  if (holder) throw await taken(tx, viewer, holder, now);
  const made = { ...set, name, mobile, ownerId: viewer.id, ownedAt: now };
  const row = await insertClient(tx, {
    ...made,
    ...clientSearch(made),
    createdById: viewer.id,
    createdAt: now,
    updatedAt: now,
  });
  await shareWith(tx, row, patch.collaborators, now);
  return presentDetail(tx, viewer, row, now, server);
}

/** 404 outside the scope · 403 a collaborator changes more than the notes · 409 an old `rev`, with the client as it is; another client's number. */
export async function saveClient(
  tx: Tx,
  memberId: string,
  { id, patch, rev }: RequestOf<'customer.save'>,
  now: number,
  server: Setup,
): Promise<ClientDetail> {
  const viewer = await employeeOf(tx, memberId);
  const row = await findClientInScope(tx, viewer, id, true);
  const can = await rightsOf(tx, viewer, row);
  const mayEdit = can.includes('edit');
  const field = Object.keys(patch).find((key) => key !== 'remark');
  if (!mayEdit && (field !== undefined || !can.includes('note')))
    throw new Refusal(403, '共享的客户只能改备注', field === undefined ? {} : { field });
  if (row.rev !== rev)
    throw conflict('资料刚被同事修改，请核对后再保存', { data: await presentDetail(tx, viewer, row, now, server) });
  const set = await columnsOf(tx, patch, row, now);
  const number = { countryCode: set.countryCode ?? row.countryCode, mobile: set.mobile ?? row.mobile };
  if (number.mobile !== row.mobile || number.countryCode !== row.countryCode) {
    const holder = await findByNumber(tx, number);
    if (holder && holder.id !== id) throw await taken(tx, viewer, holder, now);
  }
  const changed = await updateClient(tx, id, {
    ...set,
    ...clientSearch({ ...row, ...set }),
    rev: rev + 1,
    updatedAt: now,
  });
  await shareWith(tx, row, patch.collaborators, now);
  return presentDetail(tx, viewer, changed, now, server);
}

/** Exactly those; undefined leaves it as it is. */
async function shareWith(tx: Tx, row: ClientRow, ids: readonly string[] | undefined, now: number): Promise<void> {
  if (ids === undefined) return;
  const before = (await listCollaborators(tx, row.id)).map(({ employeeId }) => employeeId);
  const added = ids.filter((id) => !before.includes(id) && id !== row.ownerId);
  for (const id of added) await receiverOf(tx, id);
  await removeCollaborators(
    tx,
    row.id,
    before.filter((id) => !ids.includes(id)),
  );
  await addCollaborators(tx, row.id, added, now);
}

type Columns = Partial<Pick<ClientRow, Exclude<keyof ClientPatch & keyof ClientRow, never>>>;

/** What a patch writes: checked, in the words of the table. */
async function columnsOf(tx: Tx, patch: ClientPatch, row: ClientRow | undefined, now: number): Promise<Columns> {
  const { collaborators: _shared, mobile, mobile2, countryCode, tags, contacts, ...rest } = patch;
  checkWords(rest, now);
  const hobbies = rest.hobbyTagIds ?? [];
  if ((await findTagIds(tx, hobbies)).length !== hobbies.length) throw badRequest('hobbyTagIds', '有口味标签已不在');
  return {
    ...rest,
    ...(mobile !== undefined || countryCode !== undefined
      ? numberOf(mobile ?? row?.mobile ?? '', countryCode ?? row?.countryCode)
      : {}),
    ...(mobile2 !== undefined && { mobile2: spareOf(mobile2) }),
    ...(tags && { tags: [...new Set(tags)] }),
    ...(contacts && {
      contacts: contacts
        .filter(({ label, value }) => label !== '' || value !== '')
        .map((one, i) => ({ ...one, key: String(i + 1) })),
    }),
  };
}

function checkWords({ name, birthday, regionCode, source }: ClientPatch, now: number): void {
  if (name !== undefined && name.trim() === '') throw badRequest('name', '请填写客户姓名');
  if (birthday && !isBirthday(birthday, now)) throw badRequest('birthday', '请选择正确的生日');
  if (regionCode && !isRegion(regionCode)) throw badRequest('regionCode', '请选择所在地区');
  if (source && !(source in SOURCE_WORDS)) throw badRequest('source', '请选择来源');
}

function numberOf(text: string, countryCode = '86'): ReadMobile {
  const dial = DIAL_CODES.find(({ code }) => code === countryCode);
  if (!dial) throw badRequest('countryCode', '请选择国家或地区');
  const read = readMobile(text, countryCode);
  if (read) return read;
  if (text === '') throw badRequest('mobile', '请填写手机号');
  const length = dial.min === dial.max ? `${dial.min}` : `${dial.min} 到 ${dial.max}`;
  throw badRequest('mobile', countryCode === '86' ? '请输入正确的手机号' : `${dial.country}的号码是 ${length} 位数字`);
}

/** A number that can be read is kept as others are; what cannot, such as a landline with its extension, as it was written. */
const spareOf = (text: string): string => {
  const read = readMobile(text);
  return read ? mobileText(read) : text;
};

/** A real day of the last 120 years. */
function isBirthday(day: string, now: number): boolean {
  const at = instantOf(day);
  return Number.isFinite(at) && at <= now && Number(day.slice(0, 4)) > Number(dayOf(now).slice(0, 4)) - 120;
}

export const readCountries = (): DataOf<'tea.countryList'> =>
  DIAL_CODES.map(({ code, country, min, max }) => ({ value: code, label: `${country} +${code}`, min, max }));
