/** A way through half a day: its stops in order, and the first one on the map. */
import type { ReactElement } from 'react';
import type { ExploreRoute, StoreCard } from '@/contract';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Stack } from '@/ui/kit/Stack';
import { Steps } from '@/ui/kit/Steps';
import { Title, Words } from '@/ui/kit/Words';
import { shortName } from '../shortName';

const lastsFor = (minutes: number): string => {
  const hours = minutes / 60;
  return minutes % 30 === 0 ? `${hours} 小时` : `${minutes} 分钟`;
};

interface RouteCardProps {
  route: ExploreRoute;
  stores: readonly StoreCard[];
}

export function RouteCard({ route: { title, text, minutes, stops }, stores }: RouteCardProps): ReactElement {
  const first = stores.find(({ id }) => stops.some(({ storeId }) => storeId === id));
  return (
    <Card place="alone" pad="all">
      <Stack gap={12}>
        <Stack row wrap gap={12} justify="between" align="baseline">
          <Title tracked>{title}</Title>
          <Words size="sub" tone="muted" figures>
            {lastsFor(minutes)}
          </Words>
        </Stack>
        {text !== '' && (
          <Words size="body" tone="soft" block>
            {text}
          </Words>
        )}
        <Steps
          label={title}
          items={stops.map(({ name, text: note }, at) => ({ id: String(at), title: shortName(name), note }))}
        />
        {first && (
          <Button
            tone="line"
            label={`出发，${title}`}
            onPress={() => go('/open-location', { ...first.geo, name: first.name, address: first.address })}
          >
            出发
          </Button>
        )}
      </Stack>
    </Card>
  );
}
