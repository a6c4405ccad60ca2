/** Answers of a small shop: one tea in four specifications, a basket, an order, a cashier. */
import type {
  ActivityCard,
  Article,
  AssetTransfer,
  AssetView,
  CartLine,
  CartView,
  CashierView,
  CellarView,
  CategoryNode,
  CouponCard,
  DataOf,
  EscrowLot,
  EscrowRequest,
  GoodsCard,
  GoodsDetail,
  GroupView,
  IncomeRow,
  IncomeStat,
  MasterCard,
  Member,
  OrderCard,
  OrderDetail,
  OrderLine,
  PaymentView,
  SettleView,
  SignPackage,
  SiteConfig,
  SkuView,
  StockTakeCard,
  StockTakeDetail,
  StockTakeLine,
  UserBrief,
} from '@/contract';

export const NOW = 1_700_000_000_000;
export const MEMBER: Member = {
  id: '1',
  no: 'M80472',
  nickname: '沈知遥',
  avatar: '',
  gender: '',
  birthday: '',
  mobile: '138****2047',
  regionCode: '',
  region: '',
  bio: '',
  theme: 'red',
  levelId: '3',
  levelName: '雅士',
  level: { number: 3, need: 2000, discountBp: 9500, next: { name: '茶师', need: 8000, discountBp: 9200 } },
  cardDiscountBp: 9000,
  growth: 2860,
  points: 0,
  coins: 0,
  balance: 0,
  frozen: 0,
  income: 0,
  couponCount: 0,
  teamLevel: 0,
  roles: ['member'],
  areas: [],
  isManager: false,
  wholesaler: false,
  hasPassword: true,
  hasPayPassword: true,
  identity: 'none',
  hobbyDone: false,
  newGift: 'none',
  createdAt: NOW,
};
export const EMPLOYEE = {
  id: '2',
  no: 'E1002',
  name: '李牧之',
  avatar: '',
  title: '茶顾问',
  storeId: '3',
  storeName: '叶间·西湖总店',
};

export const site = (part: Partial<SiteConfig> = {}): SiteConfig => ({
  contact_img: '',
  contact_url: '',
  music_auto_play: 0,
  music_img: '',
  music_file: '',
  appName: '叶间',
  version: '2.0.0',
  versionCode: 119,
  theme: 'red',
  grayMode: false,
  hotWords: [],
  serviceMobile: '400-820-0119',
  serviceHours: '09:00-21:00',
  serviceUserId: '2',
  agreements: [],
  webHosts: [],
  demo: false,
  ...part,
});

/** What the server says to a reminder, an opinion, a payment password, a coupon that was taken. */
export const REMIND: DataOf<'wechat.remind'> = { kind: 'discount', targetId: '1', title: '', on: true };
export const OPINION: DataOf<'shop.opinion'> = {
  id: '1',
  no: 'F1',
  kind: 'service',
  content: '',
  photos: [],
  status: 'open',
  replies: [],
  unread: false,
  escalated: false,
  createdAt: NOW,
};
export const COLLECTED: DataOf<'collect.create'> = { on: true, count: 1 };
export const SIGNED: SignPackage = { appId: 'a', timestamp: '1', nonceStr: 'n', signature: 's' };
export const PAY_TOKEN: DataOf<'member.checkPayPw'> = { payToken: 'PT', expiresAt: NOW + 300_000, left: 5 };

export const card = (part: Partial<GoodsCard> = {}): GoodsCard => ({
  id: '101',
  title: '明前龙井',
  subtitle: '狮峰山',
  cover: '/images/goods/101.webp',
  price: 36800,
  marketPrice: 42000,
  tags: ['有机'],
  sales: 2316,
  stock: 40,
  soldOut: false,
  score: 4.9,
  ...part,
});

export const sku = (part: Partial<SkuView> = {}): SkuView => ({
  id: '1001',
  specValues: ['50g', '纸罐'],
  price: 36800,
  marketPrice: 42000,
  stock: 40,
  image: '/images/goods/101.webp',
  weight: 80,
  moq: 1,
  multiple: 1,
  ...part,
});

