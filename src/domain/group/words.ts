/** Words of group buying, once (domain.md 3). */
import type { GroupView } from '@/contract';

export const GROUP_STATUS: Record<GroupView['status'], string> = {
  open: '拼团中',
  success: '已成团',
  failed: '未成团',
};

/** What a person reads first about a group. */
export const groupTitle = ({ status, lack }: Pick<GroupView, 'status' | 'lack'>): string => {
  if (status === 'success') return '已成团';
  if (status === 'failed') return '未成团，已退款';
  return `还差 ${lack} 人成团`;
};
