/** One booking at the desk: all that is known, its buttons, and what the desk changes of it, with or without a word to the guest. */
import { useEffect, useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { BookingAction, BookingCard } from '@/contract';
import { call } from '@/core/api';
import { shortYuan } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { WhenInput } from '@/domain/when/WhenInput';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Facts } from '@/ui/kit/Facts';
import { Field, FieldPair } from '@/ui/kit/Field';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Stepper } from '@/ui/kit/Stepper';
import { Switch } from '@/ui/kit/Switch';
import { TextArea } from '@/ui/kit/TextArea';
import { useAction } from '@/ui/shell';
import { whenText } from '../order/labels';
import type { DeskDay } from './board';
import { DeskButtons } from './DeskCard';
import { isOpen } from './state';
import styles from './desk.module.scss';

interface DeskSheetProps {
  card: BookingCard | undefined;
  rooms: DeskDay['rooms'];
  busy: boolean;
  onAct: (act: BookingAction, card: BookingCard) => void;
  onSaved: () => void;
  onClose: () => void;
}

export function DeskSheet({ card, rooms, busy, onAct, onSaved, onClose }: DeskSheetProps): ReactElement {
  const [editing, setEditing] = useState(false);
  const id = card?.id;
  useEffect(() => setEditing(false), [id]);
  const guest = card?.guest;
  const act = (what: BookingAction, one: BookingCard) => {
    onClose();
    onAct(what, one);
  };
  return (
    <Sheet open={card !== undefined} title={guest?.name ?? '客人'} onClose={onClose}>
      {card && !editing && (
        <Stack gap={12}>
          <Facts
            closed={false}
            rows={[
              { label: '时间', value: whenText(card) },
              { label: '茶席', value: `${card.room.name} ${card.party} 位` },
              { label: '服务', value: [card.service.name, card.employeeName].filter(Boolean).join('　') },
              guest && { label: '手机', value: guest.mobile },
              guest?.note && { label: '备注', value: guest.note },
              card.deposit > 0 && { label: '订金', value: shortYuan(card.deposit) },
              { label: '单号', value: card.no },
              { label: '状态', value: card.statusText },
            ]}
          />
          <DeskButtons card={card} first={false} busy={busy} onAct={act} />
          {isOpen(card) && (
            <Button block tone="quiet" onPress={() => setEditing(true)}>
              改单
            </Button>
          )}
        </Stack>
      )}
      {card && editing && (
        <Edit
          key={card.id}
          card={card}
          rooms={rooms}
          onSaved={() => {
            onClose();
            onSaved();
          }}
        />
      )}
    </Sheet>
  );
}

interface EditProps {
  card: BookingCard;
  rooms: DeskDay['rooms'];
  onSaved: () => void;
}

/** A half hour of the clock. */
const halfHour = (clock: string): string => `${clock.slice(0, 2)}:${Number(clock.slice(3, 5)) < 30 ? '00' : '30'}`;

function Edit({ card, rooms, onSaved }: EditProps): ReactElement {
  const { feedback } = useStores();
  const [now, setNow] = useState({
    roomId: card.room.id,
    date: card.date,
    start: card.start,
    party: card.party,
    note: card.guest?.note ?? '',
    tell: true,
  });
  const put = (part: Partial<typeof now>) => setNow({ ...now, ...part });
  const save = useAction(async () => {
    const { tell, note, ...place } = now;
    const was = { roomId: card.room.id, date: card.date, start: card.start, party: card.party };
    const isMoved = (Object.keys(was) as (keyof typeof was)[]).some((key) => was[key] !== place[key]);
    // A note is kept also where the room is out of use meanwhile: only what moves is asked whether it can.
    const moved = isMoved && { ...place, minutes: card.minutes };
    await call('booking.deskSave', { id: card.id, ...moved, note: note.trim(), tell });
    feedback.toast(now.tell ? '已改，客人会收到通知' : '已改');
    onSaved();
  });
  return (
    <View>
      <Field label="茶席">
        <View className={styles.choices}>
          <ChipGroup label="茶席" role="radiogroup">
            {rooms.map(({ room }) => (
              <Chip
                key={room.id}
                role="radio"
                selected={room.id === now.roomId}
                onPress={() => put({ roomId: room.id })}
              >
                {`${room.name} ${room.seatsMax} 位`}
              </Chip>
            ))}
          </ChipGroup>
        </View>
      </Field>
      <FieldPair>
        <Field label="日期">
          <WhenInput label="日期" mode="date" value={now.date} onInput={(date) => put({ date })} />
        </Field>
        <Field label="开始" hint="整点或半点">
          <WhenInput label="开始" mode="time" value={now.start} onInput={(at) => put({ start: halfHour(at) })} />
        </Field>
      </FieldPair>
      <Field
        label="人数"
        trailing={<Stepper label="人数" value={now.party} max={99} onChange={(party) => put({ party })} />}
      />
      <TextArea label="备注" value={now.note} maxLength={200} rows={2} onInput={(note) => put({ note })} />
      <Cells>
        <Cell label="告诉客人" note="关掉则只改这里的安排" arrow={false}>
          <Switch label="告诉客人" on={now.tell} onChange={(tell) => put({ tell })} />
        </Cell>
      </Cells>
      <Button block size="l" busy={save.pending && '保存中'} onPress={save.run}>
        保存
      </Button>
    </View>
  );
}
