/** Under an exhibit: the ones beside it, keeping it in mind, buying it. */
import type { GoodsDetail } from '@/contract';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { IconButton } from '@/ui/kit/IconButton';

interface ShowBarProps {
  goods: GoodsDetail;
  onKeep: () => void;
  /** Undefined at the first and at the last. */
  onBefore: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

export function ShowBar({ goods, onKeep, onBefore, onNext }: ShowBarProps) {
  return (
    <>
      <IconButton icon="back" label="上一款" disabled={!onBefore} onPress={onBefore} />
      <Button grow block tone="quiet" onPress={onKeep}>
        {goods.collected ? '已想喝' : '想喝'}
      </Button>
      <Button grow block onPress={() => go('/shop/pages/goods', { id: goods.card.id })}>
        去购买
      </Button>
      <IconButton icon="next" label="下一款" disabled={!onNext} onPress={onNext} />
    </>
  );
}
