/**
 * Gifts: of a level that was taken up, of a birthday, of another year as a member, and the card's tasting of the month; each is claimed
 * once (rule 9.12). The id of a gift is its kind and which one: 13 = of level 3, 22026 = of the birthday of 2026, 4202611 = of November.
 */
import type { GiftRow } from '../../../../src/contract/vip/schemas';
import type { Tx } from '../../../db/client';
import { lockMember } from '../../../db/locks';
import { expired, notFound, notLoggedIn, refuse } from '../../../http/errors';
import { DAY_MS, dayOf, instantOf, monthsAfter, startOfMonth } from '../../../lib/shanghai';
import { issueCoupon } from '../../offer/coupon/service';
import { readShopSettings } from '../../people/shopSettings/repository';
import type { Level } from '../../people/shopSettings/settings';
import { balancesOf } from '../../people/ledger/repository';
import { book, memberOwner } from '../../people/ledger/service';
import { findMember, type MemberRow } from '../../people/member/repository';
import { levelOf } from '../../people/pricing/levels';
import { GIFT_KIND, claimsOf, confirmedLevel, findTasting, insertClaim } from './repository';
import { ANNIVERSARY_POINTS, BIRTHDAY_POINTS, levelPoints } from './rights';

const BIRTHDAY_SPAN_MS = 7 * DAY_MS;
const ANNIVERSARY_SPAN_MS = 30 * DAY_MS;

interface Gift extends GiftRow {
  points: number;
}
interface Facts {
  member: MemberRow;
  levels: readonly Level[];
  level: Level;
  confirmed: number;
  claims: ReadonlyMap<string, number>;
  tasting: boolean;
  now: number;
}

async function readFacts(tx: Tx, memberId: string, now: number): Promise<Facts> {
  const member = await findMember(tx, memberId);
  if (!member) throw notLoggedIn();
  const { levels } = await readShopSettings(tx);
  const growth = (await balancesOf(tx, memberId)).growth.available;
  return {
    member,
    levels,
    level: levelOf(levels, growth),
    confirmed: await confirmedLevel(tx, memberId),
    claims: await claimsOf(tx, memberId),
    tasting: (await findTasting(tx)) !== undefined,
    now,
  };
}

const pointItems = (points: number): GiftRow['items'] => [{ key: 'points', label: '积分', value: String(points) }];

/** The day of this year that a `YYYY-MM-DD` returns on; 29 February is the 28th in other years. */
function dayIn(year: number, day: string): number {
  const at = instantOf(`${year}${day.slice(4)}`);
  return Number.isNaN(at) || dayOf(at).slice(5) !== day.slice(5) ? instantOf(`${year}-02-28`) : at;
}

/** The one whose days are now, else the next to come. */
function yearly(
  day: string,
  span: [before: number, after: number],
  now: number,
): { year: number; from: number; until: number } {
  const year = Number(dayOf(now).slice(0, 4));
  const [first, ...rest] = [year - 1, year, year + 1]
    .map((one) => ({ year: one, from: dayIn(one, day) - span[0], until: dayIn(one, day) + span[1] + DAY_MS }))
    .filter(({ until }) => until > now);
  return (first ?? rest[0]) as { year: number; from: number; until: number };
}

function levelGifts({ levels, level, confirmed, claims }: Facts): Gift[] {
  return levels
    .filter((one) => one.level > 1)
    .map((one): Gift => {
      const id = `${GIFT_KIND.level}${one.level}`;
      const reached = one.level <= Math.min(level.level, confirmed) || one.level < confirmed;
      const state = claims.has(id) ? 'claimed' : reached ? 'open' : 'locked';
      return {
        id,
        kind: 'level',
        title: `${one.name}升级礼`,
        items: pointItems(levelPoints(one.level)),
        state,
        until: 0,
        note:
          state === 'claimed'
            ? '已领取'
            : state === 'open'
              ? `${levelPoints(one.level)} 积分，领取后马上到账`
              : one.level <= level.level
                ? '确认升级后可领'
                : `成长值到 ${one.need} 可领`,
        points: levelPoints(one.level),
      };
    });
}

