import { formatTime } from '@/core/lib/time';

export const dateText = (at: number): string => formatTime(at, 'YYYY-MM-DD');
