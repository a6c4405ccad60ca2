/** What else runs, or can be seen again. */
import type { ReactElement } from 'react';
import type { LiveDetail } from '@/contract';
import { Card } from '@/ui/kit/Card';
import { Section } from '@/ui/kit/SectionHead';
import { LiveRow } from './LiveRow';

export function Related({ live: { related } }: { live: Pick<LiveDetail, 'related'> }): ReactElement | null {
  if (related.length === 0) return null;
  return (
    <Section title="还可以看">
      <Card place="alone">
        {related.map((one) => (
          <LiveRow key={one.id} live={one} />
        ))}
      </Card>
    </Section>
  );
}
