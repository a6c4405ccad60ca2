/** What processes say. */
import type { ProcessView } from '@/contract';
import type { TagTone } from '@/ui/kit/Tag';

export const STATUS: Record<ProcessView['status'], [word: string, tone: TagTone]> = {
  draft: ['草稿', 'plain'],
  running: ['审批中', 'warn'],
  passed: ['已通过', 'success'],
  rejected: ['已驳回', 'danger'],
  withdrawn: ['已撤回', 'plain'],
};
