/** 带回家 on the page of a dish. */
import { useState } from 'react';
import type { HomeGoods } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { Cell, Cells } from '@/ui/kit/Cell';
import { later } from '@/ui/shell';
import { useHome } from './useHome';

const HomeSheet = later(() => import('./HomeSheet').then(({ HomeSheet: part }) => part));

interface DishHomeProps {
  product: { id: string };
  cart: { sessionId: string; rev: number };
  /** The tea of it as goods of the shelf. */
  home: HomeGoods | undefined;
}

export function DishHome({ product, cart, home }: DishHomeProps) {
  const [open, setOpen] = useState(false);
  const where = { sessionId: cart.sessionId, productId: product.id, rev: cart.rev };
  const adding = useHome(where, () => setOpen(false));
  if (!home) return null;
  const least = Math.min(...home.skus.filter(({ left }) => left > 0).map(({ price }) => price));
  return (
    <>
      <Cells place="next">
        <Cell label="带回家" note={`${home.title}，店里货架上有`} onPress={() => setOpen(true)}>
          {`${formatYuan(least)} 起`}
        </Cell>
      </Cells>
      <HomeSheet open={open} goods={home} adding={adding} onClose={() => setOpen(false)} />
    </>
  );
}
