/** SQL of members: the accounts, their outside identities, and what a profile counts. */
import { and, asc, count, eq, gt, inArray, isNull, like, ne, or, sql, type SQL } from 'drizzle-orm';
import { cleanTyped } from '../../../../src/core/lib/typed';
import { findById } from '../../../db/byId';
import type { Tx } from '../../../db/client';
import {
  ACTIVE_SALES,
  accounts,
  addresses,
  adoptions,
  afterSales,
  channels,
  collects,
  courseNotes,
  conversationMembers,
  conversations,
  employees,
  escrowLots,
  footprints,
  goods,
  harvests,
  holdings,
  identities,
  incomes,
  memberCoupons,
  memberHobbies,
  members,
  merchants,
  notices,
  orders,
  reminds,
  shares,
  skus,
} from '../../../db/schema';

export type MemberRow = typeof members.$inferSelect;
type Identity = typeof identities.$inferSelect;

export const findMember = findById(members);

/** The member with its row locked until the transaction ends. */
export async function lockByMobile(tx: Tx, mobile: string): Promise<MemberRow | undefined> {
  const [row] = await tx.select().from(members).where(eq(members.mobile, mobile)).for('update');
  return row;
}

export async function lockByNo(tx: Tx, no: string): Promise<MemberRow | undefined> {
  const [row] = await tx.select().from(members).where(eq(members.no, no)).for('update');
  return row;
}

export async function findIdByNo(tx: Tx, no: string): Promise<string | undefined> {
  const [row] = await tx.select({ id: members.id }).from(members).where(eq(members.no, no));
  return row?.id;
}

/** The id of the next member: the number and the nickname are made of it. */
export async function nextMemberId(tx: Tx): Promise<string> {
  const next = (await tx.execute(sql`select nextval('ids')::text as id`)) as unknown as { rows: { id: string }[] };
  return next.rows[0]?.id ?? '';
}

/** Undefined when the mobile is taken. */
export async function insertMember(tx: Tx, row: typeof members.$inferInsert): Promise<MemberRow | undefined> {
  const [made] = await tx.insert(members).values(row).onConflictDoNothing({ target: members.mobile }).returning();
  return made;
}

export async function updateMember(tx: Tx, id: string, set: Partial<typeof members.$inferInsert>): Promise<void> {
  await tx.update(members).set(set).where(eq(members.id, id));
}

/** Whose whole mobile or member number this is, however it is written: 138 0000 0001. */
export function hasKey(text: string): SQL | undefined {
  const key = cleanTyped('account', text);
  return or(eq(members.mobile, key), eq(members.no, key.toUpperCase()));
}
export async function findIdByKey(tx: Tx, key: string): Promise<string | undefined> {
  const [row] = await tx.select({ id: members.id }).from(members).where(hasKey(key));
  return row?.id;
}

export async function findInviterId(tx: Tx, memberId: string): Promise<string | undefined> {
  const [row] = await tx.select({ inviterId: members.inviterId }).from(members).where(eq(members.id, memberId));
  return row?.inviterId ?? undefined;
}

/** Was the member brought by this one, or by somebody whom this one brought? */
export async function isBroughtBy(tx: Tx, memberId: string, byId: string): Promise<boolean> {
  const { rows } = (await tx.execute(sql`
    with recursive above(id) as (
      select inviter_id from members where id = ${memberId}
      union select members.inviter_id from members join above on members.id = above.id
    )
    select 1 from above where id = ${byId} limit 1`)) as unknown as { rows: unknown[] };
  return rows.length > 0;
}

/** Of the two depths above a member, the nearer first, those who are in the team. */
export async function listTeamAbove(tx: Tx, memberId: string): Promise<string[]> {
  const { rows } = (await tx.execute(sql`
    select above.id::text as id from members m
      join members i on i.id = m.inviter_id
      cross join lateral (values (i.id, i.team_level, 1), (i.inviter_id, (select g.team_level from members g where g.id = i.inviter_id), 2))
        as above(id, level, depth)
    where m.id = ${memberId} and above.level > 0 order by above.depth`)) as unknown as { rows: { id: string }[] };
  return rows.map(({ id }) => id);
}

/** Who shared a link; undefined for links of visitors and unknown ones. */
export async function findSharerId(tx: Tx, shareId: string): Promise<string | undefined> {
  const [row] = await tx.select({ memberId: shares.memberId }).from(shares).where(eq(shares.shareId, shareId));
  return row?.memberId ?? undefined;
}

/** What an allied merchant gives to members; '' = nothing. */
export async function findOffer(tx: Tx, merchantId: string): Promise<string> {
  const [row] = await tx.select({ offer: merchants.offer }).from(merchants).where(eq(merchants.id, merchantId));
  return row?.offer ?? '';
}

