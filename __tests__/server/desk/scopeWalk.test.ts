/**
 * The scope walk (rules 28.1, 29.3, 30.5, 31.4, 32.3): every call of clients, keeping clients, quotes, reports, chat, processes and decisions, asked for what is
 * outside by a colleague who works in the same area, by one who does not, by a member and by a visitor. What is outside is 404 by its id and, in a list, a search,
 * a number or a file, as though it did not exist: the answer is the one of before it was there. A table over the contract: a call without a case fails.
 */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { endpoints, type EndpointName } from '../../../src/contract/endpoints';
import type { EndpointRow } from '../../../src/contract/kit';
import { schemas } from '../../../src/contract/schemas';
import { clientCollaborators, clientMerges, clients, dailyReports, skus, tasks } from '../../../server/db/schema';
import { DAY_MS, dayOf } from '../../../server/lib/shanghai';
import { testServer, type Answer } from '../harness';
import { INK, move, own, patchOf } from '../quote/desk';

const app = testServer({ seed: true, disagrees: 'a sum of a day is written here without orders' });
const OF_WALK =
  /^(customer\.|manage\.(quote|inquir|daily|report|chart)|site\.dingChat|ding\.|process\.|desk\.|pages\.salesTeam|tea\.countryList)/;
const CALLS = (Object.keys(endpoints) as EndpointName[]).filter((name) => OF_WALK.test(name));

/** 独孤求茶 is a client of 李牧之 alone; whatever is made about him says one of these. */
const SECRETS = ['独孤求茶', '绝无仅有茶行', '13766668888'];
const [NAME = '', COMPANY = '', MOBILE = ''] = SECRETS;
const CLIENT = '720087';
const LI = '10102';
/** 西湖总店, of which nobody of 武林馆 sees a figure. */
const STORE = '1';
const PHONES = {
  wang: '13900000001',
  li: '13900000002',
  zhao: '13900000003',
  qian: '13900000004',
  sun: '13900000005',
  wu: '13900000006',
  zheng: '13900000007',
  zhou: '13800000002',
};
type Who = keyof typeof PHONES;
const tokens = {} as Record<Who, string>;

/** Ids of what is outside. */
const w = {
  ...{
    today: '',
    from: '',
    spare: '',
    merge: '',
    maint: '',
    plan: '',
    invite: '',
    inviteToken: '',
    come: '',
    route: '',
  },
  ...{
    stop: '',
    quote: '',
    share: '',
    barCode: '',
    report: '',
    mark: '',
    group: '',
    message: '',
    process: '',
    task: '',
  },
  c2c: '',
};
type Fields = Record<string, unknown>;
interface Ask {
  fields: () => Fields;
  /** Code for the colleague of the area, for one without it, for a member. */
  codes: [colleague: number, other: number, member: number];
  /** What a colleague is told anyway, masked. */
  masked?: true;
}
const at = (days: number, hour = 14) => Date.parse(`${w.today}T00:00:00+08:00`) + days * DAY_MS + hour * 3_600_000;

/** About one thing: 404, 403 for who has not the area. */
const one = (fields: () => Fields, other = 403, member = 403): Ask => ({ fields, codes: [404, other, member] });
/** Of everything: what is outside is not there. */
const all = (fields: Fields | (() => Fields) = {}, other = 403, member = 403): Ask => ({
  fields: typeof fields === 'function' ? fields : () => fields,
  codes: [200, other, member],
});
/** Whoever has no part in a conversation, colleague or member. */
const talk = (fields: Fields = {}, member = 404): Ask =>
  one(() => ({ conversationId: w.group, ...fields }), 404, member);

