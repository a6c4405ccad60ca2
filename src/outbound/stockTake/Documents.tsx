/** What a finished stock-taking found different, and how it was decided. */
import type { ReactElement } from 'react';
import type { StockAdjust } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { listTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Section } from '@/ui/kit/SectionHead';
import { ADJUSTS } from './labels';

export function Documents({ documents }: { documents: readonly StockAdjust[] }): ReactElement | null {
  if (documents.length === 0) return null;
  return (
    <Section near title="调整单">
      <Card place="alone" clip>
        <Cells>
          {documents.map(({ id, no, kind, lines, amount, status, by, note, at }) => (
            <Cell
              key={id}
              label={`${kind === 'gain' ? '盘盈' : '盘亏'} ${lines.length} 件 ${formatYuan(amount)}`}
              note={`${no}　${status === 'waiting' ? '交店长审批' : `${by} ${listTime(at)}`}${note ? `　${note}` : ''}`}
              onPress={() => go('/dingding/pages/message', { kind: 'stockAdjust' })}
            >
              {ADJUSTS[status]}
            </Cell>
          ))}
        </Cells>
      </Card>
    </Section>
  );
}
