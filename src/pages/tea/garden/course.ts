/** The course of an adoption, the newest first: hung up, picked, made, taken, over. Pure. */
import type { AdoptionDetail } from '@/contract';
import { craftOf, gramsText, harvestName } from './labels';

interface Event {
  id: string;
  at: number;
  title: string;
  note?: string;
}

export function courseOf({ adoption, harvests, serverTime }: AdoptionDetail): Event[] {
  const events: Event[] = [
    {
      id: 'hung',
      at: adoption.startAt,
      title: '认养成功，铭牌挂上',
      note: `${adoption.plan.name}，「${adoption.plaque}」`,
    },
  ];
  for (const harvest of harvests) {
    const name = harvestName(harvest);
    events.push({
      id: `picked ${harvest.id}`,
      at: harvest.pickedAt,
      title: `${name}采摘`,
      note: `可制干茶 ${gramsText(harvest.grams)}`,
    });
    if (harvest.readyAt !== undefined && harvest.readyAt <= serverTime)
      events.push({ id: `made ${harvest.id}`, at: harvest.readyAt, title: `${name}制成${craftOf(harvest)}` });
  }
  if (adoption.endAt <= serverTime) events.push({ id: 'over', at: adoption.endAt, title: '认养期满' });
  return events.sort((a, b) => b.at - a.at);
}
