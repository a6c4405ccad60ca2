/**
 * Every kind of what people write: nobody else reads it before its verdict, and never what was refused; its writer reads why. What two people say to one
 * another is there at once, and a refusal takes it away.
 */
import { randomUUID } from 'node:crypto';
import { and, desc, eq, gt, isNotNull, like } from 'drizzle-orm';
import sharp from 'sharp';
import type { Standing } from '../../../src/contract/kit';
import {
  bookings,
  chatMessages,
  contentChecks,
  contentMedia,
  exchangeGoods,
  exchanges,
  files,
  goods,
  members,
  merchants,
  notices,
  orders,
  reviews,
  stores,
  type ContentKind,
} from '../../../server/db/schema';
import { AUDIT_MS } from '../../../server/domains/offer/life/actions';
import { book, memberOwner } from '../../../server/domains/people/ledger/service';
import { kinds as allKinds } from '../../../server/kinds';
import type { SandboxContent, Verdict } from '../../../server/gateways/content';
import { courseId } from '../college/world';
import { decideNewest, openTasks, SERVICE } from '../desk';
import { testServer, START } from '../harness';
import { payTokenFor, tokenFor } from '../order/shop';
import { pushed } from '../push';
import { keepRows } from '../rewind';

const DAY = 24 * 3_600_000;
/** 林知夏 writes and 许清和 reads, where nothing else is said; 苏 has the shop of 1. */
const [LIN, XU, SU] = ['10001', '10003', '10030'];
const ROOM = '9701';
const SHOP = '1';
const PLAN = '71011';

const app = testServer({ seed: true });
const platform = () => app.server.gateways.content as SandboxContent;
let rewind: () => Promise<void>;
let tokens: Record<string, string> = {};
const token = (memberId: string) => tokens[memberId]!;
beforeAll(async () => {
  await app.runJobs();
  for (const [unit, delta] of [
    ['money', 100_000_000],
    ['coin', 1000],
    ['points', 100_000],
  ] as const)
    await book(app.db, { owner: memberOwner(LIN), unit, bizType: 'adjust', bizId: unit, delta, at: START });
  rewind = await keepRows(app);
});
beforeEach(async () => {
  await rewind();
  app.clock.set(START + 3_600_000);
  tokens = {};
  for (const id of [LIN, XU, SU]) tokens[id] = await tokenFor(app, id);
  Object.assign(platform(), { asksAbout: 'everything', needsOpenId: false, late: false, down: false });
  platform().pictures.clear();
});

const rid = () => randomUUID();
/** What the platform says of a picture, by the word that a text would have. */
const SAID: Readonly<Record<string, Verdict>> = {
  违规样例: { suggest: 'risky', label: '广告' },
  疑似样例: { suggest: 'review', label: '广告' },
};
let drawn = 0;
async function picture(memberId: string, word: string): Promise<string> {
  drawn += 1;
  const background = `#${(0x10_00_00 + drawn * 4099).toString(16)}`;
  const body = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer();
  const { url } = (await app.upload(body, { token: token(memberId), scene: 'goods' })).data;
  const said = SAID[word];
  if (said) platform().pictures.set(url.replace('.webp', '.jpg'), said);
  return url;
}
/** Written while nobody asks, so that it stands there. */
async function unasked<T>(write: () => Promise<T>): Promise<T> {
  const was = platform().asksAbout;
  platform().asksAbout = [];
  const made = await write();
  platform().asksAbout = was;
  return made;
}

interface Written {
  /** What somebody else reads where it stands. */
  seen: () => Promise<readonly unknown[]>;
  /** What is looked for there. */
  what: string;
  /** How it stands, for its writer. */
  own?: () => Promise<Standing | undefined>;
}
interface Kind {
  writer: string;
  isPrivate?: true;
  isPicture?: true;
  write(word: string): Promise<Written>;
}

const life = async (memberId = XU) => (await app.ok('tea.lifeCircle', {}, { token: token(memberId) })).posts.list;
const member = async () => (await app.db.select().from(members).where(eq(members.id, LIN)))[0]!;
const wished = (wish: 'nickname' | 'bio'): Kind => ({
  writer: LIN,
  async write(word) {
    await app.ok('member.save', { [wish]: word }, { token: token(LIN) });
    return { what: word, seen: async () => [(await member())[wish]] };
  },
});

