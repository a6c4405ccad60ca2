/** A day or an hour is chosen on our own calendar: a browser's is in the browser's language. */
import { useState, type ReactElement } from 'react';
import { dayOf } from '@/core/lib/day';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Calendar, Clock } from '@/ui/kit/Calendar';
import { Sheet } from '@/ui/kit/Sheet';
import { EARLIEST, EMPTY, startOf, type WhenInputProps } from './whenInputProps';

interface WhenSheetProps extends WhenInputProps {
  open: boolean;
  onClose: () => void;
}

function Choice({
  label,
  mode,
  value,
  earliest = EARLIEST,
  latest,
  birthday,
  clearable,
  onInput,
  onClose,
  open,
}: WhenSheetProps) {
  const { clock } = useStores();
  const today = dayOf(clock.now());
  const [month, setMonth] = useState((value || startOf(today, { latest, birthday })).slice(0, 7));
  const [time, setTime] = useState(value || '12:00');
  const choose = (chosen: string) => {
    onInput(chosen);
    onClose();
  };
  const clear = clearable && value !== '' && (
    <Button grow size="l" tone="line" onPress={() => choose('')}>
      {mode === 'date' ? '不选日期' : '不选时间'}
    </Button>
  );
  return (
    <Sheet
      open={open}
      title={label === '日期' || label === '时间' ? EMPTY[mode] : label}
      onClose={onClose}
      footer={
        mode === 'time' ? (
          <>
            {clear}
            <Button grow size="l" onPress={() => choose(time)}>{`选 ${time}`}</Button>
          </>
        ) : (
          clear
        )
      }
    >
      {mode === 'date' ? (
        <Calendar
          month={month}
          today={today}
          chosen={value}
          first={earliest}
          last={latest}
          far={birthday && value === '' ? 'years' : true}
          onMonth={setMonth}
          onDay={choose}
        />
      ) : (
        <Clock value={time} onChange={setTime} />
      )}
    </Sheet>
  );
}

/** Opened anew, it begins with what is chosen by then. */
export function WhenSheet(props: WhenSheetProps): ReactElement {
  const [round, setRound] = useState(0);
  const [wasOpen, setWasOpen] = useState(props.open);
  if (wasOpen !== props.open) {
    setWasOpen(props.open);
    if (props.open) setRound(round + 1);
  }
  return <Choice key={round} {...props} />;
}
