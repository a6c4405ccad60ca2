/** How a proof stands, in words and colour. */
import type { VoucherRow } from '@/contract';
import type { TagTone } from '@/ui/kit/Tag';

export const STATES: Record<VoucherRow['status'], { label: string; tone: TagTone }> = {
  auditing: { label: '审核中', tone: 'warn' },
  approved: { label: '已通过', tone: 'success' },
  rejected: { label: '已驳回', tone: 'danger' },
};
