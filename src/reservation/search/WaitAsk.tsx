/** 没位提醒: a place in the queue, for the start that was looked for or up to a later one that suits, too. */
import { useState, type ReactElement } from 'react';
import type { StoreCard } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { Chips } from '@/ui/kit/Chip';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';
import { latestOf } from './latest';

interface WaitAskProps {
  store: StoreCard;
  start: string;
  minutes: number;
  onWait: (latest: string | undefined) => void;
}

export function WaitAsk({ store, start, minutes, onWait }: WaitAskProps): ReactElement {
  const [isAsked, setAsked] = useState(false);
  const [latest, setLatest] = useState('');
  const later = latestOf(start, minutes, store.hours);
  // Another start or length was chosen since.
  const chosen = later.some(({ id }) => id === latest) ? latest : '';
  if (!isAsked)
    return (
      <Button
        size="s"
        tone="soft"
        label={`没位提醒，${store.name}`}
        onPress={() => (later.length > 0 ? setAsked(true) : onWait(undefined))}
      >
        没位提醒
      </Button>
    );
  return (
    <Stack gap={8}>
      <Words size="sub" tone="muted">
        最晚几点开始也行
      </Words>
      <Chips
        label="最晚开始"
        items={[{ id: '', label: '只等这个时间' }, ...later.map(({ id, label }) => ({ id, label: `最晚${label}` }))]}
        current={chosen}
        onChange={setLatest}
      />
      <Stack row>
        <Button
          size="s"
          label={`排队等位，${store.name}`}
          onPress={() => {
            setAsked(false);
            onWait(chosen || undefined);
          }}
        >
          排队等位
        </Button>
      </Stack>
    </Stack>
  );
}
