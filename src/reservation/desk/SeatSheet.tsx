/** 入座: to which table the guests are led. The room's own is chosen already; where somebody sits, it says so and is not had. */
import { useEffect, useState, type ReactElement } from 'react';
import type { BookingCard, TableState } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { uuid } from '@/core/lib/uuid';
import { formatTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Field } from '@/ui/kit/Field';
import { Sheet } from '@/ui/kit/Sheet';
import { useAction, useBlock } from '@/ui/shell';
import { AREAS } from '../venue/Rooms';

const SITTING = { open: '用餐中', billing: '待结账', paid: '待清台' } as const;

/** Nobody sits there; a room's own guests are those who are led there. */
const isFree = ({ state }: TableState): boolean => state === 'idle' || state === 'booked';
const stateText = ({ state, own, bookedAt }: TableState): string => {
  if (state !== 'idle' && state !== 'booked') return SITTING[state];
  if (bookedAt !== undefined) return `${formatTime(bookedAt, 'h:m')} 有预约`;
  return own ? '本单茶席' : '空';
};

interface SeatSheetProps {
  card: BookingCard | undefined;
  storeId: string;
  onSeated: () => void;
  onClose: () => void;
}

export function SeatSheet({ card, storeId, onSeated, onClose }: SeatSheetProps): ReactElement {
  const { feedback } = useStores();
  const [round, setRound] = useState(0);
  const [chosen, setChosen] = useState<string>();
  const bookingId = card?.id;
  useEffect(() => setChosen(undefined), [bookingId]);
  const tables = useBlock(
    async () => (bookingId ? call('scanCode.tables', { storeId, bookingId }) : undefined),
    bookingId ?? '',
    round,
  );
  const free = (tables ?? []).filter(isFree);
  const table = free.find(({ id }) => id === chosen) ?? free.find(({ own }) => own);
  const seat = useAction(async (tableId?: string) => {
    if (!card) return;
    try {
      if (tableId === undefined) await call('tea.bookingAct', { id: card.id, action: 'seat' });
      else await call('scanCode.tableAct', { action: 'open', tableId, bookingId: card.id, opId: uuid() });
      feedback.toast(tableId === undefined ? '已入座' : `已入座 ${table?.name ?? ''}`.trim());
      onSeated();
    } catch (error) {
      // Somebody sat down there meanwhile: who else sits where is asked anew.
      if (error instanceof RefusedError) {
        setChosen(undefined);
        setRound((count) => count + 1);
      }
      throw error;
    }
  });
  return (
    <Sheet
      open={card !== undefined}
      title={`${card?.guest?.name ?? '客人'} ${card?.party ?? 1} 位坐哪桌`}
      onClose={onClose}
      footer={
        <>
          <Button grow tone="line" disabled={seat.pending} onPress={() => void seat.run()}>
            先不排桌
          </Button>
          <Button grow disabled={!table} busy={seat.pending} onPress={() => table && void seat.run(table.id)}>
            {table ? `入座 ${table.name}` : '选一桌'}
          </Button>
        </>
      }
    >
      {tables?.length === 0 && <Empty title="这家店还没有桌台" text="先记入座，账单不走桌台" />}
      {Object.entries(AREAS).map(([area, name]) => {
        const here = (tables ?? []).filter((one) => one.area === area);
        if (here.length === 0) return null;
        return (
          <Field key={area} label={`${name} 空 ${here.filter(isFree).length}`}>
            <ChipGroup label={name} role="radiogroup">
              {here.map((one) => (
                <Chip
                  key={one.id}
                  role="radio"
                  selected={one.id === table?.id}
                  disabled={!isFree(one)}
                  onPress={() => setChosen(one.id)}
                >
                  {`${one.name} ${one.seats} 位 ${stateText(one)}`}
                </Chip>
              ))}
            </ChipGroup>
          </Field>
        );
      })}
    </Sheet>
  );
}
