/**
 * Other people's ids. What an id of a request stands for is learnt by asking with an id of nobody and hearing the queries that follow;
 * then the endpoint is asked with ids that others have there. To whom a thing does not belong it is as though it did not exist: a
 * refusal, or the answer that an id of nobody gets; and nothing of anybody else has changed.
 */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { EndpointName } from '../../../src/contract/endpoints';
import { clientCollaborators, members, sessions } from '../../../server/db/schema';
import { createTestServer, PAY_PASSWORD, type TestServer } from '../harness';
import { FRIEND, holderOf } from '../holders';
import { idsIn, put, withWords, type Path } from './ids';
import { everything } from './malformed';
import { listenToQueries, ownersOf } from './owners';
import { fit, problemOf, rows, send, type Fields, type Row } from './rows';

/**
 * What is made for others: what a member shows may be liked and reported by everybody, a card is there to be looked at and exchanged, the transfers of a
 * store's assets are read by its area asset (rule 23.1; other stores are refused in server/asset), a certificate of an adoption names its owner masked (rule 25.3),
 * what buyers send back is received by the stock staff (rule 24.9; a merchant's is refused in server/afterSale).
 */
const FOR_OTHERS: Partial<
  Record<EndpointName, { field?: string; words?: readonly string[]; tables?: readonly string[] }>
> = {
  'tea.lifePost': { field: 'action', words: ['like', 'unlike', 'report'] },
  'businessCard.index': { tables: ['business_cards'] },
  'asset.transferList': { tables: ['asset_transfers'] },
  'tea.adoptView': { tables: ['adoptions'] },
  'site.poster': { tables: ['business_cards'] },
  'businessCard.save': { field: 'action', words: ['like', 'exchange'] },
  'stock.returnReceive': { tables: ['after_sales'] },
  // Colleagues are named, requests to buy answered, by whoever works in the area.
  'customer.save': { tables: ['employees'] },
  'customer.saveNew': { tables: ['employees'] },
  'manage.quoteInfo': { tables: ['wholesale_inquiries'] },
  'manage.reportTable': { tables: ['employees'] },
  'manage.dailyInput': { tables: ['daily_reports'] },
  // Reviews and requests to buy are answered by whoever works in the area, and whom the service writes to is any member (rules 26.9, 26.10).
  'reviewDesk.save': { tables: ['reviews'] },
  'manage.inquiryMove': { tables: ['wholesale_inquiries'] },
  'desk.member': { tables: ['members'] },
  'desk.tell': { tables: ['members'] },
  // Orders of the house are everybody's who looks after them (rule 26.5).
  'orderDesk.view': { tables: ['orders'] },
  'orderDesk.address': { tables: ['orders'] },
  'orderDesk.note': { tables: ['orders'] },
  'orderDesk.notify': { tables: ['orders'] },
  // What guests ask for is decided and printed by whoever serves their store (rule 39.1); a waiter of another one is refused in server/tableService.
  'scanCode.returnPass': { tables: ['table_returns'] },
  'scanCode.returnReject': { tables: ['table_returns'] },
  'scanCode.printTicket': { tables: ['table_rounds'] },
  // What guests booked is looked after by whoever works at the desk of its store (rule 33.13); a desk of another one is refused in server/booking.
  'booking.deskSave': { tables: ['bookings'] },
  'booking.deskMove': { tables: ['bookings'] },
  // Whom a manager assigns a course (rule 41.12); who manages nothing is refused in server/college.
  'college.assign': { tables: ['employees', 'team_members'] },
  'college.assignDrop': { tables: ['course_assignments'] },
};
/** How many ids of one's own stand beside the one that is asked for. */
const TURNS = 3;
/** So often an id is tried in vain. */
const PATIENCE = 40;
const nobody = (at: number) => String(900_000_000_000_000_001n + BigInt(at));

/** On a busy machine; an order has many ids. */

interface Case {
  fields: Fields;
  path: Path;
  table: string;
}

