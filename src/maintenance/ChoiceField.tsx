/** One of a few, as chips in a row of a form. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Field } from '@/ui/kit/Field';
import styles from './maintenance.module.scss';

interface ChoiceFieldProps<Id extends string> {
  label: string;
  items: readonly { id: Id; label: string; disabled?: boolean }[];
  current: Id | undefined;
  error?: string | undefined;
  onChange: (id: Id) => void;
}

export function ChoiceField<Id extends string>({
  label,
  items,
  current,
  error,
  onChange,
}: ChoiceFieldProps<Id>): ReactElement {
  return (
    <Field label={label} {...(error !== undefined && { error })}>
      <View className={styles.choices}>
        <ChipGroup label={label} role="radiogroup">
          {items.map(({ id, label: word, disabled = false }) => (
            <Chip key={id} role="radio" selected={id === current} disabled={disabled} onPress={() => onChange(id)}>
              {word}
            </Chip>
          ))}
        </ChipGroup>
      </View>
    </Field>
  );
}
