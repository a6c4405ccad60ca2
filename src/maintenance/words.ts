/** What states and kinds of keeping clients are called, with their drawing and colour. */
import type { ComeVisit, InviteRow, MaintRow, PlanRow, VisitStop } from '@/contract';
import type { IconName } from '@/ui/kit/Icon';

type Tone = 'plain' | 'celadon' | 'gold' | 'ink' | 'warn' | 'danger' | 'success' | 'info' | 'line';
interface Word {
  label: string;
  tone: Tone;
}

interface Way {
  id: MaintRow['way'];
  label: string;
  icon: IconName;
  /** What is written most. */
  phrases: readonly string[];
}
const PHONE: Way = {
  id: 'phone',
  label: '电话',
  icon: 'phone',
  phrases: ['聊了近况', '问了喝茶口味', '没接通，晚些再打', '约了下次到店'],
};
export const WAYS: readonly Way[] = [
  PHONE,
  {
    id: 'wechat',
    label: '微信',
    icon: 'chat',
    phrases: ['发了新茶照片', '回了储存问题', '发了活动海报', '确认了到店时间'],
  },
  { id: 'store', label: '到店', icon: 'store', phrases: ['试喝了新茶', '带朋友一起来', '取走预留的茶', '看了茶器'] },
  { id: 'visit', label: '上门', icon: 'visit', phrases: ['送了茶样', '看了茶室布置', '当面确认订单', '见到了负责人'] },
  {
    id: 'event',
    label: '活动',
    icon: 'ticket',
    phrases: ['参加了品鉴会', '雅集上聊得好', '问了活动的茶', '想报下一场'],
  },
  { id: 'gift', label: '赠礼', icon: 'gift', phrases: ['送了生日礼', '节前问候', '客户很喜欢', '客户回赠了小礼'] },
];
export const wayOf = (way: string) => WAYS.find(({ id }) => id === way) ?? PHONE;

export const PLANS: Readonly<Record<PlanRow['kind'], { label: string; icon: IconName; act: string; route: string }>> = {
  maint: { label: '维护', icon: 'edit', act: '写维护', route: '/maintenance/pages/mymaintsave' },
  invite: { label: '邀约', icon: 'ticket', act: '发邀约', route: '/maintenance/pages/myinvitsave' },
  come: { label: '来访', icon: 'cup', act: '排来访', route: '/maintenance/pages/comeVisitPlan' },
  visit: { label: '拜访', icon: 'visit', act: '排拜访', route: '/maintenance/pages/visitPlan' },
};
export const PLAN_STATES: Readonly<Record<PlanRow['status'], Word>> = {
  prepared: { label: '待执行', tone: 'plain' },
  underway: { label: '进行中', tone: 'info' },
  completed: { label: '已完成', tone: 'celadon' },
  cancelled: { label: '已取消', tone: 'line' },
  overdue: { label: '已逾期', tone: 'danger' },
};
export const INVITE_STATES: Readonly<Record<InviteRow['status'], Word>> = {
  draft: { label: '草稿', tone: 'line' },
  sent: { label: '待回复', tone: 'info' },
  accepted: { label: '已接受', tone: 'celadon' },
  declined: { label: '已婉拒', tone: 'warn' },
  arrived: { label: '已到店', tone: 'success' },
  expired: { label: '已过期', tone: 'line' },
  cancelled: { label: '已撤回', tone: 'line' },
};
export const COME_STATES: Readonly<Record<ComeVisit['status'], Word>> = {
  prepared: { label: '待来访', tone: 'plain' },
  arrived: { label: '已到店', tone: 'celadon' },
  completed: { label: '已完成', tone: 'success' },
  cancelled: { label: '已取消', tone: 'line' },
  noShow: { label: '未到', tone: 'warn' },
};
export const STOP_STATES: Readonly<Record<VisitStop['status'], Word>> = {
  waiting: { label: '待拜访', tone: 'plain' },
  checked: { label: '已签到', tone: 'info' },
  done: { label: '已完成', tone: 'celadon' },
  cancelled: { label: '不去了', tone: 'line' },
};
export const PURPOSES: Readonly<Record<string, { label: string; title: string }>> = {
  tasting: { label: '品鉴', title: '来喝一泡新茶' },
  store: { label: '到店', title: '来店里坐坐' },
  event: { label: '活动', title: '来一场雅集' },
  sign: { label: '签约', title: '来把事情定下' },
  birthday: { label: '生日', title: '来过个茶生日' },
};
/** A shop's own purpose says itself. */
export const purposeOf = (purpose: string) => PURPOSES[purpose] ?? { label: purpose, title: '来坐坐，喝杯茶' };
