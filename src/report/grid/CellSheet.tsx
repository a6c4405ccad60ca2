/** One number of a report: what it means and is made of, what people did with it, and what may be done (13.1 of the design). */
import { useState, type ReactElement } from 'react';
import type { ReportKind } from '@/contract';
import { call } from '@/core/api';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Note } from '@/ui/kit/Words';
import { useBlock } from '@/ui/shell';
import { FigureStory } from './FigureStory';
import { FigureWriting } from './FigureWriting';

interface CellSheetProps {
  kind: ReportKind;
  /** undefined = closed. */
  at: { rowKey: string; colKey: string } | undefined;
  onClose: () => void;
  onSaved: () => void;
}

export function CellSheet({ kind, at, onClose, onSaved }: CellSheetProps): ReactElement {
  const [times, setTimes] = useState(0);
  const read = useBlock(
    async () => (at ? call('manage.reportCell', { kind, ...at }) : null),
    `${kind} ${at?.rowKey ?? ''} ${at?.colKey ?? ''}`,
    times,
  );
  const isOpen = at !== undefined;
  // What was read of another cell is not shown as this one's.
  const figure = read && read.cell.rowKey === at?.rowKey && read.cell.colKey === at.colKey ? read : undefined;
  return (
    <Sheet open={isOpen} title={figure ? `${figure.rowLabel}　${figure.column.label}` : '数字'} onClose={onClose}>
      {figure ? (
        <Stack gap={14}>
          <FigureStory figure={figure} />
          <FigureWriting
            key={`${figure.cell.rowKey} ${figure.cell.colKey} ${times}`}
            kind={kind}
            figure={figure}
            onSaved={() => {
              setTimes(times + 1);
              onSaved();
            }}
          />
        </Stack>
      ) : (
        <Note block>{isOpen && read === null ? '没有取到，请关上再点一次' : '正在取数'}</Note>
      )}
    </Sheet>
  );
}
