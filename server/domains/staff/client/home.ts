/** The head of the client area: counters, what today asks for and why (rule 29.9). */
import type { ClientHome } from '../../../../src/contract/client/schemas';
import type { Tx } from '../../../db/client';
import type { Setup } from '../../../http/context';
import { DAY_MS, dayOf, startOfDay, startOfMonth } from '../../../lib/shanghai';
import type { Employee } from '../../people/employee/repository';
import { employeeOf } from '../../people/employee/who';
import { readShopSettings } from '../../people/shopSettings/repository';
import { runOut, type RunOut } from './linked/refill';
import { listTeaBought, type TeaBought } from './linked/repository';
import { countClients, countSince, listBirthdays, listLeaving } from './list/repository';
import type { ClientLook } from './parts';
import { presentClient } from './presenter';
import { listClientsById } from './repository';
import { CLIENT_SCOPES, type ClientScope } from './scope';

const SCOPE_WORDS: Readonly<Record<ClientScope, string>> = {
  mine: '我的',
  shared: '协作',
  team: '团队',
  pool: '公海',
};
const BIRTHDAY_DAYS = 7;
/** Tea that runs out within a week, or did less than a month ago. */
const REFILL_AHEAD = 7 * DAY_MS;
const REFILL_BEHIND = 30 * DAY_MS;
const YEARS_OF_BUYING = 2 * 365 * DAY_MS;

/** MM-DD of the next days, today first; who was born on 29 February has 28 February in other years. */
export function birthdaysFrom(now: number): string[] {
  const days = Array.from({ length: BIRTHDAY_DAYS }, (_, i) => dayOf(now + i * DAY_MS).slice(5));
  const last = days.indexOf('02-28');
  const isLeap = last >= 0 && dayOf(now + (last + 1) * DAY_MS).endsWith('02-29');
  return last >= 0 && !isLeap ? [...days.slice(0, last + 1), '02-29', ...days.slice(last + 1)] : days;
}

export async function readHome(tx: Tx, memberId: string, now: number, server: Setup): Promise<ClientHome> {
  const viewer = await employeeOf(tx, memberId);
  const { clients: rules } = await readShopSettings(tx);
  const look: ClientLook = { viewer, now, server };
  const tomorrow = startOfDay(now) + DAY_MS;
  const month = startOfMonth(now);
  const counts = await Promise.all(
    CLIENT_SCOPES.map(async (scope) => ({ scope, rows: await countClients(tx, viewer, { scope }) })),
  );
  const of = (wanted: ClientScope) => counts.find(({ scope }) => scope === wanted)?.rows ?? 0;
  const due = await countClients(tx, viewer, { scope: 'mine', dueBefore: tomorrow });
  const newThisMonth = await countSince(tx, viewer, 'createdAt', month);
  const contacted = await countSince(tx, viewer, 'lastAt', month);
  const today = await Promise.all(
    Object.values(server.kinds.clientParts).map(async (part) => part.today?.(tx, look) ?? []),
  );
  return {
    counts: [
      ...counts
        .filter(({ scope }) => scope !== 'team' || viewer.isManager)
        .map(({ scope, rows }) => ({ key: scope, label: SCOPE_WORDS[scope], value: String(rows) })),
      { key: 'due', label: '今日待办', value: String(due) },
    ],
    today: today.flat().sort((a, b) => a.at - b.at),
    birthdays: await birthdays(tx, viewer, now),
    overdue: await countClients(tx, viewer, { scope: 'mine', dueBefore: startOfDay(now) }),
    newThisMonth,
    pool: of('pool'),
    target: [
      { key: 'new', label: '新客户', value: `${newThisMonth}/${rules.monthNew}` },
      { key: 'contact', label: '联系客户', value: `${contacted}/${rules.monthContacts}` },
    ],
    refills: await refills(tx, viewer, rules.gramsPerDay, now),
    leaving: await presentClient(tx, await listLeaving(tx, viewer), now),
    leads: viewer.isManager,
  };
}

/** Today's first. */
async function birthdays(tx: Tx, viewer: Employee, now: number): Promise<ClientHome['birthdays']> {
  const days = birthdaysFrom(now);
  const rows = await listBirthdays(tx, viewer, days);
  const order = ({ birthday }: { birthday: string }) => days.indexOf(birthday.slice(5));
  return presentClient(
    tx,
    [...rows].sort((a, b) => order(a) - order(b)),
    now,
  );
}

/** The tea of each client that runs out first among those about now. */
async function refills(tx: Tx, viewer: Employee, usualPerDay: number, now: number): Promise<ClientHome['refills']> {
  const bought = await listTeaBought(tx, viewer, now - YEARS_OF_BUYING);
  const byGoods = new Map<string, TeaBought[]>();
  for (const line of bought) {
    const key = `${line.clientId}:${line.goodsId}`;
    byGoods.set(key, [...(byGoods.get(key) ?? []), line]);
  }
  const due = [...byGoods.values()].flatMap((lines) => {
    const found = runOut(lines, usualPerDay);
    const newest = lines[lines.length - 1];
    if (!found || !newest || found.at > now + REFILL_AHEAD || found.at < now - REFILL_BEHIND) return [];
    return [{ ...found, clientId: newest.clientId, goodsId: newest.goodsId, goods: newest.title }];
  });
  due.sort((a, b) => a.at - b.at);
  const firsts = due.filter((one, i) => due.findIndex(({ clientId }) => clientId === one.clientId) === i).slice(0, 20);
  const rows = await listClientsById(
    tx,
    firsts.map(({ clientId }) => clientId),
  );
  const cards = new Map((await presentClient(tx, rows, now)).map((card) => [card.id, card]));
  return firsts.flatMap((one) => {
    const client = cards.get(one.clientId);
    return client ? [{ client, at: one.at, goods: one.goods, goodsId: one.goodsId, why: whyOf(one) }] : [];
  });
}

const gramsText = (grams: number): string => `${Math.round(grams)} 克`;

/** As it is said on the list of today. */
export function whyOf({ lastAt, grams, gramsPerDay, known, at }: RunOut): string {
  const day = (instant: number) => `${Number(dayOf(instant).slice(5, 7))}月${Number(dayOf(instant).slice(8))}日`;
  const habit = known ? `平常一天约 ${gramsText(gramsPerDay)}` : `按一天 ${gramsText(gramsPerDay)}算`;
  return `${day(lastAt)}买了 ${gramsText(grams)}，${habit}，${day(at)}前后喝完`;
}
