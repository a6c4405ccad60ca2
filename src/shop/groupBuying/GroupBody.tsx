/** 拼团: the goods and what a group costs, and the group the link names; below them the details. */
import { View } from '@tarojs/components';
import type { GroupView } from '@/contract';
import { GroupPanel } from '@/domain/groupBuying/GroupPanel';
import { useGroup } from '@/domain/groupBuying/useGroup';
import { Price } from '@/ui/kit/Price';
import { later, Room } from '@/ui/shell';
import { CampaignHead } from './CampaignHead';
import type { GroupDetailsProps } from './GroupDetails';
import { Block } from './Parts';

const GroupDetails = later(() => import('./GroupDetails').then(({ GroupDetails: part }) => part), Room);

export function GroupBody({ campaign, sku, onSku, onStale }: GroupDetailsProps) {
  const { card, group } = campaign;
  const { size = 0, joined = 0 } = card.group ?? {};
  return (
    <View>
      <CampaignHead
        campaign={campaign}
        price={<Price fen={sku?.price ?? card.price} was={sku?.singlePrice} size="l" />}
        note={`已拼 ${joined} 件`}
        tags={[`${size} 人团`, `每人限 ${campaign.limit} 件`, '未满退款']}
        onStale={onStale}
      />
      {group && (
        <Block title={group.joined ? '我的团' : '好友邀你参团'}>
          <AskedGroup group={group} onStale={onStale} />
        </Block>
      )}
      <GroupDetails campaign={campaign} sku={sku} onSku={onSku} onStale={onStale} />
    </View>
  );
}

function AskedGroup({ group: start, onStale }: { group: GroupView; onStale: () => void }) {
  const { group, unstable } = useGroup(start);
  return <GroupPanel group={group} unstable={unstable} onEnd={onStale} />;
}
