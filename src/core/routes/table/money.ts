/** Member, income, stock and points pages. One row per address (rule 6.1): title, login mode, flags. */
import type {
  CashierView,
  CouponCard,
  FeedbackRow,
  IncomeCash,
  IncomeRow,
  InvoiceGroup,
  InvoiceTitle,
  LedgerRow,
  NoticeRow,
  RankUnit,
  RedPacket,
  ReleaseTab,
  RequestOf,
  StockDocCard,
  TeamSort,
  WithdrawStatus,
} from '@/contract';
import { page, type Shared } from '../row';

export const moneyRows = {
  /** keyword: the number of an order. */
  '/income/pages/order': page<{
    status?: IncomeRow['status'];
    depth?: 'direct' | 'indirect';
    month?: string;
    keyword?: string;
  }>('收益订单', 'redirect', { role: 'team' }),
  '/income/pages/list': page<{ source?: IncomeRow['source']; status?: IncomeRow['status']; month?: string }>(
    '收益明细',
    'redirect',
    { role: 'team' },
  ),
  '/income/pages/balance': page<{ dir?: 'in' | 'out' }>('收益余额', 'redirect', { role: 'team' }),
  '/income/pages/details': page<{ id: string }>('收益详情', 'redirect', { role: 'team' }),
  '/income/pages/donation': page<{ projectId?: string; mine?: '1' }>('公益捐赠', 'redirect'),
  '/income/pages/cash': page<{ target?: 'balance' | 'wechat' }>('收益转出', 'redirect', { role: 'team' }),
  '/income/pages/melon_trans': page<{ toId?: string; merchantId?: string; tab?: 'friend' | 'merchant' }>(
    '瓜瓜币转赠',
    'redirect',
  ),
  '/income/pages/cash_list': page<{ target?: IncomeCash['target']; status?: IncomeCash['status'] }>(
    '转出记录',
    'redirect',
    { role: 'team' },
  ),
  '/income/pages/index': page<{ range?: RequestOf<'achievement.statistics'>['range'] }>('收益中心', 'redirect', {
    role: 'team',
    ownGate: true,
  }),
  '/income/pages/integral': page<{ month?: string; source?: string }>('积分收益', 'redirect'),
  /** id: opens it. */
  '/income/pages/redbag': page<{ id?: string; tab?: RedPacket['status'] }>('我的红包', 'redirect'),
  '/outbound/pages/myouponlist': page<{
    tab?: 'unused' | 'used' | 'expired' | 'get';
    kind?: CouponCard['kind'];
    sort?: 'soon' | 'worth';
  }>('我的券包', 'redirect'),
  '/outbound/pages/mycoupon': page<{ id: string }>('优惠券详情', 'redirect'),
  /** code: what was scanned elsewhere. */
  '/outbound/pages/outbound': page<{ code?: string; warehouse?: string; kind?: StockDocCard['kind'] }>(
    '出库工作台',
    'redirect',
    { role: 'staff:stock' },
  ),
  '/outbound/pages/order': page<{
    tab?: StockDocCard['status'];
    kind?: StockDocCard['kind'];
    keyword?: string;
  }>('出库单', 'redirect', { role: 'staff:stock' }),
  /** lotId: which is shown first. */
  '/outbound/pages/escrow': page<{ tab?: 'lots' | 'requests' | 'todo'; lotId?: string }>('茶窖托管', 'redirect'),
  /** code: its number, or that of its order or request. */
  '/outbound/pages/detailed': page<{ id?: string; code?: string }>('出库单详情', 'redirect', { role: 'staff:stock' }),
  '/outbound/pages/takeStock': page<{ status?: 'active' | 'finished' | 'cancelled' }>('资产盘点', 'redirect', {
    role: 'staff:asset',
  }),
  '/outbound/pages/stockDetail': page<{ id: string; state?: string }>('盘点明细', 'redirect', { role: 'staff:asset' }),
  '/outbound/pages/tvLogin': page<{ ticket?: string }>('大屏扫码登录', 'redirect', { role: 'staff' }),
  /** id: its sheet; records: what was had before. */
  '/pointpage/pages/point': page<{ cateId?: string; range?: string; mine?: '1'; id?: string; records?: string }>(
    '积分商城',
    'redirect',
  ),
  /** id: one ticket; orderId, kind, text: a new one about it, and what it begins with. */
  '/member/pages/feedback/index': page<{
    id?: string;
    orderId?: string;
    incomeId?: string;
    kind?: string;
    text?: string;
    status?: FeedbackRow['status'];
  }>('我的反馈', 'redirect'),
  '/member/pages/group/download': page<Shared>('下载与社群'),
  /** id: an inquiry to look at; copyFrom: one to begin with. */
  '/member/pages/wholesale/blank': page<{ id?: string; copyFrom?: string }>('空白订货单', 'redirect', {
    role: 'wholesaler',
    ownGate: true,
  }),
  /** amount in yuan. */
  '/member/pages/withdraw/apply': page<{ amount?: string }>('余额提现', 'redirect'),
  /** next: where one goes on to once it is done. */
  '/member/pages/withdraw/identifier': page<{ next?: 'identifierHe' | 'apply' | 'cpf-goods' | 'appointment' }>(
    '实名认证',
    'redirect',
  ),
  '/member/pages/withdraw/identifierHe': page<{ next?: 'identifierHe' | 'apply' | 'cpf-goods' | 'appointment' }>(
    '身份核验',
    'redirect',
  ),
  /** id: opened; source: of the own shop's money instead of the balance. */
  '/member/pages/withdraw/index': page<{ status?: WithdrawStatus; id?: string; source?: 'merchant' }>(
    '提现记录',
    'redirect',
  ),
  '/member/pages/interval/index': page<{ year?: string; dir?: 'in' | 'out'; bizType?: string }>('积分账单', 'redirect'),
  '/member/pages/interval/newIndex': page<{ month?: string }>('积分总览', 'redirect'),
  '/member/pages/interval/recharge': page<{ packageId?: string }>('积分充值', 'redirect'),
  '/member/pages/interval/send': page<{ toId?: string; points?: string }>('赠送积分', 'redirect'),
  '/member/pages/wholesale/index': page<{ identity?: 'wholesale' | 'merchant' }>('批发与入驻', 'redirect'),
  /** keyword of orders, status of goods, month of the bill. */
  '/member/pages/wholesale/manage': page<{ tab?: string; keyword?: string; status?: string; month?: string }>(
    '商家管理台',
    'redirect',
    {
      role: 'merchant',
      ownGate: true,
    },
  ),
  '/member/pages/wholesale/detail': page<{ id: string }>('批发单详情', 'redirect'),
  '/member/pages/team/index': page<{ month?: string; depth?: '1' | '2' }>('我的团队', 'redirect'),
  '/member/pages/team/list': page<{ depth?: '1' | '2'; sort?: TeamSort; keyword?: string }>('团队成员', 'redirect', {
    role: 'team',
  }),
  '/member/pages/team/credit': page<{ month?: string; unit?: RankUnit; scope?: 'team' | 'all' }>(
    '团队贡献',
    'redirect',
    { role: 'team' },
  ),
  '/member/pages/notice/index': page<{ box?: NoticeRow['box'] }>('消息中心', 'redirect'),
  '/member/pages/notice/remind': page('提醒设置', 'redirect'),
  '/member/pages/notice/detail': page<{ id: string }>('消息详情', 'redirect'),
  '/member/pages/recharge/index': page<{ packageId?: string; amount?: string }>('余额充值', 'redirect'),
  '/member/pages/setting': page('设置', 'redirect'),
  /** code, state: what the messenger's consent page brings back. */
  '/member/pages/oauth/index': page<{ code?: string; state?: string }>('账号绑定', 'redirect'),
  '/member/pages/edit': page('个人资料', 'redirect'),
  '/member/pages/address/list': page('收货地址', 'redirect'),
  '/member/pages/address/select': page<{ selectedId?: string; skuIds?: string[]; from?: string }>('选择地址', 'back'),
  '/member/pages/address/edit': page<{ id?: string }>('编辑地址', 'redirect'),
  '/member/pages/invoice/select': page<{ group?: InvoiceGroup; tab?: 'todo' | 'history' }>('选择开票订单', 'redirect'),
  /** id, kind: the form of one, or of a new one; a caller that picks gets the chosen one. */
  '/member/pages/invoice/edit': page<{ id?: string; kind?: InvoiceTitle['kind'] }>('发票抬头', 'redirect'),
  /** titleId: the one that stands there first. */
  '/member/pages/invoice/apply': page<{ group?: InvoiceGroup; orderIds: string[]; titleId?: string }>(
    '申请开票',
    'redirect',
  ),
  '/member/pages/invoice/recharge': page<{ tab?: 'todo' | 'history' }>('充值开票', 'redirect'),
  '/member/pages/invoice/webview': page<{ id: string }>('查看发票', 'redirect'),
  '/member/pages/wallet/pay': page<Pick<CashierView, 'orderGroup' | 'orderId'>>('收银台', 'redirect'),
  /** Without an order or a proof: all own proofs. */
  '/member/pages/wallet/voucher': page<Partial<Pick<CashierView, 'orderGroup' | 'orderId'>> & { id?: string }>(
    '转账凭证',
    'redirect',
  ),
  /** id: the release whose reservation is opened at once. */
  '/member/pages/appointment': page<{ tab?: ReleaseTab; id?: string }>('新品申购', 'redirect'),
  '/member/pages/appointment_rank': page<{ id: string }>('申购排名', 'redirect'),
  '/member/pages/credit/index': page<{ unit?: LedgerRow['unit']; month?: string; kind?: string }>('账单', 'redirect'),
  '/member/pages/password': page('登录密码', 'redirect'),
  /** next: own route to go on to. forgot: by the code of a text message, without the old one. */
  '/member/pages/password2': page<{ next?: string; forgot?: '1' }>('支付密码', 'redirect'),
  '/member/pages/subordinate/index': page<{ mobile?: string }>('添加下级', 'redirect', { role: 'team' }),
  '/member/pages/select/video': page<{ max?: string; scene?: 'card' | 'goods' | 'feedback'; selected?: string }>(
    '选择视频',
    'back',
  ),
} as const;
