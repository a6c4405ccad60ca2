/**
 * What people call the fields of the calls, and the sentence that a wrong one is answered with (rule 3.8). A name stands for one thing
 * wherever it is sent; where it does not, the row of the contract says its `title`.
 */
import type { TSchema } from '@sinclair/typebox';
import { yuan } from '../lib/money';

/** Typed: 请填写收货人. */
const TYPED: Readonly<Record<string, string>> = {
  account: '账号',
  address: '详细地址',
  ageMax: '树龄',
  ageMin: '树龄',
  bankName: '开户银行',
  bank: '开户银行',
  bankNo: '银行账号',
  bio: '简介',
  boostPoints: '积分',
  buyerMobile: '买家手机号',
  cardNo: '银行卡号',
  channelNo: '渠道编号',
  checkCode: '校验码',
  code: '验证码',
  coins: '数量',
  company: '快递公司',
  contact: '联系方式',
  content: '内容',
  detail: '详细地址',
  email: '邮箱',
  employeeNo: '工号',
  goodsText: '商品',
  idNo: '身份证号',
  intro: '简介',
  inviteNo: '邀请人编号',
  key: '对方账号',
  keyword: '搜索内容',
  lines: '商品清单',
  memo: '留言',
  message: '留言',
  mobile: '手机号',
  monthlyKg: '每月用量',
  name: '姓名',
  nickname: '昵称',
  note: '备注',
  offer: '优惠',
  oldCode: '原手机的验证码',
  oldPassword: '原密码',
  orderNo: '订单号',
  packing: '包装要求',
  password: '密码',
  payer: '付款人',
  phoneCode: '手机号授权',
  pickupMobile: '提货人手机号',
  pickupName: '提货人',
  plaque: '铭牌',
  points: '积分',
  qty: '数量',
  radius: '距离',
  regAddress: '注册地址',
  regPhone: '注册电话',
  remark: '备注',
  reviews: '评价',
  share_desc: '分享说明',
  share_title: '分享标题',
  stock: '库存',
  tag: '标签',
  tags: '标签',
  taxNo: '税号',
  text: '内容',
  title: '标题',
  trackingNo: '快递单号',
  value: '数额',
};
/** Typed in yuan, sent in fen. */
const MONEY: Readonly<Record<string, string>> = {
  amount: '金额',
  budget: '预算',
  maxAmount: '最高出价',
  payable: '应付金额',
  price: '价格',
  priceMax: '最高价',
  priceMin: '最低价',
  targetPrice: '期望单价',
};
/** Chosen, ticked or photographed: 请选择收货地址. */
const CHOSEN: Readonly<Record<string, string>> = {
  activityId: '活动',
  addressId: '收货地址',
  agree: '是否同意协议',
  articleIds: '文章',
  assetId: '资产',
  assetIds: '资产',
  avatar: '头像',
  batch: '批次',
  birthday: '生日',
  campaignId: '活动',
  card: '卡面',
  cardId: '银行卡',
  cate: '分类',
  cateId: '分类',
  categoryId: '分类',
  channel: '支付方式',
  couponId: '优惠券',
  cover: '封面',
  craft: '做法',
  crop: '裁剪范围',
  date: '日期',
  delivery: '领取方式',
  deliveryType: '配送方式',
  deptId: '部门',
  dueAt: '截止时间',
  exchangeWith: '交换对象',
  fieldId: '茶园',
  file: '文件',
  gender: '性别',
  geo: '位置',
  goodsId: '商品',
  goodsIds: '商品',
  group: '分类',
  groupId: '拼团',
  harvestId: '这一季的茶',
  holdingId: '藏品',
  hours: '营业时间',
  idBack: '证件照片',
  idFront: '证件照片',
  ids: '项目',
  images: '图片',
  invoiceType: '发票类型',
  kind: '类型',
  lat: '位置',
  levelId: '等级',
  license: '证照',
  lineId: '商品',
  lng: '位置',
  lotId: '茶品',
  masterId: '制茶师',
  memberIds: '人员',
  merchantId: '商家',
  method: '方式',
  month: '月份',
  needBy: '需要日期',
  orderId: '订单',
  orderIds: '订单',
  origin: '产地',
  packageId: '套餐',
  paidAt: '转账时间',
  parent: '地区',
  parentId: '上级分类',
  payMode: '付款方式',
  pay_type: '支付方式',
  period: '时间',
  photos: '图片',
  picked: '已拣数量',
  planId: '套餐',
  poolId: '奖池',
  producerId: '茶人',
  projectId: '项目',
  range: '时间',
  reason: '原因',
  region: '地区',
  regionCode: '所在地区',
  scope: '范围',
  score: '评分',
  season: '季节',
  series: '系列',
  share_pic: '分享图片',
  skuId: '规格',
  skuIds: '规格',
  skus: '规格',
  slotId: '时段',
  slotIds: '架位',
  soldAt: '成交日期',
  storeId: '门店',
  tagIds: '喜好',
  target: '转入账户',
  targetId: '对象',
  templateId: '优惠券',
  theme: '主题',
  titleId: '发票抬头',
  toDeptId: '接收部门',
  toEmployeeId: '接收人',
  toId: '接收人',
  toStoreId: '接收门店',
  topic: '话题',
  trade_type: '支付方式',
  treeId: '茶树',
  type: '类型',
  unit: '单位',
  variety: '品种',
  videoId: '视频',
  videoUrl: '视频',
  warehouseId: '仓库',
  way: '方式',
  wechatQr: '微信二维码',
  year: '年份',
  zoneId: '专区',
};
/** Sent by the app itself: nothing that a person could mend. */
const SENT: Readonly<Record<string, string>> = {
  action: '操作',
  again: '阅读记录',
  agreeVersion: '协议版本',
  all: '全选',
  anonymous: '匿名设置',
  area: '范围',
  auditId: '盘点单',
  authCode: '授权',
  bind: '绑定信息',
  bindTicket: '绑定凭证',
  bizType: '业务类型',
  blind: '盘点方式',
  board: '屏幕',
  bottom: '地图范围',
  box: '消息分类',
  cartItemId: '购物车商品',
  clientId: '设备',
  confirm: '确认',
  confirmMissing: '缺失确认',
  data: '支付内容',
  depth: '层级',
  dir: '收支方向',
  escalate: '升级处理',
  export: '导出',
  filter: '筛选',
  free: '筛选',
  from: '来源',
  h: '图片高度',
  id: '编号',
  inStock: '筛选',
  incomeId: '收益记录',
  isDefault: '默认设置',
  left: '地图范围',
  limit: '条数',
  low: '筛选',
  mine: '筛选',
  on: '开关',
  opId: '操作编号',
  open: '营业状态',
  orderGroup: '订单类型',
  order_group: '订单类型',
  order_id: '订单',
  orders: '筛选',
  outTradeNo: '支付单号',
  page: '页码',
  parcelId: '包裹',
  patch: '名片内容',
  payToken: '支付验证',
  paymentId: '支付单',
  paymentNo: '支付单号',
  position: '播放进度',
  provider: '账号类型',
  quoteId: '报价单',
  renew: '续费设置',
  requestId: '请求编号',
  requestRef: '申请单',
  result: '结果',
  rev: '单据版本',
  right: '地图范围',
  scene: '场景',
  selected: '勾选',
  share_id: '分享编号',
  share_url: '分享地址',
  sign: '签名',
  sort: '排序',
  source: '来源',
  state: '状态',
  status: '状态',
  step: '步骤',
  store: '店铺',
  suggest: '搜索方式',
  tab: '分类',
  ticket: '登录凭证',
  token: '屏幕',
  top: '地图范围',
  tradeNo: '支付单号',
  url: '地址',
  w: '图片宽度',
  x: '裁剪范围',
  y: '裁剪范围',
};

