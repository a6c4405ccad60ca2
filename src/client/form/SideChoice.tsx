/** One field as two have it, side by side; one of the two is kept. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { ClientForm } from '@/contract';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Words } from '@/ui/kit/Words';
import { FIELD_WORDS, fieldText } from './fields';
import styles from './form.module.scss';

interface SideChoiceProps {
  field: keyof ClientForm;
  one: ClientForm;
  other: ClientForm;
  /** The other's is kept. */
  taken: boolean;
  onTake: (taken: boolean) => void;
}

export function SideChoice({ field, one, other, taken, onTake }: SideChoiceProps): ReactElement {
  const label = FIELD_WORDS[field];
  return (
    <View className={styles.sides}>
      <Words size="sub" tone="muted" block>
        {label}
      </Words>
      <ChipGroup label={label} role="radiogroup">
        <Chip role="radio" selected={!taken} onPress={() => onTake(false)}>
          {fieldText(one, field) || '空'}
        </Chip>
        <Chip role="radio" selected={taken} onPress={() => onTake(true)}>
          {fieldText(other, field) || '空'}
        </Chip>
      </ChipGroup>
    </View>
  );
}
