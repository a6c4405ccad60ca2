/** What happened to an asset or a transfer, the newest first. */
import type { ReactElement } from 'react';
import type { AssetView } from '@/contract';
import { fullTime } from '@/core/lib/time';
import { Card } from '@/ui/kit/Card';
import { Section } from '@/ui/kit/SectionHead';
import { Steps } from '@/ui/kit/Steps';

export const History = ({ title, rows }: { title: string; rows: AssetView['history'] }): ReactElement => (
  <Section near title={title}>
    <Card place="alone" pad="all">
      <Steps
        label={title}
        history
        items={rows.map(({ key, label, value }) => ({
          id: key,
          title: label,
          time: fullTime(Number(value)),
        }))}
      />
    </Card>
  </Section>
);
