/** What levels mean for prices (rule 9.2), of a member who says where he stands. */
import type { Member } from '@/contract';

/** What one level more would save on this price, in fen; 0 at the top, and where the annual card is better anyway. */
export function nextLevelSaving(
  price: number,
  member: Pick<Member, 'level' | 'cardDiscountBp'> | undefined,
  hasCard: boolean,
): number {
  const { discountBp, next } = member?.level ?? {};
  if (!member || discountBp === undefined || !next) return 0;
  const rate = (level: number) => (hasCard ? Math.min(member.cardDiscountBp, level) : level);
  return Math.max(0, Math.round((price * (rate(discountBp) - rate(next.discountBp))) / 10_000));
}

/** 9500 -> 95 折, 9000 -> 9 折: said like this everywhere. */
export const discountText = (bp: number): string => `${bp % 1000 === 0 ? bp / 1000 : bp / 100} 折`;

/** What a member pays for goods of the house and why: level and annual card never add up, the better one counts. */
export function ownDiscount(
  { level, levelName, cardDiscountBp }: Pick<Member, 'level' | 'levelName' | 'cardDiscountBp'>,
  hasCard: boolean,
): string {
  const [own, card] = [`${levelName} ${discountText(level.discountBp)}`, `年卡 ${discountText(cardDiscountBp)}`];
  if (!hasCard) return level.discountBp < 10_000 ? own : '';
  if (level.discountBp >= 10_000) return card;
  if (cardDiscountBp === level.discountBp) return `${own}，年卡同享`;
  return cardDiscountBp < level.discountBp ? `${card}，比${own}更省` : `${own}，比${card}更省`;
}
