/** What else a list is narrowed and put in order by, one choice of each kind. */
import { useEffect, useState, type ReactElement } from 'react';
import { FacetChips, NarrowSheet } from './NarrowSheet';

/** The first of its items is what 重置 goes back to. */
export interface Choice {
  label: string;
  items: readonly { id: string; label: string }[];
  current: string;
  /** Of the ids of its items. */
  choose(id: string): void;
}
const firstOf = ({ items }: Choice): string => items[0]?.id ?? '';

interface ChoiceSheetProps {
  open: boolean;
  onClose: () => void;
  choices: readonly Choice[];
}
const idsOf = (choices: readonly Choice[], idOf: (choice: Choice) => string): Readonly<Record<string, string>> =>
  Object.fromEntries(choices.map((choice) => [choice.label, idOf(choice)]));

export function ChoiceSheet({ open, onClose, choices }: ChoiceSheetProps): ReactElement {
  const now = () => idsOf(choices, ({ current }) => current);
  const [draft, setDraft] = useState(now);
  useEffect(() => {
    if (open) setDraft(now());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what was chosen outside while it is open is chosen here
  }, [open]);
  const apply = () =>
    choices.forEach((choice) => {
      const id = draft[choice.label] ?? choice.current;
      if (id !== choice.current) choice.choose(id);
    });
  return (
    <NarrowSheet open={open} onClose={onClose} onReset={() => setDraft(idsOf(choices, firstOf))} onApply={apply}>
      {choices.map(({ label, items }) => (
        <FacetChips
          key={label}
          label={label}
          items={items}
          current={draft[label]}
          onChange={(id) => setDraft((was) => ({ ...was, [label]: id }))}
        />
      ))}
    </NarrowSheet>
  );
}
