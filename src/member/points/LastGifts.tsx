/** The last gifts of points; left out before the first. */
import type { ReactElement } from 'react';
import { call } from '@/core/api';
import { figure } from '@/core/lib/money';
import { formatTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Section } from '@/ui/kit/SectionHead';
import { Card } from '@/ui/kit/Card';
import { useBlock } from '@/ui/shell';

const MOST = 5;

/** `round` asks again. */
export function LastGifts({ round }: { round: number }): ReactElement | null {
  const rows = useBlock(
    () => call('credits.index', { unit: 'points', bizType: 'transferOut' }, { hide: true }),
    '',
    round,
  );
  if (!rows || rows.total === 0) return null;
  return (
    <Section
      near
      title="最近送出"
      onMore={() => go('/member/pages/interval/index', { bizType: 'transferOut', dir: 'out' })}
    >
      <Card place="alone" pad="rows">
        {rows.list.slice(0, MOST).map(({ id, title, memo, delta, createdAt }) => (
          <RecordRow
            key={id}
            title={title}
            notes={[[formatTime(createdAt, 'YYYY-MM-DD'), memo].filter(Boolean).join(' · ')]}
            amount={`−${figure(-delta)}`}
            cut
            flush
          />
        ))}
      </Card>
    </Section>
  );
}
