import { listTime } from '@/core/lib/time';

/** Older readings are said to be late. */
const LATE_MS = 30 * 60_000;

/** undefined while the readings are fresh. */
export function lateText(readAt: number, serverTime: number): string | undefined {
  if (readAt === 0) return '传感器还没有读数';
  return serverTime - readAt > LATE_MS ? `数据延迟，${listTime(readAt)} 的读数` : undefined;
}