/** Members with their growth, in no order. */
export const listBriefRows = (tx: Tx, ids: readonly string[]) =>
  tx
    .select({
      id: members.id,
      no: members.no,
      nickname: members.nickname,
      avatar: members.avatar,
      growth: accounts.available,
    })
    .from(members)
    .leftJoin(
      accounts,
      and(eq(accounts.ownerType, 'member'), eq(accounts.ownerId, members.id), eq(accounts.unit, 'growth')),
    )
    .where(inArray(members.id, [...new Set(ids)]));

/** The mobile of the member an outside identity is bound to. */
export async function findMobileOfIdentity(
  tx: Tx,
  provider: Identity['provider'],
  openId: string,
): Promise<string | undefined> {
  const [bound] = await tx
    .select({ mobile: members.mobile })
    .from(identities)
    .innerJoin(members, eq(members.id, identities.memberId))
    .where(and(eq(identities.provider, provider), eq(identities.openId, openId)));
  return bound?.mobile;
}

/**
 * One open id per provider and member, the last proof wins; one member per open id, the first proof wins: false when it is
 * somebody else's, and the caller refuses. Behind the member's lock.
 */
export async function bindIdentity(
  tx: Tx,
  memberId: string,
  { provider, openId, nickname, avatar = '' }: Pick<Identity, 'provider' | 'openId' | 'nickname'> & { avatar?: string },
  now: number,
): Promise<boolean> {
  await tx
    .delete(identities)
    .where(and(eq(identities.memberId, memberId), eq(identities.provider, provider), ne(identities.openId, openId)));
  const bound = await tx
    .insert(identities)
    .values({ provider, openId, memberId, nickname, avatar, boundAt: now })
    .onConflictDoUpdate({
      target: [identities.provider, identities.openId],
      set: { nickname, avatar, boundAt: now },
      setWhere: eq(identities.memberId, memberId),
    })
    .returning({ id: identities.id });
  return bound.length > 0;
}

export const listIdentities = (tx: Tx, memberId: string): Promise<Identity[]> =>
  tx.select().from(identities).where(eq(identities.memberId, memberId));

/** False when there was none. */
export async function deleteIdentity(tx: Tx, memberId: string, provider: Identity['provider']): Promise<boolean> {
  const gone = await tx
    .delete(identities)
    .where(and(eq(identities.memberId, memberId), eq(identities.provider, provider)))
    .returning({ id: identities.id });
  return gone.length > 0;
}

export async function deleteIdentities(tx: Tx, memberId: string): Promise<void> {
  await tx.delete(identities).where(eq(identities.memberId, memberId));
}

/** What only its owner had use for: addresses, tastes, favourites, footprints, reminders, messages. Coupons nobody took any more are void. */
export async function deleteBelongings(tx: Tx, memberId: string): Promise<void> {
  for (const table of [addresses, memberHobbies, collects, footprints, reminds, notices, courseNotes])
    await tx.delete(table).where(eq(table.memberId, memberId));
  await tx
    .update(memberCoupons)
    .set({ status: 'void' })
    .where(and(eq(memberCoupons.memberId, memberId), eq(memberCoupons.status, 'unused')));
}

/** Tea of the member that lies in the cellar. */
export async function hasStoredTea(tx: Tx, memberId: string): Promise<boolean> {
  return (await tx.$count(escrowLots, and(eq(escrowLots.memberId, memberId), gt(escrowLots.qty, 0)))) > 0;
}

/** A numbered piece whose holder the member is, given on to somebody who has not answered or on its way out included. */
export const hasPiece = async (tx: Tx, memberId: string): Promise<boolean> =>
  (await tx.$count(
    holdings,
    and(eq(holdings.memberId, memberId), inArray(holdings.status, ['held', 'transferring', 'redeeming'])),
  )) > 0;

/** A tree that is adopted, offered to somebody who has not answered included, or a harvest that is neither sent nor stored. */
export async function hasAdoption(tx: Tx, memberId: string): Promise<boolean> {
  const living = and(eq(adoptions.memberId, memberId), inArray(adoptions.status, ['growing', 'making', 'claimable']));
  const waiting = and(
    eq(harvests.memberId, memberId),
    inArray(harvests.status, ['chooseCraft', 'making', 'claimable']),
  );
  return (await tx.$count(adoptions, living)) > 0 || (await tx.$count(harvests, waiting)) > 0;
}

/** Commission that is promised and not booked yet. */
export const hasPromise = async (tx: Tx, memberId: string): Promise<boolean> =>
  (await tx.$count(incomes, and(eq(incomes.memberId, memberId), eq(incomes.status, 'pending')))) > 0;

export const hasOpenSale = async (tx: Tx, memberId: string): Promise<boolean> =>
  (await tx.$count(afterSales, and(eq(afterSales.memberId, memberId), inArray(afterSales.status, [...ACTIVE_SALES])))) >
  0;

