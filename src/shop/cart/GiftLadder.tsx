/** 满赠: the steps of the ladder with their gifts; the highest one reached comes along. */
import type { CartView } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Sheet } from '@/ui/kit/Sheet';
import { Thumb } from '@/ui/kit/Thumb';

export function GiftLadder({ gifts, open, onClose }: { gifts: CartView['gifts']; open: boolean; onClose: () => void }) {
  const got = gifts.filter(({ reached }) => reached).pop();
  return (
    <Sheet open={open} title="满赠" onClose={onClose} bare>
      <Cells>
        {gifts.map((step) => (
          <Cell
            key={step.threshold}
            role="link"
            leading={<Thumb src={step.gift.cover} size={48} />}
            label={`满 ${shortYuan(step.threshold)} 赠${step.gift.title}`}
            note={step === got ? '这一单送这份' : step.reached ? '已换成更好的一份' : `还差 ${shortYuan(step.lack)}`}
            onPress={() => go('/shop/pages/goods', { id: step.gift.id })}
          />
        ))}
      </Cells>
    </Sheet>
  );
}
