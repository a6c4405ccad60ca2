/** Two phones wrote the same report: both values of what differs, and which of them goes on. */
import type { ReactElement } from 'react';
import type { DailyField } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Table } from '@/ui/kit/Table';
import { Note } from '@/ui/kit/Words';
import { differing, type Typed } from './values';

interface ConflictSheetProps {
  fields: readonly DailyField[];
  mine: Typed;
  theirs: Typed | undefined;
  onChoose: (which: 'mine' | 'theirs') => void;
}

export const ConflictSheet = ({ fields, mine, theirs, onChoose }: ConflictSheetProps): ReactElement => (
  <Sheet
    open={theirs !== undefined}
    closable={false}
    title="另一台手机也在填"
    onClose={() => undefined}
    footer={
      <Stack row gap={12} grow>
        <Button grow tone="line" size="l" onPress={() => onChoose('theirs')}>
          用那边的
        </Button>
        <Button grow size="l" onPress={() => onChoose('mine')}>
          用这台的
        </Button>
      </Stack>
    }
  >
    <Note block>不一样的有这几项，留下一边，另一边就没有了。</Note>
    <Table
      label="两台手机不一样的"
      head={['', '这台手机', '那台手机']}
      rows={differing(fields, mine, theirs ?? {}).map(({ key, label, mine: own, theirs: other }) => ({
        key,
        cells: [label, own, other],
      }))}
    />
  </Sheet>
);
