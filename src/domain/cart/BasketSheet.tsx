/** What is in the basket, opened over a list: each line with its steps; clearing asks first. */
import { View } from '@tarojs/components';
import type { CartLine } from '@/contract';
import { OfferTag, payOf } from '@/domain/goods/offer';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Picture } from '@/ui/kit/Picture';
import { Price } from '@/ui/kit/Price';
import { Sheet } from '@/ui/kit/Sheet';
import { Stepper } from '@/ui/kit/Stepper';
import { Tag } from '@/ui/kit/Tag';
import { Words } from '@/ui/kit/Words';
import { limitText } from './useCart';
import styles from './BasketSheet.module.scss';

interface BasketSheetProps {
  open: boolean;
  title: string;
  lines: readonly CartLine[];
  /** SKU id -> why it cannot be bought here. */
  lacks?: ReadonlyMap<string, string>;
  onClose: () => void;
  onQty: (line: CartLine, qty: number) => void;
  onClear: () => void;
}

export function BasketSheet({ open, title, lines, lacks, onClose, onQty, onClear }: BasketSheetProps) {
  const { feedback } = useStores();
  const clear = async () => {
    const question = { title: '清空已选？', text: '清空后要重新挑。', yes: '清空', no: '再想想' };
    if (!(await feedback.confirm(question))) return;
    onClear();
    onClose();
  };
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <View>
        {lines.map((line) => (
          <View key={line.skuId} className={styles.line}>
            <Picture className={styles.art} src={line.cover} w={120} ratio={1} alt="" />
            <View className={styles.words}>
              <Words size="sub" lines={1}>
                {line.title}
              </Words>
              <Words size="caption" tone="muted">
                {line.specText}
              </Words>
              <View className={styles.foot}>
                <Price fen={payOf(line)} size="s" />
                <OfferTag offer={line.offer} />
                {lacks?.has(line.skuId) && <Tag tone="warn">{lacks.get(line.skuId)}</Tag>}
              </View>
            </View>
            <Stepper
              value={line.qty}
              min={0}
              step={line.multiple}
              max={Math.max(line.qty, Math.min(line.stock, line.limit ?? line.stock))}
              label={`${line.title}的数量`}
              onChange={(qty) => onQty(line, qty < line.moq ? 0 : qty)}
              onLimit={() => feedback.toast(limitText(line))}
            />
          </View>
        ))}
      </View>
      <View className={styles.clear}>
        <Button size="s" tone="quiet" onPress={() => void clear()}>
          清空
        </Button>
      </View>
    </Sheet>
  );
}