/** Tea that was taken on credit and is not paid yet. */
export const owesCredit = async (tx: Tx, memberId: string): Promise<boolean> =>
  (await tx.$count(channels, and(eq(channels.memberId, memberId), gt(channels.creditUsed, 0)))) > 0;

export async function hasOrderIn(
  tx: Tx,
  memberId: string,
  states: readonly (typeof orders.$inferSelect)['status'][],
): Promise<boolean> {
  const open = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.memberId, memberId), inArray(orders.status, [...states])))
    .limit(1);
  return open.length > 0;
}

export async function hasHobby(tx: Tx, memberId: string): Promise<boolean> {
  const hobbies = await tx.select().from(memberHobbies).where(eq(memberHobbies.memberId, memberId)).limit(1);
  return hobbies.length > 0;
}

export async function countUsableCoupons(tx: Tx, memberId: string, now: number): Promise<number> {
  const [row] = await tx
    .select({ total: count() })
    .from(memberCoupons)
    .where(and(eq(memberCoupons.memberId, memberId), eq(memberCoupons.status, 'unused'), gt(memberCoupons.to, now)));
  return row?.total ?? 0;
}

export async function countFavourites(tx: Tx, memberId: string): Promise<number> {
  const [row] = await tx.select({ total: count() }).from(collects).where(eq(collects.memberId, memberId));
  return row?.total ?? 0;
}

/**
 * The goods of a footprint is on the shelf, with something left. A value and no condition: PostgreSQL asks it of each footprint, and
 * does not join all goods there are.
 */
export const isThere = sql<boolean>`coalesce((select true from ${goods} join ${skus} on ${skus.goodsId} = ${goods.id}
  where ${goods.id} = ${footprints.goodsId} and ${goods.status} = 'on' and ${skus.stock} > ${skus.locked} limit 1), false)`;

/** `soldOut` = footprints whose goods are off the shelf or without stock. */
export async function countFootprints(tx: Tx, memberId: string): Promise<{ total: number; soldOut: number }> {
  const [steps] = await tx
    .select({ total: count(), soldOut: sql<number>`count(*) filter (where not ${isThere})`.mapWith(Number) })
    .from(footprints)
    .where(eq(footprints.memberId, memberId));
  return steps ?? { total: 0, soldOut: 0 };
}

/** Conversations that stay open (rule 28.1): to who left the staff nothing of it, to a member nothing of somebody who works here no longer. */
export const staysOpen = (memberId: string): SQL => {
  const works = (ids: SQL) => sql`exists (select 1 from ${employees} where ${employees.memberId} in (${ids}))`;
  const withStaff = works(sql`${conversations.lowId}, ${conversations.highId}`);
  return sql`(${works(sql`${memberId}`)} or (not ${conversations.staffOnly} and (${conversations.kind} <> 'c2c' or ${withStaff})))`;
};

/** What others said and the member has not read, without what is muted; at the desk of the service also what its customers wait with. */
export async function countChatUnread(tx: Tx, memberId: string): Promise<number> {
  const [own] = await tx
    .select({ unread: sql<number>`coalesce(sum(${conversationMembers.unread}), 0)::int` })
    .from(conversationMembers)
    .innerJoin(conversations, eq(conversations.id, conversationMembers.conversationId))
    .where(
      and(
        eq(conversationMembers.memberId, memberId),
        sql`${conversationMembers.unread} > 0 and not ${conversationMembers.muted}`,
        or(ne(conversations.kind, 'service'), eq(conversations.ownerId, memberId)),
        staysOpen(memberId),
      ),
    );
  const atDesk = sql`exists (select 1 from ${employees} where ${employees.memberId} = ${memberId} and ${employees.areas} ? 'service')`;
  const [desk] = await tx
    .select({ unread: sql<number>`coalesce(sum(${conversations.lastSeq} - ${conversations.deskSeq}), 0)::int` })
    .from(conversations)
    .where(
      and(
        sql`${conversations.waitingSince} is not null`,
        ne(conversations.ownerId, memberId),
        or(isNull(conversations.takenById), eq(conversations.takenById, memberId)),
        atDesk,
      ),
    );
  return (own?.unread ?? 0) + (desk?.unread ?? 0);
}

/** Whose mobile or number it is, or whose name begins so. */
export const listNamed = (tx: Tx, keyword: string, most: number): Promise<MemberRow[]> =>
  tx
    .select()
    .from(members)
    .where(
      or(
        eq(members.mobile, keyword),
        eq(members.no, keyword.toUpperCase()),
        like(members.nickname, `${keyword.replace(/[\\%_]/g, '\\$&')}%`),
      ),
    )
    .orderBy(asc(members.id))
    .limit(most);
