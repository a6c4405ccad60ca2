/** A coming visit in one sheet: whom, when, how many, which room, who receives, what is prepared. */
import { useState, type ReactElement } from 'react';
import type { ClientDict } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { Field } from '@/ui/kit/Field';
import { Sheet } from '@/ui/kit/Sheet';
import { Stepper } from '@/ui/kit/Stepper';
import { TextArea } from '@/ui/kit/TextArea';
import { ChoiceField } from '../ChoiceField';
import { ClientField, ClientSheet } from '../ClientField';
import { When } from '../When';
import { RoomField, StoreField } from '../WhereFields';
import { NO_ROOM, useArrangement, type ArrangementOptions } from './useArrangement';
import { useRooms } from '../useRooms';

interface ComeSheetProps extends ArrangementOptions {
  dict: ClientDict | undefined;
}

/** Whoever arranges it receives, unless somebody else is named. */
const MYSELF = { id: '', label: '我自己' };

export function ComeSheet({ dict, ...options }: ComeSheetProps): ReactElement {
  const { open, visit, onClose } = options;
  const { values, set, move, saved, save } = useArrangement(options);
  const [choosing, setChoosing] = useState(false);
  const { client, storeId, at, party, roomId, receptionNo, prepare } = values;
  return (
    <>
      <Sheet
        open={open && !choosing}
        title={visit ? '改来访' : '新建来访'}
        onClose={onClose}
        footer={
          <Button block size="l" busy={saved.pending && '保存中'} onPress={save}>
            保存
          </Button>
        }
      >
        <ClientField
          client={client}
          {...saved.errorOf('clientId')}
          onPress={visit ? undefined : () => setChoosing(true)}
        />
        <StoreField stores={dict?.stores} current={storeId} onChange={move} />
        <When label="来访" at={at} {...saved.errorOf('at')} onChange={(next) => set({ at: next })} />
        <Field
          label="几位"
          {...saved.errorOf('party')}
          trailing={<Stepper label="几位" value={party} min={1} max={50} onChange={(next) => set({ party: next })} />}
        />
        <FreeRooms
          {...{ storeId, at, party }}
          minutes={values.minutes}
          isAsked={open}
          current={roomId}
          kept={visit?.roomId}
          {...saved.errorOf('roomId')}
          onChange={(next) => set({ roomId: next })}
        />
        <ChoiceField
          label="谁接待"
          items={[MYSELF, ...(dict?.employees ?? []).map(({ value, label }) => ({ id: value, label }))]}
          current={receptionNo}
          {...saved.errorOf('receptionNo')}
          onChange={(next) => set({ receptionNo: next })}
        />
        <TextArea
          label="准备"
          value={prepare}
          maxLength={300}
          placeholder="茶品、茶席、小礼"
          onInput={(next) => set({ prepare: next })}
        />
      </Sheet>
      <ClientSheet
        open={open && choosing}
        onClose={() => setChoosing(false)}
        onChoose={(one) => {
          set({ client: one });
          setChoosing(false);
        }}
      />
    </>
  );
}

interface FreeRoomsProps {
  storeId: string;
  at: number;
  party: number;
  minutes: number;
  isAsked: boolean;
  current: string;
  kept: string | undefined;
  error?: string | undefined;
  onChange: (roomId: string) => void;
}

/** Rooms of the store, those that somebody has then shut. */
function FreeRooms({ storeId, at, party, minutes, isAsked, ...field }: FreeRoomsProps): ReactElement {
  return <RoomField rooms={useRooms(isAsked ? storeId : '', at, party, minutes)} none={NO_ROOM} {...field} />;
}
