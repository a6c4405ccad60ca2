/** What of the income is listed: by source and by state. */
import { useEffect, useState, type ReactElement } from 'react';
import { Text, View } from '@tarojs/components';
import type { IncomeRow } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { SOURCES, STATES } from '../labels';
import styles from './FilterSheet.module.scss';

export interface IncomeChoice {
  source?: IncomeRow['source'];
  status?: IncomeRow['status'];
}

/** What orders and declared sales bring. Nothing else is booked by itself: its chip is for who has such rows. */
const EARNED: ReadonlySet<IncomeRow['source']> = new Set(['direct', 'indirect', 'declare']);

interface FilterSheetProps extends IncomeChoice {
  open: boolean;
  /** Sources of the member's rows. */
  sources: readonly IncomeRow['source'][];
  onClose: () => void;
  onChange: (choice: IncomeChoice) => void;
}

export function FilterSheet({ open, sources, source, status, onClose, onChange }: FilterSheetProps): ReactElement {
  const [choice, setChoice] = useState<IncomeChoice>({ source, status });
  useEffect(() => {
    if (open) setChoice({ source, status });
  }, [open, source, status]);
  const done = (next: IncomeChoice) => {
    onChange(next);
    onClose();
  };
  return (
    <Sheet
      open={open}
      title="筛选"
      onClose={onClose}
      footer={
        <Stack row gap={12} grow>
          <Button grow size="l" tone="line" onPress={() => done({})}>
            重置
          </Button>
          <Button grow size="l" onPress={() => done(choice)}>
            确定
          </Button>
        </Stack>
      }
    >
      <Group
        label="来源"
        items={SOURCES.filter(({ id }) => EARNED.has(id) || sources.includes(id))}
        current={choice.source}
        onChange={(next) => setChoice({ ...choice, source: next })}
      />
      <Group
        label="状态"
        items={STATES}
        current={choice.status}
        onChange={(next) => setChoice({ ...choice, status: next })}
      />
    </Sheet>
  );
}

interface GroupProps<Id extends string> {
  label: string;
  items: readonly { id: Id; label: string }[];
  current: Id | undefined;
  onChange: (id: Id | undefined) => void;
}

/** A second press takes the choice back. */
const Group = <Id extends string>({ label, items, current, onChange }: GroupProps<Id>): ReactElement => (
  <View className={styles.group}>
    <Text className={styles.label}>{label}</Text>
    <ChipGroup label={label}>
      {items.map(({ id, label: text }) => (
        <Chip key={id} selected={id === current} onPress={() => onChange(id === current ? undefined : id)}>
          {text}
        </Chip>
      ))}
    </ChipGroup>
  </View>
);
