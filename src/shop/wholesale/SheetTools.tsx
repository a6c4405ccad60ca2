/** Ways to fill an order sheet at once: pasted, from the last order, from what is usual; and to begin anew. */
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { useAction } from '@/ui/shell';
import { readDraft, writeDraft } from '@/domain/wholesale/draft';
import type { OrderSheetState } from './useSheet';
import styles from './SheetTools.module.scss';

interface SheetToolsProps {
  sheet: OrderSheetState;
  onPaste: () => void;
  onClear: () => void;
}

export function SheetTools({ sheet, onPaste, onClear }: SheetToolsProps) {
  const { feedback } = useStores();
  const { fill, quantities, sum } = sheet;
  const importLast = useAction(async () => {
    const { list } = await call('special.wholesaleList', { tab: 'orders' });
    const last = list.find(({ status }) => status !== 'cancelled' && status !== 'unpaid');
    if (!last) return feedback.toast('还没有批发单');
    const { lines } = await call('special.wholesaleDetail', { id: last.id });
    fill(lines.map(({ line }) => ({ skuId: line.skuId, qty: line.qty })));
  });
  const usual = () => {
    const lines = Object.entries(readDraft('wholesale_usual')).map(([skuId, qty]) => ({ skuId, qty }));
    if (lines.length === 0) feedback.toast('还没有常购单，先填好再存');
    else fill(lines);
  };
  const keep = () => {
    writeDraft('wholesale_usual', quantities);
    feedback.toast('已存为常购单');
  };
  return (
    <View className={styles.tools}>
      <Button size="s" tone="line" onPress={onPaste}>
        粘贴订货单
      </Button>
      <Button size="s" tone="line" busy={importLast.pending} onPress={() => void importLast.run()}>
        导入上一单
      </Button>
      <Button size="s" tone="line" onPress={sum.pieces > 0 ? keep : usual}>
        {sum.pieces > 0 ? '存为常购单' : '填入常购单'}
      </Button>
      {sum.pieces > 0 && (
        <Button size="s" tone="text" onPress={onClear}>
          清空
        </Button>
      )}
    </View>
  );
}