let app: TestServer;
let queries: ReturnType<typeof listenToQueries>;
beforeAll(async () => {
  app = await createTestServer({ seed: true });
  // Nobody shares a client here; the suite of clients does.
  await app.db.delete(clientCollaborators);
  queries = listenToQueries();
});
afterAll(async () => {
  queries.stop();
  await app.close();
});

/** Consultants lead nobody: what is a colleague's is foreign to them. Holders of the other roles see it as managers. */
const CONSULTANT = '13900000007';
const isOfClients = (name: string) => /^(customer\.|manage\.quote|process\.)/.test(name);

/** FRIEND has a little of everything, and MEMBER, whose things are foreign then, has a lot. */
async function callerOf(row: Row) {
  const mobile =
    isOfClients(row.name) && row.policy.role ? CONSULTANT : row.policy.role ? holderOf(row.policy.role) : FRIEND;
  const [me] = await app.db.select({ id: members.id }).from(members).where(eq(members.mobile, mobile));
  const token = await app.login(mobile);
  await app.db.update(sessions).set({ channelLogin: true }).where(eq(sessions.memberId, me!.id));
  const { properties } = row.policy.request;
  const proof = properties.payToken
    ? (await app.call('member.checkPayPw', { password: PAY_PASSWORD }, { token })).data
    : undefined;
  const ask = (fields: Fields) => {
    const asked = properties.requestId ? { ...fields, requestId: randomUUID() } : fields;
    return send(app.http, row, { what: '', fields: asked }, token);
  };
  return { ask, owners: ownersOf(app.db, me!.id), proof: proof?.payToken ? { payToken: proof.payToken } : {} };
}
type Caller = Awaited<ReturnType<typeof callerOf>>;

/** Every way to ask in which an id was looked for, and in which table. */
async function findCases({ policy: { request } }: Row, paths: Path[], variants: Fields[], caller: Caller) {
  const cases: Case[] = [];
  const vain = new Map<Path, number>();
  const rich = { ...everything(request), ...caller.proof };
  for (const variant of variants) {
    const mine = new Map<Path, string[]>();
    /** With ids of one's own in all the other places, where it is known what they are. */
    const filled = (fields: Fields, turn: number) =>
      [...mine].reduce((made, [path, ids]) => put(request, made, path, ids[turn % ids.length]!), fields);
    const bodies = [variant, { ...rich, ...variant }];
    const lookFor = async (path: Path, tries: Fields[]) => {
      if ((vain.get(path) ?? 0) >= PATIENCE) return;
      const id = nobody(paths.indexOf(path));
      for (const fields of tries) {
        queries.forget();
        await caller.ask(put(request, fields, path, id));
        const tables = queries.tablesOf(id);
        if (tables.length === 0) continue;
        cases.push(...tables.map((table) => ({ fields, path, table })));
        const ids = (await Promise.all(tables.map(caller.owners.mine))).flat();
        mine.set(path, ids.length > 0 ? ids : [id]);
        return;
      }
      vain.set(path, (vain.get(path) ?? 0) + tries.length);
    };
    for (const path of paths) await lookFor(path, bodies);
    const more = bodies.flatMap((body) => Array.from({ length: TURNS }, (_, turn) => ({ body, turn })));
    for (const path of paths.filter((one) => mine.size > 0 && !mine.has(one)))
      await lookFor(
        path,
        more.map(({ body, turn }) => filled(body, turn)),
      );
  }
  return cases;
}

const targets = rows.map((row) => ({ row, paths: idsIn(row.policy.request) })).filter(({ paths }) => paths.length > 0);
const found = { owned: new Set<string>(), open: new Map<string, string>(), unasked: new Set<string>() };