function birthdayGift({ member, claims, now }: Facts): Gift {
  const common = {
    kind: 'birthday',
    title: '生日礼',
    items: pointItems(BIRTHDAY_POINTS),
    points: BIRTHDAY_POINTS,
  } as const;
  if (!member.birthday)
    return { ...common, id: `${GIFT_KIND.birthday}0`, state: 'locked', until: 0, note: '填好生日，前后 7 天可领' };
  const { year, from, until } = yearly(member.birthday, [BIRTHDAY_SPAN_MS, BIRTHDAY_SPAN_MS], now);
  const id = `${GIFT_KIND.birthday}${year}`;
  const state = claims.has(id) ? 'claimed' : from <= now ? 'open' : 'locked';
  return { ...common, id, state, until, note: state === 'claimed' ? '今年已领' : '生日前后 7 天可领' };
}

function anniversaryGift({ member, claims, now }: Facts): Gift {
  const joined = dayOf(member.createdAt);
  const found = yearly(joined, [0, ANNIVERSARY_SPAN_MS], now);
  // Nobody celebrates the day of joining itself.
  const first = Number(joined.slice(0, 4)) + 1;
  const { year, from, until } =
    found.year >= first
      ? found
      : { year: first, from: dayIn(first, joined), until: dayIn(first, joined) + ANNIVERSARY_SPAN_MS + DAY_MS };
  const id = `${GIFT_KIND.anniversary}${year}`;
  const state = claims.has(id) ? 'claimed' : from <= now ? 'open' : 'locked';
  return {
    id,
    kind: 'anniversary',
    title: `入会 ${year - first + 1} 周年礼`,
    items: pointItems(ANNIVERSARY_POINTS),
    state,
    until,
    note: state === 'claimed' ? '已领取' : `${dayOf(from)} 起 30 天内可领`,
    points: ANNIVERSARY_POINTS,
  };
}

function cardGifts({ member, claims, tasting, now }: Facts): Gift[] {
  if (!tasting) return [];
  const month = startOfMonth(now);
  const id = `${GIFT_KIND.card}${dayOf(now).slice(0, 7).replace('-', '')}`;
  const until = monthsAfter(month, 1);
  const state = claims.has(id) ? 'claimed' : (member.vipUntil ?? 0) > now ? 'open' : 'locked';
  const last = dayOf(until - 1);
  return [
    {
      id,
      kind: 'card',
      title: '免费品鉴',
      items: [{ key: 'coupon', label: '品鉴券', value: '1 张' }],
      state,
      until,
      note:
        state === 'claimed'
          ? '本月已领，到店出示品鉴券'
          : state === 'open'
            ? `一席两人，${Number(last.slice(5, 7))} 月 ${Number(last.slice(8))} 日前领`
            : '开通年卡后每月一次',
      points: 0,
    },
  ];
}

const ORDER: Record<GiftRow['state'], number> = { open: 0, locked: 1, claimed: 2, expired: 3 };
const giftsOf = (facts: Facts): Gift[] =>
  [...cardGifts(facts), birthdayGift(facts), anniversaryGift(facts), ...levelGifts(facts)].sort(
    (a, b) => ORDER[a.state] - ORDER[b.state],
  );

const view = ({ points: _points, ...gift }: Gift): GiftRow => gift;

export const listGifts = async (tx: Tx, memberId: string, now: number): Promise<GiftRow[]> =>
  giftsOf(await readFacts(tx, memberId, now)).map(view);

/** 404 a gift that is not this member's · 422 已领取, or why not yet · 410 its days are over. */
export async function claimGift(tx: Tx, memberId: string, id: string, now: number): Promise<GiftRow> {
  await lockMember(tx, memberId);
  const facts = await readFacts(tx, memberId, now);
  const gift = giftsOf(facts).find((one) => one.id === id);
  if (!gift) {
    if (facts.claims.has(id)) throw refuse('已领取');
    throw /^[234]\d{4,6}$/.test(id) ? expired('这份礼已过期') : notFound();
  }
  if (gift.state === 'claimed') throw refuse('已领取');
  if (gift.state !== 'open') throw refuse(gift.note);
  if (!(await insertClaim(tx, { memberId, giftId: id, at: now }))) throw refuse('已领取');
  if (gift.kind === 'card') {
    const template = await findTasting(tx);
    if (!template) throw refuse('品鉴券已领完，下月再来');
    await issueCoupon(tx, memberId, template, now);
  }
  if (gift.points > 0)
    await book(tx, {
      owner: memberOwner(memberId),
      unit: 'points',
      bizType: 'gift',
      // A level that was lost with its order is welcomed again.
      bizId: `vip-${id}:${now}`,
      delta: gift.points,
      title: gift.title,
      at: now,
    });
  const claimed = giftsOf(await readFacts(tx, memberId, now)).find((one) => one.id === id);
  return view(claimed ?? { ...gift, state: 'claimed' });
}
