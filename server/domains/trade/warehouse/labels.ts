/** How kinds and states are called. */
import type { StockDocKind, StockDocStatus } from '../../../db/schema';

export const STATES: readonly { id: StockDocStatus; label: string }[] = [
  { id: 'pending', label: '待拣货' },
  { id: 'picking', label: '拣货中' },
  { id: 'checking', label: '待复核' },
  { id: 'done', label: '已出库' },
  { id: 'void', label: '已作废' },
];

export const KINDS: Record<StockDocKind, string> = {
  sale: '销售',
  escrow: '托管',
  transfer: '调拨',
  use: '领用',
  loss: '报损',
  gain: '盘盈',
  lossAdjust: '盘亏',
};
