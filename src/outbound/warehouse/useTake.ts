/** 开始拣货 from a list: taken over and opened with one press; somebody was quicker, then the list says who. */
import type { StockDocCard } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useAction } from '@/ui/shell';

export function useTake(reload: () => unknown) {
  return useAction(async ({ id, rev }: StockDocCard) => {
    try {
      await call('stock.orderSave', { id, rev, action: 'pick' });
    } catch (error) {
      void reload();
      throw error;
    }
    await go('/outbound/pages/detailed', { id });
  });
}
