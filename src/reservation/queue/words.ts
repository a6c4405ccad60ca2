/** What is said of the line at the door. */
import type { DoorQueue, QueueNumber } from '@/contract';

export const minutesText = (minutes: number): string =>
  minutes < 60
    ? `约 ${minutes} 分钟`
    : `约 ${Math.floor(minutes / 60)} 小时${minutes % 60 > 0 ? ` ${minutes % 60} 分` : ''}`;

/** 2 人，前面 3 桌，约 36 分钟 */
export function aheadText({ party, status, ahead, minutes, missed }: QueueNumber): string {
  if (status === 'called') return `${party} 人的座位已留好`;
  const before = ahead === 0 ? '下一个就是你' : `前面 ${ahead} 桌`;
  return [`${party} 人`, before, minutesText(minutes), missed > 0 && `过号 ${missed} 次`].filter(Boolean).join('，');
}

/** 1-2 人等 2 桌，3-4 人等 1 桌 */
export function lineText({ sizes }: Pick<DoorQueue, 'sizes'>): string {
  const waiting = sizes.filter((size) => size.waiting > 0);
  if (waiting.length === 0) return '现在不用等，到店可直接入座';
  return waiting.map((size) => `${size.label}等 ${size.waiting} 桌`).join('，');
}
