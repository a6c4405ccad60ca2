/** 完成盘点: what nobody has found is named before it is written down as missing. */
import type { ReactElement } from 'react';
import type { StockTakeLine } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Sheet } from '@/ui/kit/Sheet';
import { Note } from '@/ui/kit/Words';
import { lineTitle } from './labels';

interface MissingSheetProps {
  lines: readonly StockTakeLine[];
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

export const MissingSheet = ({ lines, open, busy, onClose, onConfirm }: MissingSheetProps): ReactElement => (
  <Sheet
    open={open}
    title={`还有 ${lines.length} 件未盘`}
    closable={!busy}
    onClose={onClose}
    footer={
      <Button block size="l" busy={busy && '提交中'} onPress={onConfirm}>
        {`确认 ${lines.length} 件盘亏并完成`}
      </Button>
    }
  >
    <Note block>确认后这些资产记为盘亏，盘盈盘亏单交店长审批，盘点不能再改。</Note>
    <Cells>
      {lines.map((line) => (
        <Cell key={line.id} label={lineTitle(line)} note={line.expectedPlace} />
      ))}
    </Cells>
  </Sheet>
);
