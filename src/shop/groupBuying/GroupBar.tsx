/** The decision of a group page: buy alone, or open a group, or join the one the link names; own groups are looked at. */
import type { CampaignDetail } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { useInvite } from '@/domain/groupBuying/useInvite';
import { Button } from '@/ui/kit/Button';
import { useJoining } from './useJoining';
import { useRemindStart } from './useRemindStart';

interface GroupBarProps {
  campaign: CampaignDetail;
  sku: CampaignDetail['skus'][number] | undefined;
}

export function GroupBar({ campaign, sku }: GroupBarProps) {
  const { card, group } = campaign;
  const joining = useJoining(card.id, sku?.id);
  const remind = useRemindStart(card, campaign.remindOn);
  const mine = group?.joined && group.status === 'open';
  const { invite, pending } = useInvite(
    mine ? { group, title: card.goods.title, cover: card.cover, price: sku?.price ?? card.price } : undefined,
  );
  const price = (fen: number | undefined) => (fen === undefined ? '' : ` ${shortYuan(fen)}`);
  const alone = (
    <Button
      block
      size="l"
      tone="line"
      onPress={() => go('/shop/pages/goods', { id: card.goods.id, ...(sku ? { skuId: sku.id } : {}) })}
    >
      {`单独购买${price(sku?.singlePrice)}`}
    </Button>
  );
  if (mine)
    return (
      <>
        <Button
          block
          size="l"
          tone="line"
          onPress={() => (group.orderId ? go('/shop/pages/order/success', { id: group.orderId }) : undefined)}
        >
          查看我的团
        </Button>
        <Button block size="l" busy={pending} onPress={invite}>
          邀请好友
        </Button>
      </>
    );
  if (card.status === 'upcoming')
    return (
      <>
        {alone}
        <Button block size="l" busy={remind.pending} onPress={remind.toggle}>
          {remind.on ? '取消提醒' : '提醒我'}
        </Button>
      </>
    );
  const joinable = group?.status === 'open' && group.lack > 0;
  if (card.status === 'ended' && !joinable)
    return (
      <>
        <Button block size="l" disabled>
          活动已结束
        </Button>
        {alone}
      </>
    );
  if (!sku || sku.left === 0)
    return (
      <>
        <Button block size="l" disabled>
          已抢光
        </Button>
        {alone}
      </>
    );
  return (
    <>
      {alone}
      {joinable ? (
        <Button block size="l" onPress={() => joining.joinGroup(group.id)}>
          {`参团${price(sku.price)}`}
        </Button>
      ) : (
        <Button block size="l" onPress={joining.openGroup}>
          {`${group && !group.joined && group.status === 'success' ? '开新团' : '开团'}${price(sku.price)}`}
        </Button>
      )}
    </>
  );
}
