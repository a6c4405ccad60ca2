/** Months and their days, all in Asia/Shanghai. Pure. */
import { formatTime } from '@/core/lib/time';

export const dayOf = (at: number): string => formatTime(at, 'YYYY-MM-DD');
export const monthOf = (at: number): string => dayOf(at).slice(0, 7);
