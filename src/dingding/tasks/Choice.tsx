/** Colleagues, of whom one is chosen. */
import type { ReactElement } from 'react';
import type { EmployeeBrief } from '@/contract';
import { Cell, Cells } from '@/ui/kit/Cell';

interface ChoiceProps {
  people: readonly EmployeeBrief[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
}

export const Choice = ({ people, chosen, onChoose }: ChoiceProps): ReactElement => (
  <Cells>
    {people.map(({ id, name, title, storeName }) => (
      <Cell
        key={id}
        label={name}
        note={`${title}　${storeName}`}
        role="radio"
        checked={id === chosen}
        arrow={false}
        onPress={() => onChoose(id)}
      />
    ))}
  </Cells>
);
