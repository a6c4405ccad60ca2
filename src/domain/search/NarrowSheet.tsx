/** The sheet by which a list is narrowed: named parts, 重置 and 查看. Nothing applies before 查看. */
import type { ReactElement, ReactNode } from 'react';
import { View, Text } from '@tarojs/components';
import { Button } from '@/ui/kit/Button';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import styles from './narrow.module.scss';

interface NarrowSheetProps {
  open: boolean;
  onClose: () => void;
  onReset: () => void;
  onApply: () => void;
  children: ReactNode;
}

export const NarrowSheet = ({ open, onClose, onReset, onApply, children }: NarrowSheetProps): ReactElement => (
  <Sheet
    open={open}
    title="筛选"
    onClose={onClose}
    footer={
      <Stack row gap={12} grow>
        <Button block tone="line" onPress={onReset}>
          重置
        </Button>
        <Button
          block
          onPress={() => {
            onApply();
            onClose();
          }}
        >
          查看
        </Button>
      </Stack>
    }
  >
    {children}
  </Sheet>
);

export const FacetPart = ({ label, children }: { label: string; children: ReactNode }): ReactElement => (
  <View className={styles.facet}>
    <Text className={styles.name}>{label}</Text>
    {children}
  </View>
);

interface FacetChipsProps {
  label: string;
  items: readonly { id: string; label: string }[];
  current: string | undefined;
  onChange: (id: string) => void;
}

/** One of a few. */
export const FacetChips = ({ label, items, current, onChange }: FacetChipsProps): ReactElement => (
  <FacetPart label={label}>
    <ChipGroup label={label} role="radiogroup">
      {items.map((item) => (
        <Chip key={item.id} role="radio" selected={item.id === current} onPress={() => onChange(item.id)}>
          {item.label}
        </Chip>
      ))}
    </ChipGroup>
  </FacetPart>
);
