/** 计划: what today asks for, what is late, each ended by what its kind asks for. */
import { useState, type ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { PlanRow } from '@/contract';
import { call } from '@/core/api';
import { formatTime, listTime } from '@/core/lib/time';
import { go, open } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { IconButton } from '@/ui/kit/IconButton';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Section } from '@/ui/kit/SectionHead';
import { Skeleton } from '@/ui/kit/Skeleton';
import { Tag } from '@/ui/kit/Tag';
import { later, List, NO_ROWS, useList, useReturn } from '@/ui/shell';
import { ReasonSheet } from '../ReasonSheet';
import { PLAN_STATES, PLANS } from '../words';
import styles from '../maintenance.module.scss';

const PlanSheet = later(() => import('./PlanSheet').then(({ PlanSheet: part }) => part));
const WHY = ['客户改期', '客户出差', '已经联系过', '暂时不需要'];

export type Scope = 'mine' | 'team';

interface PlanLineProps {
  plan: PlanRow;
  isTeam: boolean;
  onCall: () => void;
  onCancel: () => void;
  onEdit: () => void;
}

/** A completed plan leads to what it became. */
const recordOf = ({ kind, convertedTo, client }: PlanRow): string =>
  kind === 'maint' && convertedTo
    ? `${PLANS.maint.route}?id=${convertedTo}`
    : `/client/pages/client?id=${client.id}&tab=timeline`;

export function PlanLine({ plan, isTeam, onCall, onCancel, onEdit }: PlanLineProps): ReactElement {
  const { kind, client, at, content, status, owner, reason } = plan;
  const { label, icon, act, route } = PLANS[kind];
  const state = PLAN_STATES[status];
  const isOpen = status === 'prepared' || status === 'overdue';
  return (
    <RecordRow
      icon={icon}
      title={client.name}
      beside={<Tag tone={state.tone}>{state.label}</Tag>}
      notes={[
        [listTime(at), label, isTeam ? owner : ''].filter(Boolean).join('　'),
        content,
        reason !== undefined && `取消原因：${reason}`,
        <View key="acts" className={styles.foot}>
          {isOpen ? (
            <>
              <Button
                size="s"
                tone="line"
                onPress={() => void open(`${route}?clientId=${client.id}&planId=${plan.id}`)}
              >
                {act}
              </Button>
              <Button size="s" tone="quiet" onPress={onEdit}>
                改期
              </Button>
              <Button size="s" tone="quiet" label="取消计划" onPress={onCancel}>
                取消
              </Button>
            </>
          ) : (
            status !== 'cancelled' && (
              <Button size="s" tone="line" onPress={() => void open(recordOf(plan))}>
                看记录
              </Button>
            )
          )}
        </View>,
      ]}
    >
      <IconButton icon="phone" label={`给${client.name}打电话`} onPress={onCall} />
    </RecordRow>
  );
}

interface PlansProps {
  date: string;
  today: string;
  scope: Scope;
  /** Another number asks again. */
  round: number;
  onCall: (plan: PlanRow) => void;
  /** Something was made, moved or called off. */
  onChange: () => void;
}

export function Plans({ date, today, scope, round, onCall, onChange }: PlansProps): ReactElement {
  const [gone, setGone] = useState<PlanRow>();
  const [edited, setEdited] = useState<PlanRow>();
  const isToday = date === today;
  const list = useList((page) => call('customer.plan', { scope, date, page }), [scope, date, round]);
  const late = useList(
    (page) => (isToday ? call('customer.plan', { scope, status: 'overdue', page }) : Promise.resolve(NO_ROWS)),
    [scope, isToday, round],
  );
  const reload = () => {
    void list.reload();
    void late.reload();
    onChange();
  };
  useReturn(reload);
  const line = (plan: PlanRow) => (
    <PlanLine
      plan={plan}
      isTeam={scope === 'team'}
      onCall={() => onCall(plan)}
      onCancel={() => setGone(plan)}
      onEdit={() => setEdited(plan)}
    />
  );
  // What is late stands above today: it comes first, or it would push today away.
  if (!late.head && late.status !== 'error') return <Skeleton />;
  return (
    <View>
      {late.total > 0 && (
        <Section near title="逾期" note={`${late.total} 条`}>
          <List list={late} keyOf={({ id }) => id} chunkClass="chunk-card chunk-alone" render={line} empty={<View />} />
        </Section>
      )}
      <Section near title={isToday ? '今天' : formatTime(Date.parse(`${date}T00:00:00+08:00`), 'MM-DD WEEK')}>
        <List
          list={list}
          keyOf={({ id }) => id}
          chunkClass="chunk-card chunk-alone"
          render={line}
          empty={
            <Empty
              title={isToday ? '今天没有计划' : '这天没有计划'}
              text="看看久未联系的客户"
              button="去看看"
              onPress={() => void go('/client/pages/clientmangent', { sort: 'last' })}
            />
          }
        />
      </Section>
      <ReasonSheet
        open={gone !== undefined}
        title="取消计划"
        label="原因"
        act="取消计划"
        phrases={WHY}
        said="计划已取消"
        work={(reason) => call('customer.planCancel', { id: gone?.id ?? '', reason })}
        onClose={() => setGone(undefined)}
        onDone={() => {
          setGone(undefined);
          reload();
        }}
      />
      <PlanSheet
        open={edited !== undefined}
        plan={edited}
        onClose={() => setEdited(undefined)}
        onSaved={() => {
          setEdited(undefined);
          reload();
        }}
      />
    </View>
  );
}
