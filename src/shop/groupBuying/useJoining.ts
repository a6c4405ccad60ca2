/** Opening and joining: straight to settling, members only. */
import { go } from '@/core/routes';
import { useLogin } from '@/ui/shell';

export function useJoining(campaignId: string, skuId: string | undefined) {
  const guard = useLogin();
  const settle = (groupId?: string) =>
    guard(() => {
      if (!skuId) return;
      void go('/shop/pages/order/settle', {
        source: 'group',
        campaignId,
        lines: [{ skuId, qty: 1 }],
        ...(groupId === undefined ? {} : { groupId }),
      });
    });
  return { openGroup: () => settle(), joinGroup: settle };
}
