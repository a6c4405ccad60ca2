/** The list: tabs, kinds, what is late on top. What is decided on a task's own page leaves it; its place stays. */
import { useRef, useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { DataOf } from '@/contract';
import { go } from '@/core/routes';
import { BarLink } from '@/ui/kit/BarLink';
import { Button } from '@/ui/kit/Button';
import { Chips } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { MonthListRow } from '@/ui/kit/MonthList';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import { Tabs } from '@/ui/kit/Tabs';
import { later, List, Page } from '@/ui/shell';
import type { PlacedTask } from './places';
import { TaskRow } from './TaskRow';
import { useBatch } from './useBatch';
import { ALL, TABS, useTasks } from './useTasks';
import styles from './task.module.scss';

const AbsenceSheet = later(() => import('./AbsenceSheet').then(({ AbsenceSheet: part }) => part));

type Answer = DataOf<'ding.tasksMessage'>;
const NOTHING: Record<(typeof TABS)[number]['id'], [title: string, text: string]> = {
  todo: ['都处理完了', '有新的会提醒你'],
  done: ['还没有处理过', '你通过和驳回的会留在这里'],
  sent: ['没有发起过', '请假、采购、报销都能在这里发起'],
};
/** Kinds that are answered one by one. */
const ONE_BY_ONE: readonly string[] = [ALL, 'feedback', 'todo'];

export const TasksPage = observer(function TasksPage(): ReactElement {
  const tasks = useTasks();
  const { tab, kind, list, head, now } = tasks;
  const batch = useBatch(tasks);
  const [away, setAway] = useState(false);
  // Rows are drawn from their data alone: a press asks what holds now.
  const press = useRef<(id: string) => unknown>(() => undefined);
  press.current = (id) => (batch.on ? batch.toggle(id) : go('/dingding/pages/message', { id }));
  const several = tab === 'todo' && !ONE_BY_ONE.includes(kind) && list.rows.length > 1;
  const [title, text] = NOTHING[tab];
  return (
    <Page
      right={<BarLink word="我不在" role="button" onPress={() => setAway(true)} />}
      action={batch.on && <BatchActs batch={batch} />}
      overlay={<AbsenceSheet open={away} onClose={() => setAway(false)} />}
    >
      <Heads tasks={tasks} head={head} onChange={batch.stop} />
      <Slot>
        {several && !batch.on && (
          <Stack row justify="end" className={styles.tools}>
            <Button size="s" tone="quiet" onPress={batch.start}>
              一起通过
            </Button>
          </Stack>
        )}
      </Slot>
      <List
        list={list}
        keyOf={({ id }) => id}
        skeleton="cells"
        render={(task) => <Placed task={task} now={now} onPress={() => press.current(task.id)} />}
        empty={<Empty picture="order" title={title} text={text} />}
      />
      <View className={styles.hint} />
    </Page>
  );
});

const Placed = ({ task, now, onPress }: { task: PlacedTask; now: number; onPress: () => unknown }): ReactElement => (
  <MonthListRow
    {...(task.head !== undefined && { head: task.head })}
    {...(task.note !== undefined && { note: task.note })}
    last={task.last}
  >
    <TaskRow task={task} now={now} checked={task.ticked} onPress={onPress} />
  </MonthListRow>
);

function Heads({
  tasks: { tab, setTab, kind, setKind },
  head,
  onChange,
}: {
  tasks: Pick<ReturnType<typeof useTasks>, 'tab' | 'setTab' | 'kind' | 'setKind'>;
  head: Answer | undefined;
  onChange: () => void;
}): ReactElement {
  const kinds = chipsOf(head, kind);
  return (
    <>
      <Tabs
        label="待办与审批"
        items={TABS.map((one) => ({ ...one, ...countOf(head, one.id) }))}
        current={tab}
        onChange={(id) => {
          onChange();
          setTab(id);
        }}
      />
      <Slot>
        {kinds.length > 1 && (
          <Chips
            className={styles.chips}
            label="种类"
            counted
            items={kinds}
            current={kind}
            onChange={(id) => {
              onChange();
              setKind(id);
            }}
          />
        )}
      </Slot>
    </>
  );
}

const BatchActs = ({ batch }: { batch: ReturnType<typeof useBatch> }): ReactElement => (
  <>
    <Button tone="line" grow onPress={batch.stop}>
      取消
    </Button>
    <Button grow busy={batch.pending && '处理中'} disabled={batch.count === 0} onPress={() => void batch.pass()}>
      {`通过 ${batch.count} 件`}
    </Button>
  </>
);

/** What was decided is not counted: nothing waits there. */
const countOf = (head: Answer | undefined, id: string): { count?: number } => {
  const count = head?.tabs.find((one) => one.id === id)?.count;
  return count === undefined || id === 'done' ? {} : { count };
};

/** All of them, and each kind of which there is one, or that was asked for. */
function chipsOf(head: Answer | undefined, kind: string): { id: string; label: string; count: number }[] {
  if (!head) return [];
  const total = head.kinds.reduce((sum, { count }) => sum + count, 0);
  const shown = head.kinds.filter(({ id, count }) => count > 0 || id === kind);
  const known = kind === ALL || shown.some(({ id }) => id === kind);
  const asked = known ? [] : [{ id: kind, label: '这一种', count: 0 }];
  return [{ id: ALL, label: '全部', count: total }, ...shown, ...asked];
}
