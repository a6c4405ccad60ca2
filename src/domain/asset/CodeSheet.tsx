/** A label that the camera does not read is typed. */
import { useState, type ReactElement } from 'react';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { TextField } from '@/ui/kit/TextField';

interface CodeSheetProps {
  open: boolean;
  onClose: () => void;
  onCode: (code: string) => void;
  yes: string;
}

export function CodeSheet({ open, onClose, onCode, yes }: CodeSheetProps): ReactElement {
  const [code, setCode] = useState('');
  const done = () => {
    if (code.trim() === '') return;
    onCode(code.trim());
    setCode('');
  };
  return (
    <Sheet
      open={open}
      title="输编号"
      onClose={onClose}
      footer={
        <Button block size="l" disabled={code.trim() === ''} onPress={done}>
          {yes}
        </Button>
      }
    >
      <TextField
        label="资产编号"
        kind="no"
        value={code}
        onInput={setCode}
        placeholder="标签上的编号，如 ZC-0301"
        maxLength={64}
        clearable
        focus={open}
        onConfirm={done}
      />
    </Sheet>
  );
}