const CLIENTS: Partial<Record<EndpointName, Ask[]>> = {
  'customer.index': [
    ...(['mine', 'shared', 'team', 'pool'] as const).flatMap((scope) => [
      all({ scope }),
      ...[NAME, COMPANY, MOBILE, '求茶', '8888'].map((keyword) => all({ scope, keyword })),
    ]),
    ...['next', 'last', 'created', 'amount'].map((sort) => all({ sort })),
    all({ level: 'A', tag: '岩茶', due: '1' }),
  ],
  'customer.indexInfo': [all()],
  'customer.info': [one(() => ({ id: CLIENT })), one(() => ({ id: w.spare }))],
  'customer.infoNew': [{ ...all({ mobile: MOBILE }), masked: true }],
  'customer.apply': [
    ...['claim', 'release', 'transfer', 'share'].map((kind) =>
      one(() => ({ clientId: CLIENT, kind, toEmployeeId: '10101', reason: '不熟' })),
    ),
  ],
  'customer.save': [one(() => ({ id: CLIENT, patch: { remark: 'x' }, rev: 1 }))],
  'customer.saveNew': [
    { fields: () => ({ client: { name: '新客', mobile: MOBILE } }), codes: [409, 403, 403], masked: true },
  ],
  'customer.duplicates': [one(() => ({ id: CLIENT }))],
  'customer.merge': [one(() => ({ keptId: CLIENT, goneId: '720086', take: [], keptRev: 1, goneRev: 1 }))],
  'customer.mergeUndo': [one(() => ({ id: w.merge }))],
  'customer.tell': [one(() => ({ id: CLIENT, text: '你好' }))],
  'pages.salesTeam': [all()],
  'tea.countryList': [all()],
  'customer.maint': [all(), one(() => ({ clientId: CLIENT })), all(() => ({ month: w.today.slice(0, 7) }))],
  'customer.maintInfo': [
    one(() => ({ id: w.maint })),
    one(() => ({ clientId: CLIENT })),
    one(() => ({ planId: w.plan })),
  ],
  'customer.maintSave': [
    one(() => ({ clientId: CLIENT, way: 'phone', content: '电话聊了十分钟，月底来店里拿茶。' })),
    one(() => ({ id: w.maint, clientId: CLIENT, way: 'phone', content: '电话聊了十分钟，月底来店里拿茶。' })),
  ],
  'customer.invite': [all(), all({ scope: 'team' }), one(() => ({ clientId: CLIENT }))],
  'customer.inviteInfo': [
    one(() => ({ id: w.invite }), 403, 403),
    one(() => ({ clientId: CLIENT }), 403, 403),
    // A draft is nothing to whoever has its link.
    one(() => ({ token: w.inviteToken }), 404, 404),
  ],
  'customer.inviteSave': [
    ...['send', 'cancel'].map((action) => one(() => ({ action, id: w.invite }))),
    one(() => ({ action: 'create', clientId: CLIENT, purpose: 'tasting', storeId: STORE, at: at(3), party: 2 })),
    ...['accept', 'decline'].map((action) => one(() => ({ action, token: w.inviteToken }), 404, 404)),
  ],
  'customer.plan': [all(), all({ scope: 'team' }), all(() => ({ date: w.today })), one(() => ({ clientId: CLIENT }))],
  'customer.planInfo': [one(() => ({ id: w.plan }))],
  'customer.planSave': [
    one(() => ({ kind: 'maint', clientId: CLIENT, at: at(2), content: '问问茶喝完没有' })),
    one(() => ({ id: w.plan, kind: 'maint', clientId: CLIENT, at: at(2), content: '问问茶喝完没有' })),
  ],
  'customer.planCancel': [one(() => ({ id: w.plan, reason: '不去了' }))],
  'customer.comeVisitPlan': [
    all(),
    all({ scope: 'team' }),
    all(() => ({ date: dayOf(at(2)), storeId: STORE })),
    one(() => ({ id: w.come })),
  ],
  'customer.comeVisitPlanSave': [
    one(() => ({ action: 'save', clientId: CLIENT, storeId: STORE, at: at(2), party: 4 })),
    ...['save', 'arrive', 'noShow', 'finish', 'cancel'].map((action) =>
      one(() => ({ action, id: w.come, clientId: CLIENT, reason: '有事', result: '成交', at: at(2), party: 4 })),
    ),
  ],
  'customer.visitPlan': [
    all(),
    all({ scope: 'team' }),
    all(() => ({ date: dayOf(at(6)) })),
    one(() => ({ id: w.route })),
  ],
  'customer.visitPlanSave': [
    one(() => ({ action: 'save', date: dayOf(at(6)), stops: [{ clientId: CLIENT, purpose: '', at: at(6) }] })),
    ...['start', 'checkin', 'finish', 'cancel'].map((action) =>
      one(() => ({ action, id: w.route, stopId: w.stop, reason: '有事', result: '聊过' })),
    ),
  ],
};

