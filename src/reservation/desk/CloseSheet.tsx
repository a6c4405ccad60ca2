/** A room, or the whole store, out of use from then until then; whom it strands is said before. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { call } from '@/core/api';
import { useStores } from '@/core/stores';
import { momentOf } from '@/domain/when/momentOf';
import { WhenInput } from '@/domain/when/WhenInput';
import { Button } from '@/ui/kit/Button';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Field, FieldPair } from '@/ui/kit/Field';
import { Notice } from '@/ui/kit/Notice';
import { Sheet } from '@/ui/kit/Sheet';
import { TextField } from '@/ui/kit/TextField';
import { useAction, useBlock } from '@/ui/shell';
import type { DeskDay } from './board';
import styles from './desk.module.scss';

interface CloseSheetProps {
  open: boolean;
  day: DeskDay;
  onClose: () => void;
  onClosed: (closureId: string, stranded: number) => void;
}

export function CloseSheet({ open, ...rest }: CloseSheetProps): ReactElement {
  return (
    <Sheet open={open} title="停用" onClose={rest.onClose}>
      {open && <CloseForm {...rest} />}
    </Sheet>
  );
}

function CloseForm({ day, onClosed }: Omit<CloseSheetProps, 'open'>): ReactElement {
  const { feedback } = useStores();
  const [roomId, setRoom] = useState(day.rooms[0]?.room.id ?? '');
  const [when, setWhen] = useState({
    fromDay: day.date,
    from: day.open || '10:00',
    toDay: day.date,
    to: day.close || '22:00',
  });
  const [reason, setReason] = useState('');
  const put = (part: Partial<typeof when>) => setWhen({ ...when, ...part });
  const range = { from: momentOf(when.fromDay, when.from), to: momentOf(when.toDay, when.to) };
  const where = { storeId: day.store.id, ...(roomId && { roomId }) };
  const isRange = range.to > range.from;
  const stranded = useBlock(
    async () => (isRange ? call('booking.deskStranded', { ...where, ...range }) : []),
    `${roomId} ${range.from} ${range.to}`,
  );
  const close = useAction(async () => {
    if (!isRange) return feedback.toast('结束要晚于开始');
    if (reason.trim() === '') return feedback.toast('写一句原因，客人会看到');
    const answer = await call('booking.deskClose', { ...where, ...range, reason: reason.trim() });
    feedback.toast(answer.stranded.length > 0 ? `已停用，请安置 ${answer.stranded.length} 单` : '已停用');
    return onClosed(answer.closure.id, answer.stranded.length);
  });
  return (
    <View>
      <Field label="停用哪里">
        <View className={styles.choices}>
          <ChipGroup label="停用哪里" role="radiogroup">
            {[...day.rooms.map(({ room }) => room), { id: '', name: '整店' }].map(({ id, name }) => (
              <Chip key={id} role="radio" selected={id === roomId} onPress={() => setRoom(id)}>
                {name}
              </Chip>
            ))}
          </ChipGroup>
        </View>
      </Field>
      <FieldPair>
        <Field label="从哪天">
          <WhenInput label="从哪天" mode="date" value={when.fromDay} onInput={(fromDay) => put({ fromDay })} />
        </Field>
        <Field label="几点起">
          <WhenInput label="几点起" mode="time" value={when.from} onInput={(from) => put({ from })} />
        </Field>
      </FieldPair>
      <FieldPair>
        <Field label="到哪天">
          <WhenInput label="到哪天" mode="date" value={when.toDay} onInput={(toDay) => put({ toDay })} />
        </Field>
        <Field label="几点止">
          <WhenInput label="几点止" mode="time" value={when.to} onInput={(to) => put({ to })} />
        </Field>
      </FieldPair>
      <TextField label="原因" value={reason} maxLength={100} placeholder="夜间养护、包场" onInput={setReason} />
      {stranded && stranded.length > 0 && (
        <Notice tone="warn">{`会影响 ${stranded.length} 单预约，停用后逐单改期或退款，客人会收到通知。`}</Notice>
      )}
      <Button block size="l" busy={close.pending && '停用中'} onPress={close.run}>
        停用
      </Button>
    </View>
  );
}
