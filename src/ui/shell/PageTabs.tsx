/** Tabs that are pages of their own: pressing one puts its page in the place of this one, so that back leads out and not through them. */
import type { ReactElement } from 'react';
import { open } from '@/core/routes';
import { Tabs } from '@/ui/kit/Tabs';

interface PageTab<Id extends string = string> {
  id: Id;
  label: string;
  /** Own address, with its params. */
  to: string;
}

interface PageTabsProps<Id extends string> {
  items: readonly PageTab<Id>[];
  current: Id;
  /** What the tabs choose between, for those who cannot see them. */
  label: string;
  /** True when the page shows the tab itself. */
  onHere?: (id: Id) => boolean;
}

export function PageTabs<Id extends string>({ items, current, label, onHere }: PageTabsProps<Id>): ReactElement {
  const show = (id: Id) => {
    const tab = items.find((one) => one.id === id);
    if (!tab || id === current || onHere?.(id)) return undefined;
    return open(tab.to, 'replace');
  };
  return <Tabs label={label} items={items} current={current} onChange={(id) => void show(id)} />;
}
