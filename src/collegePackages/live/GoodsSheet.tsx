/** 商品袋: what the show sells, and what is spoken of; bought without leaving the room. */
import type { ReactElement } from 'react';
import type { GoodsCard } from '@/contract';
import { go } from '@/core/routes';
import { payOf } from '@/domain/goods/offer';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Item } from '@/ui/kit/Item';
import { Price } from '@/ui/kit/Price';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Thumb } from '@/ui/kit/Thumb';

interface GoodsSheetProps {
  open: boolean;
  goods: readonly GoodsCard[];
  pinnedId: string | undefined;
  onBuy: (goodsId: string) => void;
  onClose: () => void;
}

export function GoodsSheet({ open, goods, pinnedId, onBuy, onClose }: GoodsSheetProps): ReactElement {
  return (
    <Sheet open={open} onClose={onClose} title={`商品 ${goods.length}`}>
      {goods.length === 0 && <Empty picture="cart" title="这一场没有带货" text="安心听讲" />}
      {goods.map((one, at) => (
        <Item
          key={one.id}
          title={`${at + 1} 号　${one.title}`}
          notes={[one.id === pinnedId ? '讲解中' : one.subtitle, <Price key="price" fen={payOf(one)} size="s" />]}
          leading={<Thumb src={one.cover} size={72} alt="" />}
        >
          <Stack gap={8}>
            <Button size="s" disabled={one.soldOut} onPress={() => onBuy(one.id)}>
              {one.soldOut ? '售罄' : '去买'}
            </Button>
            <Button size="s" tone="text" onPress={() => void go('/shop/pages/goods', { id: one.id })}>
              详情
            </Button>
          </Stack>
        </Item>
      ))}
    </Sheet>
  );
}