async function order(): Promise<{ orderId: string; lineId: string }> {
  const [row] = await app.db
    .select()
    .from(orders)
    .where(and(eq(orders.memberId, XU), eq(orders.status, 'received')));
  const view = await app.ok('memberOrder.view', { id: row!.id }, { token: token(XU) });
  return { orderId: row!.id, lineId: view.reviews.find(({ can }) => can !== 'none')!.lineId };
}
const review = ({ orderId, lineId }: { orderId: string; lineId: string }, text: string) =>
  app.ok(
    'memberOrder.review',
    { orderId, reviews: [{ lineId, score: 5, tags: [], text, photos: [] }], requestId: rid() },
    { token: token(XU) },
  );
async function reviewed(lineId: string) {
  const [row] = await app.db.select().from(reviews).where(eq(reviews.orderLineId, lineId));
  return (await app.ok('shop.productReviews', { id: row!.goodsId, filter: 'all' })).page.list;
}
const ownReview = async ({ orderId, lineId }: { orderId: string; lineId: string }) =>
  (await app.ok('memberOrder.view', { id: orderId }, { token: token(XU) })).reviews.find(
    (one) => one.lineId === lineId,
  );

async function pay(orderGroup: 'adopt' | 'cellar', orderId: string): Promise<void> {
  const payToken = await payTokenFor(app, LIN);
  await app.ok('pay.wallet', { orderGroup, orderId, payToken, requestId: rid() }, { token: token(LIN) });
}

const shop = async () => (await app.db.select().from(merchants).where(eq(merchants.id, SHOP)))[0]!;
const ownShop = async () => (await app.ok('merchant.profile', {}, { token: token(SU) })).merchant;
const ofShop = (field: 'name' | 'intro' | 'offer'): Kind => ({
  writer: SU,
  async write(word) {
    const said = await app.ok('merchant.edit', { [field]: word }, { token: token(SU) });
    expect(said[field]).toBe(word);
    return { what: word, seen: async () => [(await shop())[field]], own: ownShop };
  },
});

const goodsOf = async () =>
  (
    await app.db
      .select()
      .from(goods)
      .where(and(eq(goods.merchantId, SHOP), eq(goods.status, 'on')))
  )[0]!;
const ownGoods = async (id: string) =>
  (await app.ok('merchant.product', {}, { token: token(SU) })).list.find((one) => one.id === id);
const shownGoods = (id: string) => app.ok('shop.productView', { id }, { token: token(XU) });
async function rewrite(change: { title?: string; detail?: string; images?: string[]; videoUrl?: string }) {
  const { id } = await goodsOf();
  const said = await app.ok('merchant.productUpdate', { id, ...change }, { token: token(SU) });
  expect(said).toMatchObject(change);
  return { id, own: () => ownGoods(id) };
}

const inbox = async () =>
  (await app.db.select().from(notices).where(eq(notices.memberId, XU)).orderBy(desc(notices.id)).limit(5)).map(
    ({ text }) => text,
  );
const quoted = async (word: string) => ((await inbox()).some((text) => text.includes(`：${word}`)) ? [word] : []);

