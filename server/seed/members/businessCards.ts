/** The cards of the 24 employees, looked at by forty visitors in the last thirty days; some of those left their names. */
import type { Tx } from '../../db/client';
import { businessCards, cardExchanges, cardLikes, cardVisits } from '../../db/schema';
import { DAY_MS, dayOf } from '../../lib/shanghai';
import { GUESTS, NAMED, PATRON_GUESTS } from '../data/people';
import { EMPLOYEES, type SeedEmployee } from '../data/staff';
import { insertAll } from '../insert';

const FIRST_CARD = 9901;
const FIRST_VISIT = 991_001;
const HOUR = 3_600_000;
/** 李牧之. */
const CONSULTANT = '10102';
const VISITORS = [...NAMED.filter(({ id }) => id !== '10003'), ...GUESTS].slice(0, 40);
const MORE = PATRON_GUESTS.slice(0, 40 - VISITORS.length);
const PEOPLE = [...VISITORS, ...MORE];

interface Words {
  bio: string;
  tags: string[];
  goodsIds: string[];
  /** Places among the seeded articles. */
  articles: number[];
  videoId: string | null;
}

const WORDS: Record<SeedEmployee['department'], Words> = {
  茶艺: {
    bio: '一席茶从选水开始。想学泡茶，周末来找我坐一坐。',
    tags: ['茶席', '冲泡', '白茶'],
    goodsIds: ['1013', '1049'],
    articles: [9, 12],
    videoId: '8803',
  },
  销售: {
    bio: '先问喝什么、和谁喝，再说买哪一款。',
    tags: ['选茶', '商务茶礼'],
    goodsIds: ['1036', '1028'],
    articles: [10, 14],
    videoId: '8805',
  },
  仓储: {
    bio: '恒温恒湿的仓里，每一饼都有自己的位置。',
    tags: ['仓储', '陈化'],
    goodsIds: ['1015', '1004'],
    articles: [11],
    videoId: null,
  },
  行政: {
    bio: '有事直接打我电话，门店的大小事都归我管。',
    tags: ['门店', '活动包场'],
    goodsIds: ['1001', '1036'],
    articles: [20],
    videoId: null,
  },
};
const OWN: Readonly<Record<string, Partial<Words>>> = {
  [CONSULTANT]: {
    bio: '十一年，只推自己喝得下去的茶。',
    tags: ['普洱', '岩茶', '商务茶礼'],
    goodsIds: ['1001', '1029', '1030', '1049'],
    articles: [10, 11, 13],
    videoId: '8804',
  },
};

/** How often a card was looked at. */
const visitsOf = ({ id }: SeedEmployee, i: number): number => (id === CONSULTANT ? 126 : 6 + ((i * 11) % 27));

export async function seedBusinessCards(tx: Tx, at: number, now: number): Promise<void> {
  const visits: (typeof cardVisits.$inferInsert)[] = [];
  const cards = EMPLOYEES.map((employee, i): typeof businessCards.$inferInsert => {
    const cardId = String(FIRST_CARD + i);
    const { articles, ...words } = { ...WORDS[employee.department], ...OWN[employee.id] };
    const count = visitsOf(employee, i);
    for (let k = 0; k < count; k += 1) {
      const day = Math.floor((k * 28) / count);
      const visitor = PEOPLE[(k * 3 + i) % PEOPLE.length];
      // Today's are from this morning.
      const seenAt = day === 0 ? at + ((now - at) * (k + 1)) / (count + 1) : at - day * DAY_MS + (9 + (k % 12)) * HOUR;
      visits.push({
        id: String(FIRST_VISIT + visits.length),
        cardId,
        memberId: visitor?.id ?? '0',
        day: dayOf(Math.round(seenAt)),
        at: Math.round(seenAt),
      });
    }
    const { id: employeeId, no: employeeNo, name, title, storeId } = employee;
    return {
      id: cardId,
      employeeId,
      employeeNo,
      name,
      title,
      storeId,
      avatar: `/images/avatar/${employee.avatar}.webp`,
      email: `${employeeNo.toLowerCase()}@yejian.example.com`,
      ...words,
      articleIds: articles.map((n) => String(4001 + n)),
      visits: count,
      likes: Math.round(count * 0.3),
    };
  });
  await insertAll(tx, businessCards, cards);
  await insertAll(tx, cardVisits, visits);
  await insertAll(
    tx,
    cardLikes,
    cards.flatMap(({ id = '', likes = 0 }) =>
      PEOPLE.slice(0, likes).map((person, k) => ({ cardId: id, memberId: person.id, at: now - (k + 1) * 7 * HOUR })),
    ),
  );
  await insertAll(
    tx,
    cardExchanges,
    PEOPLE.filter(({ id }, i) => i % 4 === 0 && id !== '10001').map(({ id, nickname, mobile }, k) => ({
      cardId: String(FIRST_CARD + 1),
      memberId: id,
      name: nickname,
      mobile,
      at: now - (k + 1) * 41 * HOUR,
    })),
  );
}