const QUOTES: Partial<Record<EndpointName, Ask[]>> = {
  'manage.quoteList': [
    all(),
    all({ scope: 'team' }),
    ...[NAME, COMPANY].map((keyword) => all({ keyword, scope: 'team' })),
    all({ clientId: CLIENT }),
    ...['draft', 'review', 'sent', 'accepted', 'closed'].map((tab) => all({ tab, scope: 'team' })),
  ],
  'manage.quoteInfo': [one(() => ({ id: w.quote })), one(() => ({ clientId: CLIENT }))],
  'manage.quoteScan': [
    one(() => ({ code: w.barCode, clientId: CLIENT })),
    // A link of what was not sent.
    one(() => ({ code: w.share }), 404, 404),
  ],
  'manage.quoteSave': [
    ...['draft', 'submit', 'send', 'copy', 'withdraw', 'void', 'extend'].map((action) =>
      one(() => ({ action, id: w.quote, quote: patchOf(app, [own()], { clientId: CLIENT }), validUntil: at(9) })),
    ),
    one(() => ({ action: 'draft', quote: patchOf(app, [own()], { clientId: CLIENT }) })),
  ],
  'manage.quoteProduct': [one(() => ({ clientId: CLIENT }))],
  'manage.quoteAnswer': [
    ...['accept', 'decline', 'ask'].map((action) =>
      one(() => ({ action, shareToken: w.share, signature: { strokes: INK }, note: '你好' }), 404, 404),
    ),
  ],
  // Whatever the link, it is noted or not, and nothing is said.
  'manage.quoteSeen': [{ ...all(() => ({ shareToken: w.share, seconds: 5 }), 200, 200), masked: true }],
  'manage.inquiries': [all()],
  'manage.inquiryMove': [one(() => ({ id: '999998', action: 'take' }))],
};

const kinds = ['day', 'store', 'employee', 'goods', 'table'] as const;
const span = () => ({ from: w.from, to: w.today });
const REPORTS: Partial<Record<EndpointName, Ask[]>> = {
  'manage.dailyInput': [
    one(() => ({ storeId: STORE })),
    one(() => ({ id: w.report })),
    all(),
    all(() => ({ date: w.from })),
  ],
  'manage.dailyInputSave': [one(() => ({ date: w.today, storeId: STORE, values: [], rev: 0 }))],
  'manage.dailyInputSaveNew': [one(() => ({ date: w.today, storeId: STORE, values: [], rev: 0 }))],
  'manage.reportTable': kinds.flatMap((kind) => [
    all(() => ({ kind, ...span() })),
    all(() => ({ kind, ...span(), employeeId: '10101' })),
    all(() => ({ kind, ...span(), export: 'csv' })),
    all(() => ({ kind, ...span(), export: 'xlsx' })),
    one(() => ({ kind, ...span(), storeId: STORE })),
    one(() => ({ kind, ...span(), storeId: STORE, export: 'csv' })),
    one(() => ({ kind, ...span(), storeId: '0' })),
  ]),
  'manage.reportTableDialogSave': ['comment', 'target', 'correct'].map((action) =>
    one(() => ({
      ...{ kind: 'store', rowKey: `store.${w.from}.${w.today}.${STORE}`, colKey: 'guests' },
      ...{ action, value: '7', reason: '漏数' },
    })),
  ),
  'manage.reportCell': [
    one(() => ({ kind: 'store', rowKey: `store.${w.from}.${w.today}.${STORE}`, colKey: 'guests' })),
    one(() => ({ kind: 'day', rowKey: `day.${w.today}.${w.today}.${STORE}`, colKey: 'sales' })),
    all(() => ({ kind: 'day', rowKey: `day.${w.today}.${w.today}.all`, colKey: 'guests' })),
  ],
  'manage.chart': [
    ...(['today', '7d', '30d', '90d'] as const).flatMap((range) => [
      all({ range }),
      one(() => ({ range, storeId: STORE })),
    ]),
  ],
  'manage.chartWhy': (['sales', 'orders', 'refunds'] as const).flatMap((figure) => [
    all({ range: '7d', figure }),
    one(() => ({ range: '7d', figure, storeId: STORE })),
  ]),
  'manage.reportMark': [one(() => ({ date: w.today, storeId: STORE, text: '雨' })), one(() => ({ id: w.mark }))],
  'manage.reportAlarms': [all()],
};

