/** A sum that is typed in yuan and kept in fen; what is no sum yet changes nothing. */
import { useState, type ReactElement } from 'react';
import { formatFen, parseFen } from '@/core/lib/money';
import { TextField } from '@/ui/kit/TextField';

interface AmountFieldProps {
  label: string;
  fen: number;
  onChange: (fen: number) => void;
}

export function AmountField({ label, fen, onChange }: AmountFieldProps): ReactElement {
  const [typed, setTyped] = useState<string>();
  return (
    <TextField
      label={label}
      kind="amount"
      value={typed ?? formatFen(fen)}
      onInput={(text) => {
        setTyped(text);
        const read = text.trim() === '' ? 0 : parseFen(text);
        if (read !== undefined) onChange(read);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
