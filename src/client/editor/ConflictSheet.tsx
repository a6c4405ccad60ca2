/** The same quote was changed elsewhere: both stand here until one is chosen, and nothing is lost. */
import type { ReactElement } from 'react';
import type { QuoteDetail } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { Button } from '@/ui/kit/Button';
import { Facts } from '@/ui/kit/Facts';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Note } from '@/ui/kit/Words';
import { STATES } from '../paper/words';
import { sumsOf, type Draft } from './draft';

interface ConflictSheetProps {
  mine: Draft;
  theirs: QuoteDetail | undefined;
  onSettle: (mine: boolean) => void;
}

export function ConflictSheet({ mine, theirs, onSettle }: ConflictSheetProps): ReactElement {
  return (
    <Sheet
      open={theirs !== undefined}
      title="别处也改过"
      closable={false}
      onClose={() => undefined}
      footer={
        <Stack row gap={12} grow>
          <Button tone="line" size="l" grow onPress={() => onSettle(false)}>
            用那边的
          </Button>
          <Button size="l" grow onPress={() => onSettle(true)}>
            用这里的
          </Button>
        </Stack>
      }
    >
      <Note block>这份报价在另一处保存过，留一份。</Note>
      {theirs && (
        <Facts
          closed={false}
          rows={[
            { label: '这里', value: `${mine.title}　${mine.lines.length} 行　${formatYuan(sumsOf(mine).total)}` },
            {
              label: '那边',
              value: `${theirs.card.title}　${theirs.lines.length} 行　${formatYuan(theirs.total)}　${STATES[theirs.card.status].label}`,
            },
          ]}
        />
      )}
    </Sheet>
  );
}
