import type { FeedbackRow } from '@/contract';
import type { TagProps } from '@/ui/kit/Tag';

export const STATUS_TONE: Record<FeedbackRow['status'], TagProps['tone']> = {
  open: 'warn',
  answered: 'celadon',
  closed: 'plain',
};
