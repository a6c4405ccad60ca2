/** The client book: 87 clients of 李牧之, 61 of 郑一鸣 and 32 that nobody looks after; three birthdays in the next seven days, nine overdue. */
import { inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import {
  clientApplies,
  clientCollaborators,
  clients,
  members,
  type ClientLevel,
  type ClientStage,
  type ClientType,
} from '../../db/schema';
import { clientSearch } from '../../domains/staff/client/search';
import { createRandom, type Random } from '../../lib/random';
import { DAY_MS, dayOf } from '../../lib/shanghai';
import { CLIENT_TAGS, COMPANIES, GIVEN_NAMES, REMARKS, STREETS, SURNAMES, TITLES } from '../data/clients';
import { HOBBY_TAGS } from '../data/memberThings';
import { GUESTS, NAMED } from '../data/people';
import { insertAll } from '../insert';

type Row = typeof clients.$inferInsert;
const FIRST = 720_001;
const HOUR = 3_600_000;
const LI = '10102';
const ZHENG = '10107';
const LIS = 87;
const ZHENGS = 61;
const ALL = 180;

/** Clients who are members too: the first of 李牧之, and guests of both. */
const LINKED: ReadonlyMap<number, string> = new Map([
  [0, '10001'],
  [3, '10050'],
  [7, '10053'],
  [11, '10057'],
  [90, '10060'],
  [93, '10063'],
]);
/** Whose day of the next contact has gone by, and how long ago. */
const OVERDUE: ReadonlyMap<number, number> = new Map([
  [5, 1],
  [14, 2],
  [22, 3],
  [31, 5],
  [40, 8],
  [58, 12],
  [95, 1],
  [102, 4],
  [120, 6],
]);
const TODAY: readonly number[] = [1, 9, 27, 46, 97, 111];
/** Days until the birthday. */
const BIRTHDAYS: ReadonlyMap<number, number> = new Map([
  [2, 1],
  [18, 4],
  [99, 6],
]);
/** Days without contact, for those whom the pool will have soon: 郑一鸣 is warned of one (rule 29.6). */
const SILENT: ReadonlyMap<number, number> = new Map([[130, 88]]);

const LEVELS: readonly ClientLevel[] = ['A', 'B', 'B', 'C', 'C', 'C', 'D'];
const STAGES: readonly ClientStage[] = ['lead', 'lead', 'intent', 'intent', 'deal', 'deal', 'repeat', 'sleep'];
const TYPES: readonly ClientType[] = ['person', 'person', 'person', 'person', 'company', 'teahouse', 'dealer'];
const SOURCES = ['store', 'friend', 'activity', 'scan', 'card', 'online', 'phone'];

const ownerOf = (i: number): string | null => (i < LIS ? LI : i < LIS + ZHENGS ? ZHENG : null);

/** A birthday so many days from now, of somebody that old. */
const birthdayIn = (at: number, days: number, age: number): string => {
  const day = dayOf(at + days * DAY_MS);
  return `${Number(day.slice(0, 4)) - age}${day.slice(4)}`;
};

function contactOf(i: number, at: number, random: Random): Pick<Row, 'lastAt' | 'nextAt'> {
  const silent = SILENT.get(i) ?? 1 + random.int(0, 44);
  const lastAt = at - silent * DAY_MS + random.int(9, 20) * HOUR;
  if (ownerOf(i) === null) return { lastAt: at - random.int(100, 300) * DAY_MS, nextAt: null };
  const late = OVERDUE.get(i);
  if (late !== undefined) return { lastAt, nextAt: at - late * DAY_MS + 15 * HOUR };
  if (TODAY.includes(i)) return { lastAt, nextAt: at + random.int(14, 20) * HOUR };
  const ahead = random.int(1, 25);
  return { lastAt, nextAt: SILENT.has(i) || random.chance(0.3) ? null : at + ahead * DAY_MS + 10 * HOUR };
}

function clientRow(i: number, at: number, random: Random): Row {
  const person = [...NAMED, ...GUESTS].find(({ id }) => id === LINKED.get(i));
  const type = random.pick(TYPES);
  const drawn: ClientStage = ownerOf(i) === null ? 'sleep' : random.pick(STAGES);
  const bought = drawn === 'deal' || drawn === 'repeat';
  // A member who orders in the shop has bought more than once.
  const stage: ClientStage = person && drawn !== 'sleep' ? 'repeat' : drawn;
  const surname = SURNAMES[(i * 7) % SURNAMES.length] ?? '周';
  const given = GIVEN_NAMES[(i * 11 + Math.floor(i / GIVEN_NAMES.length)) % GIVEN_NAMES.length] ?? '明远';
  const [from, until] = [random.int(8, 350), random.int(24, 60)];
  const street = random.pick(STREETS);
  const createdAt = at - random.int(60, 500) * DAY_MS + 10 * HOUR;
  const row = {
    id: String(FIRST + i),
    name: person?.nickname ?? surname + given,
    gender: random.pick(['female', 'male'] as const),
    mobile: person?.mobile ?? `137${String(61_000_000 + i * 7919).padStart(8, '0')}`,
    avatar: person ? `/images/avatar/${person.avatar}.webp` : '',
    type,
    level: random.pick(LEVELS),
    stage,
    source: random.pick(SOURCES),
    company: type === 'person' ? '' : random.pick(COMPANIES),
    title: type === 'person' ? '' : random.pick(TITLES),
    birthday: BIRTHDAYS.has(i)
      ? birthdayIn(at, BIRTHDAYS.get(i) ?? 0, until)
      : random.chance(0.5)
        ? birthdayIn(at, from, until)
        : '',
    regionCode: '330106',
    address: random.chance(0.6) ? street : '',
    geo: random.chance(0.4) ? { lat: 30.24 + random.int(0, 60) / 1000, lng: 120.12 + random.int(0, 80) / 1000 } : null,
    hobbyTagIds: random
      .shuffle(HOBBY_TAGS)
      .slice(0, random.int(1, 3))
      .flatMap(({ id }) => id ?? []),
    tags: random.shuffle(CLIENT_TAGS).slice(0, random.int(1, 4)),
    remark: random.chance(0.5) ? random.pick(REMARKS) : '',
    ownerId: ownerOf(i),
    ownedAt: ownerOf(i) === null ? at - random.int(3, 60) * DAY_MS : createdAt,
    dealAmount: bought ? random.int(3, 900) * 8800 : person ? (i + 3) * 216_000 : 0,
    createdById: i < LIS ? LI : ZHENG,
    createdAt,
    updatedAt: createdAt,
    ...contactOf(i, at, random),
  };
  return { ...row, ...clientSearch(row) };
}

export async function seedClients(tx: Tx, at: number): Promise<void> {
  const random = createRandom(720);
  const rows = Array.from({ length: ALL }, (_, i) => clientRow(i, at, random));
  await insertAll(tx, clients, rows);
  // Linked members let their adviser see what they order.
  await tx
    .update(members)
    .set({ noticeSettings: sql`${members.noticeSettings} || '{"adviser": true}'::jsonb` })
    .where(inArray(members.id, [...LINKED.values()]));
  // The two consultants share some; 王岚 helps with one.
  const share = (i: number, employeeId: string) => ({
    clientId: String(FIRST + i),
    employeeId,
    at: at - (i + 2) * DAY_MS,
  });
  await insertAll(tx, clientCollaborators, [
    share(0, ZHENG),
    share(4, ZHENG),
    share(12, '10101'),
    share(91, LI),
    share(104, LI),
  ]);
  await insertAll(
    tx,
    clientApplies,
    rows
      .filter(({ ownerId }) => ownerId === null)
      .map(({ id = '', ownedAt }) => ({
        clientId: id,
        kind: 'release' as const,
        byId: ZHENG,
        by: '郑一鸣',
        fromId: ZHENG,
        reason: '久未联系',
        at: ownedAt,
      })),
  );
}
