/** A process that was sent: what was written, its path, and what its sender may still do. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { ProcessView } from '@/contract';
import { call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { listTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Photos } from '@/domain/photo/Photos';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Facts } from '@/ui/kit/Facts';
import { Section, SectionHead } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Steps } from '@/ui/kit/Steps';
import { Tag } from '@/ui/kit/Tag';
import { Note, Title } from '@/ui/kit/Words';
import { Page, useAction, usePageData, useReturn } from '@/ui/shell';
import { FileRows } from '../tasks/FileRows';
import { STATUS } from './labels';
import { TableView } from './TableView';
import styles from './process.module.scss';

export function InstancePage({ id }: { id: string }): ReactElement {
  const { feedback } = useStores();
  const state = usePageData(async () => {
    const { instance } = await call('process.input', { id });
    if (!instance) throw new Error('process.input: one was asked for');
    return instance;
  }, [id]);
  useReturn(state.reload);
  const act = useAction(async (action: 'withdraw' | 'remind', kind: string) => {
    const question = { title: '撤回这件申请？', text: '撤回后可以复制一份重新提交。', yes: '撤回' };
    if (action === 'withdraw' && !(await feedback.confirm(question))) return;
    state.set(await call('process.inputSave', { id, kind, action, values: [] }));
    feedback.toast(action === 'withdraw' ? '已撤回' : '已提醒审批人');
  });
  const row = state.data;
  return (
    <Page
      state={state}
      {...(row && { title: row.title })}
      skeleton="detail"
      action={
        row &&
        row.can.length > 0 && (
          <Acts row={row} pending={act.pending} onAct={(action) => void act.run(action, row.kind)} />
        )
      }
    >
      {(shown) => <Body row={shown} />}
    </Page>
  );
}

function Acts({
  row: { id, kind, can },
  pending,
  onAct,
}: {
  row: ProcessView;
  pending: boolean;
  onAct: (action: 'withdraw' | 'remind') => void;
}): ReactElement {
  return (
    <>
      {can.includes('withdraw') && (
        <Button tone="line" grow disabled={pending} onPress={() => onAct('withdraw')}>
          撤回
        </Button>
      )}
      {can.includes('copy') && (
        <Button tone="line" grow onPress={() => void go('/dingding/pages/process', { kind, copy: id })}>
          复制一份
        </Button>
      )}
      {can.includes('remind') && (
        <Button grow busy={pending} onPress={() => onAct('remind')}>
          提醒审批人
        </Button>
      )}
      {can.includes('edit') && (
        <Button grow onPress={() => void go('/dingding/pages/process', { kind })}>
          接着填
        </Button>
      )}
    </>
  );
}

function Body({ row }: { row: ProcessView }): ReactElement {
  const { values, files, steps, status, no, from, createdAt, amount, form } = row;
  const [word, tone] = STATUS[status];
  const tables = form.fields.filter(({ type }) => type === 'table');
  const plain = values.filter(({ key }) => !tables.some((field) => field.key === key));
  return (
    <View className={styles.page}>
      <View className={styles.head}>
        <Stack row gap={8} align="center">
          <Title size="head">{row.title}</Title>
          <Tag tone={tone}>{word}</Tag>
        </Stack>
        <Note block>{`${from}　${listTime(createdAt)}　${no}`}</Note>
      </View>
      <Card place="alone" pad="text">
        <Facts
          closed={false}
          rows={[
            ...plain.map(({ label, text }) => ({ label, value: text })),
            amount !== undefined && amount > 0 && { label: '合计', value: formatYuan(amount) },
          ]}
        />
      </Card>
      {tables.map((field) => (
        <Section key={field.key} near title={field.label}>
          <Card place="alone" pad="all">
            <TableView field={field} value={values.find(({ key }) => key === field.key)?.value ?? ''} />
          </Card>
        </Section>
      ))}
      {files.length > 0 && (
        <Section near title="附件" note={`${files.length} 份`}>
          <Card place="alone" pad="all">
            <Photos urls={files.filter(({ kind }) => kind === 'image').map(({ url }) => url)} what="附件" />
            <FileRows files={files.filter(({ kind }) => kind !== 'image')} />
          </Card>
        </Section>
      )}
      {steps.length > 0 && (
        <Card place="next" pad="all">
          <SectionHead title="经过" gutter={false} />
          <Steps label="经过" {...trailOf(row)} />
        </Card>
      )}
    </View>
  );
}

function trailOf({ from, createdAt, steps, status }: ProcessView) {
  const items = [
    { id: 'sent', title: `${from} 提交`, time: listTime(createdAt) },
    ...steps.map(({ name, who, result, note, at }, i) => ({
      id: String(i),
      title: `${name}　${who}`,
      note: note ? `${result}：${note}` : result,
      ...(at > 0 && { time: listTime(at) }),
    })),
    ...(status === 'withdrawn' ? [{ id: 'back', title: `${from} 撤回` }] : []),
  ];
  const now = steps.findIndex(({ result }) => result === '处理中');
  return { items, current: now < 0 ? -1 : now + 1 };
}