type Way = 'typed' | 'money' | 'chosen' | 'sent';
const WAYS: readonly [Way, Readonly<Record<string, string>>][] = [
  ['typed', TYPED],
  ['money', MONEY],
  ['chosen', CHOSEN],
  ['sent', SENT],
];
const known = new Map(
  WAYS.flatMap(([way, labels]) => Object.entries(labels).map(([name, label]) => [name, { way, label }] as const)),
);
const UNKNOWN = { way: 'sent', label: '提交的内容' } as const;

/** Whether a name has a word. */
export const isField = (name: string): boolean => known.has(name);

/** What is wrong with a field, as far as its schema tells; without a schema only that something is. */
export interface Fault {
  schema: TSchema;
  value: unknown;
}

/** What to do about a field: 请填写手机号, 标题最多 40 个字. */
export function faultText(name: string, fault?: Fault): string {
  const { way, label: usual } = known.get(name) ?? UNKNOWN;
  const label = fault?.schema.title ?? usual;
  if (way === 'sent') return `${label}有误，请刷新后重试`;
  const isChosen = way === 'chosen';
  if (fault) {
    const { schema, value } = fault;
    if (isNothing(value)) return `请${isChosen ? '选择' : '填写'}${label}`;
    const bound = boundOf(schema, value, way === 'money');
    if (bound) return `${label}${bound}`;
  }
  return isChosen ? `请重新选择${label}` : `请填写正确的${label}`;
}

const isNothing = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

function boundOf(schema: TSchema, value: unknown, isMoney: boolean): string | undefined {
  const { maximum, minimum, maxLength, minLength, maxItems } = schema as TSchema & Record<string, number | undefined>;
  const shown = (bound: number) => (isMoney ? ` ${yuan(bound)} 元` : ` ${bound}`);
  if (typeof value === 'number') {
    if (maximum !== undefined && value > maximum) return `不能大于${shown(maximum)}`;
    return minimum !== undefined && value < minimum ? `不能小于${shown(minimum)}` : undefined;
  }
  if (typeof value === 'string') {
    if (maxLength !== undefined && value.length > maxLength) return `最多 ${maxLength} 个字`;
    return minLength !== undefined && value.length < minLength ? `至少 ${minLength} 个字` : undefined;
  }
  return Array.isArray(value) && maxItems !== undefined && value.length > maxItems ? `最多 ${maxItems} 项` : undefined;
}
