/** A document in the list of all: opened, taken over, or ticked for printing. What is ticked comes past the list, which draws a row anew only when its data changes. */
import { createContext, useContext, type ReactElement } from 'react';
import type { StockDocCard } from '@/contract';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Check } from '@/ui/kit/Check';
import { DocRow } from './DocRow';

interface Choice {
  /** Ids; undefined: nothing is chosen now, a press opens. */
  chosen: readonly string[] | undefined;
  toggle: (id: string) => void;
}
export const PrintChoice = createContext<Choice>({ chosen: undefined, toggle: () => undefined });

export function OrderRow({ card, onTake }: { card: StockDocCard; onTake: (card: StockDocCard) => void }): ReactElement {
  const { clock } = useStores();
  const { chosen, toggle } = useContext(PrintChoice);
  return (
    <DocRow
      card={card}
      now={clock.now()}
      onOpen={() => (chosen ? toggle(card.id) : void go('/outbound/pages/detailed', { id: card.id }))}
      leading={
        chosen ? (
          <Check checked={chosen.includes(card.id)} label={`打印 ${card.no}`} onChange={() => toggle(card.id)} />
        ) : null
      }
    >
      {card.status === 'pending' && !chosen ? (
        <Button size="s" tone="line" label={`开始拣货 ${card.no}`} onPress={() => onTake(card)}>
          开始拣货
        </Button>
      ) : null}
    </DocRow>
  );
}
