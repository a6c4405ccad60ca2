/** The order sheet itself: tools, classes, and every goods with its specifications. */
import { useEffect, useState } from 'react';
import { View } from '@tarojs/components';
import type { WholesaleGoods } from '@/contract';
import { call } from '@/core/api';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Rows, useBlock } from '@/ui/shell';
import { GoodsBlock } from './GoodsBlock';
import { SheetTools } from './SheetTools';
import type { OrderSheetState } from './useSheet';
import styles from './OrderSheet.module.scss';

const ALL = '';
const CHOSEN = 'chosen';

interface OrderSheetProps {
  sheet: OrderSheetState;
  goods: readonly WholesaleGoods[];
  /** The class that is shown first. */
  categoryId?: string;
  /** The goods that an address names: a browser scrolls to it. */
  goodsId?: string;
  onPaste: () => void;
  onClear: () => void;
}

export function OrderSheet({ sheet, goods, categoryId = ALL, goodsId, onPaste, onClear }: OrderSheetProps) {
  const { quantities, sum, change } = sheet;
  const [part, setPart] = useState(categoryId);
  const tree = useBlock(() => call('atShop.goodsClass', { scene: 'wholesale' }));
  const ids = useBlock(async () => (part === ALL || part === CHOSEN ? undefined : await idsOf(part)), part);
  useEffect(() => {
    if (!goodsId || process.env.TARO_ENV !== 'h5') return;
    document.getElementById(`goods-${goodsId}`)?.scrollIntoView({ block: 'start' });
  }, [goodsId, goods.length]);
  const isChosen = ({ skus }: WholesaleGoods) => skus.some((sku) => (quantities[sku.id] ?? 0) > 0);
  const visible =
    part === CHOSEN ? goods.filter(isChosen) : ids ? goods.filter(({ card }) => ids.includes(card.id)) : goods;
  return (
    <View className={styles.page}>
      <SheetTools sheet={sheet} onPaste={onPaste} onClear={onClear} />
      <Chips
        label="茶类"
        items={[
          { id: ALL, label: '全部' },
          ...(sum.kinds > 0 ? [{ id: CHOSEN, label: `已选 ${sum.kinds}` }] : []),
          ...(tree ?? []).map(({ id, name }) => ({ id, label: name })),
        ]}
        current={part}
        onChange={setPart}
      />
      <Rows
        place={2}
        rows={visible}
        keyOf={({ card }) => card.id}
        render={(one) => <GoodsBlock goods={one} quantities={quantities} onChange={change} />}
      />
      {visible.length === 0 && <Empty title="这一类还没有批发商品" button="看全部" onPress={() => setPart(ALL)} />}
    </View>
  );
}

/** Goods ids of one class of the market. */
async function idsOf(categoryId: string): Promise<string[]> {
  const { page } = await call('shopV2.wholesale', { categoryId });
  return page.list.map(({ card }) => card.id);
}
