/** Wire shapes of releases and of those who reserved: others are seen by a masked name. */
import type { GoodsCard } from '../../../../src/contract/catalogue/schemas';
import type { ReleaseCard, ReleaseDraw, ReleaseEntry } from '../../../../src/contract/release/schemas';
import { maskName } from '../../../lib/mask';
import type { ShopSettings, Level } from '../../people/shopSettings/settings';
import { levelOf } from '../../people/pricing/levels';
import { listOf } from './draw';
import type { Entry, RankedEntry, Release } from './repository';

type State = ReleaseCard['state'];

export function stateOf(release: Release, now: number): State {
  if (release.endedAt !== null) return 'ended';
  if (release.drawnAt !== null) return 'paying';
  if (now < release.reserveFrom) return 'soon';
  return now < release.reserveTo ? 'open' : 'drawing';
}

/** How the ranking and the draw go, with this release's figures. */
function rulesOf({ drum, quota, payHours }: Release, { release: rules }: ShopSettings): string[] {
  const { levelScore, orderScore, orderStep } = rules;
  return [
    `总分＝等级分＋先后分＋助力分。等级每级 ${levelScore} 分；先后分第一位 ${orderScore} 分，每晚一位少 ${orderStep} 分；助力 1 积分 1 分。同分先约者在前。`,
    `预约截止后，总分前 ${drum} 名入围，由事先封存的种子抽出 ${quota} 位，其余入围者依次候补。种子与名单抽签后公开，人人可验。`,
    `中签后 ${payHours} 小时内付款，逾期视为放弃，由候补依次递补。`,
    '未中签的助力积分原路退回；中签者的助力积分不退。每人限约一次、限购一件，不与优惠券、积分、会员价同享。',
  ];
}

export interface EntryView {
  entry: Entry;
  rank: number;
  person: Pick<RankedEntry, 'nickname' | 'avatar' | 'growth'>;
}

export function presentEntry(
  levels: readonly Level[],
  { entry, rank, person }: EntryView,
  memberId: string,
): ReleaseEntry {
  const mine = entry.memberId === memberId;
  const { no, score, at, state, lot, levelScore, orderScore, boost, orderId, payBefore } = entry;
  return {
    rank,
    no,
    user: {
      name: mine ? person.nickname : maskName(person.nickname),
      avatar: person.avatar,
      levelName: levelOf(levels, person.growth).name,
    },
    parts: { level: levelScore, order: orderScore, boost },
    score,
    at,
    status: state,
    mine,
    ...(lot === null ? {} : { lot }),
    ...(mine && orderId !== null ? { orderId } : {}),
    ...(mine && payBefore !== null ? { payBefore } : {}),
  };
}

export interface CardParts {
  goods: GoodsCard;
  specText: string;
  shopSettings: ShopSettings;
  remindOn: boolean;
  mine?: ReleaseEntry;
}

export const presentRelease = (release: Release, parts: CardParts, now: number): ReleaseCard => {
  const { goods, specText, shopSettings, remindOn, mine } = parts;
  const { id, title, note, price, quota, drum, reserved, bought, reserveFrom, reserveTo, drawAt, payHours } = release;
  return {
    id,
    title,
    note,
    goods,
    specText,
    price,
    quota,
    drum,
    reserved,
    bought,
    reserveFrom,
    reserveTo,
    drawAt,
    payBefore: (release.drawnAt ?? drawAt) + payHours * 3_600_000,
    state: stateOf(release, now),
    rule: rulesOf(release, shopSettings),
    boost: { min: shopSettings.release.boostMin, max: shopSettings.release.boostMax },
    remindOn,
    ...(mine ? { mine } : {}),
  };
};

/** `drum`: the entries it was drawn from; before the draw only the seed's hash is told. */
export const presentDraw = ({ seed, seedHash, listHash }: Release, drum: readonly Entry[]): ReleaseDraw =>
  listHash === null ? { seedHash } : { seedHash, seed, listHash, list: listOf(drum) };
