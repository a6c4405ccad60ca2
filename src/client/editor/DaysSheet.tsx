/** How long the offer holds. */
import type { ReactElement } from 'react';
import { formatTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Sheet } from '@/ui/kit/Sheet';
import { daysFrom } from '../paper/days';

interface DaysSheetProps {
  open: boolean;
  maxDays: number;
  onClose: () => void;
  onPick: (validUntil: number) => void;
}

export function DaysSheet({ open, maxDays, onClose, onPick }: DaysSheetProps): ReactElement {
  const { clock } = useStores();
  return (
    <Sheet open={open} title="有效期" onClose={onClose}>
      <Cells>
        {[1, 3, 7, 15, 30]
          .filter((days) => days <= maxDays)
          .map((days) => (
            <Cell
              key={days}
              label={`${days} 天`}
              onPress={() => {
                onPick(daysFrom(clock.now(), days));
                onClose();
              }}
            >
              {`到 ${formatTime(daysFrom(clock.now(), days) - 1, 'MM-DD')}`}
            </Cell>
          ))}
      </Cells>
    </Sheet>
  );
}
