/** What red packets brought in all. Pure. */
import type { DataOf } from '@/contract';
import { figure, formatYuan } from '@/core/lib/money';

/** ¥17.64 · 66 积分; empty when there was nothing yet. */
export const packetSums = ({ total, points }: Pick<DataOf<'redEnvelope.index'>, 'total' | 'points'>): string =>
  [total > 0 && formatYuan(total), points > 0 && `${figure(points)} 积分`].filter(Boolean).join(' · ');
