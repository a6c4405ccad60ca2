/** Words of group buying, once. */
import type { GroupView } from '@/contract';

/** What a person reads first about a group. */
export const groupTitle = ({ status, lack }: Pick<GroupView, 'status' | 'lack'>): string => {
  if (status === 'success') return '已成团';
  if (status === 'failed') return '未成团，已退款';
  return `还差 ${lack} 人成团`;
};