const KINDS: Readonly<Record<ContentKind, Kind>> = {
  lifePost: {
    writer: LIN,
    async write(word) {
      await app.ok('tea.lifePost', { action: 'post', text: word, requestId: rid() }, { token: token(LIN) });
      return { what: word, seen: async () => (await life()).map(({ text }) => text) };
    },
  },
  lifeComment: {
    writer: LIN,
    async write(word) {
      const { id } = (await life())[0]!;
      await app.ok('tea.lifePost', { id, action: 'comment', text: word, requestId: rid() }, { token: token(LIN) });
      return {
        what: word,
        seen: async () => (await life()).flatMap(({ comments }) => comments.map(({ text }) => text)),
      };
    },
  },
  review: {
    writer: XU,
    async write(word) {
      const line = await order();
      await review(line, word);
      return {
        what: word,
        seen: async () => (await reviewed(line.lineId)).map(({ text }) => text),
        own: () => ownReview(line),
      };
    },
  },
  reviewAppend: {
    writer: XU,
    async write(word) {
      const line = await order();
      await unasked(() => review(line, '好茶'));
      await review(line, word);
      return {
        what: word,
        seen: async () => (await reviewed(line.lineId)).map(({ append }) => append),
        own: () => ownReview(line),
      };
    },
  },
  nickname: wished('nickname'),
  bio: wished('bio'),
  avatar: {
    writer: LIN,
    isPicture: true,
    async write(word) {
      const avatar = await picture(LIN, word);
      await app.ok('member.save', { avatar }, { token: token(LIN) });
      return { what: avatar, seen: async () => [(await member()).avatar] };
    },
  },
  live: {
    writer: LIN,
    async write(word) {
      const said = { id: ROOM, kind: 'text', text: word, clientId: rid() } as const;
      await app.ok('college.liveSend', said, { token: token(LIN) });
      return {
        what: word,
        seen: async () => (await app.ok('college.liveMessages', { id: ROOM })).list.map(({ text }) => text),
      };
    },
  },
  chat: {
    writer: LIN,
    isPrivate: true,
    async write(word) {
      const { id: conversationId } = await app.ok('site.dingChat', { to: 'service' }, { token: token(LIN) });
      const input = { action: 'send', conversationId, type: 'text', clientId: rid(), body: { text: word } } as const;
      const { message } = await app.ok('ding.chatSend', input, { token: token(LIN) });
      const find = () => app.db.select().from(chatMessages).where(eq(chatMessages.id, message!.id));
      return { what: 'sent', seen: async () => [(await find())[0]!.status] };
    },
  },
  courseReview: {
    writer: LIN,
    async write(word) {
      const id = await courseId(app, '岩茶山场');
      await app.ok('college.courseReview', { courseId: id, score: 5, text: word }, { token: token(LIN) });
      const view = (memberId: string) => app.ok('college.courseView', { id }, { token: token(memberId) });
      expect((await view(LIN)).own?.text).toBe(word);
      return {
        what: word,
        seen: async () => (await view(XU)).reviews.map(({ text }) => text),
        own: async () => (await view(LIN)).own,
      };
    },
  },
  bookingReview: {
    writer: LIN,
    async write(word) {
      const [row] = await app.db
        .select()
        .from(bookings)
        .where(and(eq(bookings.memberId, LIN), eq(bookings.status, 'finished')));
      const { id, storeId } = row!;
      await app.db.update(bookings).set({ score: null, reviewText: '', reviewedAt: null }).where(eq(bookings.id, id));
      const said = { id, action: 'review', score: 5, text: word, requestId: rid() } as const;
      expect((await app.ok('tea.bookingAct', said, { token: token(LIN) })).review?.text).toBe(word);
      return {
        what: word,
        seen: async () => (await venue(storeId)).map(({ text }) => text),
        own: async () => (await booking(id)).review,
      };
    },
  },
  treePlaque: {
    writer: LIN,
    async write(word) {
      const { list } = await app.ok('tea.fieldTrees', { id: '7101', free: true });
      const treeId = list[0]!.id;
      const asked = { treeId, planId: PLAN, plaque: word, agree: true, requestId: rid() };
      const { orderId } = await app.ok('tea.adoptCreate', asked, { token: token(LIN) });
      await pay('adopt', orderId);
      return {
        what: word,
        seen: async () => [(await app.ok('tea.treeView', { id: treeId }, { token: token(XU) })).tree.plaque],
        own: async () => (await app.ok('tea.adoptView', { id: orderId }, { token: token(LIN) })).adoption,
      };
    },
  },
  cellarPlaque: {
    writer: LIN,
    async write(word) {
      const wall = (memberId: string) => app.ok('jiaozhu.index', {}, { token: token(memberId) });
      const slotIds = (await wall(LIN)).slots.flatMap(({ state, id }) => (state === 'free' ? id : [])).slice(0, 1);
      const who = { name: '林知夏', mobile: '13800000001', plaque: word };
      const asked = { planId: '698001', slotIds, ...who, agree: true, requestId: rid() };
      const { orderId } = await app.ok('jiaozhu.applySave', asked, { token: token(LIN) });
      await pay('cellar', orderId);
      return {
        what: word,
        seen: async () => (await wall(XU)).slots.map(({ plaque }) => plaque),
        own: async () => (await wall(LIN)).mine,
      };
    },
  },
  merchantName: ofShop('name'),
  merchantIntro: ofShop('intro'),
  merchantOffer: ofShop('offer'),
  merchantPhotos: {
    writer: SU,
    isPicture: true,
    async write(word) {
      const photo = await picture(SU, word);
      const said = await app.ok('merchant.edit', { photos: [photo] }, { token: token(SU) });
      expect(said.photos).toEqual([photo]);
      const counter = async () => (await app.db.select().from(stores).where(eq(stores.merchantId, SHOP)))[0];
      return {
        what: photo,
        seen: async () => [...(await shop()).photos, ...((await counter())?.photos ?? [])],
        own: ownShop,
      };
    },
  },
  goodsTitle: {
    writer: SU,
    async write(word) {
      const { id, own } = await rewrite({ title: word });
      return { what: word, own, seen: async () => [(await shownGoods(id)).card.title] };
    },
  },
  goodsDetail: {
    writer: SU,
    async write(word) {
      const { id, own } = await rewrite({ detail: word });
      const shown = async () => (await app.db.select().from(goods).where(eq(goods.id, id)))[0]!.detailHtml;
      return { what: word, own, seen: async () => ((await shown()).includes(word) ? [word] : []) };
    },
  },
  goodsImages: {
    writer: SU,
    isPicture: true,
    async write(word) {
      const image = await picture(SU, word);
      const { id, own } = await rewrite({ images: [image] });
      return { what: image, own, seen: async () => [(await shownGoods(id)).card.cover] };
    },
  },
  // By its cover: the platform looks at no films.
  goodsFilm: {
    writer: SU,
    isPicture: true,
    async write(word) {
      const cover = await picture(SU, word);
      const path = `/uploads/${rid()}.mp4`;
      const film = {
        memberId: SU,
        path,
        name: '视频',
        mime: 'video/mp4',
        seconds: 3,
        cover,
        size: 1,
        createdAt: START,
      };
      await app.db.insert(files).values(film);
      const { id, own } = await rewrite({ videoUrl: path });
      return { what: path, own, seen: async () => [(await shownGoods(id)).videoUrl] };
    },
  },
  memo: {
    writer: LIN,
    isPrivate: true,
    async write(word) {
      const payToken = await payTokenFor(app, LIN);
      const gift = { toId: XU, coins: 1, memo: word, payToken, requestId: rid() };
      await app.ok('credits.sendCoin', gift, { token: token(LIN) });
      const credits = () => app.ok('credits.index', { unit: 'coin' }, { token: token(XU) });
      return {
        what: word,
        seen: async () => [...(await credits()).list.map(({ memo }) => memo), ...(await quoted(word))],
      };
    },
  },
  giftMemo: {
    writer: LIN,
    isPrivate: true,
    async write(word) {
      const [item] = await app.db
        .select()
        .from(exchangeGoods)
        .where(
          and(
            eq(exchangeGoods.unit, 'points'),
            eq(exchangeGoods.kind, 'goods'),
            eq(exchangeGoods.money, 0),
            gt(exchangeGoods.stock, 0),
          ),
        )
        .orderBy(exchangeGoods.value);
      const gift = { goodsId: item!.id, toId: XU, memo: word, requestId: rid() };
      const { id } = await app.ok('integralGoods.give', gift, { token: token(LIN) });
      const memo = async () => (await app.db.select().from(exchanges).where(eq(exchanges.id, id)))[0]!.memo;
      return { what: word, seen: async () => [await memo(), ...(await quoted(word))] };
    },
  },
};

