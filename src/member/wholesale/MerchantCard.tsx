/** The member as who sells here: the application, or the shop with the figures of its day. */
import type { ReactElement } from 'react';
import type { MerchantProfile } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Button } from '@/ui/kit/Button';
import { mayApply, ApplicationCard, type AuditState } from './ApplicationCard';

interface MerchantCardProps {
  profile: MerchantProfile;
  /** What the page was opened for: its button is the decision. */
  first: boolean;
  onOpen: (sheet: 'merchant' | 'shop' | 'draw') => void;
}

export function MerchantCard({ profile, first, onOpen }: MerchantCardProps): ReactElement {
  const { merchant, stat, house } = profile;
  const state: AuditState = merchant?.state ?? 'none';
  const isOpen = state === 'approved' && merchant?.open;
  const text = !merchant
    ? '茶点、花艺、书店、民宿、素食，都欢迎来开店'
    : state === 'approved'
      ? `${merchant.name}　${isOpen ? `${merchant.cate}　${merchant.hours}` : '休息中'}`
      : `${merchant.name}　${merchant.address}`;
  return (
    <ApplicationCard
      title="供货商家"
      state={state}
      text={text}
      reason={merchant?.reason}
      figures={
        state === 'approved' && stat
          ? [
              { label: '今日成交', value: formatYuan(stat.todayAmount) },
              { label: '今日订单', value: String(stat.todayOrders) },
              { label: '可提货款', value: formatYuan(stat.withdrawable) },
            ]
          : []
      }
    >
      {state === 'approved' && (
        <>
          <Button size="s" tone="quiet" onPress={() => onOpen('draw')}>
            提现货款
          </Button>
          <Button size="s" tone="quiet" onPress={() => onOpen('shop')}>
            店铺资料
          </Button>
          <Button size="s" tone={first ? 'primary' : 'line'} onPress={() => go('/member/pages/wholesale/manage', {})}>
            管理台
          </Button>
        </>
      )}
      {mayApply(state) && (
        <>
          {house !== undefined && (
            <Button size="s" tone="line" onPress={() => go('/member/pages/wholesale/manage', {})}>
              {`管理${house}商品`}
            </Button>
          )}
          <Button size="s" tone={first ? 'primary' : 'line'} onPress={() => onOpen('merchant')}>
            {state === 'none' ? '申请入驻' : '修改后重新提交'}
          </Button>
        </>
      )}
    </ApplicationCard>
  );
}
