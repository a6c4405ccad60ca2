/** The order sheet itself: tools, classes, and every goods with its specifications. */
import { useEffect, useState } from 'react';
import { View } from '@tarojs/components';
import type { WholesaleGoods } from '@/contract';
import { call } from '@/core/api';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Skeleton } from '@/ui/kit/Skeleton';
import { Slot } from '@/ui/kit/Slot';
import { Rows, scrollToPart, useBlock } from '@/ui/shell';
import { GoodsBlock } from './GoodsBlock';
import { SheetTools } from './SheetTools';
import { loadMarket, type OrderSheetState } from './useSheet';
import styles from './OrderSheet.module.scss';

const ALL = '';
const CHOSEN = 'chosen';

interface OrderSheetProps {
  sheet: OrderSheetState;
  goods: readonly WholesaleGoods[];
  /** The class that is shown first. */
  categoryId?: string;
  /** The goods that an address names: it stands first, and the page scrolls to it. */
  goodsId?: string;
  onPaste: () => void;
  onClear: () => void;
}

export function OrderSheet({ sheet, goods, categoryId = ALL, goodsId, onPaste, onClear }: OrderSheetProps) {
  const { quantities, sum, round, change } = sheet;
  const [part, setPart] = useState(categoryId);
  const tree = useBlock(() => call('atShop.goodsClass', { scene: 'wholesale' }));
  const isClass = part !== ALL && part !== CHOSEN;
  const found = useBlock(async () => (isClass ? (await loadMarket(part)).goods : undefined), part);
  useEffect(() => {
    if (goodsId && goods.length > 0) scrollToPart(`goods-${goodsId}`, 0);
  }, [goodsId, goods.length]);
  const isChosen = ({ skus }: WholesaleGoods) => skus.some((sku) => (quantities[sku.id] ?? 0) > 0);
  /** Undefined while the goods of a class come, and when they could not be read, which the page says. */
  const visible = isClass ? found : part === CHOSEN ? goods.filter(isChosen) : withFirst(goods, goodsId);
  return (
    <View className={styles.page}>
      <SheetTools sheet={sheet} onPaste={onPaste} onClear={onClear} />
      <Chips
        label="茶类"
        items={[
          { id: ALL, label: '全部' },
          ...(sum.kinds > 0 ? [{ id: CHOSEN, label: '已选', count: sum.kinds }] : []),
          ...(tree ?? []).map(({ id, name }) => ({ id, label: name })),
        ]}
        current={part}
        onChange={setPart}
      />
      <Slot>
        {visible ? (
          <Rows
            // Another class and a sheet filled at once begin at their first screen: all that was drawn before would be sent again.
            key={`${part} ${round}`}
            place={2}
            rows={visible}
            keyOf={({ card }) => card.id}
            render={(one) => <GoodsBlock goods={one} quantities={quantities} onChange={change} />}
          />
        ) : (
          visible === undefined && <Skeleton kind="list" />
        )}
        {visible?.length === 0 && <Empty title="这一类还没有批发商品" button="看全部" onPress={() => setPart(ALL)} />}
      </Slot>
    </View>
  );
}

/** The mini-program is sent what lies above a goods before it can scroll there: the one that is asked for does not wait for the others. */
const withFirst = (goods: readonly WholesaleGoods[], id: string | undefined): readonly WholesaleGoods[] =>
  id ? [...goods].sort((a, b) => Number(b.card.id === id) - Number(a.card.id === id)) : goods;
