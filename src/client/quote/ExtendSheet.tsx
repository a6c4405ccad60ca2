/** 续期: the offer as it is, for some days more. */
import { useState, type ReactElement } from 'react';
import type { QuoteDetail } from '@/contract';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Sheet } from '@/ui/kit/Sheet';
import { useAction } from '@/ui/shell';
import { daysFrom } from '../paper/days';

interface ExtendSheetProps {
  /** Open while there is one. */
  quote: QuoteDetail | undefined;
  maxDays: number;
  onClose: () => void;
  onDone: (quote: QuoteDetail) => void;
}

export function ExtendSheet({ quote, maxDays, onClose, onDone }: ExtendSheetProps): ReactElement {
  const { clock, feedback } = useStores();
  const [days, setDays] = useState(7);
  const extend = useAction(async () => {
    if (!quote) return;
    const moved = await call('manage.quoteSave', {
      id: quote.card.id,
      action: 'extend',
      rev: quote.rev,
      validUntil: daysFrom(clock.now(), days),
    });
    onDone(moved);
    onClose();
    feedback.toast('已续期，内容不变');
  });
  return (
    <Sheet
      open={quote !== undefined}
      title="续期"
      onClose={onClose}
      footer={
        <Button block size="l" busy={extend.pending && '续期中'} onPress={() => void extend.run()}>
          {`续 ${days} 天`}
        </Button>
      }
    >
      <ChipGroup label="天数" role="radiogroup">
        {[3, 7, 15, 30]
          .filter((one) => one <= maxDays)
          .map((one) => (
            <Chip key={one} role="radio" selected={one === days} onPress={() => setDays(one)}>
              {`${one} 天`}
            </Chip>
          ))}
      </ChipGroup>
    </Sheet>
  );
}
