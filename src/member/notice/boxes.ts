/** The boxes of the inbox. */
import type { NoticeRow } from '@/contract';
import type { IconName } from '@/ui/kit/Icon';

export type Box = NoticeRow['box'];
export const BOXES: readonly { id: Box; label: string; icon: IconName }[] = [
  { id: 'system', label: '系统', icon: 'info' },
  { id: 'order', label: '订单', icon: 'box' },
  { id: 'service', label: '服务', icon: 'service' },
  { id: 'team', label: '团队', icon: 'team' },
  { id: 'chat', label: '会话', icon: 'chat' },
];
export const isBox = (text: string | undefined): text is Box => BOXES.some(({ id }) => id === text);
export const boxOf = (id: Box) => BOXES.find((box) => box.id === id) ?? { id, label: '', icon: 'bell' as const };

/** The drawing of a notice: of what it speaks of where its title says so, else of its box. */
const DRAWINGS: readonly [RegExp, IconName][] = [
  [/退款|退货|售后/, 'refund'],
  [/券/, 'coupon'],
  [/提现|余额|到账.*元|红包/, 'wallet'],
  [/积分|会员日/, 'points'],
  [/发票/, 'invoice'],
  [/回复|反馈/, 'comment'],
  [/发货|运输|签收|包裹/, 'truck'],
  [/预约/, 'calendar'],
  [/茶窖/, 'jar'],
  [/收成|采/, 'tree'],
  [/安全|密码/, 'lock'],
  [/年卡|等级/, 'crown'],
];
export const drawingOf = ({ title, box }: Pick<NoticeRow, 'title' | 'box'>): IconName =>
  DRAWINGS.find(([words]) => words.test(title))?.[1] ?? boxOf(box).icon;
