/** 报名: who comes, how many, which seats, the questions of the activity; what it costs stands in the button. */
import { useEffect } from 'react';
import { View } from '@tarojs/components';
import type { EventDetail } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { Button } from '@/ui/kit/Button';
import { Countdown } from '@/ui/kit/Countdown';
import { Field } from '@/ui/kit/Field';
import { Sheet } from '@/ui/kit/Sheet';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import { Stepper } from '@/ui/kit/Stepper';
import { TextField } from '@/ui/kit/TextField';
import { Note } from '@/ui/kit/Words';
import { SeatPlan } from './SeatPlan';
import type { SigningUp } from './useSignUp';

interface SignUpSheetProps {
  open: boolean;
  event: EventDetail;
  signing: SigningUp;
  /** The seats are chosen on the page itself. */
  seated?: boolean;
  onClose: () => void;
  /** More than are left are wanted: they are waited for. */
  onWait?: (qty: number) => void;
}

const courtesyOf = ({ price, kind }: EventDetail['card']): string =>
  price > 0
    ? `费用 15 分钟内付清，过时名额放开。${kind === 'publicTable' ? '开席前 2 小时' : '开始前 24 小时'}可退。`
    : '来不了请提前取消，把位子留给别人。';

export function SignUpSheet({ open, event, signing, seated = false, onClose, onWait }: SignUpSheetProps) {
  const { form, seats, chosen, most, qty, hasMap, choose, submit } = signing;
  const { card, questions } = event;
  const total = card.price * qty;
  const left = Math.max(0, card.seats - card.joined);
  const isShort = onWait !== undefined && !hasMap && !event.wait?.offer && qty > left;
  const close = () => {
    if (!seated) void signing.release();
    onClose();
  };
  useEffect(() => {
    if (open && event.signup && event.signup.status !== 'cancelled') onClose();
  }, [open, event.signup, onClose]);
  return (
    <Sheet
      open={open}
      title="报名"
      onClose={close}
      footer={
        isShort ? (
          <Button block size="l" onPress={() => onWait(qty)}>
            {`候补 ${qty} 位`}
          </Button>
        ) : (
          <Button block size="l" busy={submit.pending && '提交中'} onPress={() => void submit.run()}>
            {total > 0 ? `去支付 ${shortYuan(total)}` : '确认报名'}
          </Button>
        )
      }
    >
      <TextField label="姓名" maxLength={20} {...form.bind('name')} />
      <TextField label="手机号" kind="tel" {...form.bind('mobile')} />
      {!hasMap && most > 1 && (
        <Field
          label={isShort ? `人数，只剩 ${left} 位` : '人数'}
          trailing={
            <Stepper label="人数" min={1} max={most} value={qty} onChange={(value) => form.set('qty', value)} />
          }
        />
      )}
      {hasMap && !seated && (
        <View>
          <Field label={chosen.length > 0 ? `座位 ${chosen.join('、')}` : `选座位，至多 ${most} 个`} />
          <SeatPlan seats={seats.map} disabled={choose.pending} onChoose={(seat) => void choose.run(seat)} />
        </View>
      )}
      <Kept event={event} signing={signing} />
      {questions.map(({ key, label }) => (
        <TextField
          key={key}
          label={label}
          maxLength={100}
          value={form.values[`q:${key}`] ?? ''}
          onInput={(text) => form.set(`q:${key}`, text)}
        />
      ))}
      <Note block>{courtesyOf(card)}</Note>
    </Sheet>
  );
}

/** How long the seats, or the places of the waiting list, are kept. */
function Kept({ event, signing }: Pick<SignUpSheetProps, 'event' | 'signing'>) {
  const { seats, hasMap, renew, release } = signing;
  return (
    <Slot>
      {seats.hold && (
        <Stack row gap={12} align="center" justify="between">
          <Countdown tone="text" label="座位为你留着" endAt={seats.hold.until} onEnd={() => void release()} />
          {!seats.hold.renewed && (
            <Button size="s" tone="line" onPress={() => void renew.run()}>
              再留 5 分钟
            </Button>
          )}
        </Stack>
      )}
      {!hasMap && event.wait?.offer && <Countdown tone="text" label="名额为你留着" endAt={event.wait.offer.until} />}
    </Slot>
  );
}
