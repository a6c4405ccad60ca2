/** The wire shapes of tasks: DingTask and DingTaskDetail. */
import type { DingTask, DingTaskDetail, TaskResult } from '../../../../src/contract/task/schemas';
import type { TaskRecord } from './repository';

export const taskView = (row: TaskRecord): DingTask => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  summary: row.summary,
  from: row.fromName,
  ...(row.dueAt === null ? {} : { dueAt: row.dueAt }),
  status: row.status,
  urgent: row.urgent,
  ...(row.route ? { route: row.route } : {}),
  at: row.createdAt,
});

/** `shown`: the address under which whoever reads it sees a file. */
export const detailView = (
  row: TaskRecord,
  shown: (url: string) => string,
  can: TaskResult[] = [],
): DingTaskDetail => ({
  task: taskView(row),
  fields: row.fields,
  files: row.files.map((url) => ({
    url: shown(url),
    kind: 'image' as const,
    name: url.split('/').at(-1) ?? '',
    size: 0,
  })),
  log: row.log,
  can,
  rev: row.rev,
});
