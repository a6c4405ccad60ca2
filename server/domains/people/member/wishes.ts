/**
 * Name, picture and words about oneself are seen by everybody: a new one waits for its check, and until then others see the one before. Its owner sees
 * what he wants (`shownTo`).
 */
import type { Tx } from '../../../db/client';
import type { ContentKind } from '../../../db/schema';
import type { ContentRules } from '../contentCheck/kinds';
import { mustWait, openCheck, type Asking } from '../contentCheck/open';
import { dropChecks, type CheckRow } from '../contentCheck/repository';
import { findMember, updateMember, type MemberRow } from './repository';

type Wish = Extract<ContentKind, 'nickname' | 'avatar' | 'bio'>;
type Wanted = 'wantedNickname' | 'wantedAvatar' | 'wantedBio';
const WANTED = { nickname: 'wantedNickname', avatar: 'wantedAvatar', bio: 'wantedBio' } as const satisfies Record<
  Wish,
  Wanted
>;
const WISHES = Object.keys(WANTED) as Wish[];
type Shown = Pick<MemberRow, Wish | Wanted>;

/** A drawn picture needs no check. */
const DRAWN = /^\/images\/avatar\/\d{1,2}[.]webp$/;

const pieceOf = (wish: Wish, value: string): { text: string; media?: string[] } => {
  if (wish !== 'avatar') return { text: value };
  return { text: '', media: DRAWN.test(value) ? [] : [value] };
};

/** What is written of a change: at once, or as a wish that waits. Back to what everybody sees is nothing to wait for. */
export function asWished(was: Shown, set: Partial<MemberRow>, server: Asking): Partial<MemberRow> {
  const written = { ...set };
  for (const wish of WISHES) {
    const value = set[wish];
    if (value === undefined) continue;
    written[WANTED[wish]] = null;
    if (value === was[wish] || !mustWait(server, pieceOf(wish, value))) continue;
    delete written[wish];
    written[WANTED[wish]] = value;
  }
  return written;
}

/** A new wish takes the place of the one before. The caller holds the member's row. */
export async function openWishes(
  tx: Tx,
  { id: memberId }: Pick<MemberRow, 'id'>,
  written: Partial<MemberRow>,
  now: number,
): Promise<void> {
  for (const wish of WISHES) {
    const value = written[WANTED[wish]];
    if (value === undefined) continue;
    await dropChecks(tx, { kind: wish, targetId: memberId }, now);
    if (value !== null) await openCheck(tx, { kind: wish, targetId: memberId, memberId, ...pieceOf(wish, value) }, now);
  }
}

/** A name that a new member may have at once. */
export const freeName = (nickname: string | undefined, server: Asking): string | undefined =>
  nickname && !mustWait(server, { text: nickname }) ? nickname : undefined;

/** The name that a new member, made in this transaction, wants; until it has passed he has the one that everybody gets. */
export async function wishNickname(
  tx: Tx,
  member: MemberRow,
  nickname: string | undefined,
  now: number,
  server: Asking,
): Promise<void> {
  if (!nickname || member.nickname === nickname) return;
  const written = asWished(member, { nickname }, server);
  await updateMember(tx, member.id, written);
  await openWishes(tx, member, written, now);
}

/** As its owner sees it, and what of it waits. */
export function shownTo(row: Shown): Pick<MemberRow, Wish> & { checking: Wish[] } {
  return {
    nickname: row.wantedNickname ?? row.nickname,
    avatar: row.wantedAvatar ?? row.avatar,
    bio: row.wantedBio ?? row.bio,
    checking: WISHES.filter((wish) => row[WANTED[wish]] !== null),
  };
}

/** The wish that was checked, if it is still one. A later one has dropped the check of an earlier. */
async function wished(tx: Tx, wish: Wish, { memberId }: CheckRow): Promise<string | undefined> {
  const row = await findMember(tx, memberId);
  return row?.[WANTED[wish]] ?? undefined;
}

function settled(wish: Wish): Partial<MemberRow> {
  const set: Partial<MemberRow> = {};
  set[WANTED[wish]] = null;
  return set;
}
function nowIs(wish: Wish, value: string): Partial<MemberRow> {
  const set: Partial<MemberRow> = {};
  set[wish] = value;
  return set;
}

const rulesOf = (wish: Wish, label: string): ContentRules => ({
  label,
  scene: 'profile',
  page: () => '/member/pages/edit',
  waits: async (tx, check) => (await wished(tx, wish, check)) !== undefined,
  async passed(tx, check) {
    const value = await wished(tx, wish, check);
    if (value !== undefined) await updateMember(tx, check.memberId, { ...settled(wish), ...nowIs(wish, value) });
  },
  refused: (tx, { memberId }) => updateMember(tx, memberId, settled(wish)),
});

export const nicknameContent = rulesOf('nickname', '昵称');
export const avatarContent = rulesOf('avatar', '头像');
export const bioContent = rulesOf('bio', '简介');
