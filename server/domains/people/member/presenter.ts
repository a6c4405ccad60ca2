/** Wire shapes of people. A mobile leaves the server masked only, also towards its owner. */
import type { Member, UserBrief } from '../../../../src/contract/member/schemas';
import type { Tx } from '../../../db/client';
import { DAY_MS } from '../../../lib/shanghai';
import { notLoggedIn } from '../../../http/errors';
import { maskMobile } from '../../../lib/mask';
import { regionName } from '../address/regions';
import { presentEmployee } from '../employee/presenter';
import { staffOf } from '../employee/repository';
import { rolesOf } from '../employee/roles';
import { balancesOf } from '../ledger/repository';
import { readShopSettings } from '../shopSettings/repository';
import type { Level } from '../shopSettings/settings';
import { levelOf } from '../pricing/levels';
import { shownTo } from './wishes';
import { countUsableCoupons, findMember, hasHobby, listBriefRows } from './repository';

/** What of a member's row others may see; growth decides the level. */
export type Person = Omit<UserBrief, 'levelName'> & { growth: number | null };

export const briefOf = (levels: readonly Level[], { growth, ...person }: Person): UserBrief => ({
  ...person,
  levelName: levelOf(levels, growth).name,
});

/** What other people see of members, by id; who is gone is missing. */
export async function loadBriefs(tx: Tx, ids: readonly string[]): Promise<Map<string, UserBrief>> {
  if (ids.length === 0) return new Map();
  const rows = await listBriefRows(tx, ids);
  const { levels } = await readShopSettings(tx);
  return new Map(rows.map((row) => [row.id, briefOf(levels, row)]));
}

export const findBrief = async (tx: Tx, memberId: string): Promise<UserBrief | undefined> =>
  (await loadBriefs(tx, [memberId])).get(memberId);

/** The new-member gift can be claimed for a week after the registration. */
export const newGiftEnds = ({ createdAt }: { createdAt: number }): number => createdAt + 7 * DAY_MS;

/** Where a member stands among the levels, and what comes after. */
function levelView(levels: readonly Level[], { level: number, need, discountBp }: Level): Member['level'] {
  const next = levels.find(({ level }) => level === number + 1);
  return {
    number,
    need,
    discountBp,
    ...(next ? { next: { name: next.name, need: next.need, discountBp: next.discountBp } } : {}),
  };
}

/** The whole profile for its owner; 401 when the member is gone. */
export async function presentMember(tx: Tx, memberId: string, now: number): Promise<Member> {
  const row = await findMember(tx, memberId);
  if (!row) throw notLoggedIn();
  const balances = await balancesOf(tx, memberId);
  const { nickname, avatar, bio, checking } = shownTo(row);
  const staff = await staffOf(tx, memberId);
  const inviter = row.inviterId ? await findBrief(tx, row.inviterId) : undefined;
  const hobbyDone = await hasHobby(tx, memberId);
  const { levels, cardDiscountBp } = await readShopSettings(tx);
  const level = levelOf(levels, balances.growth.available);
  return {
    id: row.id,
    no: row.no,
    nickname,
    avatar,
    ...(checking.length > 0 ? { checking } : {}),
    gender: row.gender,
    birthday: row.birthday,
    mobile: maskMobile(row.mobile),
    regionCode: row.regionCode,
    region: regionName(row.regionCode),
    bio,
    theme: row.theme,
    levelId: String(level.level),
    levelName: level.name,
    level: levelView(levels, level),
    cardDiscountBp,
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
