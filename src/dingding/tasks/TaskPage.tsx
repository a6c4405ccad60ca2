/** One task: what it is about, how it came, and the decision. What somebody else decided meanwhile is shown with who it was. */
import { useState, type ReactElement } from 'react';
import { observer } from 'mobx-react';
import type { DingTaskDetail, TaskAct, TaskResult } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { canOpen, open, replace } from '@/core/routes';
import { useStores } from '@/core/stores';
import { BarLink } from '@/ui/kit/BarLink';
import { Button } from '@/ui/kit/Button';
import { later, Page, useAction, useForm, usePageData, useRemembered, useReturn } from '@/ui/shell';
import { decidedTasks } from './decided';
import { KIND_WORDS, PASSED_WORDS } from './labels';
import { TaskActs } from './TaskActs';
import { TaskBody } from './TaskBody';

const HandSheet = later(() => import('./HandSheet').then(({ HandSheet: part }) => part));

const SAID: Record<TaskResult, string> = { pass: '已通过', reject: '已驳回', done: '已完成', withdraw: '已撤回' };

const isDetail = (data: unknown): data is DingTaskDetail =>
  typeof data === 'object' && data !== null && 'task' in data && 'can' in data;

export const TaskPage = observer(function TaskPage({ id }: { id: string }): ReactElement {
  const { feedback } = useStores();
  const decided = useRemembered(decidedTasks);
  const [act, setAct] = useState<TaskAct>();
  const state = usePageData(async () => {
    const { task } = await call('ding.tasksMessage', { id });
    if (!task) throw new Error('ding.tasksMessage: one task was asked for');
    return task;
  }, [id]);
  const detail = state.data;
  useReturn(state.reload);
  const form = useForm({ note: '' }, { note: () => undefined }, `task ${id}`);

  const show = (fresh: DingTaskDetail) => {
    state.set(fresh);
    if (fresh.task.status !== 'todo') decided.add(fresh.task.id);
  };
  const decide = useAction(async (result: TaskResult) => {
    if (!detail) return;
    const note = form.values.note.trim();
    if (note === '' && (result === 'reject' || (result === 'pass' && detail.answer)))
      return form.fail('note', detail.answer ? '请写给对方的答复' : '请写驳回的原因');
    const question = questionOf(detail, result);
    if (question && !(await feedback.confirm(question))) return;
    try {
      show(await call('ding.tasksComplete', { id, result, note, rev: detail.rev }));
      form.done();
      feedback.toast(saidOf(detail, result));
    } catch (error) {
      if (error instanceof RefusedError && isDetail(error.data)) show(error.data);
      throw error;
    }
  });
  const next = useAction(async () => {
    const { page } = await call('ding.tasksMessage', { tab: 'todo' });
    const following = page?.list.find((one) => one.id !== id);
    if (following) await replace('/dingding/pages/message', { id: following.id });
    else feedback.toast('都处理完了');
  });
  const route = detail?.task.route;
  const closed = detail !== undefined && detail.task.status !== 'todo';
  return (
    <Page
      state={state}
      {...(detail && { title: KIND_WORDS[detail.task.kind] })}
      skeleton="detail"
      right={route !== undefined && canOpen(route) && <BarLink word="看原单" onPress={() => void open(route)} />}
      action={
        detail &&
        (closed ? (
          <Button block size="l" tone="line" busy={next.pending} onPress={next.run}>
            下一件
          </Button>
        ) : (
          <TaskActs
            detail={detail}
            pending={decide.pending}
            onDecide={(result) => void decide.run(result)}
            onAct={setAct}
          />
        ))
      }
      overlay={detail && <HandSheet detail={detail} act={act} onClose={() => setAct(undefined)} onDone={show} />}
    >
      {(shown) => <TaskBody detail={shown} note={form.bind('note')} />}
    </Page>
  );
});

/** What became of it, since a tap was all it took. */
function saidOf({ task, answer }: DingTaskDetail, result: TaskResult): string {
  if (result !== 'pass') return SAID[result];
  const after = PASSED_WORDS[task.kind];
  return answer ? '已答复' : after === undefined ? SAID.pass : `${SAID.pass}，${after}`;
}

/** Passing is asked about only where the server says so; an answer was written before it is sent. */
function questionOf({ task, asks, effect }: DingTaskDetail, result: TaskResult) {
  if (result === 'pass' && !asks) return undefined;
  const words: Record<TaskResult, [title: string, text: string, yes: string]> = {
    pass: ['通过？', effect ?? '通过后不能撤回', '通过'],
    reject: ['驳回？', `原因会告诉${task.from}`, '驳回'],
    done: ['标为完成？', '完成后会告诉安排的人', '完成'],
    withdraw: ['撤回这件申请？', '撤回后可以重新提交', '撤回'],
  };
  const [title, text, yes] = words[result];
  return { title, text: `${text}。`, yes };
}
