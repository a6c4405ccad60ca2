/** What is changed of a line more seldom: whether the client may leave it, a word with it, its place, and away with it. */
import type { ReactElement } from 'react';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Sheet } from '@/ui/kit/Sheet';
import { TextField } from '@/ui/kit/TextField';
import { withPick, type DraftLine } from './draft';
import { nameOf } from './LineEditor';

const PICKS = [
  { id: 'must', label: '必选' },
  { id: 'optional', label: '可选' },
  { id: 'choice', label: '任选其一' },
] as const;

interface LineSheetProps {
  /** Open while there is one. */
  line: DraftLine | undefined;
  at: number;
  of: number;
  onChange: (line: DraftLine) => void;
  onRemove: (key: string) => void;
  onMove: (to: number) => void;
  onClose: () => void;
}

export function LineSheet({ line, onClose, ...rest }: LineSheetProps): ReactElement {
  return (
    <Sheet open={line !== undefined} title={line && nameOf(line, rest.at)} onClose={onClose}>
      {line && <Choices line={line} onClose={onClose} {...rest} />}
    </Sheet>
  );
}

function Choices({
  line,
  at,
  of,
  onChange,
  onRemove,
  onMove,
  onClose,
}: LineSheetProps & { line: DraftLine }): ReactElement {
  const last = of - 1;
  return (
    <>
      <ChipGroup label="客户怎么选" role="radiogroup">
        {PICKS.map(({ id, label }) => (
          <Chip key={id} role="radio" selected={line.pick === id} onPress={() => onChange(withPick(line, id))}>
            {label}
          </Chip>
        ))}
        {line.pick !== 'must' && (
          <Chip role="checkbox" selected={line.chosen} onPress={() => onChange({ ...line, chosen: !line.chosen })}>
            先替客户勾上
          </Chip>
        )}
      </ChipGroup>
      {line.pick === 'choice' && (
        <TextField
          label="和哪几行任选其一"
          hint="写同一个字的几行，客户选其中一行"
          value={line.group}
          maxLength={12}
          onInput={(group) => onChange({ ...line, group })}
        />
      )}
      <TextField
        label="说明（选填）"
        value={line.note}
        maxLength={60}
        onInput={(note) => onChange({ ...line, note })}
      />
      <Cells>
        {at > 0 && <Cell label="上移一行" arrow={false} role="button" onPress={() => onMove(at - 1)} />}
        {at < last && <Cell label="下移一行" arrow={false} role="button" onPress={() => onMove(at + 1)} />}
        <Cell
          label="去掉这一行"
          arrow={false}
          role="button"
          onPress={() => {
            onRemove(line.key);
            onClose();
          }}
        />
      </Cells>
    </>
  );
}
