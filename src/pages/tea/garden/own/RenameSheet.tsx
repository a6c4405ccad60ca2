/** 改铭牌: once a year. */
import { useState, type ReactElement } from 'react';
import type { Adoption } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { TextField } from '@/ui/kit/TextField';
import { MOST_SIGNS, nameFault, signsOf } from '../nameRule';
import { Plaque } from '../Plaque';

interface RenameSheetProps {
  adoption: Adoption;
  open: boolean;
  busy: boolean;
  onClose: () => void;
  onRename: (plaque: string) => void;
}

export function RenameSheet({ adoption, open, busy, onClose, onRename }: RenameSheetProps): ReactElement {
  const [name, setName] = useState(adoption.plaque);
  const fault = nameFault(name);
  const same = name.trim() === adoption.plaque;
  return (
    <Sheet
      open={open}
      title="改铭牌"
      closable={!busy}
      onClose={onClose}
      footer={
        <Button
          block
          size="l"
          disabled={fault !== undefined || same}
          busy={busy && '换牌中'}
          onPress={() => onRename(name.trim())}
        >
          换上新铭牌
        </Button>
      }
    >
      <Plaque name={name.trim() || '你起的名字'} note={adoption.tree.code} />
      <TextField
        label="铭牌名"
        value={name}
        onInput={setName}
        maxLength={MOST_SIGNS}
        placeholder="2 到 12 个字"
        error={name.trim() === '' ? undefined : fault}
        hint={`${signsOf(name)} / ${MOST_SIGNS}，一年可改一次`}
        clearable
      />
    </Sheet>
  );
}