test.each(targets.map((target) => [target.row.name, target] as const))('%s', async (name, { row, paths }) => {
  const { request } = row.policy;
  const caller = await callerOf(row);
  const { field = '', words = [], tables = [] } = FOR_OTHERS[name] ?? {};
  const variants = withWords(row, fit(row)).filter((variant) => !words.includes(String(variant[field])));
  const cases = await findCases(row, paths, variants, caller);

  const problems: string[] = [];
  const sums = async (): Promise<Record<string, string>> =>
    row.endpoint.method === 'GET' ? {} : caller.owners.sumsOfOthers();
  const before = await sums();
  for (const { fields, path, table } of cases.filter((one) => !tables.includes(one.table))) {
    const foreign = await caller.owners.foreign(table);
    const place = `${name} ${path.join('.')}`;
    if (foreign.length > 0) found.owned.add(place);
    else if (!caller.owners.isOwned(table)) found.open.set(place, table);
    if (foreign.length === 0) continue;
    const none = await caller.ask(put(request, fields, path, nobody(paths.indexOf(path))));
    for (const id of foreign) {
      const reply = await caller.ask(put(request, fields, path, id));
      const isRefused = !problemOf(reply) && problemOf(reply, { code: 200 }) !== '';
      if (isRefused || (reply.status === 200 && reply.text === none.text)) continue;
      problems.push(`${JSON.stringify(fields)} with ${path.join('.')}=${id} of ${table}: ${reply.text.slice(0, 200)}`);
    }
  }
  const after = await sums();
  const changed = Object.entries(before).filter(([table, sum]) => after[table] !== sum);
  for (const path of paths.map((one) => `${name} ${one.join('.')}`))
    if (!found.owned.has(path) && !found.open.has(path)) found.unasked.add(path);
  expect({ problems, changed }).toEqual({ problems: [], changed: [] });
});

