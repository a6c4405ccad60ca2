/** The member as who buys in bulk: the application, or tier, month and credit. */
import type { ReactElement } from 'react';
import type { WholesalerState } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { mayApply, ApplicationCard } from './ApplicationCard';

interface WholesalerCardProps {
  wholesaler: WholesalerState;
  /** What the page was opened for: its button is the decision. */
  first: boolean;
  onApply: () => void;
}

export function WholesalerCard({ wholesaler, first, onApply }: WholesalerCardProps): ReactElement {
  const { state, company = '', tier, tierName, monthAmount, creditLine, reason } = wholesaler;
  const passed = state === 'approved';
  const figures = [
    { label: '本月采购', value: shortYuan(monthAmount) },
    { label: '授信额度', value: shortYuan(creditLine) },
    { label: '等级', value: `${tier} 级` },
  ];
  return (
    <ApplicationCard
      title="批发商"
      state={state}
      text={passed ? `${company}　${tierName}` : '看阶梯价，满 ¥2,000 起批，可存茶窖'}
      reason={reason}
      figures={passed ? figures : []}
    >
      {passed && (
        <>
          <Button size="s" tone="quiet" onPress={() => go('/member/pages/wholesale/blank', {})}>
            订货单
          </Button>
          <Button size="s" tone="quiet" onPress={() => go('/pages/tea/wholesale', {})}>
            批发
          </Button>
          <Button size="s" tone={first ? 'primary' : 'line'} onPress={() => go('/shop/pages/marketing/wholesale', {})}>
            批发下单
          </Button>
        </>
      )}
      {mayApply(state) && (
        <Button size="s" tone={first ? 'primary' : 'line'} onPress={onApply}>
          {state === 'none' ? '申请批发商' : '修改后重新提交'}
        </Button>
      )}
    </ApplicationCard>
  );
}
