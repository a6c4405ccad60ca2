/** A point of the day: by when, and how it stands; a record: where, who, when, and what came of it. */
import type { ReactElement } from 'react';
import type { PatrolPlanRow, PatrolRecord } from '@/contract';
import { formatTime, listTime } from '@/core/lib/time';
import { go } from '@/core/routes';
import { RecordRow } from '@/ui/kit/RecordRow';
import { Tag } from '@/ui/kit/Tag';
import { pointState, STATUS } from './labels';

/** A point that is still to be done is typed from here: who stands before it scans. */
export function PlanRow({ row }: { row: PatrolPlanRow }): ReactElement {
  const { name, area, store, dueAt, state, recordId, doneAt, doneBy, code } = row;
  const { label, tone } = pointState(row);
  return (
    <RecordRow
      title={name}
      faint={state === 'done'}
      beside={<Tag tone={tone}>{label}</Tag>}
      notes={[
        `${store}　${area}`,
        doneAt === undefined ? `${listTime(dueAt)} 前` : `${formatTime(doneAt, 'h:m')} ${doneBy ?? ''}`,
      ]}
      onPress={() =>
        void go('/qrCodeOrder/pages/patrol', recordId === undefined ? { code, typed: true } : { id: recordId })
      }
    />
  );
}

export function PatrolRow({ record, byAge = false }: { record: PatrolRecord; byAge?: boolean }): ReactElement {
  const { id, point, store, by, at, status, issue, away, typed } = record;
  const overdue = issue?.overdue === true;
  return (
    <RecordRow
      title={point}
      beside={<Tag tone={STATUS[status].tone}>{overdue ? '已超时' : STATUS[status].label}</Tag>}
      notes={[
        issue?.summary ?? '',
        issue !== undefined && status !== 'closed' && byAge
          ? `${issue.assignee.name}　${listTime(issue.dueAt)} 前整改`
          : `${by.name}　${listTime(at)}`,
        [store, away && '异地', typed && '手动'].filter(Boolean).join('　'),
      ]}
      onPress={() => void go('/qrCodeOrder/pages/patrol', { id })}
    />
  );
}