export const coupon = (part: Partial<CouponCard> = {}): CouponCard => ({
  id: '51',
  title: '春茶满减券',
  kind: 'cash',
  amount: 3000,
  percentBp: 0,
  cap: 0,
  threshold: 19900,
  scope: 'all',
  scopeText: '全场可用',
  validText: '领取后 30 天',
  left: 32,
  perMember: 1,
  claimed: 0,
  state: 'open',
  ...part,
});

export const takenCoupon = (): DataOf<'tea.getcoupon'> => ({
  id: '9',
  code: 'C9',
  card: coupon(),
  status: 'unused',
  from: NOW,
  to: NOW + 86_400_000,
  source: '领券中心',
});

export const goods = (part: Partial<GoodsDetail> = {}): GoodsDetail => ({
  card: card(),
  images: ['/images/goods/101.webp', '/images/goods/101-2.webp'],
  specs: [
    { name: '净含量', values: ['50g', '100g'] },
    { name: '包装', values: ['纸罐', '礼盒'] },
  ],
  skus: [
    sku({ stock: 0 }),
    sku({ id: '1002', specValues: ['100g', '纸罐'], price: 68000, stock: 8 }),
    sku({ id: '1003', specValues: ['100g', '礼盒'], price: 78000, stock: 40 }),
  ],
  detailHtml: '<p>清明前采</p>',
  attrs: [{ key: 'origin', label: '产地', value: '狮峰山' }],
  brew: { temp: '85℃', ratio: '3g', steps: ['温杯', '注水'] },
  promotions: [{ key: 'points', label: '积分', value: '100 积分抵 ¥1' }],
  coupons: [coupon()],
  freightText: '顺丰 ¥10 起，满 ¥99 包邮',
  deliveryTypes: ['express', 'pickup'],
  promises: [{ key: 'real', title: '正品溯源', text: '', icon: 'check' }],
  reviews: [],
  reviewCount: 0,
  collected: false,
  limits: { bought: 0 },
  escrowAllowed: false,
  similar: [card({ id: '102', title: '碧螺春' })],
  seller: '叶间自营',
  shareTitle: '明前龙井｜狮峰山',
  state: 'on',
  serverTime: NOW,
  ...part,
});

export const line = (part: Partial<CartLine> = {}): CartLine => ({
  id: '1',
  skuId: '1002',
  goodsId: '101',
  title: '明前龙井',
  cover: '/images/goods/101.webp',
  specText: '100g · 纸罐',
  price: 68000,
  qty: 1,
  stock: 8,
  moq: 1,
  multiple: 1,
  selected: true,
  state: 'ok',
  seller: '叶间自营',
  ...part,
});

export function cartOf(lines: readonly CartLine[], part: Partial<CartView> = {}): CartView {
  const valid = lines.filter(({ state }) => state === 'ok');
  const chosen = valid.filter(({ selected }) => selected);
  const goodsTotal = chosen.reduce((sum, { price, qty }) => sum + price * qty, 0);
  return {
    lines: valid,
    invalid: lines.filter(({ state }) => state !== 'ok'),
    selectedCount: chosen.length,
    goodsTotal,
    discount: 0,
    total: goodsTotal,
    hints: [],
    gifts: [],
    count: lines.length,
    ...part,
  };
}

export const orderLine = (part: Partial<OrderLine> = {}): OrderLine => ({
  id: '1',
  skuId: '1002',
  goodsId: '101',
  title: '明前龙井',
  cover: '/images/goods/101.webp',
  specText: '100g · 纸罐',
  price: 68000,
  qty: 1,
  share: { memberOff: 0, campaignOff: 0, couponOff: 0, pointsOff: 0, paid: 68000 },
  gift: false,
  reviewed: false,
  shippedQty: 0,
  returnedQty: 0,
  ...part,
});

export const AMOUNTS = {
  goods: 68000,
  memberOff: 0,
  campaignOff: 0,
  couponOff: 0,
  pointsOff: 0,
  vipOff: 0,
  freight: 0,
  adjust: 0,
  payable: 68000,
};

