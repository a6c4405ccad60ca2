/** In which store, and in which of its rooms: forms of invitations and of coming visits. */
import type { ReactElement } from 'react';
import type { ClientDict } from '@/contract';
import { ChoiceField } from './ChoiceField';
import type { RoomChoice } from './useRooms';

/** 叶间·西湖总店: all of them are ours. */
const shortName = (label: string): string => label.replace(/^.*·/, '');

interface StoreFieldProps {
  stores: ClientDict['stores'] | undefined;
  current: string;
  onChange: (storeId: string) => void;
}
export const StoreField = ({ stores = [], current, onChange }: StoreFieldProps): ReactElement => (
  <ChoiceField
    label="门店"
    items={stores.map(({ value, label }) => ({ id: value, label: shortName(label) }))}
    current={current}
    onChange={onChange}
  />
);

interface RoomFieldProps {
  rooms: readonly RoomChoice[] | undefined;
  /** What stands for no room. */
  none: string;
  current: string;
  /** The room that is kept already, taken by nobody else. */
  kept: string | undefined;
  error?: string | undefined;
  onChange: (roomId: string) => void;
}
export function RoomField({ rooms = [], none, current, kept, error, onChange }: RoomFieldProps): ReactElement {
  const items = rooms.map(({ room: { id, name, seatsMin, seatsMax }, isFree }) => ({
    id,
    label: `${name} ${seatsMin}-${seatsMax} 位`,
    disabled: !isFree && id !== kept,
  }));
  return (
    <ChoiceField
      label="雅室"
      items={[{ id: none, label: '不定' }, ...items]}
      current={current}
      error={error}
      onChange={onChange}
    />
  );
}
