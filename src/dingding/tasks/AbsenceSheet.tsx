/** When one is away, and who takes the tasks that name one meanwhile. */
import { useEffect, useState, type ReactElement } from 'react';
import { call, fieldOf, RefusedError } from '@/core/api';
import { DAY, formatTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { WhenInput } from '@/domain/when/WhenInput';
import { Button } from '@/ui/kit/Button';
import { Facts } from '@/ui/kit/Facts';
import { Field } from '@/ui/kit/Field';
import { Sheet } from '@/ui/kit/Sheet';
import { Note, Words } from '@/ui/kit/Words';
import { useAction, useBlock } from '@/ui/shell';
import { Choice } from './Choice';

const errorOf = (error?: string) => (error === undefined ? {} : { error });

export function AbsenceSheet({ open, onClose }: { open: boolean; onClose: () => void }): ReactElement {
  const { clock, feedback } = useStores();
  const [round, setRound] = useState(0);
  const [from, setFrom] = useState(formatTime(clock.now(), 'YYYY-MM-DD'));
  const [to, setTo] = useState(formatTime(clock.now() + DAY, 'YYYY-MM-DD'));
  const [standInId, setStandInId] = useState<string>();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const known = useBlock(async () => (open ? call('ding.absence', {}) : undefined), '', `${open} ${round}`);
  useEffect(() => setErrors({}), [open]);
  const save = useAction(async (back: boolean) => {
    if (!back && standInId === undefined) return setErrors({ standInId: '请选择代办的同事' });
    try {
      await call('ding.absenceSave', back ? {} : { from, to, ...(standInId !== undefined && { standInId }) });
    } catch (fault) {
      const field = fault instanceof RefusedError ? fieldOf(fault) : undefined;
      if (!(fault instanceof RefusedError) || field === undefined) throw fault;
      return setErrors({ [field]: fault.message });
    }
    feedback.toast(back ? '已取消' : '已设好，他会收到通知');
    return back ? setRound((n) => n + 1) : onClose();
  });
  const choose = (id: string) => {
    setStandInId(id);
    setErrors({});
  };
  const mine = known?.mine;
  return (
    <Sheet
      open={open}
      title="我不在的时候"
      onClose={onClose}
      footer={
        mine ? (
          <Button block size="l" tone="line" busy={save.pending} onPress={() => save.run(true)}>
            我回来了
          </Button>
        ) : (
          <Button block size="l" busy={save.pending && '提交中'} onPress={() => save.run(false)}>
            设好
          </Button>
        )
      }
    >
      {known?.standsFor.map(({ name, to: until }) => (
        <Words key={name} size="sub" tone="soft" block>{`你在代 ${name} 处理待办，到 ${until}`}</Words>
      ))}
      {mine ? (
        <Facts
          rows={[
            { label: '从', value: mine.from },
            { label: '到', value: mine.to },
            { label: '代办', value: `${mine.standIn.name}　${mine.standIn.title}` },
          ]}
        />
      ) : (
        <>
          <Note block>这几天指名给你的待办由代办的同事处理。</Note>
          <Field label="从哪天" {...errorOf(errors.from)}>
            <WhenInput label="从哪天" mode="date" value={from} onInput={setFrom} />
          </Field>
          <Field label="到哪天" {...errorOf(errors.to)}>
            <WhenInput label="到哪天" mode="date" value={to} onInput={setTo} />
          </Field>
          <Words size="sub" block>
            谁来代办
          </Words>
          {errors.standInId !== undefined && (
            <Words size="sub" tone="danger" block role="alert">
              {errors.standInId}
            </Words>
          )}
          <Choice people={known?.colleagues ?? []} chosen={standInId} onChoose={choose} />
        </>
      )}
    </Sheet>
  );
}