const CHAT: Partial<Record<EndpointName, Ask[]>> = {
  'site.dingChat': [one(() => ({ groupId: w.group.replace('GROUP', '') }), 404, 404)],
  'ding.chat': [
    all({}, 200, 200),
    ...SECRETS.map((keyword) => all({ keyword }, 200, 200)),
    talk(),
    ...['before', 'after', 'around'].map((way) => one(() => ({ conversationId: w.group, [way]: w.message }), 404, 404)),
    talk({ since: 0 }),
  ],
  'ding.chatSend': [
    talk({ action: 'send', clientId: randomUUID(), type: 'text', body: { text: '你好' } }),
    one(() => ({ conversationId: w.group, action: 'recall', body: { messageId: w.message } }), 404, 404),
    talk({ action: 'read', body: { seq: 1 } }),
    talk({ action: 'rename', title: '改名' }),
    talk({ action: 'addMember', memberIds: ['10106'] }),
    talk({ action: 'leave' }),
    talk({ action: 'mute', on: true }),
    // The card of somebody else's offer, in a conversation of one's own.
    one(
      () => ({
        ...{ conversationId: w.c2c, action: 'send', clientId: randomUUID() },
        ...{ type: 'quote', body: { refId: w.quote } },
      }),
      404,
      404,
    ),
  ],
  'ding.chatReport': [talk({ kind: 'daily', refId: '1', clientId: randomUUID() }, 403)],
  'ding.chatInfo': [talk()],
  'ding.chatSearch': [talk({ keyword: NAME }), talk({ fromId: LI }), talk({ type: 'file' })],
  'ding.chatFile': [one(() => ({ conversationId: w.group, messageId: w.message }), 404, 404)],
  'ding.chatMark': ['react', 'pin', 'top', 'draft', 'notice', 'remind'].map((action) =>
    one(
      () => ({ conversationId: w.group, action, messageId: w.message, key: '点赞', text: '你好', on: true }),
      404,
      404,
    ),
  ),
  'ding.chatTask': [one(() => ({ conversationId: w.group, messageId: w.message, title: '看一下' }), 404)],
  'process.input': [all({}, 200), all({ kind: 'leave' }, 200), one(() => ({ id: w.process }), 404)],
  'process.inputSave': ['withdraw', 'remind'].map((action) =>
    one(() => ({ id: w.process, kind: 'leave', action, values: [] }), 404),
  ),
  'ding.tasksMessage': [
    ...['todo', 'done', 'sent'].flatMap((tab) => [all({ tab }, 200), all({ tab, kind: 'process' }, 200)]),
    one(() => ({ id: w.task }), 404),
  ],
  'ding.tasksComplete': ['pass', 'reject', 'withdraw'].map((result) =>
    one(() => ({ id: w.task, result, note: '看过', rev: 1 }), 404),
  ),
  'ding.tasksBatch': [all(() => ({ tasks: [{ id: w.task, rev: 1 }] }), 200)],
  'ding.tasksHand': ['forward', 'ask', 'recall', 'opinion'].map((action) =>
    one(() => ({ id: w.task, action, toId: '10106', note: '请看', rev: 1 }), 404),
  ),
  'ding.tasksColleagues': ['forward', 'ask'].map((action) => one(() => ({ id: w.task, action }), 404)),
  'ding.absence': [all({}, 200)],
  'desk.index': [all({}, 200)],
  'desk.search': [...SECRETS, NAME.slice(0, 2)].map((keyword) => all({ keyword }, 200)),
};

