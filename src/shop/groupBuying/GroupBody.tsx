/** 拼团: the goods and what a group costs, the group the link names, open groups to join, the rules. */
import { View } from '@tarojs/components';
import type { CampaignDetail, GroupView } from '@/contract';
import { formatYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { GroupPanel } from '@/domain/groupBuying/GroupPanel';
import { useGroup } from '@/domain/groupBuying/useGroup';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { Price } from '@/ui/kit/Price';
import { Below } from '@/ui/shell';
import { CampaignHead } from './CampaignHead';
import { GroupRows } from './GroupRows';
import { Block, GoodsBlock, Rules } from './Parts';
import { useJoining } from './useJoining';

type Sku = CampaignDetail['skus'][number];

interface GroupBodyProps {
  campaign: CampaignDetail;
  sku: Sku | undefined;
  onSku: (id: string) => void;
  /** A clock ran out: figures must be read again. */
  onStale: () => void;
}

export function GroupBody({ campaign, sku, onSku, onStale }: GroupBodyProps) {
  const { card, groups = [], group } = campaign;
  const { size = 0, joined = 0 } = card.group ?? {};
  const joining = useJoining(card.id, sku?.id);
  const others = groups.filter(({ id }) => id !== group?.id);
  const visit = (one: GroupView) =>
    one.joined && one.orderId ? void go('/shop/pages/order/success', { id: one.orderId }) : joining.joinGroup(one.id);
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
        <Block title={group.joined ? '我的团' : '好友邀您参团'}>
          <AskedGroup group={group} onStale={onStale} />
        </Block>
      )}
      <Below>
        {campaign.skus.length > 1 && (
          <Block title="规格">
            <ChipGroup label="规格" role="radiogroup">
              {campaign.skus.map((one) => (
                <Chip
                  key={one.id}
                  role="radio"
                  selected={one.id === sku?.id}
                  disabled={one.left === 0}
                  onPress={() => onSku(one.id)}
                >
                  {`${one.text} ${formatYuan(one.price, { short: true })}${one.left === 0 ? ' 已抢光' : ''}`}
                </Chip>
              ))}
            </ChipGroup>
          </Block>
        )}
        {card.status === 'running' && (
          <Block title="正在拼" note={others.length > 0 ? `${others.length} 个团` : ''}>
            {others.length > 0 ? (
              <GroupRows groups={others} onJoin={visit} onEnd={onStale} />
            ) : (
              <Cells>
                <Cell
                  label={group?.status === 'open' ? '暂时没有别的团' : '还没有可参的团'}
                  note={group?.status === 'open' ? '人齐就成团，快叫上朋友' : '您来开第一团，邀请好友一起买'}
                />
              </Cells>
            )}
          </Block>
        )}
        <Rules rules={campaign.rules} />
        <GoodsBlock title="这款茶" goods={card.goods} />
      </Below>
    </View>
  );
}

function AskedGroup({ group: start, onStale }: { group: GroupView; onStale: () => void }) {
  const { group, unstable } = useGroup(start);
  return <GroupPanel group={group} unstable={unstable} onEnd={onStale} />;
}
