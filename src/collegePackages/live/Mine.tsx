/** 我的预约: the rooms one waits for. */
import type { ReactElement } from 'react';
import { call } from '@/core/api';
import { Card } from '@/ui/kit/Card';
import { Section } from '@/ui/kit/SectionHead';
import { useBlock } from '@/ui/shell';
import { LiveRow } from './LiveRow';

interface MineProps {
  /** Asked anew with another number. */
  round: number;
  onWait: () => void;
}

export function Mine({ round, onWait }: MineProps): ReactElement | null {
  const mine = useBlock(() => call('college.live', { status: 'upcoming', mine: true }), '', round);
  if (!mine || mine.list.length === 0) return null;
  return (
    <Section title="我的预约">
      <Card place="alone">
        {mine.list.map((live) => (
          <LiveRow key={live.id} live={live} onWait={onWait} />
        ))}
      </Card>
    </Section>
  );
}
