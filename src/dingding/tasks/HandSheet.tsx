/** A task is handed on, somebody is asked about it, or answers: whom, and why. */
import { useEffect, useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DingTaskDetail, TaskAct } from '@/contract';
import { call, fieldOf, RefusedError } from '@/core/api';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Sheet } from '@/ui/kit/Sheet';
import { TextArea } from '@/ui/kit/TextArea';
import { Note } from '@/ui/kit/Words';
import { useAction, useBlock } from '@/ui/shell';
import { Choice } from './Choice';

interface HandSheetProps {
  detail: DingTaskDetail;
  act: TaskAct | undefined;
  onClose: () => void;
  onDone: (fresh: DingTaskDetail) => void;
}

const WORDS: Record<TaskAct, { title: string; label: string; hint: string; yes: string; said: string }> = {
  forward: { title: '转交给同事', label: '原因', hint: '写清楚为什么转给他', yes: '转交', said: '已转交' },
  ask: { title: '请同事出意见', label: '想问什么', hint: '他回复之前先不决定', yes: '发出', said: '已发出，等他回复' },
  recall: { title: '不再等意见', label: '说明', hint: '可不填', yes: '不再等', said: '可以决定了' },
  opinion: { title: '写意见', label: '意见', hint: '处理的人会看到', yes: '提交意见', said: '意见已提交' },
};

export function HandSheet({ detail, act, onClose, onDone }: HandSheetProps): ReactElement {
  const { feedback } = useStores();
  const { id } = detail.task;
  // What it said stays readable while it closes.
  const [shown, setShown] = useState<TaskAct>('forward');
  const [note, setNote] = useState('');
  const [toId, setToId] = useState<string>();
  const [error, setError] = useState<string>();
  useEffect(() => {
    if (act === undefined) return;
    setShown(act);
    setNote('');
    setToId(undefined);
    setError(undefined);
  }, [act]);
  const { title, label, hint, yes, said } = WORDS[shown];
  const chooses = shown === 'forward' || shown === 'ask';
  const people = useBlock(
    async () => (act === 'forward' || act === 'ask' ? call('ding.tasksColleagues', { id, action: act }) : []),
    act ?? '',
  );
  const send = useAction(async () => {
    if (note.trim() === '' && shown !== 'recall') return setError(`请填写${label}`);
    try {
      onDone(
        await call('ding.tasksHand', {
          id,
          action: shown,
          note: note.trim(),
          rev: detail.rev,
          ...(toId !== undefined && { toId }),
        }),
      );
      feedback.toast(said);
      return onClose();
    } catch (fault) {
      if (fault instanceof RefusedError && fieldOf(fault) === 'note') return setError(fault.message);
      throw fault;
    }
  });
  return (
    <Sheet
      open={act !== undefined}
      title={title}
      onClose={onClose}
      footer={
        <Button
          block
          size="l"
          busy={send.pending && '提交中'}
          disabled={chooses && toId === undefined}
          onRefused={() => feedback.toast('请先选择同事')}
          onPress={send.run}
        >
          {yes}
        </Button>
      }
    >
      {chooses && (
        <View>
          {people?.length === 0 && <Note block>没有别的同事能处理它</Note>}
          <Choice people={people ?? []} chosen={toId} onChoose={setToId} />
        </View>
      )}
      <TextArea
        label={label}
        placeholder={hint}
        maxLength={200}
        value={note}
        {...(error !== undefined && { error })}
        onInput={(text) => {
          setNote(text);
          setError(undefined);
        }}
      />
    </Sheet>
  );
}
