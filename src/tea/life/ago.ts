import { DAY, formatTime, HOUR, MINUTE } from '@/core/lib/time';

/** 刚刚, 12 分钟前, 3 小时前, then the day. */
export function agoText(at: number, now: number): string {
  const passed = Math.max(0, now - at);
  if (passed < MINUTE) return '刚刚';
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} 分钟前`;
  if (passed < DAY) return `${Math.floor(passed / HOUR)} 小时前`;
  return formatTime(at, 'MM月DD日');
}