export const ADDRESS = {
  id: '7',
  name: '张三',
  mobile: '13811112222',
  regionCode: '330106',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
  detail: '龙井路1号',
  tag: '家',
  isDefault: true,
  deliverable: true,
};

export const STORE = {
  id: '3',
  name: '西湖总店',
  cover: '',
  address: '杨公堤 27 号',
  geo: { lat: 30.2, lng: 120.1 },
  tel: '0571',
  hours: '09:30-22:30',
  open: true,
  stockOk: true,
  tags: [],
  bookable: true,
  pickup: true,
};

export const settlement = (part: Partial<SettleView> = {}): SettleView => ({
  lines: [orderLine()],
  address: ADDRESS,
  deliveryType: 'express',
  deliveryTypes: [
    { value: 'express', label: '快递' },
    { value: 'pickup', label: '自提' },
  ],
  coupons: { usable: [], unusable: [] },
  points: { balance: 0, max: 0, used: 0, deduct: 0 },
  amounts: AMOUNTS,
  givePoints: 680,
  warnings: [],
  expireMinutes: 30,
  ...part,
});

export const order = (part: Partial<OrderCard> = {}): OrderCard => ({
  id: '900',
  no: 'YJ260701000001',
  kind: 'normal',
  status: 'unpaid',
  deliveryType: 'express',
  seller: '叶间自营',
  lines: [orderLine()],
  qty: 1,
  payable: 68000,
  actions: ['pay', 'cancel'],
  createdAt: NOW,
  ...part,
});

export const detail = (part: Partial<OrderDetail> = {}): OrderDetail => ({
  card: order(),
  address: ADDRESS,
  deliveryType: 'express',
  amounts: AMOUNTS,
  remark: '',
  parcels: [],
  afterSales: [],
  returnable: [],
  reviews: [],
  timeline: [{ key: 'created', label: '提交订单', value: String(NOW) }],
  givePoints: 680,
  serverTime: NOW,
  ...part,
});

export const cashier = (part: Partial<CashierView> = {}): CashierView => ({
  orderGroup: 'order',
  orderId: '900',
  no: 'YJ260701000001',
  title: '明前龙井',
  amount: 68000,
  expireAt: NOW + 1_800_000,
  serverTime: NOW,
  state: 'payable',
  methods: [
    { key: 'wallet', label: '余额支付', enabled: true },
    { key: 'js', label: '微信支付', enabled: true },
  ],
  balance: 326850,
  hasPayPassword: true,
  nextRoute: '/shop/pages/order/success?id=900',
  route: '/shop/pages/order/detail?id=900',
  ...part,
});

export const payment = (status: PaymentView['status']): PaymentView => ({
  id: '5',
  no: 'P1',
  orderGroup: 'order',
  orderId: '900',
  amount: 68000,
  channel: 'wallet',
  status,
});

export const group = (part: Partial<GroupView> = {}): GroupView => ({
  id: '3216',
  campaignId: '3206',
  leader: { id: '1', no: 'M1', nickname: '沈知遥', avatar: '', levelName: '雅士' },
  members: [],
  size: 10,
  lack: 3,
  expireAt: NOW + 3_600_000,
  status: 'open',
  joined: true,
  shareUrl: '/x',
  serverTime: NOW,
  ...part,
});

export const pageOf = <T>(list: T[]) => ({ list, total: list.length, page: 1, size: 20, more: false });
export const HOME_FEED = { blocks: [], feed: pageOf([card({ id: '201', title: '白毫银针', singleSkuId: '2001' })]) };

export const category = (id: string, name: string, part: Partial<CategoryNode> = {}): CategoryNode => ({
  id,
  parentId: '',
  name,
  icon: '',
  cover: '',
  sort: 0,
  count: 3,
  ...part,
});

export const user = (part: Partial<UserBrief> = {}): UserBrief => ({
  id: '2',
  no: 'YJ2',
  nickname: '云归',
  avatar: '',
  levelName: '茗友',
  ...part,
});

