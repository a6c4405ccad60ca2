/** 拼团 and 竞拍 on the home: the fullest group and the auction that ends first; each is left out without one. */
import { View } from '@tarojs/components';
import type { CampaignCard } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { ActivityFeed } from '@/domain/activityFeed/ActivityFeed';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Words } from '@/ui/kit/Words';
import { useBlock } from '@/ui/shell';
import styles from './CampaignCards.module.scss';

export function CampaignCards() {
  const group = useBlock(() => call('marketing.wholesale', { type: 'group', sort: 'hot' }, { hide: true }))?.page
    .list[0];
  const auction = useBlock(() => call('marketing.auction', {}, { hide: true }))?.page.list[0];
  if (!group && !auction) return null;
  return (
    <View className={styles.campaigns}>
      <SectionHead
        title="一起买"
        note="拼团 · 竞拍 · 阶梯批发"
        more="去会场"
        onMore={() => go('/shop/pages/marketing/wholesale_index', {})}
      />
      <View className={styles.row}>
        {group && (
          <CampaignTile
            campaign={group}
            type="group"
            note={
              group.group?.lack === undefined ? `${group.group?.size ?? 2} 人团` : `还差 ${group.group.lack} 人即成`
            }
          />
        )}
        {auction && (
          <CampaignTile campaign={auction} type="auction" note={`竞拍中 · 出价 ${auction.auction?.bids ?? 0} 次`} />
        )}
      </View>
      <ActivityFeed />
    </View>
  );
}

interface CampaignTileProps {
  campaign: CampaignCard;
  type: 'group' | 'auction';
  note: string;
}

function CampaignTile({ campaign, type, note }: CampaignTileProps) {
  return (
    <Pressable
      className={styles.card}
      role="link"
      label={`${campaign.title}，${note}`}
      onPress={() => go('/shop/pages/marketing/wholesale_detail', { id: campaign.id, type })}
    >
      <Picture className={styles.art} src={campaign.cover} w={375} ratio={1} alt="" />
      <Words size="body" medium lines={1} className={styles.title}>
        {campaign.goods.title}
      </Words>
      <Words size="foot" tone="soft">
        {note}
      </Words>
      <Price fen={campaign.auction?.current ?? campaign.price} size="m" />
    </Pressable>
  );
}
