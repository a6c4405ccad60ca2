/** /pages/tea/success: the one result page of everything that is not a shop order. */
import type { OrderGroup } from '@/contract';
import { relaunch } from '@/core/routes';
import { Page, usePageParams } from '@/ui/shell';
import { HANDED_IN } from './done/labels';
import { HandedIn, Paid } from './done/Outcome';

async function leave(): Promise<boolean> {
  await relaunch('/pages/tea/mine');
  return false;
}

export default function DonePage() {
  const { group = '', id = '' } = usePageParams<'/pages/tea/success'>();
  const waits = HANDED_IN[group];
  return <Page onBack={leave}>{waits ? <HandedIn text={waits} /> : <Paid group={group as OrderGroup} id={id} />}</Page>;
}
