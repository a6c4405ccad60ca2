/** A label that the camera does not read is typed; the record then says 手动. */
import { useState, type ReactElement } from 'react';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { TextField } from '@/ui/kit/TextField';

export function PointSheet({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  const [code, setCode] = useState('');
  const done = () => {
    if (code.trim() === '') return;
    onClose();
    void go('/qrCodeOrder/pages/patrol', { code: code.trim(), typed: true });
  };
  return (
    <Sheet
      open={open}
      title="输点位编号"
      onClose={onClose}
      footer={
        <Button block size="l" disabled={code.trim() === ''} onPress={done}>
          开始检查
        </Button>
      }
    >
      <TextField
        label="点位编号"
        kind="text"
        value={code}
        onInput={setCode}
        placeholder="标签上的编号，如 XD-0102"
        maxLength={64}
        hint="手动输入的会标「手动」"
        clearable
        focus={open}
        onConfirm={done}
      />
    </Sheet>
  );
}
