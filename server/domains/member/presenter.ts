/** Wire shapes of people. A mobile leaves the server masked only, also towards its owner. */
import type { Member, UserBrief } from '../../../src/contract/member/schemas';
import type { Tx } from '../../db/client';
import { DAY_MS } from '../../lib/shanghai';
import { notLoggedIn } from '../../http/errors';
import { maskMobile } from '../../lib/mask';
import { regionName } from '../address/regions';
import { presentEmployee } from '../employee/presenter';
import { staffOf } from '../employee/repository';
import { rolesOf } from '../employee/roles';
import { balancesOf } from '../ledger/repository';
import { levelOf } from '../pricing/levels';
import { countUsableCoupons, findMember, hasHobby, listBriefRows } from './repository';

/** What other people see of members, by id; who is gone is missing. Growth decides the level. */
export async function loadBriefs(tx: Tx, ids: readonly string[]): Promise<Map<string, UserBrief>> {
  if (ids.length === 0) return new Map();
  const rows = await listBriefRows(tx, ids);
  return new Map(rows.map(({ growth, ...row }) => [row.id, { ...row, levelName: levelOf(growth ?? 0).name }]));
}

export const findBrief = async (tx: Tx, memberId: string): Promise<UserBrief | undefined> =>
  (await loadBriefs(tx, [memberId])).get(memberId);

/** The new-member gift can be claimed for a week after the registration. */
export const newGiftEnds = ({ createdAt }: { createdAt: number }): number => createdAt + 7 * DAY_MS;

/** The whole profile for its owner; 401 when the member is gone. */
export async function presentMember(tx: Tx, memberId: string, now: number): Promise<Member> {
  const row = await findMember(tx, memberId);
  if (!row) throw notLoggedIn();
  const balances = await balancesOf(tx, memberId);
  const staff = await staffOf(tx, memberId);
  const inviter = row.inviterId ? await findBrief(tx, row.inviterId) : undefined;
  const hobbyDone = await hasHobby(tx, memberId);
  const level = levelOf(balances.growth.available);
  return {
    id: row.id,
    no: row.no,
    nickname: row.nickname,
    avatar: row.avatar,
    gender: row.gender,
    birthday: row.birthday,
    mobile: maskMobile(row.mobile),
    regionCode: row.regionCode,
    region: regionName(row.regionCode),
    bio: row.bio,
    theme: row.theme,
    levelId: level.id,
    levelName: level.name,
    growth: balances.growth.available,
    ...(row.vipUntil ? { vipUntil: row.vipUntil } : {}),
    points: balances.points.available,
    coins: balances.coin.available,
    balance: balances.money.available,
    frozen: balances.money.frozen,
    income: balances.income.available,
    couponCount: await countUsableCoupons(tx, memberId, now),
    teamLevel: row.teamLevel,
    ...(inviter ? { inviter } : {}),
    roles: rolesOf(row, staff !== undefined),
    areas: staff?.employee.areas ?? [],
    isManager: staff?.employee.isManager ?? false,
    ...(staff ? { employee: presentEmployee(staff) } : {}),
    ...(row.merchantId ? { merchantId: row.merchantId } : {}),
    ...(row.channelId ? { channelId: row.channelId } : {}),
    wholesaler: row.wholesaler === 'approved',
    hasPassword: row.passwordHash !== null,
    hasPayPassword: row.payPasswordHash !== null,
    identity: row.identity,
    hobbyDone,
    newGift: row.newGift === 'open' && now >= newGiftEnds(row) ? 'none' : row.newGift,
    createdAt: row.createdAt,
  };
}
