/** One more row of a table. */
import { useEffect, useState, type ReactElement } from 'react';
import type { ProcessField } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { TextField } from '@/ui/kit/TextField';
import { cellOf } from './cells';

interface RowSheetProps {
  field: ProcessField;
  open: boolean;
  onClose: () => void;
  onRow: (row: string[]) => void;
}

const KINDS = { text: 'text', number: 'number', money: 'amount' } as const;

export function RowSheet({ field, open, onClose, onRow }: RowSheetProps): ReactElement {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [wrong, setWrong] = useState<string>();
  useEffect(() => {
    setTyped({});
    setWrong(undefined);
  }, [open]);
  const add = () => {
    const cells = field.columns.map(({ key, type }) => cellOf(type, typed[key] ?? ''));
    const at = cells.indexOf(undefined);
    if (at >= 0) return setWrong(field.columns[at]?.key);
    return onRow(cells.map((cell) => cell ?? ''));
  };
  return (
    <Sheet
      open={open}
      title={`${field.label}加一行`}
      onClose={onClose}
      footer={
        <Button block size="l" onPress={add}>
          加上
        </Button>
      }
    >
      {field.columns.map(({ key, label, type }) => (
        <TextField
          key={key}
          label={type === 'money' ? `${label}（元）` : label}
          kind={KINDS[type]}
          value={typed[key] ?? ''}
          {...(wrong === key && { error: `请填写${label}` })}
          onInput={(text) => {
            setTyped((was) => ({ ...was, [key]: text }));
            setWrong(undefined);
          }}
        />
      ))}
    </Sheet>
  );
}
