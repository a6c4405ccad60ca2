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
