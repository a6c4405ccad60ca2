/** A task opened: who, sums, lines, what was written, pictures, how it came, and room for an opinion. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { DingTaskDetail, KV, TaskLine } from '@/contract';
import { listTime } from '@/core/lib/time';
import { canOpen, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Photos } from '@/domain/photo/Photos';
import { Avatar } from '@/ui/kit/Avatar';
import { Card } from '@/ui/kit/Card';
import { classes } from '@/ui/kit/classes';
import { Facts } from '@/ui/kit/Facts';
import { Figures } from '@/ui/kit/Figures';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { Section, SectionHead } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Steps, type Step } from '@/ui/kit/Steps';
import { Tag } from '@/ui/kit/Tag';
import { TextArea } from '@/ui/kit/TextArea';
import { Thumb } from '@/ui/kit/Thumb';
import { Note, Title, Words } from '@/ui/kit/Words';
import { FileRows } from './FileRows';
import { isLate, signedText, spanWord, STATUS_WORDS, sumText } from './labels';
import styles from './task.module.scss';

interface TaskBodyProps {
  detail: DingTaskDetail;
  note: { id: string; value: string; error: string | undefined; onInput: (value: string) => void };
}

export function TaskBody({ detail, note }: TaskBodyProps): ReactElement {
  const { task, fields, files, lines, can, answer } = detail;
  const { clock } = useStores();
  const now = clock.now();
  const pictures = files.filter(({ kind }) => kind === 'image');
  const papers = files.filter(({ kind }) => kind !== 'image');
  const decides = can.includes('pass') || can.includes('reject');
  const figures = figuresOf(detail);
  return (
    <View className={styles.open}>
      <View className={styles.head}>
        <Title size="head">{task.title}</Title>
        <From detail={detail} now={now} />
      </View>
      {figures.length > 0 && (
        <View className={styles.figures}>
          <Card place="alone" pad="all">
            <Figures rows={figures} size="title" layout="start" />
          </Card>
        </View>
      )}
      {lines.length > 0 && (
        <Section near title="明细" note={`${lines.length} 项`}>
          <Card place="alone" clip>
            {lines.map((line) => (
              <Line key={line.key} line={line} />
            ))}
          </Card>
        </Section>
      )}
      <Section near title="内容">
        <Card place="alone" pad="text">
          <Facts
            closed={false}
            rows={fields
              .filter(({ key }) => !lines.some((line) => line.key === key))
              .map(({ label, value }) => ({ label, value }))}
          />
        </Card>
      </Section>
      {files.length > 0 && (
        <Section near title="附件" note={`${files.length} 份`}>
          <Card place="alone" pad="all">
            <Photos urls={pictures.map(({ url }) => url)} what="附件" />
            <FileRows files={papers} />
          </Card>
        </Section>
      )}
      <Card place="next" pad="all">
        <SectionHead title="经过" gutter={false} />
        <Steps label="经过" {...trailOf(detail)} />
        {decides && (
          <View className={styles.opinion}>
            <TextArea
              {...note}
              label={answer ? '答复' : '意见，驳回时必填'}
              placeholder={`写给${task.from}`}
              maxLength={200}
            />
          </View>
        )}
      </Card>
      <Note block className={styles.hint}>
        {detail.cannot ?? (task.status === 'todo' ? '自己提交的由别人批。处理后回到列表原来的位置。' : '')}
      </Note>
    </View>
  );
}

/** Who sent it and when, a question to them, and how it stands. */
function From({ detail: { task, avatar, chat }, now }: { detail: DingTaskDetail; now: number }): ReactElement {
  return (
    <Stack row gap={8} align="center" className={styles.from}>
      {avatar !== undefined && <Avatar src={avatar} size={28} alt="" />}
      <Stack grow>
        <Words size="sub" tone="soft">{`${task.from}　${listTime(task.at)}`}</Words>
      </Stack>
      {chat !== undefined && canOpen(chat) && <Ask onPress={() => void open(chat)} />}
      {isLate(task, now) && <Tag tone="warn">{`超时 ${spanWord(now - (task.dueAt ?? now))}`}</Tag>}
      {task.status !== 'todo' && (
        <Tag tone={task.status === 'rejected' ? 'danger' : 'success'}>{STATUS_WORDS[task.status]}</Tag>
      )}
    </Stack>
  );
}

const Ask = ({ onPress }: { onPress: () => void }): ReactElement => (
  <Pressable className={styles.ask} role="link" onPress={onPress}>
    <Icon name="comment" size={16} />
    <Words size="sub">问一下</Words>
  </Pressable>
);

function Line({ line: { title, note, amount, cover, mark } }: { line: TaskLine }): ReactElement {
  return (
    <Stack row gap={12} align="center" className={styles.line}>
      {cover !== undefined && <Thumb src={cover} size={52} />}
      <Stack grow gap={2}>
        <Words size="name">{title}</Words>
        <Words size="sub" tone="soft">
          {note}
        </Words>
      </Stack>
      <Stack align="end" gap={2}>
        {mark && (
          <Stack row gap={6} align="center">
            <View className={classes(styles.mark, mark === 'gain' && styles.gain)} />
            <Words size="sub" medium tone={mark === 'gain' ? 'celadon' : 'accent'}>
              {mark === 'gain' ? '盈' : '亏'}
            </Words>
          </Stack>
        )}
        {amount !== undefined && (
          <Words size="name" medium figures>
            {mark ? signedText(amount) : sumText(amount)}
          </Words>
        )}
      </Stack>
    </Stack>
  );
}

/** Of a stock-taking what is more, what is less and both together; else what it is about, in money. */
function figuresOf({ task, lines }: DingTaskDetail): { label: string; value: string }[] {
  const marked = lines.filter(({ mark }) => mark !== undefined);
  if (marked.length === 0) return task.amount === undefined ? [] : [{ label: '金额', value: sumText(task.amount) }];
  const sum = (of: readonly TaskLine[]) => of.reduce((all, { amount = 0 }) => all + amount, 0);
  const of = (mark: TaskLine['mark']) => marked.filter((line) => line.mark === mark);
  const [gain, loss] = [of('gain'), of('loss')];
  return [
    ...(gain.length > 0 ? [{ label: `盘盈 ${signedText(sum(gain))}`, value: `${gain.length} 件` }] : []),
    ...(loss.length > 0 ? [{ label: `盘亏 ${signedText(sum(loss))}`, value: `${loss.length} 件` }] : []),
    { label: '账面变动', value: signedText(sum(marked)) },
  ];
}

const timeOf = ({ value }: KV): string => listTime(value);

/** Sent, what happened since, and while it waits the present step. */
function trailOf({ task, log, can, acts, effect }: DingTaskDetail): { items: Step[]; current: number } {
  const items: Step[] = [
    { id: 'sent', title: `${task.from} 提交`, time: listTime(task.at) },
    ...log.map((row) => ({ id: row.key, title: row.label, time: timeOf(row) })),
  ];
  if (task.status !== 'todo') return { items, current: -1 };
  const mine = can.includes('pass') || can.includes('reject') || can.includes('done');
  const who = acts.includes('opinion')
    ? '等你的意见'
    : mine
      ? '等你决定'
      : `等${task.waitsFor ?? '同事'}${task.waitsFor?.endsWith('意见') ? '' : '处理'}`;
  return {
    items: [...items, { id: 'now', title: who, ...(effect !== undefined && { note: effect }) }],
    current: items.length,
  };
}
