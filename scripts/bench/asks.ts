/** Every question of the contract that reads something, as people ask it, and who asks: for measuring what grows and for reading its plans. */
import { endpoints, type EndpointName } from '../../src/contract/endpoints';
import type { Endpoint, EndpointRow } from '../../src/contract/kit';
import type { Roles } from '../../src/contract/roles';
import { schemas } from '../../src/contract/schemas';
import { OWNER } from './bigShop';

export interface Ask {
  /** The endpoint with what is asked of it. */
  name: string;
  endpoint: EndpointName;
  url(token: string): string;
  /** Who asks it. */
  mobile: string;
}

type Fields = Readonly<Record<string, string | number>>;

/** Ids of the database that is asked. */
export interface Known {
  order: string;
  orderNo: string;
  address: string;
}

const GOODS = '1013';
/** 西湖总店. */
const CHAT = 'GROUP697001';
const MONTH = { from: '2026-05-18', to: '2026-06-16' };
const HERE = { lat: 25.02, lng: 102.7 };

/** What is asked beside nothing; a call whose row needs a value and that is missing here is not asked: its answer is about one row. */
const asked = ({ order, orderNo, address }: Known): Partial<Record<EndpointName, readonly Fields[]>> => ({
  'shop.productIndex': [
    {},
    { page: 3 },
    { sort: 'sales' },
    { sort: 'priceAsc' },
    { sort: 'newest' },
    { categoryId: '1' },
    { origin: '云南勐库' },
    { priceMin: 10_000, priceMax: 50_000 },
    { inStock: 'true' },
    { keyword: '白茶' },
    { keyword: '昔归晚霞' },
    { scene: 'new' },
    { scene: 'vip' },
  ],
  'shop.productView': [{ id: GOODS }],
  'shop.productReviews': [{ id: GOODS }, { id: GOODS, filter: 'photo' }],
  'shop.freightFee': [{ regionCode: '530102', lines: JSON.stringify([{ skuId: '101301', qty: 1 }]) }],
  'shopV2.home': [{}, { page: 2 }],
  'shopV2.giftProduct': [{ amount: 30_000 }],
  'tea.search': [{ keyword: '白茶' }, { keyword: '昔归' }, { keyword: '大红跑' }, { keyword: '龙', suggest: 'true' }],
  'video.alibabaVideo': [{ id: '8801' }],
  'video.search': [{}, { keyword: '茶' }],
  'video.videoSearch': [{ keyword: '白茶' }, { keyword: '茶', sort: 'plays' }],
  'video.slicing': [{}, { keyword: '银针' }],
  'memberOrder.index': [
    {},
    { page: 2 },
    { tab: 'unpaid' },
    { tab: 'review' },
    { tab: 'afterSale' },
    { keyword: '白毫' },
    { keyword: '没有的' },
    { keyword: orderNo },
    { kind: 'pickup' },
  ],
  'memberOrder.view': [{ id: order }],
  'memberOrder.express': [{ id: order }],
  'address.view': [{ id: address }],
  'pay.cashier': [{ orderGroup: 'order', orderId: order }],
  'pay.result': [{ orderGroup: 'order', orderId: order }],
  'activity.index': [{}, { id: '9401' }, { id: '9412' }],
  'activity.door': [{ activityId: '9412' }],
  'activity.input': [{ activityId: '9412' }],
  'activity.vip': [{ activityId: '9412' }],
  'activity.productCate': [{ activityId: '9412' }],
  'activity.product': [{ activityId: '9412' }, { activityId: '9412', page: 2 }],
  'tea.productHot': [{}, { period: 'month' }, { period: 'year' }, { cateId: '1' }],
  'memberV4.hobbyProduct': [{}, { page: 3 }],
  'footprint.index': [{}, { cateId: '1' }, { page: 3 }],
  'collect.index': [{}, { kind: 'goods' }],
  'credits.index': [{ unit: 'money' }, { unit: 'points', dir: 'in' }],
  'credits.statistics': [{}, { unit: 'points' }],
  'integralGoods.index': [{}, { mine: 'true' }, { cateId: 'tea', range: '500-2000' }],
  'recharge.index': [{}],
  'withdraw.preview': [{ amount: 5000, method: 'bank' }],
  'member.withdrawLog': [{}, { page: 2 }, { status: 'success' }],
  'memberInvoice.orders': [{ group: 'order' }, { group: 'recharge' }],
  'memberInvoice.index': [{}, { status: 'issued' }],
  'memberInvoice.titles': [{}],
  'memberInvoice.companies': [{ keyword: '文化' }],
  'shop.invoice': [{ orderId: order }],
  'achievement.index': [{}, { orders: 'true', status: 'pending' }, { source: 'activity' }, { page: 3 }],
  'achievement.statistics': [{}, { range: '6m' }],
  'income.cashList': [{}, { target: 'balance' }],
  'member.declaration': [{}],
  'special.directMembers': [{}],
  'member.team': [{}],
  'member.teamList': [{ depth: '1' }, { depth: '2', sort: 'amount' }],
  'credits.rank': [
    { scope: 'team', unit: 'growth' },
    { scope: 'all', unit: 'points' },
  ],
  'donation.index': [{}],
  'redEnvelope.index': [{}, { status: 'waiting' }],
  'coupon.index': [{}, { status: 'used' }, { sort: 'soon' }, { sort: 'worth' }],
  'marketing.couponType': [{}, { goodsId: GOODS }],
  'marketing.wholesale': [{ type: 'group' }, { type: 'tier' }],
  'marketing.auction': [{}, { status: 'ended' }],
  'marketing.wholesaleView': [{ id: '3402' }],
  'customer.index': [{}, { sort: 'amount' }, { sort: 'last' }, { scope: 'pool' }, { keyword: '明远' }, { due: 'true' }],
  'customer.infoNew': [{ mobile: '13700000000' }],
  'manage.quoteList': [{}, { tab: 'sent' }, { scope: 'team', keyword: '茶礼' }],
  'manage.quoteProduct': [{}, { keyword: '龙井' }],
  'asset.info': [{}, { keyword: '盖碗' }, { mine: 'true' }],
  'assetStock.stock': [{}, { status: 'finished' }],
  'assetStock.stockAsset': [{ auditId: '698201' }, { auditId: '698201', state: 'exception' }],
  'escrow.index': [{}, { tab: 'requests' }],
  'jiaozhu.index': [{}],
  'stock.order': [{}, { tab: 'pending' }, { tab: 'done' }],
  'stock.goods': [{}, { low: 'true' }],
  'manage.reportTable': (['day', 'store', 'employee', 'goods', 'table'] as const).map((kind) => ({ kind, ...MONTH })),
  'manage.reportCell': [{ kind: 'store', rowKey: `store.${MONTH.from}.${MONTH.to}.1`, colKey: 'reported' }],
  'manage.chart': [
    { range: 'today' },
    { range: '30d' },
    { range: '30d', storeId: '1' },
    { range: 'custom', ...MONTH },
    { range: 'custom', from: '2024-07-01', to: '2026-06-16' },
  ],
  'manage.chartWhy': [{ range: '30d', figure: 'sales' }],
  'stock.returns': [{}, { keyword: 'SF1' }],
  'marketPlace.index': [{}],
  'marketPlace.view': [{ id: '9204' }],
  'marketPlace.my': [{}],
  'merchant.nearby': [HERE],
  'merchant.list': [{}, { keyword: '茶' }],
  'tea.fields': [{}, { region: '武夷山' }],
  'tea.fieldView': [{ id: '7102' }],
  'tea.fieldTrees': [{ id: '7102' }, { id: '7102', left: 400, top: 400, right: 600, bottom: 600, free: 'true' }],
  'tea.treeView': [{ id: '75010' }],
  'tea.adoptIndex': [{}, { tab: 'claimable' }],
  'tea.adoptView': [{ id: '7203' }],
  'tea.harvests': [{}, { season: 'spring' }],
  'tea.shopCate': [{ storeId: '1' }],
  'tea.shopCateProduct': [{ storeId: '1' }],
  'tea.bookingSlots': [{ storeId: '1', date: '2026-07-01', party: 4, minutes: 120 }],
  'tea.booking': [{}, { tab: 'done' }],
  'tea.store': [{ id: '1' }],
  'scanCode.isCart': [{ code: 'T1-02.demot102' }],
  'scanCode.orderPay': [{ sessionId: '757001' }],
  'legacy.houseIndex': [{}, { storeId: '1' }],
  'legacy.houseDetails': [{ id: '730111' }],
  'booking.search': [
    { date: '2026-07-01', party: 4 },
    { date: '2026-07-01', party: 4, start: '19:00', minutes: 120 },
  ],
  'booking.employeeNoList': [{ storeId: '1', date: '2026-07-01' }],
  'booking.serviceType': [{ storeId: '1' }],
  'booking.orderInfo': [{ id: '742001' }],
  'booking.days': [{ party: 4 }, { storeId: '1', party: 4, days: 31 }],
  'booking.calendar': [{ id: '742001' }],
  'booking.deskStranded': [{ from: 1_782_835_200_000, to: 1_782_921_600_000 }],
  'atShop.goodsClass': [{}, { scene: 'wholesale' }],
  'article.index': [{}, { keyword: '茶' }],
  'ding.tasksMessage': [{}, { tab: 'done' }],
  'ding.tasksColleagues': [{ id: 696920, action: 'forward' }],
  'process.input': [{}, { kind: 'purchase' }],
  'ding.chat': [{}, { keyword: '采购' }, { conversationId: CHAT }, { conversationId: CHAT, around: '697140' }],
  'ding.chatInfo': [{ conversationId: CHAT }],
  'ding.chatFile': [{ conversationId: CHAT, messageId: '697133' }],
  'ding.chatSearch': [
    { conversationId: CHAT, keyword: '班章' },
    { conversationId: CHAT, type: 'file' },
  ],
  'ding.token': [{ url: 'http://localhost:8086/h5/dingding/pages/index' }],
  'desk.search': [{ keyword: orderNo }, { keyword: '13800000001' }, { keyword: '林知夏' }, { keyword: 'SF1000000001' }],
  'orderDesk.view': [{ id: order }],
  'desk.deadLetters': [{}, { page: 2 }],
  'special.release': [{}, { tab: 'mine' }, { tab: 'ended' }],
  'special.releaseRank': [{ id: '9803' }, { id: '9804', page: 1 }],
  'businessCard.index': [{ id: '9902' }],
  'college.liveView': [{ id: '9704' }],
  'college.course': [{}, { kind: 'video', sort: 'hot' }, { mine: 'true' }, { keyword: '茶' }],
  'college.courseView': [{ id: '7303' }],
  'college.lesson': [{ id: '7303', lessonId: '7417' }],
  'college.orderPreview': [{ courseId: '7308' }],
  'college.orderView': [{ id: '7601' }],
  'college.search': [{ keyword: '岩茶' }, { keyword: '岩茶', courseId: '7303' }],
  'college.note': [{ courseId: '7303' }],
  'college.live': [
    {},
    { status: 'replay', sort: 'plays' },
    { date: '2026-06-16' },
    { keyword: '冷泡' },
    { mine: 'true' },
  ],
  'college.liveMessages': [{ id: '9701' }, { id: '9704', after: 1_780_000_000_000, rev: 0 }],
  'college.liveQuestions': [{ id: '9701' }],
  'college.liveDesk': [{ id: '9701' }],
  'special.wholesaleList': [{ tab: 'orders' }, { tab: 'groups' }, { tab: 'inquiries' }],
  'memberV4.qrcode': [{ kind: 'member' }],
  'legacy.userItem': [{}],
});

