/**
 * Who the members of the demo world are by law, and the cards of those whose identity was verified. Numbers begin with a region that is
 * given to nobody (330100). Sealed with the key of the server that is filled.
 */
import { inArray, ne } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { bankCards, members, realIdentities } from '../../db/schema';
import { ABOUT } from '../../domains/people/identity/service';
import { maskMobile, maskName } from '../../lib/mask';
import { DAY_MS } from '../../lib/shanghai';
import type { Vault } from '../../lib/vault';
import { insertAll } from '../insert';
import { MAIN_MEMBER } from './members';

/** Test numbers of five banks; the last four digits are shown. */
const CARDS: readonly (readonly [bank: string, cardNo: string])[] = [
  ['招商银行', '6225880013106225'],
  ['中国建设银行', '6217000011143308'],
  ['中国工商银行', '6222020012407711'],
  ['中国农业银行', '6228480015209015'],
];
const SECOND = ['招商银行', '6214830011145520'] as const;
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** A number that is right in itself; no two of `sequence` are equal. */
function idNumberOf(birthday: string, sequence: number): string {
  const body = `330100${birthday.replaceAll('-', '')}${String(sequence).padStart(3, '0')}`;
  const sum = WEIGHTS.reduce((all, weight, i) => all + weight * Number(body[i]), 0);
  return body + '10X98765432'[sum % 11];
}
/** Pen names have no place on papers. */
const legalName = (nickname: string): string => (/^\p{Script=Han}{2,4}$/u.test(nickname) ? nickname : '林茶');

export async function seedIdentities(tx: Tx, at: number, vault: Vault): Promise<void> {
  const people = await tx.select().from(members).where(ne(members.identity, 'none')).orderBy(members.id);
  const verified = people.filter(({ identity }) => identity === 'verified');
  await insertAll(
    tx,
    realIdentities,
    people.map(({ id: memberId, identity, nickname, birthday, createdAt }, i) => {
      const name = legalName(nickname);
      const idNo = idNumberOf(birthday || '1990-06-18', i + 1);
      const basicAt = Math.min(createdAt + 20 * DAY_MS, at - DAY_MS);
      return {
        memberId,
        state: identity === 'verified' ? ('verified' as const) : ('basic' as const),
        nameSealed: vault.sealText(name, ABOUT.name(memberId)),
        numberSealed: vault.sealText(idNo, ABOUT.number(memberId)),
        numberHash: vault.digest(idNo),
        nameMask: maskName(name),
        numberMask: `${idNo.slice(0, 1)}${'*'.repeat(16)}${idNo.slice(-1)}`,
        basicAt,
        verifiedAt: identity === 'verified' ? basicAt + 5 * 60_000 : null,
      };
    }),
  );
  const cardOf = (memberId: string, mobile: string, [bankName, cardNo]: readonly [string, string], usedAt: number) => ({
    memberId,
    bankName,
    tail: cardNo.slice(-4),
    numberSealed: vault.sealText(cardNo, ABOUT.card(memberId)),
    numberHash: vault.digest(cardNo),
    mobileMask: maskMobile(mobile),
    createdAt: usedAt,
    usedAt,
  });
  const cards = verified.map(({ id, mobile }, i) => ({
    id: String(595001 + i),
    ...cardOf(id, mobile, CARDS[i % CARDS.length] ?? SECOND, at - DAY_MS),
  }));
  const main = people.find(({ id }) => id === MAIN_MEMBER);
  const second = main ? [{ id: '595900', ...cardOf(main.id, main.mobile, SECOND, at - 50 * DAY_MS) }] : [];
  await insertAll(tx, bankCards, [...cards, ...second]);
}

/** Without a vault nobody is known by law: what a member was told to be would open for nobody. */
export async function forgetIdentities(tx: Tx): Promise<void> {
  await tx
    .update(members)
    .set({ identity: 'none' })
    .where(inArray(members.identity, ['basic', 'verified']));
}
