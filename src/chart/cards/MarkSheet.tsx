/** What happened on these days, and who says so; one's own marks can be taken away. */
import { useState, type ReactElement } from 'react';
import type { ChartMark, ChartSet } from '@/contract';
import { call } from '@/core/api';
import { formatTime } from '@/core/lib/time';
import { useStores } from '@/core/stores';
import { WhenInput } from '@/domain/when/WhenInput';
import { Button } from '@/ui/kit/Button';
import { Chips } from '@/ui/kit/Chip';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Sheet } from '@/ui/kit/Sheet';
import { Stack } from '@/ui/kit/Stack';
import { TextField } from '@/ui/kit/TextField';
import { useAction } from '@/ui/shell';
import { MARKS } from './words';

type Kind = ChartMark['kind'];
const KINDS = (Object.keys(MARKS) as Kind[]).map((id) => ({ id, label: MARKS[id] }));

interface MarkSheetProps {
  open: boolean;
  chart: ChartSet | undefined;
  storeId: string | undefined;
  onClose: () => void;
  onSaved: () => void;
}

export function MarkSheet({ open, chart, storeId, onClose, onSaved }: MarkSheetProps): ReactElement {
  const { feedback } = useStores();
  const [chosen, setDate] = useState('');
  // The sheet stands before the page knows which day it is.
  const today = formatTime(chart?.asOf ?? 0, 'YYYY-MM-DD');
  const date = chosen || today;
  const [kind, setKind] = useState<Kind>('event');
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const send = useAction(async () => {
    await call('manage.reportMark', { date, kind, text, ...(storeId && { storeId }) });
    feedback.toast('已记下');
    setText('');
    onSaved();
  });
  const save = () => {
    if (text.trim() === '') setError('写一下发生了什么');
    else void send.run();
  };
  const drop = useAction(async ({ id, text: words }: ChartMark) => {
    if (!(await feedback.confirm({ title: '删掉这条记事？', text: words, yes: '删掉' }))) return;
    await call('manage.reportMark', { id });
    onSaved();
  });
  return (
    <Sheet open={open} title="这些天的记事" onClose={onClose}>
      <Stack gap={12}>
        {(chart?.marks ?? []).map((mark) => (
          <RecordRow
            key={mark.id}
            flush
            title={mark.text}
            notes={[`${mark.date.slice(5)}　${MARKS[mark.kind]}　${mark.store}　${mark.by}`]}
          >
            {mark.mine && (
              <Button size="s" tone="text" label={`删掉 ${mark.text}`} onPress={() => void drop.run(mark)}>
                删掉
              </Button>
            )}
          </RecordRow>
        ))}
        <WhenInput label="哪一天" mode="date" value={date} latest={today} onInput={(day) => setDate(day)} />
        <Chips label="什么事" items={KINDS} current={kind} onChange={setKind} />
        <TextField
          label="发生了什么"
          placeholder="比如：武林路停电两小时"
          value={text}
          maxLength={30}
          error={error}
          onInput={(words) => {
            setText(words);
            setError('');
          }}
        />
        <Button block size="l" busy={send.pending && '保存中'} onPress={save}>
          记一笔
        </Button>
      </Stack>
    </Sheet>
  );
}
