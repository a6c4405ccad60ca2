/** What the states are called on a screen. */
import type { Come } from './come/repository';
import type { Invite } from './invite/repository';

export const INVITE_WORDS: Readonly<Record<Invite['status'], string>> = {
  draft: '草稿',
  sent: '已发出',
  accepted: '已接受',
  declined: '已婉拒',
  arrived: '已到店',
  expired: '已过期',
  cancelled: '已撤回',
};
export const COME_WORDS: Readonly<Record<Come['status'], string>> = {
  prepared: '待到店',
  arrived: '已到店',
  completed: '已完成',
  cancelled: '已取消',
  noShow: '未到',
};
