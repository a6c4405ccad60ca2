/** What others just did, one after another; left out when nothing happened. */
import type { RequestOf } from '@/contract';
import { call } from '@/core/api';
import { Ticker } from '@/ui/kit/Ticker';
import { useBlock } from '@/ui/shell';

type Scene = RequestOf<'special.rollMessage'>['scene'];

/** `scene` leaves only messages of one kind; without it they are of all kinds. */
export function ActivityFeed({ scene }: { scene?: Scene }) {
  const messages = useBlock(() => call('special.rollMessage', { scene }, { hide: true }))?.list ?? [];
  return <Ticker name="刚刚" label="大家在参与" rows={messages} />;
}