const venue = async (id: string) => (await app.ok('tea.store', { id }, { token: token(XU) })).reviews;
const booking = (id: string) => app.ok('booking.orderInfo', { id }, { token: token(LIN) });

const settle = async () => {
  await app.runJobs();
  app.clock.advance(AUDIT_MS);
  await app.runJobs();
};
const told = async (memberId: string) =>
  (
    await app.db
      .select()
      .from(notices)
      .where(and(eq(notices.memberId, memberId), like(notices.title, '%通过%')))
      .orderBy(desc(notices.id))
      .limit(1)
  )[0];
const rows = Object.entries(KINDS) as [ContentKind, Kind][];

describe.each(rows)('%s', (name, { writer, isPrivate = false, isPicture = false, write }) => {
  const { label } = allKinds.contents[name];

  test('nobody else reads it before it has passed', async () => {
    const { seen, what, own } = await write('山泉煮茶');
    expect((await seen()).includes(what)).toBe(isPrivate);
    if (own) expect(await own()).toMatchObject({ auditing: true });
    await settle();
    expect(await seen()).toContain(what);
    if (own) expect(await own()).not.toHaveProperty('auditing');
    expect(await app.db.$count(contentChecks, eq(contentChecks.kind, name))).toBe(1);
  });

  test('refused, nobody reads it, and its writer reads why', async () => {
    const { seen, what, own } = await write('违规样例');
    await settle();
    expect(await seen()).not.toContain(what);
    if (own) expect(await own()).toMatchObject({ refused: '内容涉及广告' });
    if (own) expect(await own()).not.toHaveProperty('auditing');
    const notice = await told(writer);
    expect(notice?.title).toBe(`${label}没有通过审核`);
    expect(notice?.text).toContain('内容涉及广告');
    expect(await openTasks(app, 'content')).toEqual([]);
  });

  test('in doubt, the service desk decides; of two people nobody reads it', async () => {
    const { seen, what, own } = await write('疑似样例');
    await settle();
    expect((await seen()).includes(what)).toBe(isPrivate);
    expect(await openTasks(app, 'content')).toHaveLength(isPrivate ? 0 : 1);
    if (isPrivate) return;
    await decideNewest(app, SERVICE, { kind: 'content', result: 'reject', note: '不合适' });
    expect(await seen()).not.toContain(what);
    if (own) expect(await own()).toMatchObject({ refused: '不合适' });
    expect((await told(writer))?.text).toContain('不合适');
  });

  test('the desk shows it', async () => {
    if (isPrivate) return;
    const { seen, what } = await write('疑似样例');
    await settle();
    await decideNewest(app, SERVICE, { kind: 'content', result: 'pass' });
    expect(await seen()).toContain(what);
    expect((await told(writer))?.title).toBe(`${label}通过了审核`);
  });

  test('a late answer counts as one that came at once; without one a person looks after a day', async () => {
    Object.assign(platform(), isPicture ? { late: true } : { down: true });
    const { seen, what } = await write('山泉煮茶');
    await settle();
    expect((await seen()).includes(what)).toBe(isPrivate);
    if (isPicture) {
      const [media] = await app.db
        .select()
        .from(contentMedia)
        .where(isNotNull(contentMedia.traceId))
        .orderBy(desc(contentMedia.id));
      await pushed(app, { verdict: { traceId: media!.traceId!, suggest: 'pass', label: '' } });
    } else {
      platform().down = false;
      app.clock.advance(10 * 60_000);
      await app.runJobs();
    }
    expect(await seen()).toContain(what);
    expect(await openTasks(app, 'content')).toEqual([]);
  });
});

