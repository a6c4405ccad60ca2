/** A day and an hour beside one another, as forms of visits ask for them. */
import type { ReactElement } from 'react';
import { formatTime } from '@/core/lib/time';
import { momentOf } from '@/domain/when/momentOf';
import { WhenInput } from '@/domain/when/WhenInput';
import { Field, FieldPair } from '@/ui/kit/Field';

interface WhenProps {
  /** 来访, 邀约: which day and which hour are asked for. */
  label: string;
  /** ms; undefined = not chosen. */
  at: number | undefined;
  error?: string | undefined;
  onChange: (at: number) => void;
}

export function When({ label, at, error, onChange }: WhenProps): ReactElement {
  const [day, time] = at === undefined ? ['', ''] : [formatTime(at, 'YYYY-MM-DD'), formatTime(at, 'h:m')];
  return (
    <FieldPair>
      <Field label={`${label}日期`} {...(error !== undefined && { error })}>
        <WhenInput
          label={`${label}日期`}
          mode="date"
          value={day}
          onInput={(next) => onChange(momentOf(next, time || '14:00'))}
        />
      </Field>
      <Field label={`${label}时间`}>
        <WhenInput
          label={`${label}时间`}
          mode="time"
          value={time}
          onInput={(next) => day !== '' && onChange(momentOf(day, next))}
        />
      </Field>
    </FieldPair>
  );
}
