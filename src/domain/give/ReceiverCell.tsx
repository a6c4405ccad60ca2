/** Who was chosen to receive something; a press chooses somebody else. */
import type { ReactElement } from 'react';
import { Avatar } from '@/ui/kit/Avatar';
import { Cell, Cells } from '@/ui/kit/Cell';

interface ReceiverCellProps {
  name: string;
  avatar: string;
  /** Number and level of the receiver, or what is to be checked before. */
  note: string;
  onChange: () => void;
}

export const ReceiverCell = ({ name, avatar, note, onChange }: ReceiverCellProps): ReactElement => (
  <Cells>
    <Cell
      label={name}
      note={note}
      leading={<Avatar src={avatar} name={name} size={40} alt="" />}
      act="更换"
      name={`${name}，${note}，更换`}
      onPress={onChange}
    />
  </Cells>
);
