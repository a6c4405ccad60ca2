/** 拼团 on a goods page: what a group costs, two open groups to join, and the way to open one. */
import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { GoodsDetail, GroupView } from '@/contract';
import { call } from '@/core/api';
import { formatYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { SectionHead } from '@/ui/kit/SectionHead';
import { useBlock } from '@/ui/shell';
import { GroupRows } from '../groupBuying/GroupRows';
import styles from './GroupOffer.module.scss';

const SHOWN = 2;

interface GroupOfferProps {
  offer: NonNullable<GoodsDetail['group']>;
  title: string;
  /** Shown first. */
  groupId?: string;
}

export const GroupOffer = observer(function GroupOffer({ offer, title, groupId }: GroupOfferProps) {
  const { session } = useStores();
  const { campaignId: id } = offer;
  const campaign = useBlock(
    async () => (offer.open > 0 ? call('marketing.wholesaleView', { id, groupId }, { hide: true }) : undefined),
    `${id}-${offer.open}-${session.token}`,
  );
  const asked = campaign?.group?.status === 'open' ? [campaign.group] : [];
  const groups = [...asked, ...(campaign?.groups ?? []).filter(({ id: one }) => one !== asked[0]?.id)].slice(0, SHOWN);
  const visit = (group?: GroupView) =>
    go('/shop/pages/marketing/wholesale_detail', { id, type: 'group', ...(group ? { groupId: group.id } : {}) });
  return (
    <View className={styles.offer}>
      <SectionHead
        gutter={false}
        title={`${offer.size} 人拼团`}
        note={`拼团价 ${formatYuan(offer.price, { short: true })} 起`}
        more={offer.open > 0 ? '去拼团' : '去开团'}
        onMore={() => visit()}
      />
      {groups.length > 0 ? (
        <GroupRows groups={groups} onJoin={(group) => void visit(group)} onEnd={() => undefined} />
      ) : (
        <Text className={styles.note}>{`还没有人开 ${title} 的团，您来开第一团`}</Text>
      )}
    </View>
  );
});