test.each(rows.filter(([, { isPrivate }]) => !isPrivate))('%s: unanswered for a day', async (_name, { write }) => {
  platform().down = true;
  await write('山泉煮茶');
  await app.runJobs();
  app.clock.advance(DAY);
  await app.runJobs();
  expect(await openTasks(app, 'content')).toHaveLength(1);
});

test('what was spoken is asked about as sound, a film by its cover', async () => {
  const { id: conversationId } = await app.ok('site.dingChat', { to: 'service' }, { token: token(LIN) });
  const file = { memberId: LIN, size: 1, createdAt: START };
  await app.db.insert(files).values([
    { ...file, path: '/uploads/a.mp3', name: '语音', mime: 'audio/mpeg', seconds: 3 },
    { ...file, path: '/uploads/b.mp4', name: '视频', mime: 'video/mp4', seconds: 3, cover: '/uploads/b.webp' },
  ]);
  platform().asked.length = 0;
  for (const [type, url] of [
    ['voice', '/uploads/a.mp3'],
    ['video', '/uploads/b.mp4'],
  ] as const)
    await app.ok(
      'ding.chatSend',
      { action: 'send', conversationId, type, clientId: rid(), body: { url } },
      { token: token(LIN) },
    );
  await app.runJobs();
  const asked = platform().asked.map((piece) =>
    'media' in piece ? `${piece.media} ${new URL(piece.url).pathname}` : '',
  );
  expect(asked.sort()).toEqual(['audio /uploads/a.mp3', 'image /uploads/b.jpg']);
});