/** 林知夏 holds no role; these do. */
const HOLDERS: readonly [role: string, mobile: string][] = [
  ['team', '13800000010'],
  ['channel', '13800000040'],
  ['wholesaler', '13800000020'],
  ['staff', '13900000001'],
];
const mobileOf = (role: Roles | undefined) =>
  role === undefined ? OWNER : (HOLDERS.find(([word]) => JSON.stringify(role).includes(word))?.[1] ?? OWNER);

export function allAsks(known: Known): Ask[] {
  const table = asked(known);
  return (Object.keys(endpoints) as EndpointName[]).flatMap((endpoint) => {
    const { method, path }: Endpoint = endpoints[endpoint];
    const { request, role }: EndpointRow = schemas[endpoint];
    if (method !== 'GET') return [];
    const all = table[endpoint] ?? ((request.required ?? []).length === 0 ? [{}] : []);
    return all.map((fields): Ask => {
      const words = Object.entries(fields).map(([key, value]) => `${key}=${value}`);
      const query = (token: string) => {
        const rest = Object.entries({ ...fields, 'access-token': token }).filter(([key]) => !path.includes(`:${key}`));
        return new URLSearchParams(rest.map(([key, value]) => [key, String(value)])).toString();
      };
      const address = path.replace(/:(\w+)/g, (_all, key: string) => String(fields[key]));
      return {
        name: [endpoint, ...words].join(' '),
        endpoint,
        url: (token) => `${address}${address.includes('?') ? '&' : '?'}${query(token)}`,
        mobile: mobileOf(role),
      };
    });
  });
}