/** Ids that are not asked here with somebody else's, by the reason. */
const UNASKED: Readonly<Record<string, readonly string[]>> = {
  'a class, series, level, plan or place of a list that everybody reads': [
    'booking.employeeNoList serviceTypeId',
    'booking.search serviceTypeId',
    'booking.hold serviceTypeId',
    'booking.waitSave serviceTypeId',
    'tea.bookingSave serviceTypeId',
    'booking.serviceType storeId',
    'tea.salon themeId',
    'manage.quoteProduct categoryId',
    'customer.saveNew client.hobbyTagIds.[]',
    'activity.product cateId',
    'marketing.wholesale categoryId',
    'marketing.wholesaleView groupId',
    'shop.productIndex categoryId',
    'shop.productView campaignId',
    'shop.productView groupId',
    'channel.product categoryId',
    'marketPlace.index series',
    'donation.create projectId',
    'tea.master cateId',
    'tea.producer cateId',
    'tea.harvests fieldId',
    'tea.merchantList cateId',
    'merchant.list cateId',
    'marketing.discount slotId',
    'tea.productHot cateId',
    'footprint.index cateId',
    'memberV4.newGiftSave goodsId',
    'special.prizeDraw poolId',
    'integralGoods.index cateId',
    'merchant.product categoryId',
    'merchant.categoryCreate parentId',
    'tea.shopCateProduct cateId',
    'tea.lifePost storeId',
    'video.index cateId',
    'video.slicing cateId',
    'video.videoSearch cateId',
    'college.course cateId',
    'college.live teacherId',
    'college.material cateId',
    'level.up levelId',
    'level.up planId',
    'jiaozhu.applySave planId',
    'recharge.create packageId',
    'shopV2.wholesale categoryId',
    'atShop.goodsIndex categoryId',
    'special.inquirySave lines.[].categoryId',
    'asset.transfer toStoreId',
    'asset.transfer toDeptId',
    'assetStock.stockCreate categoryId',
    'assetStock.stockCreate deptId',
  ],
  "read by the area of its store; the suite of its domain asks with another store's": ['asset.transferList id'],
  'a certificate, which everybody may see with a masked name; the suite of groves asks for what is none': [
    'tea.adoptView id',
  ],
  "what a buyer sent back, received by every stock clerk; the suite of after-sales asks for a merchant's": [
    'stock.returnReceive id',
  ],
  "a colleague, a colleague's report or a request to buy, named by whoever works in the area; the suites of client, quote and report ask in their scope":
    [
      'customer.save patch.collaborators.[]',
      'customer.saveNew client.collaborators.[]',
      'manage.dailyInput id',
      'manage.quoteInfo inquiryId',
      'manage.reportTable employeeId',
    ],
  "orders of the house, everybody's who looks after them; the suite of the order desk asks for a merchant's": [
    'orderDesk.address id',
    'orderDesk.note id',
    'orderDesk.notify id',
    'orderDesk.view id',
  ],
  "goods and messages of a live room, named by who leads it; the suite of live rooms asks with another room's": [
    'college.liveHost goodsId',
    'college.liveHost messageId',
  ],
  'what whoever works in the area answers, and a member whom the service writes to': [
    'desk.member id',
    'desk.tell id',
    'manage.inquiryMove id',
    'reviewDesk.save id',
  ],
  'a dish of the menu or a choice of it, which everybody reads': [
    'scanCode.insertCartItem productId',
    'scanCode.insertCartItemFeeding productId',
    'scanCode.insertCartItemFeeding specId',
    'scanCode.insertCartItemSpec productId',
    'scanCode.insertCartItemSpec specId',
    'scanCode.insertCartItemSpec skuId',
    'scanCode.reduceCartItemByFeeding productId',
    'scanCode.reduceCartItemBySpec productId',
    'scanCode.reduceCartItemBySpec specId',
    'scanCode.seatCartProduct productId',
    'scanCode.tableAct productId',
  ],
  'a room of the store, which everybody may book': [
    'booking.hold roomId',
    'tea.bookingAct roomId',
    'tea.bookingSave roomId',
  ],
  'the number that its owner sends along with a link': ['activity.signUpSave shareId'],
  'decided and printed by whoever serves the store; the suite of tables asks as a waiter of another one': [
    'scanCode.returnPass id',
    'scanCode.returnReject id',
    'scanCode.printTicket orderId',
    'scanCode.businessSummary storeId',
    'scanCode.tableAct storeId',
    'scanCode.tableAct bookingId',
    'screen.act orderId',
    'screen.act lineIds.[]',
  ],
  'an own address, by whom something is taken home; the suite of that sends to one of somebody else': [
    'scanCode.insertCartItemSpec addressId',
  ],
  'a booking, changed and moved by whoever works at the desk of its store; the suite of the desk asks from another one':
    ['booking.deskMove id', 'booking.deskSave id'],
  'whom a manager assigns a course; the suite of the college asks as who manages nothing': [
    'college.assign employeeIds.[]',
    'college.assign memberIds.[]',
    'college.assignDrop id',
  ],
  'sought among the lessons of the course, which everybody sees; the suite of the college asks with those of another one':
    ['college.lesson lessonId', 'college.progress lessonId', 'college.quiz lessonId', 'college.noteSave lessonId'],
  'names an attempt, not a row': [
    'activity.doorSave opId',
    'activity.seatHold opId',
    'patrol.rectify opId',
    'patrol.scanCodeSave opId',
    'scanCode.backOrder opId',
    'scanCode.cart opId',
    'scanCode.deleteCartItem opId',
    'scanCode.insertCartItem opId',
    'scanCode.insertCartItemFeeding opId',
    'scanCode.insertCartItemSpec opId',
    'scanCode.insertItemByCart opId',
    'scanCode.reduceCartItemByFeeding opId',
    'scanCode.reduceCartItemBySpec opId',
    'scanCode.tableAct opId',
    'screen.act opId',
    'assetStock.checkAsset opId',
    'assetStock.delAsset opId',
  ],
  'a specification, which everybody may buy': [
    'ding.chatSend clientId',
    'ding.chatReport clientId',
    'cartItem.create skuId',
    'cartItem.merge lines.[].skuId',
    'cartItem.update skuId',
    'shop.freightFee lines.[].skuId',
    'channel.preview lines.[].skuId',
    'atShop.createOrderChannel lines.[].skuId',
    'shop.orderPreview lines.[].skuId',
    'shop.orderCreate lines.[].skuId',
    'merchant.orderExpress lines.[].skuId',
    'stock.orderSave lines.[].skuId',
    'atShop.cartAdd skuId',
    'atShop.freight lines.[].skuId',
    'atShop.createOrderRetail lines.[].skuId',
  ],
  'sought among what was read for its owner: the lines of the order, the document or the table, the samples of the tasting, the stores and colleagues of the patrol, the classes of the seller, the gifts of the member':
    [
      'activity.inputSave sampleId',
      'college.mistakeAnswer lessonId',
      'college.noteSave id',
      'college.orderCreate couponId',
      'college.orderPreview couponId',
      'patrol.index storeId',
      'patrol.rectify employeeId',
      'patrol.scanCodeSave results.[].itemId',
      'scanCode.cartItem lineId',
      'scanCode.legSave lineIds.[]',
      'scanCode.orderPay lineIds.[]',
      'scanCode.tableAct lineIds.[]',
      'memberOrder.returnQuote lines.[].lineId',
      'stock.orderSave lines.[].lineId',
      'memberOrder.returnApply lines.[].lineId',
      'memberOrder.express parcelId',
      'memberOrder.review reviews.[].lineId',
      'merchant.categoryUpdate id',
      'merchant.categoryDelete id',
      'member.giftClaim id',
    ],
  'a field of the specification that nothing reads there': [
    'coupon.getcouponlist clientId',
    'stock.orderSave warehouseId',
    'cartItem.merge lines.[].cartItemId',
    'shop.freightFee lines.[].cartItemId',
    'channel.preview lines.[].cartItemId',
    'atShop.createOrderChannel lines.[].cartItemId',
    'merchant.orderExpress lines.[].cartItemId',
    'shop.orderPreview lines.[].cartItemId',
    'shop.orderCreate lines.[].cartItemId',
    'atShop.freight lines.[].cartItemId',
    'atShop.createOrderRetail lines.[].cartItemId',
  ],
  'refused before it is sought, for the rest is made up; the suite of its domain asks with the real ones of somebody else':
    [
      'booking.desk storeId',
      'booking.deskClose roomId',
      'booking.deskClose storeId',
      'booking.deskMove roomId',
      'booking.deskPause storeId',
      'booking.deskSave roomId',
      'booking.deskStranded roomId',
      'booking.deskStranded storeId',
      'booking.hold bookingId',
      'booking.hold id',
      'tea.bookingSave couponId',
      'scanCode.completeCustomerInfo invoiceTitleId',
      'scanCode.deleteCartItem lineId',
      'scanCode.doOrderPay legId',
      'scanCode.insertItemByCart lineId',
      'scanCode.linePayer lineId',
      'scanCode.orderList storeId',
      'scanCode.orderPay couponId',
      'scanCode.preview couponId',
      'scanCode.tableAct orderId',
      'scanCode.tableAct tableId',
      'scanCode.tableAct targetTableId',
      'customer.comeVisitPlanSave planId',
      'customer.inviteInfo clientId',
      'customer.inviteInfo id',
      'customer.inviteSave activityId',
      'customer.inviteSave clientId',
      'customer.inviteSave id',
      'customer.inviteSave planId',
      'customer.inviteSave roomId',
      'customer.inviteSave storeId',
      'customer.maintSave couponTemplateId',
      'customer.maintSave id',
      'customer.maintSave planId',
      'customer.merge goneId',
      'customer.merge keptId',
      'customer.planSave id',
      'customer.visitPlanSave stopId',
      'customer.visitPlanSave stops.[].planId',
      'ding.absenceSave standInId',
      'ding.chat after',
      'ding.chat around',
      'ding.chatFile messageId',
      'ding.chatMark messageId',
      'ding.chatReport refId',
      'ding.chatSearch fromId',
      'ding.chatSend body.mentions.[]',
      'ding.chatSend body.messageId',
      'ding.chatSend body.refId',
      'ding.chatSend body.replyTo',
      'ding.chatSend memberIds.[]',
      'ding.chatTask assigneeId',
      'ding.chatTask messageId',
      'ding.tasksHand toId',
      'manage.chart storeId',
      'manage.chartWhy storeId',
      'manage.dailyInput storeId',
      'manage.dailyInputSave storeId',
      'manage.dailyInputSaveNew storeId',
      'manage.quoteAnswer chosen.[]',
      'manage.quoteAnswer lineId',
      'manage.quoteScan clientId',
      'manage.reportMark id',
      'manage.reportMark storeId',
      'manage.reportTable storeId',
      'orderDesk.quote lines.[].lineId',
      'orderDesk.refund lines.[].lineId',
      'site.dingChat employeeId',
      'asset.transfer assetIds.[]',
      'stock.orderSave targetId',
      'assetStock.stockCreate memberIds.[]',
      'businessCard.index id',
      'businessCard.save patch.goodsIds.[]',
      'businessCard.save patch.articleIds.[]',
      'businessCard.save exchangeWith',
      'channel.preview addressId',
      'atShop.createOrderChannel addressId',
      'atShop.createOrderRetail addressId',
      'escrow.act addressId',
      'escrow.act slotId',
      'jiaozhu.applySave slotIds.[]',
      'escrow.act toId',
      'escrow.act storeId',
      'tea.adoptAct addressId',
      'tea.adoptAct storeId',
      'tea.adoptAct toId',
      'shop.opinion orderId',
      'tea.feedbackSave incomeId',
      'tea.feedbackSave orderId',
      'memberInvoice.apply orderIds.[]',
      'memberInvoice.act titleId',
      'shop.orderPreview campaignId',
      'shop.orderPreview groupId',
      'shop.orderPreview addressId',
      'shop.orderPreview storeId',
      'shop.orderPreview couponId',
      'shop.orderPreview quoteId',
      'shop.orderCreate campaignId',
      'shop.orderCreate groupId',
      'shop.orderCreate addressId',
      'shop.orderCreate storeId',
      'shop.orderCreate couponId',
      'shop.orderCreate quoteId',
      'memberV4.newGiftSave addressId',
      'special.exchange addressId',
      'integralGoods.exchange addressId',
      'integralGoods.give toId',
      'integralGoods.accept addressId',
      'withdraw.draw cardId',
    ],
  'of which the seed has none of somebody else; the suite of its domain makes one': [
    'booking.queueAct id',
    'activity.waitLeave id',
    'booking.waitLeave id',
    'atShop.voucher id',
    'file.videoDelete id',
    'integralGoods.accept id',
    'merchant.productCreate categoryId',
    'merchant.productUpdate categoryId',
    'special.inquiry id',
  ],
};
/** Tables whose rows are nobody's, and why an id of them may be asked by everybody who may ask at all. */
const OPEN: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    'what the shop shows to everybody': [
      'activities',
      'adopt_plans',
      'articles',
      'campaigns',
      'collectibles',
      'coupon_templates',
      'courses',
      'discount_zones',
      'exchange_goods',
      'goods',
      'groups',
      'hobby_tags',
      'lessons',
      'live_rooms',
      'masters',
      'materials',
      'menu_items',
      'merchant_cates',
      'merchants',
      'producers',
      'red_packet_rains',
      'releases',
      'rooms',
      'service_types',
      'skus',
      'stores',
      'tea_fields',
      'tea_trees',
      'video_slices',
      'videos',
    ],
    'who is found by a number that he gave away': ['members'],
    "a table's, whose guests and waiters are in a list of their own: the suite of tables asks as guests of another table and as a waiter of another store":
      ['table_round_lines', 'table_sessions'],
    "what is a store's: the suites of asset, booking, patrol, stockTake and warehouse ask with another store's": [
      'assets',
      'patrol_points',
      'patrol_records',
      'room_closures',
      'stock_documents',
      'stock_take_lines',
      'stock_takes',
    ],
    'both of which every clerk of the desk sees his part of': ['warehouses'],
    "a manager's; the suites of desk and client ask as an employee who leads nobody": ['client_merges', 'jobs'],
    "what is a desk's: the suites of tasks and of roles ask with other desks": ['tasks'],
  }).flatMap(([reason, tables]) => tables.map((table) => [table, reason])),
);

test('every id of a request is asked with one of somebody else, names what everybody sees, or has its reason', () => {
  const { owned, open, unasked } = found;
  expect([...unasked].sort()).toEqual(Object.values(UNASKED).flat().sort());
  expect([...new Set(open.values())].sort()).toEqual(Object.keys(OPEN).sort());
  expect(owned.size).toBeGreaterThan(targets.length / 3);
  expect(app.logs.filter((line) => line.includes('"fault"'))).toEqual([]);
});
