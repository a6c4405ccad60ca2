/** 安排学习 (rule 41.12): a manager gives a course to employees and people of the own team with a last day, and sees how far each of them is. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { CourseAssignment, UserBrief } from '@/contract';
import { call } from '@/core/api';
import { dayAfter, dayOf } from '@/core/lib/day';
import { pick } from '@/core/routes';
import { useStores } from '@/core/stores';
import type { MembersChoice } from '@/domain/staff/chosen';
import { WhenInput } from '@/domain/when/WhenInput';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Field } from '@/ui/kit/Field';
import { Pager } from '@/ui/kit/Pager';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Section } from '@/ui/kit/SectionHead';
import { Sheet } from '@/ui/kit/Sheet';
import { Skeleton } from '@/ui/kit/Skeleton';
import { Tag } from '@/ui/kit/Tag';
import { useAction, useBlock } from '@/ui/shell';
import { dayText } from '../words';
import { TeamPick } from './TeamPick';

interface AssignSheetProps {
  open: boolean;
  onClose: () => void;
  courseId: string;
}
/** As long as people usually have. */
const DAYS = 14;

export function AssignSheet({ open, onClose, courseId }: AssignSheetProps): ReactElement {
  const { clock, feedback, session } = useStores();
  const [team, setTeam] = useState<readonly UserBrief[]>([]);
  const [people, setPeople] = useState<MembersChoice>([]);
  const [dueDay, setDueDay] = useState(() => dayAfter(dayOf(clock.now()), DAYS));
  const [round, setRound] = useState(0);
  const choose = async () => {
    const chosen = await pick<MembersChoice, '/asset/pages/storeselection'>('/asset/pages/storeselection', {
      mode: 'members',
      selected: people.map(({ id }) => id).join(','),
    });
    if (chosen) setPeople(chosen);
  };
  const assign = useAction(async () => {
    if (people.length + team.length === 0) return void feedback.toast('请选择学员');
    if (dueDay < dayOf(clock.now())) return void feedback.toast('截止日期不能早于今天');
    const { list } = await call('college.assign', {
      courseId,
      ...(people.length > 0 && { employeeIds: people.map(({ id }) => id) }),
      ...(team.length > 0 && { memberIds: team.map(({ id }) => id) }),
      dueDay,
    });
    feedback.toast(`已安排给 ${list.length} 人`);
    setPeople([]);
    setTeam([]);
    setRound((count) => count + 1);
  });
  return (
    <Sheet
      open={open}
      title="安排学习"
      onClose={onClose}
      footer={
        <Button block size="l" busy={assign.pending && '提交中'} onPress={() => void assign.run()}>
          安排
        </Button>
      }
    >
      <Cells>
        <Cell label="员工" onPress={choose}>
          {people.length === 0 ? '请选择' : people.map(({ name }) => name).join('、')}
        </Cell>
      </Cells>
      {session.member?.roles.includes('team') && <TeamPick chosen={team} onChange={setTeam} />}
      <Field label="截止日期">
        <WhenInput label="截止日期" mode="date" value={dueDay} earliest={dayOf(clock.now())} onInput={setDueDay} />
      </Field>
      {open && <Assigned courseId={courseId} round={round} onChange={() => setRound((count) => count + 1)} />}
    </Sheet>
  );
}

interface AssignedProps {
  courseId: string;
  round: number;
  onChange: () => void;
}
function Assigned({ courseId, round, onChange }: AssignedProps): ReactElement | null {
  const { feedback } = useStores();
  const rows = useBlock(() => call('college.assigned', { courseId }, { hide: true }), courseId, round);
  const drop = useAction(async ({ id, name }: CourseAssignment) => {
    const text = '已经学的会留着；只因安排才有的课会收回。';
    if (!(await feedback.confirm({ title: `取消给${name}的安排？`, text, yes: '取消安排' }))) return;
    await call('college.assignDrop', { id });
    onChange();
  });
  if (rows === undefined) return <Skeleton kind="list" />;
  if (rows === null) return <Pager state="failed" onRetry={onChange} />;
  if (rows.list.length === 0) return null;
  return (
    <Section near title="已安排" note={`${rows.list.filter(({ done }) => done).length} / ${rows.list.length} 学完`}>
      <View>
        {rows.list.map((row) => {
          const { id, name, no, by, dueDay, percent, done, late } = row;
          return (
            <RecordRow
              key={id}
              flush
              listed
              title={name}
              beside={<Tag tone={done ? 'celadon' : late ? 'danger' : 'plain'}>{done ? '学完' : `${percent}%`}</Tag>}
              notes={[`${no} · ${by} 安排，${dayText(dueDay)} 前${late ? '，已过期' : ''}`]}
            >
              <Button size="s" tone="text" label={`取消安排，${name}`} onPress={() => void drop.run(row)}>
                取消
              </Button>
            </RecordRow>
          );
        })}
      </View>
    </Section>
  );
}
