/** The drawing of each way out. */
import type { IncomeCash } from '@/contract';
import type { IconName } from '@/ui/kit/Icon';

export const ICONS: Readonly<Record<IncomeCash['target'], IconName>> = {
  balance: 'wallet',
  wechat: 'chat',
  bank: 'card',
};
