/** 拼团 on a goods page: what a group costs, two open groups to join, and the way to open one. */
import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { GoodsDetail, GroupView } from '@/contract';
import { call } from '@/core/api';
import { shortYuan } from '@/core/lib/money';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Words } from '@/ui/kit/Words';
import { useBlock } from '@/ui/shell';
import { GroupRows } from '../groupBuying/GroupRows';
import styles from './GroupOffer.module.scss';

const SHOWN = 2;

interface GroupOfferProps {
  offer: NonNullable<GoodsDetail['group']>;
  title: string;
  /** The group of the link: shown first, and said when it can no longer be joined. */
  groupId?: string;
}

export const GroupOffer = observer(function GroupOffer({ offer, title, groupId }: GroupOfferProps) {
  const { session } = useStores();
  const { campaignId: id } = offer;
  const campaign = useBlock(
    async () =>
      offer.open > 0 || groupId ? call('marketing.wholesaleView', { id, groupId }, { hide: true }) : undefined,
    id,
    `${offer.open}-${groupId ?? ''}-${session.token}`,
  );
  const isOpen = campaign?.group?.status === 'open' && (campaign.group.joined || campaign.group.lack > 0);
  const asked = campaign?.group && isOpen ? [campaign.group] : [];
  const isOver = groupId !== undefined && campaign && !isOpen;
  const groups = [...asked, ...(campaign?.groups ?? []).filter(({ id: one }) => one !== asked[0]?.id)].slice(0, SHOWN);
  const visit = (group?: GroupView) =>
    go('/shop/pages/marketing/wholesale_detail', { id, type: 'group', ...(group ? { groupId: group.id } : {}) });
  return (
    <View className={styles.offer}>
      <SectionHead
        gutter={false}
        title={`${offer.size} 人拼团`}
        note={`拼团价 ${shortYuan(offer.price)} 起`}
        more={offer.open > 0 ? '去拼团' : '去开团'}
        onMore={() => visit()}
      />
      {isOver && (
        <Words size="sub" tone="soft" block className={styles.note} role="status">
          {groups.length > 0 ? '好友的团已满或已结束，可以参加下面的团' : '好友的团已满或已结束，你来开一团'}
        </Words>
      )}
      {asked[0] && !asked[0].joined && (
        <Words
          size="sub"
          tone="soft"
          block
          className={styles.note}
        >{`好友邀你参团，还差 ${asked[0].lack} 人成团`}</Words>
      )}
      {groups.length > 0 ? (
        <GroupRows groups={groups} onJoin={(group) => void visit(group)} onEnd={() => undefined} />
      ) : isOver ? null : (
        <Words size="sub" tone="soft" block className={styles.note}>{`还没有人开 ${title} 的团，你来开第一团`}</Words>
      )}
    </View>
  );
});
