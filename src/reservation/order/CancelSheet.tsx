/** 取消这个预约: what comes back is said before, to the fen, and sent along; when that has changed meanwhile, it is said anew. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { BookingDetail } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Notice } from '@/ui/kit/Notice';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { Words } from '@/ui/kit/Words';
import { useAction } from '@/ui/shell';
import { whenText } from './labels';
import type { ActSheetProps } from './actSheet';

const REASONS = ['行程有变', '人数有变', '订错了时间', '换一家店', '其他'];
const CONFLICT = 409;

/** A deposit was paid, and nothing comes back any more. */
const keepsDeposit = ({ card, cancel }: BookingDetail): boolean =>
  card.deposit > 0 && !cancel?.refund && card.status !== 'unpaid';
const textOf = (booking: BookingDetail | undefined): string => booking?.cancel?.text ?? booking?.refundText ?? '';
const backText = (refund: number): string => (refund > 0 ? `取消，退 ${formatYuan(refund)}` : '取消预约');
const saidOf = (refund: number): string => (refund > 0 ? `已取消，${formatYuan(refund)} 原路退回` : '预约已取消');

export function CancelSheet({ open, booking, onClose, onDone, onStale }: ActSheetProps): ReactElement {
  const { feedback } = useStores();
  const [reason, setReason] = useState<string>();
  const refund = booking?.cancel?.refund ?? 0;
  const cancel = useAction(async () => {
    if (!booking) return;
    const { id } = booking.card;
    try {
      onDone(await call('tea.bookingAct', { id, action: 'cancel', refund, ...(reason && { reason }) }));
      feedback.toast(saidOf(refund));
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      onStale(error.code === CONFLICT ? await call('booking.orderInfo', { id }) : undefined);
    }
  });
  const isKept = booking !== undefined && keepsDeposit(booking);
  return (
    <Sheet
      open={open}
      title="取消这个预约？"
      closable={!cancel.pending}
      onClose={onClose}
      footer={
        <Button
          block
          size="l"
          tone={isKept ? 'line' : 'primary'}
          busy={cancel.pending && '取消中'}
          onPress={cancel.run}
        >
          {isKept ? '不退订金，取消' : backText(refund)}
        </Button>
      }
    >
      <Stack gap={12}>
        {booking && (
          <Words size="value" tone="soft" figures>
            {`${booking.card.room.name} ${whenText(booking.card)}`}
          </Words>
        )}
        <Notice tone={isKept ? 'warn' : 'info'}>{textOf(booking)}</Notice>
        <View>
          <ChipGroup label="取消原因" role="radiogroup">
            {REASONS.map((text) => (
              <Chip key={text} role="radio" selected={text === reason} onPress={() => setReason(text)}>
                {text}
              </Chip>
            ))}
          </ChipGroup>
        </View>
      </Stack>
    </Sheet>
  );
}
