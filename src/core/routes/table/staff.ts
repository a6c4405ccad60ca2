/** Staff areas. One row per address (rule 6.1): title, login mode, flags. */
import { page } from '../row';

export const staffRows = {
  // Keeping clients: records, invitations, visits.
  '/maintenance/pages/mymaintenance': page<{
    tab?: 'plan' | 'record' | 'invite';
    scope?: 'mine' | 'team';
    date?: string;
    way?: string;
    month?: string;
    status?: string;
  }>('我的维护', 'redirect', { role: 'staff:client' }),
  /** token: what the guest opens; the staff's own ways in are the other params. */
  '/maintenance/pages/myinvitsave': page<{ id?: string; clientId?: string; planId?: string; token?: string }>(
    '邀约',
    'redirect',
  ),
  '/maintenance/pages/mymaintsave': page<{ id?: string; clientId?: string; planId?: string; way?: string }>(
    '写维护',
    'redirect',
    { role: 'staff:client' },
  ),
  /** clientId: a new visit of his stands in the form. */
  '/maintenance/pages/comeVisitPlan': page<{
    date?: string;
    scope?: 'mine' | 'team';
    id?: string;
    clientId?: string;
    planId?: string;
  }>('来访计划', 'redirect', { role: 'staff:visit' }),
  '/maintenance/pages/visitPlan': page<{
    date?: string;
    scope?: 'mine' | 'team';
    id?: string;
    clientId?: string;
    planId?: string;
  }>('拜访计划', 'redirect', { role: 'staff:visit' }),
  /** One asset by id or label, one transfer, or without any of them the own ones. */
  '/asset/pages/details': page<{
    id?: string;
    code?: string;
    transferId?: string;
    mine?: string;
    tab?: 'mine' | 'in' | 'out' | 'done';
  }>('我的资产', 'redirect', { role: 'staff' }),
  /** selected: ids of employees, separated by commas; area: only who works in it. */
  '/asset/pages/storeselection': page<{
    mode: 'store' | 'employee' | 'members';
    storeId?: string;
    selected?: string;
    area?: 'asset';
  }>('选择门店与人员', 'back', { role: 'staff' }),
  // The client book.
  '/client/pages/clientmangent': page<{
    scope?: 'mine' | 'shared' | 'team' | 'pool';
    due?: '1';
    level?: string;
    stage?: string;
    source?: string;
    tag?: string;
    sort?: 'next' | 'last' | 'created' | 'amount';
    keyword?: string;
  }>('客户管理', 'redirect', { role: 'staff:client' }),
  '/client/pages/clientedit': page<{ id: string }>('编辑客户', 'redirect', { role: 'staff:client' }),
  '/client/pages/client': page<{ id: string; tab?: 'timeline' | 'orders' | 'quotes' | 'plans' | 'profile' }>(
    '客户详情',
    'redirect',
    { role: 'staff:client' },
  ),
  /** from: where the client was met; name and mobile stand in the form. */
  '/client/pages/clientNew': page<{ mobile?: string; name?: string; from?: 'activity' | 'scan' | 'card' }>(
    '新建客户',
    'redirect',
    { role: 'staff:client' },
  ),
  // Quotes.
  /** share: what a client opens; id: one of the own; without either the list. */
  '/client/pages/quote': page<{
    id?: string;
    share?: string;
    tab?: 'draft' | 'review' | 'sent' | 'accepted' | 'closed';
    scope?: 'mine' | 'team';
    clientId?: string;
    keyword?: string;
  }>('报价单', 'redirect'),
  '/client/pages/addQuote': page<{ id?: string; clientId?: string; inquiryId?: string; copyFrom?: string }>(
    '新建报价',
    'redirect',
    { role: 'staff:quote' },
  ),
  // Figures of the stores.
  '/report/pages/report-table': page<{
    kind?: 'day' | 'store' | 'employee' | 'goods' | 'table';
    from?: string;
    to?: string;
    storeId?: string;
  }>('报表', 'redirect', { role: 'staff:report' }),
  /** id: a report that was handed in, to read. */
  '/report/pages/daily-input': page<{ date?: string; storeId?: string; id?: string }>('日报填写', 'redirect', {
    role: 'staff:report',
  }),
  /** url: an own file of a report, as it was exported. */
  '/report/pages/webview': page<{
    kind?: 'day' | 'store' | 'employee' | 'goods' | 'table';
    from?: string;
    to?: string;
    storeId?: string;
    url?: string;
  }>('报表全屏', 'redirect', { landscape: true, role: 'staff:report' }),
  '/chart/pages/index': page<{
    range?: 'today' | '7d' | '30d' | '90d' | 'custom';
    from?: string;
    to?: string;
    storeId?: string;
    compare?: 'before' | 'weekday' | 'lunar';
  }>('数据看板', 'redirect', { role: 'staff:report' }),
  // The workbench.
  /** authCode: of the workplace app, which opens it; redirect: where somebody who is in is led on to. It signs in by itself. */
  /** sheet: what is opened over it. */
  '/dingding/pages/index': page<{ authCode?: string; redirect?: string; sheet?: 'reviews' | 'inquiries' }>(
    '工作台',
    'none',
    {
      role: 'staff',
      ownGate: true,
    },
  ),
  // Decisions and processes.
  '/dingding/pages/message': page<{ tab?: 'todo' | 'done' | 'sent'; kind?: string; id?: string }>(
    '待办与审批',
    'redirect',
    {
      role: 'staff',
    },
  ),
  /** A form of a kind, with what is known of it filled in or copied from one that was sent; or one that was sent. */
  '/dingding/pages/process': page<{ kind?: string; id?: string; copy?: string; asset?: string }>('流程', 'redirect', {
    role: 'staff',
  }),
  // Conversations.
  /** Without params the list; one conversation, with a person, of a group, or the own one with service, advisor or manager. */
  '/dingding/pages/group': page<{
    conversationId?: string;
    userId?: string;
    groupId?: string;
    /** A public table that one has a seat at. */
    activityId?: string;
    to?: 'service' | 'advisor' | 'manager';
    /** What somebody wants to talk about, offered to be sent: goods:1013, order:5001. */
    card?: string;
    messageId?: string;
  }>('会话', 'redirect'),
} as const;
