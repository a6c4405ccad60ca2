/** Colleagues with whom a client is shared. */
import type { ReactElement } from 'react';
import type { Option } from '@/contract';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Sheet } from '@/ui/kit/Sheet';

interface ShareSheetProps {
  open: boolean;
  people: readonly Option[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  onClose: () => void;
}

export function ShareSheet({ open, people, chosen, onChange, onClose }: ShareSheetProps): ReactElement {
  return (
    <Sheet open={open} title="协作人" onClose={onClose}>
      <Cells>
        {people.map(({ value, label }) => {
          const on = chosen.includes(value);
          return (
            <Cell
              key={value}
              label={label}
              role="checkbox"
              checked={on}
              arrow={false}
              onPress={() => onChange(on ? chosen.filter((id) => id !== value) : [...chosen, value])}
            >
              {on ? '协作' : ''}
            </Cell>
          );
        })}
      </Cells>
    </Sheet>
  );
}