export const master = (part: Partial<MasterCard> = {}): MasterCard => ({
  id: '604',
  name: '陈守拙',
  title: '武夷岩茶传承人',
  cateId: '61',
  avatar: '/images/master/4.webp',
  cover: '/images/master/4.webp',
  region: '福建武夷山',
  works: 3,
  followers: 100,
  collected: false,
  ...part,
});

export const article = (part: Partial<Article> = {}): Article => ({
  id: '401',
  cate: 'tea',
  title: '龙井怎么泡',
  cover: '',
  summary: '水温八十五度',
  author: '叶间',
  views: 3,
  pinned: false,
  publishedAt: NOW,
  collected: false,
  ...part,
});

export const activity = (part: Partial<ActivityCard> = {}): ActivityCard => ({
  id: '9401',
  kind: 'salon',
  title: '荷风里的白茶会',
  cover: '/images/activity/1.webp',
  store: { id: '1', name: '叶间·西湖总店' },
  startAt: NOW + 86_400_000,
  endAt: NOW + 90_000_000,
  price: 6800,
  seats: 18,
  joined: 11,
  status: 'signing',
  ...part,
});

/** An order of somebody who was brought directly, not received yet. */
export const income = (part: Partial<IncomeRow> = {}): IncomeRow => ({
  id: '586001',
  source: 'direct',
  back: false,
  from: '周**',
  title: '武夷大红袍',
  base: 32_800,
  rateBp: 900,
  amount: 2952,
  deducted: 0,
  status: 'pending',
  orderStatus: 'shipped',
  createdAt: NOW,
  ...part,
});
export const incomeStat = (part: Partial<IncomeStat> = {}): IncomeStat => ({
  level: 2,
  total: 241_870,
  pending: 48_620,
  settled: 193_250,
  month: 60_000,
  today: 4356,
  orders: 58,
  sum: 112_640,
  trend: [
    { key: '2023-11-13', label: '11-13', value: '108284' },
    { key: '2023-11-14', label: '11-14', value: '4356' },
  ],
  bySource: [
    { key: 'direct', label: '直推', value: '88990' },
    { key: 'indirect', label: '间推', value: '23650' },
  ],
  cashed: 135_000,
  onWay: 20_000,
  available: 58_250,
  owed: 0,
  cash: {
    balanceMin: 100,
    messengerMin: 1000,
    messengerPerDay: 200_000,
    messengerLeft: 180_000,
    confirmHours: 24,
    external: false,
  },
  rates: { directBp: 900, gradeBp: 100, indirectBp: 300, settleDays: 7 },
  ...part,
});

