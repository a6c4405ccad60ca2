/** Below the first screen of a group: its specs, open groups to join, the rules, and the way to the goods. */
import type { CampaignDetail, GroupView } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Chip, ChipGroup } from '@/ui/kit/Chip';
import { GroupRows } from './GroupRows';
import { Block, GoodsBlock, Rules } from './Parts';
import { useJoining } from './useJoining';

type Sku = CampaignDetail['skus'][number];

export interface GroupDetailsProps {
  campaign: CampaignDetail;
  sku: Sku | undefined;
  onSku: (id: string) => void;
  /** A clock ran out: figures must be read again. */
  onStale: () => void;
}

export function GroupDetails({ campaign, sku, onSku, onStale }: GroupDetailsProps) {
  const { card, groups = [], group } = campaign;
  const joining = useJoining(card.id, sku?.id);
  const others = groups.filter(({ id }) => id !== group?.id);
  const visit = (one: GroupView) =>
    one.joined && one.orderId ? void go('/shop/pages/order/success', { id: one.orderId }) : joining.joinGroup(one.id);
  return (
    <>
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
                {`${one.text} ${shortYuan(one.price)}${one.left === 0 ? ' 已抢光' : ''}`}
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
                note={group?.status === 'open' ? '人齐就成团，快叫上朋友' : '你来开第一团，邀请好友一起买'}
              />
            </Cells>
          )}
        </Block>
      )}
      <Rules rules={campaign.rules} />
      <GoodsBlock title="这款茶" goods={card.goods} />
    </>
  );
}
