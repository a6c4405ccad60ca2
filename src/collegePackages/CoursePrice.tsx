/** What a course costs whoever looks at it: nothing, nothing with the card, or its price; where none are sold no price. */
import type { ReactElement } from 'react';
import type { CourseCard } from '@/contract';
import { sells } from '@/domain/checkout/virtual';
import { Price } from '@/ui/kit/Price';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Words } from '@/ui/kit/Words';

type Priced = Pick<CourseCard, 'price' | 'marketPrice' | 'vipFree'>;

interface CoursePriceProps {
  card: Priced;
  size?: 's' | 'm';
  /** One thing only, where there is little room: what is free with the card says that. */
  brief?: boolean;
}

export function CoursePrice({ card, size = 's', brief }: CoursePriceProps): ReactElement | null {
  const { price, marketPrice, vipFree } = card;
  if (price === 0)
    return (
      <Words size="name" tone="celadon" medium>
        免费
      </Words>
    );
  if (!sells('course')) return vipFree ? <Tag tone="gold">会员免费</Tag> : null;
  if (brief) return vipFree ? <Tag tone="gold">会员免费</Tag> : <Price fen={price} size={size} />;
  return (
    <Stack row gap={8} align="center">
      <Price fen={price} was={marketPrice > price ? marketPrice : undefined} size={size} />
      {vipFree && <Tag tone="gold">会员免费</Tag>}
    </Stack>
  );
}
