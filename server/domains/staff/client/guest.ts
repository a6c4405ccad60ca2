/** A guest of an activity becomes a client (rule 35.9): one for each number, and nobody loses one by it. */
import type { Tx } from '../../../db/client';
import type { NewGuest } from '../../selling/activity/guest/service';
import { addCollaborators, findByNumber, insertClient, lockClient, updateClient } from './repository';
import { clientSearch } from './search';

/** What is known already stays; a client of the pool goes to who received the guest, one of a colleague's is shared. */
export async function guestClient(tx: Tx, guest: NewGuest, now: number): Promise<string> {
  const { name, mobile, gender, birthday, wish, hobbyTagIds, employeeId, title } = guest;
  const known = await findByNumber(tx, { countryCode: '86', mobile });
  const row = known && (await lockClient(tx, known.id));
  const remark = wish === '' ? '' : `${title}：${wish}`;
  if (!row) {
    const made = { name, mobile };
    const client = await insertClient(tx, {
      ...made,
      ...clientSearch(made),
      gender,
      birthday,
      remark,
      hobbyTagIds,
      source: 'activity',
      ownerId: employeeId,
      ownedAt: now,
      createdById: employeeId,
      createdAt: now,
      updatedAt: now,
    });
    return client.id;
  }
  await updateClient(tx, row.id, {
    ...(row.gender === '' && { gender }),
    ...(row.birthday === '' && { birthday }),
    ...(hobbyTagIds.length > 0 && { hobbyTagIds: [...new Set([...row.hobbyTagIds, ...hobbyTagIds])] }),
    ...(remark !== '' &&
      !row.remark.includes(remark) && { remark: row.remark === '' ? remark : `${row.remark}\n${remark}` }),
    ...(row.ownerId === null && { ownerId: employeeId, ownedAt: now }),
    rev: row.rev + 1,
    updatedAt: now,
  });
  if (row.ownerId !== null && row.ownerId !== employeeId) await addCollaborators(tx, row.id, [employeeId], now);
  return row.id;
}
