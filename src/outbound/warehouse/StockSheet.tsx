/** A goods that was scanned: where it lies, how many there are, how many of them are free. */
import type { ReactElement } from 'react';
import type { StockGoods } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Item } from '@/ui/kit/Item';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Thumb } from '@/ui/kit/Thumb';

interface StockSheetProps {
  goods: StockGoods | undefined;
  open: boolean;
  onClose: () => void;
  onUse: (goods: StockGoods) => void;
}

export function StockSheet({ goods, open, onClose, onUse }: StockSheetProps): ReactElement {
  return (
    <Sheet
      open={open}
      title="商品库存"
      onClose={onClose}
      footer={
        goods && (
          <Button block size="l" tone="line" onPress={() => onUse(goods)}>
            为它新建出库
          </Button>
        )
      }
    >
      {goods && (
        <Stack gap={12}>
          <Item leading={<Thumb src={goods.cover} size={64} />} title={goods.title} notes={[goods.specText]} />
          <Cells>
            <Cell label="货位">{goods.shelf === '' ? '未设' : goods.shelf}</Cell>
            <Cell label="在库">{`${goods.onHand} 件`}</Cell>
            <Cell label="可用" note="未付款订单和未完成单据已扣除">{`${goods.free} 件`}</Cell>
            <Cell label="安全值">{`${goods.least} 件`}</Cell>
            <Cell label="条码">{goods.barCode}</Cell>
            {goods.batches.length > 0 && <Cell label="批次">{goods.batches.join('、')}</Cell>}
          </Cells>
        </Stack>
      )}
    </Sheet>
  );
}
