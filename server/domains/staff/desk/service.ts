/** The workbench of an employee (chapter 26): what waits, what is on today, the numbers of the own areas, and what is looked for. */
import { DESK_SEARCHES, type DeskTodo, type DeskView } from '../../../../src/contract/desk/schemas';
import type { DataOf } from '../../../../src/contract/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { countOpenDead } from '../../../jobs/dead';
import { DAY_MS, startOfDay } from '../../../lib/shanghai';
import { staffNews } from '../../offer/article/service';
import { staffOf, type Employee } from '../../people/employee/repository';
import { employeeOf } from '../../people/employee/who';
import { KINDS } from '../../people/task/labels';
import { countTodoByKind, findFirstTodo } from '../../people/task/repository';
import { DESK_FIGURES } from '../../people/work/desk';
import { commandsOf } from './commands';
import { workbenchOf } from './menu';

const CHATS = 3;
const NEWS = 3;
const FOUND = 5;

/** 403 no employee. */
export async function readDesk(tx: Tx, memberId: string, now: number, server: Setup): Promise<DeskView> {
  const employee = await employeeOf(tx, memberId);
  const staff = await staffOf(tx, memberId);
  const { kinds } = server;
  const figures = await readFigures(tx, employee, now, server);
  const from = startOfDay(now);
  const day = await Promise.all(
    Object.values(kinds.deskDays).map(
      async (read) => (await read?.(tx, employee, { from, until: from + DAY_MS })) ?? [],
    ),
  );
  const daily = await kinds.deskReport?.(tx, employee, now);
  return {
    name: employee.name,
    title: employee.title,
    store: staff?.storeName ?? '',
    storeId: employee.storeId,
    serverTime: now,
    todo: await readTodo(tx, employee, now),
    day: day.flat().sort((a, b) => a.at - b.at),
    figures,
    chats: (await kinds.deskChats?.(tx, employee, CHATS, now)) ?? [],
    news: await staffNews(tx, NEWS, now),
    commands: commandsOf(employee),
    ...(daily && { daily }),
    ...(employee.isManager ? { dead: await countOpenDead(tx) } : {}),
  };
}

/** Kinds with something overdue first, then those with most. */
async function readTodo(tx: Tx, employee: Employee, now: number): Promise<DeskTodo> {
  const kinds = await countTodoByKind(tx, employee, now);
  const first = await findFirstTodo(tx, employee, now);
  return {
    count: kinds.reduce((all, { count }) => all + count, 0),
    overdue: kinds.reduce((all, { overdue }) => all + overdue, 0),
    kinds: [...kinds]
      .sort((a, b) => b.overdue - a.overdue || b.count - a.count)
      .map(({ kind, count, overdue }) => ({ kind, label: KINDS[kind].label, count, overdue })),
    ...(first
      ? {
          first: {
            id: first.id,
            label: KINDS[first.kind].label,
            at: first.createdAt,
            overdue: first.dueAt !== null && first.dueAt < now,
          },
        }
      : {}),
  };
}

const readFigures = (tx: Tx, employee: Employee, now: number, { kinds }: Setup): Promise<DeskView['figures']> =>
  Promise.all(
    DESK_FIGURES.filter((key) => employee.areas.includes(kinds.deskFigures[key].area)).map(async (key) => {
      const { label, unit, route, read } = kinds.deskFigures[key];
      return { key, label, [unit]: await read(tx, employee, now), ...(route === undefined ? {} : { route }) };
    }),
  );

/** Which number stands at which entry. */
const BADGES: Readonly<Record<string, (typeof DESK_FIGURES)[number]>> = { outbound: 'toShip', quote: 'inquiries' };

export async function readWorkbench(
  tx: Tx,
  memberId: string,
  now: number,
  { kinds }: Setup,
): Promise<DataOf<'ding.token'>['workbench']> {
  const employee = await employeeOf(tx, memberId);
  const badges = await Promise.all(
    Object.entries(BADGES).map(async ([entry, key]) => {
      const { area, read } = kinds.deskFigures[key];
      return [entry, employee.areas.includes(area) ? await read(tx, employee, now) : 0] as const;
    }),
  );
  return workbenchOf(employee, Object.fromEntries(badges));
}

/** 403 no employee. A kind that the own areas do not open is not looked for. */
export async function searchDesk(
  tx: Tx,
  memberId: string,
  keyword: string,
  server: Setup,
): Promise<DataOf<'desk.search'>> {
  const employee = await employeeOf(tx, memberId);
  const wanted = keyword.trim();
  if (wanted === '') return { groups: [] };
  const groups: DataOf<'desk.search'>['groups'] = [];
  for (const kind of DESK_SEARCHES) {
    const rules = server.kinds.deskSearches[kind];
    if (!rules || (rules.areas !== 'all' && !rules.areas.some((area) => employee.areas.includes(area)))) continue;
    const found = await rules.find(tx, employee, wanted, FOUND + 1, server);
    if (found.length > 0)
      groups.push({ kind, label: rules.label, rows: found.slice(0, FOUND), more: found.length > FOUND });
  }
  return { groups };
}
