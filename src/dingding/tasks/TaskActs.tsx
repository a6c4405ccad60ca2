/** What the viewer may do with a task now, at the foot of its page. */
import type { ReactElement } from 'react';
import type { DingTaskDetail, TaskAct, TaskResult } from '@/contract';
import { Button } from '@/ui/kit/Button';
import { Note } from '@/ui/kit/Words';
import { Tool } from '@/ui/kit/Tool';

interface TaskActsProps {
  detail: DingTaskDetail;
  pending: boolean;
  onDecide: (result: TaskResult) => void;
  onAct: (act: TaskAct) => void;
}

export function TaskActs({ detail, pending, onDecide, onAct }: TaskActsProps): ReactElement | null {
  const { can, acts, answer, cannot } = detail;
  const busy = pending && '处理中';
  if (can.length + acts.length === 0) return <Note>{cannot ?? '等同事处理'}</Note>;
  return (
    <>
      {acts.includes('forward') && <Tool icon="share" text="转交" onPress={() => onAct('forward')} />}
      {acts.includes('ask') && <Tool icon="comment" text="加签" onPress={() => onAct('ask')} />}
      {acts.includes('recall') && (
        <Button tone="line" grow onPress={() => onAct('recall')}>
          不再等意见
        </Button>
      )}
      {can.includes('withdraw') && (
        <Button tone="line" grow disabled={pending} onPress={() => onDecide('withdraw')}>
          撤回
        </Button>
      )}
      {can.includes('reject') && (
        <Button tone="line" grow disabled={pending} onPress={() => onDecide('reject')}>
          驳回
        </Button>
      )}
      {acts.includes('opinion') && (
        <Button grow onPress={() => onAct('opinion')}>
          写意见
        </Button>
      )}
      {can.includes('pass') && (
        <Button grow busy={busy} onPress={() => onDecide('pass')}>
          {answer ? '答复' : '通过'}
        </Button>
      )}
      {can.includes('done') && (
        <Button grow busy={busy} onPress={() => onDecide('done')}>
          完成
        </Button>
      )}
    </>
  );
}
