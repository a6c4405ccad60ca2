/** What is done with the facts of a store: kept in the address book, corrected, booked. */
import type { ReactElement } from 'react';
import type { StoreCard } from '@/contract';
import { BRAND } from '@/core/lib/brand';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Tool } from '@/ui/kit/Tool';
import { useAction } from '@/ui/shell';

export function FactsBar({ store, onReport }: { store: StoreCard; onReport: () => void }): ReactElement {
  const { id, name, tel } = store;
  const keep = useAction(async () =>
    platform.phone.keep({ name, mobile: tel, company: BRAND.name, title: '', email: '' }),
  );
  return (
    <>
      <Tool icon="phone" text="存通讯录" onPress={() => void keep.run()} />
      <Tool icon="edit" text="报错" onPress={onReport} />
      <Button grow size="l" onPress={() => go('/reservation/pages/detail/detail', { id })}>
        去预约
      </Button>
    </>
  );
}
