/** Which store a report is about, or all of them; nothing for who has but one. */
import type { ReactElement } from 'react';
import type { Option } from '@/contract';
import { Chips } from '@/ui/kit/Chip';

interface StoreChipsProps {
  stores: readonly Option[];
  /** '' = all of them. */
  current: string;
  /** false: one has to be chosen. */
  all?: boolean;
  onChange: (storeId: string) => void;
}

export function StoreChips({ stores, current, all = true, onChange }: StoreChipsProps): ReactElement | null {
  if (stores.length < 2) return null;
  const own = stores.map(({ value, label }) => ({ id: value, label }));
  return (
    <Chips
      label="门店"
      items={all ? [{ id: '', label: '全部门店' }, ...own] : own}
      current={current}
      onChange={onChange}
    />
  );
}
