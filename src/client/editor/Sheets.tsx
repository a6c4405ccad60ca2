/** What opens over the editor: clients, goods, days, one line, and the other side of a conflict. */
import type { ReactElement } from 'react';
import type { ClientCard, QuoteGoods, QuoteLimits } from '@/contract';
import { later } from '@/ui/shell';
import { ConflictSheet } from './ConflictSheet';
import { DaysSheet } from './DaysSheet';
import type { Draft, DraftLine } from './draft';
import { LineSheet } from './LineSheet';
import type { Editor } from './useEditor';

const ClientSheet = later(() => import('./ClientSheet').then(({ ClientSheet: part }) => part));
const GoodsSheet = later(() => import('./GoodsSheet').then(({ GoodsSheet: part }) => part));

/** One of the sheets, or the line whose sheet it is. */
export type Opened = 'client' | 'goods' | 'days' | { line: string } | undefined;

interface SheetsProps {
  opened: Opened;
  draft: Draft;
  limits: QuoteLimits;
  editor: Editor;
  onClose: () => void;
  onClient: (client: ClientCard) => void;
  onGoods: (goods: QuoteGoods) => void;
  onLine: (line: DraftLine) => void;
  onRemove: (key: string) => void;
  onMove: (at: number, to: number) => void;
}

export function Sheets(props: SheetsProps): ReactElement {
  const { opened, draft, limits, editor, onClose, onClient, onGoods, onLine, onRemove, onMove } = props;
  const at = typeof opened === 'object' ? draft.lines.findIndex(({ key }) => key === opened.line) : -1;
  return (
    <>
      <ClientSheet open={opened === 'client'} onClose={onClose} onPick={onClient} />
      <GoodsSheet open={opened === 'goods'} clientId={draft.clientId} onClose={onClose} onPick={onGoods} />
      <DaysSheet
        open={opened === 'days'}
        maxDays={limits.maxDays}
        onClose={onClose}
        onPick={(validUntil) => editor.set({ validUntil })}
      />
      <LineSheet
        line={draft.lines[at]}
        at={at}
        of={draft.lines.length}
        onChange={onLine}
        onRemove={onRemove}
        onMove={(to) => onMove(at, to)}
        onClose={onClose}
      />
      <ConflictSheet mine={draft} theirs={editor.conflict} onSettle={editor.settle} />
    </>
  );
}