export const escrowLot = (part: Partial<EscrowLot> = {}): EscrowLot => ({
  id: '61',
  no: 'CJ2023000061',
  source: 'order',
  title: '2019 白牡丹饼',
  cover: '/images/goods/101401.webp',
  specText: '357 g',
  qty: 14,
  free: 10,
  unit: '饼',
  weight: 357,
  inAt: NOW - 86_400_000 * 100,
  freeUntil: NOW + 86_400_000 * 265,
  guideValue: 36_800,
  batch: '20230806-0061',
  months: 0,
  renewFee: 12_000,
  ...part,
});
/** Two rows of three: one slot is kept, one is somebody's. */
export const cellarView = (part: Partial<CellarView> = {}): CellarView => ({
  intro: [{ key: 'dark', label: '避光', value: '灯只在取茶时亮' }],
  climate: { temperature: 224, humidity: 62, at: NOW },
  plans: [
    { id: '1', name: '一年', years: 1, price: 198_000, slots: 1, rights: ['1 格窖位'] },
    { id: '2', name: '三年', years: 3, price: 498_000, slots: 2, rights: ['2 格窖位'] },
  ],
  slots: [
    { id: '11', code: '甲一', row: 1, col: 1, state: 'held' },
    { id: '12', code: '甲二', row: 1, col: 2, state: 'taken', plaque: '顾渚山房' },
    { id: '13', code: '甲三', row: 1, col: 3, state: 'free' },
    { id: '21', code: '乙一', row: 2, col: 1, state: 'free' },
    { id: '22', code: '乙二', row: 2, col: 2, state: 'free' },
    { id: '23', code: '乙三', row: 2, col: 3, state: 'free' },
  ],
  rights: [{ key: 'fee', label: '免托管费', value: '窖位里的存茶不计托管费' }],
  capacity: 30_000,
  serverTime: NOW,
  ...part,
});
export const cellarOwner = (part: Partial<NonNullable<CellarView['mine']>> = {}): NonNullable<CellarView['mine']> => ({
  planId: '1',
  planName: '一年',
  plaque: '知夏山房',
  name: '林知夏',
  mobile: '13800000001',
  slots: [{ id: '13', code: '甲三', grams: 4998 }],
  since: NOW - 86_400_000 * 100,
  until: NOW + 86_400_000 * 265,
  releaseAt: NOW + 86_400_000 * 295,
  lots: [escrowLot({ ownSlot: '甲三', cellarSlot: '窖位 甲三', renewFee: 0 })],
  state: 'active',
  ...part,
});
export const escrowRequest = (part: Partial<EscrowRequest> = {}): EscrowRequest => ({
  id: '71',
  no: 'CK2023000071',
  kind: 'outbound',
  lot: escrowLot(),
  qty: 4,
  place: '杭州市',
  fee: 0,
  status: 'applied',
  steps: [{ key: 'applied', label: '已申请出库', value: String(NOW) }],
  createdAt: NOW,
  ...part,
});

export const assetView = (part: Partial<AssetView> = {}): AssetView => ({
  id: '81',
  code: 'ZC-0301',
  name: '紫砂石瓢壶',
  category: '茶器',
  photo: '',
  store: '叶间·西湖总店',
  storeId: '1',
  dept: '茶艺',
  custodian: EMPLOYEE,
  status: 'used',
  value: 168_000,
  boughtAt: NOW - 86_400_000 * 200,
  location: '听松 柜二',
  history: [{ key: '1', label: '购入登记', value: String(NOW) }],
  can: ['transfer'],
  ...part,
});
export const assetTransfer = (part: Partial<AssetTransfer> = {}): AssetTransfer => ({
  id: '91',
  no: 'DB231115000091',
  assets: [assetView({ status: 'moving' }), assetView({ id: '82', code: 'ZC-0303', name: '汝窑盖碗' })],
  from: { ...EMPLOYEE, id: '3', name: '赵小满' },
  to: EMPLOYEE,
  toStore: '叶间·武林馆',
  toDept: '茶艺',
  reason: '茶席用',
  status: 'waiting',
  photos: [],
  answerPhotos: [],
  log: [{ key: 'begun', label: '赵小满 发起调拨', value: String(NOW) }],
  createdAt: NOW,
  can: ['accept', 'refuse'],
  ...part,
});
export const stockTakeDetail = (
  part: Partial<StockTakeDetail> = {},
  card: Partial<StockTakeCard> = {},
): StockTakeDetail => ({
  card: {
    id: '71',
    title: '西湖总店茶器盘点',
    store: '叶间·西湖总店',
    storeId: '1',
    lead: EMPLOYEE,
    status: 'active',
    dueAt: NOW + 3_600_000,
    createdAt: NOW,
    mine: true,
    progress: { expected: 18, found: 11, missing: 0, unexpected: 1, unknown: 1, marked: 1, rev: 14 },
    ...card,
  },
  dept: '',
  category: '茶器',
  members: [EMPLOYEE],
  blind: false,
  documents: [],
  can: ['count', 'finish', 'cancel'],
  serverTime: NOW,
  ...part,
});
export const stockTakeLine = (part: Partial<StockTakeLine> = {}): StockTakeLine => ({
  id: '101',
  asset: assetView(),
  code: 'ZC-0301',
  state: 'pending',
  condition: 'ok',
  photos: [],
  expectedPlace: '听松 柜二',
  canUndo: false,
  ...part,
});