const MANAGERS = "the managers'";
/** Of which nothing is anybody's: whom they are for is asked all the same. */
const OPEN: Partial<Record<EndpointName, { fields: Fields; why: string }>> = {
  'ding.token': { fields: { url: 'https://a.cn' }, why: 'signs an address of ours' },
  'ding.absenceSave': { fields: {}, why: "the caller's own days, and a colleague's name" },
  'desk.member': { fields: { id: '10001' }, why: 'the service looks after every member' },
  'desk.tell': { fields: { id: '10001', text: '你好' }, why: 'the service writes to every member' },
  'ding.stockAdjustAudits': { fields: {}, why: MANAGERS },
  'desk.deadLetters': { fields: {}, why: MANAGERS },
  'desk.deadLetterEnd': { fields: { id: '1', way: 'retry' }, why: MANAGERS },
};

/** Of each part who works in its area, and who does not. */
const PARTS = [
  { table: CLIENTS, colleague: 'zheng', other: 'qian' },
  { table: QUOTES, colleague: 'zheng', other: 'qian' },
  { table: REPORTS, colleague: 'sun', other: 'wu' },
  { table: CHAT, colleague: 'zheng', other: 'wu' },
] as const;

const send = (name: EndpointName, fields: Fields, who?: Who) =>
  app.call(
    name,
    { ...fields, ...('requestId' in schemas[name].request.properties && { requestId: randomUUID() }) } as never,
    who ? { token: tokens[who] } : {},
  ) as unknown as Promise<Answer<unknown>>;

/** What is said, without what is said anew each time; a file as it is read. */
async function said({ code, data }: Answer<unknown>): Promise<string> {
  const url = (data as { csvUrl?: string } | null)?.csvUrl;
  const file = url ? (await app.http.inject({ url })).rawPayload.toString('latin1') : '';
  return JSON.stringify({
    code,
    data: url ? { ...(data as object), csvUrl: '' } : data,
    file: url?.includes('xlsx') ? '' : file,
  });
}

/** From where on two answers are not the same. */
function differenceOf(was: string, is: string): string {
  const from = [...was].findIndex((char, at) => char !== is[at]);
  return `${was.slice(Math.max(0, from - 60), from + 60)} | ${is.slice(Math.max(0, from - 60), from + 60)}`;
}

/** Sums over every row that a walk might touch. */
const TOUCHED =
  `clients client_applies client_collaborators client_merges client_maints client_plans client_invites come_visits visit_routes visit_stops quotes
  quote_lines quote_views daily_reports report_comments report_corrections report_targets report_marks conversations conversation_members chat_messages processes tasks
  staff_messages`.split(/\s+/);
