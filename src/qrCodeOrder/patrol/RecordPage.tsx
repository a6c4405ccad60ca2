/** What was found at a point, and the way of what failed: given to somebody, put right, looked at again. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { PatrolRecord } from '@/contract';
import { call } from '@/core/api';
import { fullTime } from '@/core/lib/time';
import { Photos } from '@/domain/photo/Photos';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Facts } from '@/ui/kit/Facts';
import { Notice } from '@/ui/kit/Notice';
import { Section } from '@/ui/kit/SectionHead';
import { Steps } from '@/ui/kit/Steps';
import { Tag } from '@/ui/kit/Tag';
import { Note, Title, Words } from '@/ui/kit/Words';
import { later, Page, usePageData, useReturn } from '@/ui/shell';
import { STATUS } from './labels';
import styles from './patrol.module.scss';

const IssueSheet = later(() => import('./IssueSheet').then(({ IssueSheet: part }) => part));
export type Act = PatrolRecord['can'][number];

export function RecordPage({ id }: { id: string }): ReactElement {
  const state = usePageData(() => call('patrol.index', { id }), [id]);
  const [act, setAct] = useState<Act>();
  useReturn(state.reload);
  const record = state.data?.record;
  return (
    <Page
      state={state}
      skeleton="cells"
      action={record && record.can.length > 0 && <Acts can={record.can} onAct={setAct} />}
      overlay={
        record && (
          <IssueSheet
            record={record}
            act={act}
            people={state.data?.assignees ?? []}
            onClose={() => setAct(undefined)}
            onDone={() => void state.reload()}
          />
        )
      }
    >
      {({ record: found }) => found && <RecordBody record={found} />}
    </Page>
  );
}

const WORDS: Readonly<Record<Act, string>> = { assign: '改派', fix: '完成整改', recheck: '复查通过', reopen: '退回' };

function Acts({ can, onAct }: { can: readonly Act[]; onAct: (act: Act) => void }) {
  const main = can.find((one) => one === 'fix' || one === 'recheck') ?? can[0];
  return (
    <View className={styles.acts}>
      {can.map((one) => (
        <Button key={one} size="l" grow tone={one === main ? 'primary' : 'line'} onPress={() => onAct(one)}>
          {WORDS[one]}
        </Button>
      ))}
    </View>
  );
}

function RecordBody({ record }: { record: PatrolRecord }) {
  const { point, store, area, by, at, typed, away, distance, items, results, photos, note, status, issue, log } =
    record;
  return (
    <>
      <View className={styles.top}>
        <View className={styles.words}>
          <Title>{point}</Title>
          <Note block>{`${store}　${area}`}</Note>
          <Note block>{`${by.name}　${fullTime(at)}`}</Note>
        </View>
        <View className={styles.marks}>
          <Tag tone={STATUS[status].tone}>{STATUS[status].label}</Tag>
          {away && <Tag tone="warn">异地</Tag>}
          {typed && <Tag tone="warn">手动</Tag>}
        </View>
      </View>
      {issue && (
        <Card pad="all" place="alone">
          <Words size="name" medium block>
            {issue.summary}
          </Words>
          {issue.overdue && <Notice tone="danger">已过整改时间</Notice>}
          <Facts
            closed={false}
            rows={[
              { label: '整改人', value: issue.assignee.name },
              { label: '整改时限', value: fullTime(issue.dueAt) },
              issue.fixNote !== '' && { label: '怎么整改', value: issue.fixNote },
              issue.recheckBy !== undefined && { label: '复查', value: issue.recheckBy },
            ]}
          />
          <Photos urls={issue.fixPhotos} what="整改照片" />
        </Card>
      )}
      <Section title="检查结果" note={distance === undefined ? '没有定位' : `离点位 ${distance} 米`}>
        <Card place="alone">
          {items.map((item) => {
            const result = results.find(({ itemId }) => itemId === item.id);
            return (
              <View key={item.id} className={styles.item}>
                <View className={styles.head}>
                  <View className={styles.words}>
                    <Words size="name" block>
                      {result?.value === undefined ? item.title : `${item.title} ${result.value} ${item.unit ?? ''}`}
                    </Words>
                    <Note block>{result?.note ?? item.standard}</Note>
                  </View>
                  <Tag tone={result?.ok ? 'success' : 'danger'}>{result?.ok ? '合格' : '不合格'}</Tag>
                </View>
                <Photos urls={result?.photo === undefined ? [] : [result.photo]} what={item.title} />
              </View>
            );
          })}
        </Card>
        {note !== '' && <Note block>{`备注：${note}`}</Note>}
        <Photos urls={photos} what="现场照片" />
      </Section>
      <Section title="经过">
        <Card pad="all" place="alone">
          <Steps
            history
            items={[...log].reverse().map(({ key, label, value }) => ({
              id: key,
              title: label,
              time: fullTime(Number(value)),
            }))}
          />
        </Card>
      </Section>
    </>
  );
}
