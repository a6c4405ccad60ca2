/** Somebody else saved meanwhile: each field in which both differ, side by side, and one of the two is kept. */
import { useState, type ReactElement } from 'react';
import type { ClientForm } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { Note } from '@/ui/kit/Words';
import { differing } from './fields';
import { SideChoice } from './SideChoice';

interface ConflictSheetProps {
  mine: ClientForm;
  /** As it stands now. */
  theirs: ClientForm | undefined;
  onClose: () => void;
  /** Fields that stay as the other one saved them. */
  onKeep: (theirs: readonly (keyof ClientForm)[]) => void;
}

export function ConflictSheet({ mine, theirs, onClose, onKeep }: ConflictSheetProps): ReactElement {
  const [taken, setTaken] = useState<readonly (keyof ClientForm)[]>([]);
  const fields = theirs ? differing(mine, theirs).filter((field) => field !== 'regionCode') : [];
  return (
    <Sheet
      open={theirs !== undefined}
      title="同事刚改过"
      onClose={onClose}
      footer={
        <Button block size="l" onPress={() => onKeep(taken)}>
          按选的保存
        </Button>
      }
    >
      <Note block>左边是你填的，右边是同事保存的，每一项留一个。</Note>
      {theirs &&
        fields.map((field) => (
          <SideChoice
            key={field}
            field={field}
            one={mine}
            other={theirs}
            taken={taken.includes(field)}
            onTake={(on) => setTaken((was) => (on ? [...was, field] : was.filter((one) => one !== field)))}
          />
        ))}
    </Sheet>
  );
}