async function rowsNow(): Promise<Record<string, string>> {
  const sums = TOUCHED.map(
    (name) => `select '${name}' as name, sum(hashtext(t::text))::text || ' ' || count(*) as sum from "${name}" t`,
  );
  const { rows } = (await app.db.execute(sql.raw(sums.join(' union all ')))) as unknown as {
    rows: { name: string; sum: string }[];
  };
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

const before = new Map<string, string>();
const silent = PARTS.flatMap(({ table, colleague, other }) =>
  (Object.entries(table) as [EndpointName, Ask[]][]).flatMap(([name, asks]) =>
    asks.flatMap((ask, i) =>
      ([colleague, other, 'zhou'] as const).flatMap((who, at) =>
        ask.codes[at] === 200 && !ask.masked && name !== 'ding.tasksBatch'
          ? [{ key: `${name} ${i} ${who}`, name, ask, who }]
          : [],
      ),
    ),
  ),
);

async function ok(name: EndpointName, fields: Fields, who: Who): Promise<never> {
  const answer = await send(name, fields, who);
  expect([name, answer.code, answer.message]).toEqual([name, 200, answer.message]);
  return answer.data as never;
}

/** All that 李牧之 and 王岚 keep of 独孤求茶 and of 西湖总店. */
async function makeWorld(): Promise<void> {
  const { rev }: { rev: number } = await ok('customer.info', { id: CLIENT }, 'li');
  await ok('customer.save', { id: CLIENT, patch: { name: NAME, company: COMPANY, mobile: MOBILE }, rev }, 'li');
  const note = `${NAME}说月底来店里拿茶，${COMPANY}付款。`;
  w.maint = (
    (await ok('customer.maintSave', { clientId: CLIENT, way: 'phone', content: note }, 'li')) as { id: string }
  ).id;
  w.plan = (
    (await ok('customer.planSave', { kind: 'maint', clientId: CLIENT, at: at(0, 18), content: note }, 'li')) as {
      id: string;
    }
  ).id;
  const invited: { id: string; token: string } = await ok(
    'customer.inviteSave',
    { action: 'create', clientId: CLIENT, purpose: 'tasting', storeId: STORE, at: at(3), party: 2, note },
    'li',
  );
  [w.invite, w.inviteToken] = [invited.id, invited.token];
  w.come = (
    (await ok(
      'customer.comeVisitPlanSave',
      { action: 'save', clientId: CLIENT, storeId: STORE, at: at(2), party: 4, prepare: note },
      'li',
    )) as { id: string }
  ).id;
  const routed: { id: string; stops: { id: string }[] } = await ok(
    'customer.visitPlanSave',
    { action: 'save', date: dayOf(at(6)), stops: [{ clientId: CLIENT, purpose: NAME, at: at(6) }] },
    'li',
  );
  [w.route, w.stop] = [routed.id, routed.stops[0]!.id];
  const { data: quote } = await move(app, tokens.li, 'draft', {
    quote: patchOf(app, [own({ title: COMPANY })], { clientId: CLIENT, title: `${NAME}茶礼` }),
  });
  [w.quote, w.share] = [quote.card.id, quote.shareToken];
  await app.db.insert(clientMerges).values({
    id: w.merge,
    keptId: CLIENT,
    goneId: w.spare,
    byId: '10101',
    by: '王岚',
    before: {},
    moved: {},
    at: app.clock.now(),
  });

  const rowKey = `store.${w.today}.${w.today}.${STORE}`;
  await ok(
    'manage.reportTableDialogSave',
    { kind: 'store', rowKey, colKey: 'guests', action: 'comment', value: NAME },
    'wang',
  );
  await ok(
    'manage.reportTableDialogSave',
    { kind: 'store', rowKey, colKey: 'sales', action: 'target', value: '1376666888' },
    'wang',
  );
  const marks: { id: string; text: string }[] = await ok(
    'manage.reportMark',
    { date: w.today, storeId: STORE, kind: 'event', text: NAME },
    'wang',
  );
  w.mark = marks.find(({ text }) => text === NAME)!.id;
  await app.db
    .execute(sql`insert into report_sums (store_id, day, part, sales, count) values (${STORE}, ${w.today}, 'day', 1376666, 8)
    on conflict (part, store_id, day, key) do update set sales = report_sums.sales + 1376666`);
  await app.db
    .update(dailyReports)
    .set({ values: { guests: '8888', tables: '88' } })
    .where(eq(dailyReports.id, w.report));

  const made: { conversation: { id: string } } = await ok(
    'ding.chatSend',
    { action: 'create', memberIds: [LI], clientId: randomUUID(), title: NAME },
    'wang',
  );
  w.group = made.conversation.id;
  const spoken: { message: { id: string } } = await ok(
    'ding.chatSend',
    { conversationId: w.group, action: 'send', clientId: randomUUID(), type: 'text', body: { text: note } },
    'li',
  );
  w.message = spoken.message.id;
  const values = { sort: '年假', from: '2026-07-01', to: '2026-07-02', reason: note };
  const begun: { id: string } = await ok(
    'process.inputSave',
    {
      kind: 'leave',
      action: 'submit',
      values: Object.entries(values).map(([key, value]) => ({ key, label: key, value })),
    },
    'li',
  );
  w.process = begun.id;
  w.task = (await app.db.select().from(tasks).where(eq(tasks.targetId, w.process)))[0]!.id;
}

beforeAll(async () => {
  for (const who of Object.keys(PHONES) as Who[]) tokens[who] = await app.login(PHONES[who]);
  w.today = dayOf(app.clock.now());
  w.from = dayOf(app.clock.now() - 6 * DAY_MS);
  [w.spare, w.merge] = ['720086', '999000001'];
  w.barCode = (
    await app.db
      .select()
      .from(skus)
      .where(sql`${skus.barCode} ~ '^[0-9]{8,14}$'`)
      .limit(1)
  )[0]!.barCode!;
  w.report = (await app.db.select().from(dailyReports).where(eq(dailyReports.storeId, STORE)).limit(1))[0]!.id;
  // Nobody looks after these two before it is told of them.
  await app.db.delete(clientCollaborators).where(sql`client_id in (${CLIENT}, ${w.spare})`);
  await app.db
    .update(clients)
    .set({ ownerId: LI })
    .where(sql`id in (${CLIENT}, ${w.spare})`);
  const c2c: { id: string } = await ok('site.dingChat', { userId: '10101' }, 'zheng');
  w.c2c = c2c.id;
  for (const { key, name, ask, who } of silent) before.set(key, await said(await send(name, ask.fields(), who)));
  await makeWorld();
}, 300_000);

test('every call of the contract has its case, or says why there is none', () => {
  const cased = [...PARTS.flatMap(({ table }) => Object.keys(table)), ...Object.keys(OPEN)];
  expect(cased.toSorted()).toEqual(CALLS.toSorted());
});

describe.each(PARTS)('$colleague and $other', ({ table, colleague, other }) => {
  test.each(Object.entries(table) as [EndpointName, Ask[]][])('%s', async (name, asks) => {
    const rows = await rowsNow();
    const problems: string[] = [];
    for (const [i, ask] of asks.entries()) {
      const fields = ask.fields();
      for (const [nth, who] of ([colleague, other, 'zhou'] as const).entries()) {
        const answer = await send(name, fields, who);
        const text = await said(answer);
        const was = before.get(`${name} ${i} ${who}`);
        const problem = [
          answer.code !== ask.codes[nth] && `${answer.code} ${answer.message}, wanted ${ask.codes[nth]}`,
          SECRETS.some((secret) => text.includes(secret)) && `says what is outside: ${text.slice(0, 300)}`,
          answer.code === 404 && answer.data !== undefined && `404 with ${text.slice(0, 300)}`,
          was !== undefined && was !== text && `is not as before: ${differenceOf(was, text)}`,
        ].find(Boolean);
        if (problem) problems.push(`${who} ${JSON.stringify(fields)}: ${problem}`);
      }
      if (endpoints[name].auth && (await send(name, fields)).code !== 401) problems.push('a visitor is let in');
    }
    expect(problems).toEqual([]);
    expect(await rowsNow()).toEqual(rows);
  });
});

test.each(Object.entries(OPEN) as [EndpointName, { fields: Fields; why: string }][])(
  '%s refuses whom it is not for',
  async (name, { fields, why }) => {
    const { role } = schemas[name] as EndpointRow;
    if (role !== undefined) expect((await send(name, fields, 'zhou')).code).toBe(403);
    if (role !== undefined && role !== 'staff') expect((await send(name, fields, 'zheng')).code).toBe(403);
    if (why === MANAGERS) expect((await send(name, fields, 'zheng')).code).toBe(403);
    expect((await send(name, fields)).code).toBe(401);
  },
);

test('what is outside is there for whose it is', async () => {
  for (const [name, fields, who] of [
    ['customer.info', { id: CLIENT }, 'li'],
    ['customer.index', { keyword: NAME }, 'li'],
    ['manage.quoteInfo', { id: w.quote }, 'li'],
    ['manage.quoteList', { scope: 'team', keyword: NAME }, 'wang'],
    ['customer.planInfo', { id: w.plan }, 'li'],
    ['customer.visitPlan', { id: w.route }, 'li'],
    ['ding.chat', { conversationId: w.group }, 'wang'],
    ['process.input', { id: w.process }, 'li'],
    ['ding.tasksMessage', { id: w.task }, 'wang'],
    ['desk.search', { keyword: MOBILE }, 'li'],
    ['manage.reportCell', { kind: 'store', rowKey: `store.${w.today}.${w.today}.${STORE}`, colKey: 'guests' }, 'wang'],
    ['manage.chart', { range: '7d' }, 'wang'],
  ] as [EndpointName, Fields, Who][]) {
    const text = await said(await send(name, fields, who));
    expect([name, SECRETS.some((secret) => text.includes(secret))]).toEqual([name, true]);
  }
});
