/** Conversations of the demo: the group of 西湖总店 with 86 messages of every type, the buyers' group, eight pairs and 林知夏 with the service. */
import type { ChatBody, ChatType } from '../../../src/contract/chat/shapes';
import type { Tx } from '../../db/client';
import { chatGrams, chatMessages, conversationMembers, conversations } from '../../db/schema';
import { loadCards } from '../../domains/offer/catalogue/cards';
import { gramsOf } from '../../domains/offer/keyword/grams';
import { wordsOf } from '../../domains/staff/chat/write';
import { yuan } from '../../lib/money';
import { DAY_MS } from '../../lib/shanghai';
import { NAMED } from '../data/people';
import { EMPLOYEES } from '../data/staff';
import { insertAll } from '../insert';
import { BUYING, DAYS, PAIRS, SERVICE, TODAY, type Line } from './words';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const [FIRST_CONVERSATION, FIRST_MESSAGE] = [697_001, 697_101];
const WANG = '王岚';

const IDS = new Map([
  ...NAMED.map(({ id, nickname }) => [nickname, id] as const),
  ...EMPLOYEES.map(({ id, name }) => [name, id] as const),
]);
const idOf = (name: string): string => {
  const id = IDS.get(name);
  if (id === undefined) throw new Error(`nobody of the demo is called ${name}`);
  return id;
};

interface Said {
  name: string;
  type: ChatType;
  body: ChatBody;
  at: number;
}

const EMOJI_ALONE = /^\[[^\]]{1,4}\]$/;
const saidOf = ([name, ...rest]: Line, at: number): Said => {
  if (rest.length === 2) return { name, type: rest[0], body: rest[1], at };
  const [text] = rest;
  return { name, type: name === '' ? 'system' : EMOJI_ALONE.test(text) ? 'emoji' : 'text', body: { text }, at };
};
/** One after the other, the last one at `end`. */
const untilAt = (lines: readonly Line[], end: number, apart: number): Said[] =>
  lines.map((line, i) => saidOf(line, end - (lines.length - 1 - i) * apart));

interface Seed {
  kind: 'c2c' | 'group' | 'service';
  title?: string;
  notice?: string;
  people: readonly string[];
  said: readonly Said[];
  /** How many of the last somebody has not read. */
  unread?: Readonly<Record<string, number>>;
  top?: string;
  muted?: string;
  draft?: readonly [name: string, text: string];
}

function seedsOf(at: number, now: number): Seed[] {
  const days = DAYS.flatMap((lines, i) => untilAt(lines, at - (DAYS.length - i) * DAY_MS + 18 * HOUR, 37 * MINUTE));
  const store = EMPLOYEES.map(({ name }) => name);
  return [
    {
      kind: 'group',
      title: '西湖总店',
      notice: '18 日会员日，九点半到店',
      people: store,
      said: [...days, ...untilAt(TODAY, now - 6 * MINUTE, 4 * MINUTE)],
      unread: { [WANG]: 2 },
      top: WANG,
    },
    {
      kind: 'group',
      title: '采购协作',
      people: [WANG, '赵小满', '孙会', '冯仓'],
      said: untilAt(BUYING, now - 1.8 * HOUR, 11 * MINUTE),
      unread: { [WANG]: 12 },
      muted: WANG,
    },
    ...PAIRS.map(({ with: people, hours, lines }): Seed => ({
      kind: 'c2c',
      people,
      said: untilAt(lines, now - hours * HOUR, 3 * MINUTE),
      ...(lines === PAIRS[0]?.lines ? { unread: { [WANG]: 1 } } : {}),
      ...(people[1] === '吴听雨' ? { draft: [WANG, '三点前把竹里的席布好，'] as const } : {}),
    })),
    { kind: 'service', people: ['林知夏'], said: untilAt(SERVICE, now - 26 * HOUR, 5 * MINUTE) },
  ];
}

/** Cards say what the goods say today. */
async function cardsOf(tx: Tx, seeds: readonly Seed[], now: number): Promise<Map<string, ChatBody>> {
  const ids = seeds.flatMap(({ said }) =>
    said.flatMap(({ type, body }) => (type === 'goods' && body.refId ? [body.refId] : [])),
  );
  const cards = await loadCards(tx, [...new Set(ids)], undefined, now);
  return new Map(
    cards.map(({ id, title, price, stock, cover }) => [
      id,
      {
        refId: id,
        title,
        sub: `¥${yuan(price)}`,
        note: `存 ${stock}`,
        picture: cover,
        route: `/shop/pages/goods?id=${id}`,
      },
    ]),
  );
}

export async function seedChats(tx: Tx, at: number, now: number): Promise<void> {
  const seeds = seedsOf(at, now);
  const cards = await cardsOf(tx, seeds, now);
  let nextMessage = FIRST_MESSAGE;
  const messages: (typeof chatMessages.$inferInsert)[] = [];
  const grams: (typeof chatGrams.$inferInsert)[] = [];
  const seats: (typeof conversationMembers.$inferInsert)[] = [];
  const rows = seeds.map((seed, c): typeof conversations.$inferInsert => {
    const id = String(FIRST_CONVERSATION + c);
    const ids = seed.people.map(idOf);
    seed.said.forEach(({ name, type, body, at: saidAt }, i) => {
      const row = {
        id: String(nextMessage++),
        conversationId: id,
        seq: i + 1,
        rev: i + 1,
        senderId: name === '' ? null : idOf(name),
        clientId: `seed-${id}-${i + 1}`,
        type,
        body: (type === 'goods' && cards.get(body.refId ?? '')) || body,
        at: saidAt,
      };
      messages.push(row);
      for (const gram of gramsOf(wordsOf(row))) grams.push({ conversationId: id, gram, seq: row.seq });
    });
    const last = messages.at(-1);
    const lastAt = last?.at ?? now;
    const lastSeq = seed.said.length;
    for (const name of seed.people) {
      const unread = seed.unread?.[name] ?? 0;
      seats.push({
        conversationId: id,
        memberId: idOf(name),
        readSeq: lastSeq - unread,
        unread,
        muted: seed.muted === name,
        top: seed.top === name,
        draft: seed.draft?.[0] === name ? seed.draft[1] : '',
        lastAt,
        joinedAt: seed.said[0]?.at ?? now,
      });
    }
    const [lowId, highId] = ids.toSorted((a, b) => Number(a) - Number(b));
    return {
      id,
      kind: seed.kind,
      title: seed.title ?? '',
      notice: seed.notice ?? '',
      ownerId: ids[0] ?? '',
      ...(seed.kind === 'c2c' ? { lowId, highId } : {}),
      ...(seed.kind === 'service' ? { takenById: idOf('钱多多'), deskSeq: lastSeq } : {}),
      staffOnly: seed.kind !== 'service' && !seed.people.includes('林知夏'),
      lastSeq,
      rev: lastSeq,
      lastAt,
      lastId: last?.id ?? null,
      createdAt: seed.said[0]?.at ?? now,
    };
  });
  await insertAll(tx, conversations, rows);
  await insertAll(tx, conversationMembers, seats);
  await insertAll(tx, chatMessages, messages);
  await insertAll(tx, chatGrams, grams);
}
