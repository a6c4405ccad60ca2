/** What may be done with a number: say something, set its target, put it right with a reason; each with what was done before. */
import { useState, type ReactElement } from 'react';
import type { ReportFigure, ReportKind, RequestOf } from '@/contract';
import { call } from '@/core/api';
import { formatFen, parseFen } from '@/core/lib/money';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Segmented } from '@/ui/kit/Segmented';
import { Stack } from '@/ui/kit/Stack';
import { TextArea } from '@/ui/kit/TextArea';
import { TextField } from '@/ui/kit/TextField';
import { useAction } from '@/ui/shell';
import { figureText } from './range';

type Action = RequestOf<'manage.reportTableDialogSave'>['action'];

const WORDS = {
  comment: { name: '评论', button: '发评论', done: '已评论' },
  target: { name: '目标', button: '定目标', done: '目标已定' },
  correct: { name: '更正', button: '更正并留痕', done: '已更正，旧数字留着' },
} as const;

interface FigureWritingProps {
  kind: ReportKind;
  figure: ReportFigure;
  onSaved: () => void;
}

export function FigureWriting({ kind, figure, onSaved }: FigureWritingProps): ReactElement {
  const { cell, can } = figure;
  const writing = useWriting(kind, figure, onSaved);
  const { action } = writing;
  return (
    <Stack gap={14}>
      {can.length > 1 && (
        <Segmented
          block
          label="做什么"
          items={can.map((id) => ({
            id,
            label: id === 'comment' && cell.comments.length > 0 ? `评论 ${cell.comments.length}` : WORDS[id].name,
          }))}
          current={action}
          onChange={writing.choose}
        />
      )}
      <Before action={action} figure={figure} />
      <Fields figure={figure} writing={writing} />
      <Button block size="l" busy={writing.pending && '保存中'} onPress={writing.save}>
        {WORDS[action].button}
      </Button>
    </Stack>
  );
}

/** As it is typed: yuan of a sum, digits, words. */
function useWriting(kind: ReportKind, { cell, column }: ReportFigure, onSaved: () => void) {
  const { feedback } = useStores();
  const isMoney = column.kind === 'money';
  const [action, setAction] = useState<Action>('comment');
  const [value, setValue] = useState('');
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const typed = (known = '') => (known !== '' && isMoney ? formatFen(Number(known)) : known);
  const choose = (next: Action) => {
    setAction(next);
    setValue({ comment: '', target: typed(cell.target), correct: typed(cell.value) }[next]);
    setError('');
  };
  const digits = isMoney ? String(parseFen(value) ?? '') : value.trim();
  const send = useAction(async () => {
    const { rowKey, colKey } = cell;
    await call('manage.reportTableDialogSave', {
      kind,
      rowKey,
      colKey,
      action,
      value: action === 'comment' ? value : digits,
      ...(action === 'correct' && { reason }),
    });
    feedback.toast(WORDS[action].done);
    onSaved();
  });
  const save = () => {
    const wrong = faultOf(action, { value: value.trim(), digits, reason: reason.trim() });
    setError(wrong);
    if (wrong === '') void send.run();
  };
  return { action, choose, value, setValue, reason, setReason, error, save, pending: send.pending };
}

/** Before anything is sent; an empty target takes it away. */
function faultOf(action: Action, { value, digits, reason }: Record<'value' | 'digits' | 'reason', string>): string {
  if (action === 'comment') return value === '' ? '写点什么再发' : '';
  if (action === 'target' && value === '') return '';
  if (digits === '') return '请填写数字';
  return action === 'correct' && reason === '' ? '请写更正的原因' : '';
}

function Before({ action, figure: { cell, column } }: { action: Action; figure: ReportFigure }) {
  const told = {
    comment: cell.comments.map(({ key, label, value }) => ({ key, label, title: value })),
    target: [],
    correct: (cell.corrected ?? []).map(({ key, label, value }) => ({
      key,
      label,
      title: `原来 ${figureText(value, column, true)}`,
    })),
  }[action];
  return (
    <>
      {told.map(({ key, label, title }) => (
        <RecordRow key={key} flush title={title} notes={[label]} />
      ))}
    </>
  );
}

function Fields({ figure: { column }, writing }: { figure: ReportFigure; writing: ReturnType<typeof useWriting> }) {
  const { action, value, setValue, reason, setReason, error } = writing;
  if (action === 'comment')
    return (
      <TextArea
        label="评论"
        placeholder="比如：下雨，少了一半散客"
        value={value}
        maxLength={200}
        rows={2}
        error={error}
        onInput={setValue}
      />
    );
  return (
    <>
      <TextField
        label={action === 'target' ? `目标（${column.unit}），清空就是不定` : `改为（${column.unit}）`}
        kind={column.kind === 'money' ? 'amount' : 'number'}
        value={value}
        error={error}
        onInput={setValue}
      />
      {action === 'correct' && (
        <TextField
          label="原因"
          placeholder="必填，比如：收银机数字抄反了"
          value={reason}
          maxLength={100}
          onInput={setReason}
        />
      )}
    </>
  );
}
