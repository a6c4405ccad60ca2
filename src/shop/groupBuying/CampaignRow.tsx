/** One campaign in a list: a still life, its name, what it costs, how far it is. */
import { Text, View } from '@tarojs/components';
import type { CampaignCard } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { listTime } from '@/core/lib/time';
import { Button } from '@/ui/kit/Button';
import { Countdown } from '@/ui/kit/Countdown';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { Progress } from '@/ui/kit/Progress';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Thumb } from '@/ui/kit/Thumb';
import { Note, Title, Words } from '@/ui/kit/Words';
import { openCampaign, soldShare } from './types';
import { useRemindStart } from './useRemindStart';
import styles from './CampaignRow.module.scss';

interface CampaignRowProps {
  campaign: CampaignCard;
  /** The row's clock ran out: it belongs to another state now. */
  onTurn?: () => void;
}

export function CampaignRow({ campaign, onTurn }: CampaignRowProps) {
  const { goods, status } = campaign;
  return (
    <View className={styles.card}>
      <Pressable className={styles.row} role="link" onPress={() => openCampaign(campaign)}>
        <Thumb src={campaign.cover} size={112} />
        <Stack gap={4} grow>
          <Title lines={1}>{campaign.title}</Title>
          <Note lines={1}>{goods.subtitle}</Note>
          <Figures campaign={campaign} />
          {status !== 'ended' && (
            <View className={styles.clock}>
              <Countdown
                tone="text"
                label={status === 'upcoming' ? '距开始 ' : '剩 '}
                endAt={status === 'upcoming' ? campaign.startAt : campaign.endAt}
                onEnd={onTurn}
              />
            </View>
          )}
          {status === 'ended' && <Text className={styles.clock}>{`${listTime(campaign.endAt)} 结束`}</Text>}
        </Stack>
      </Pressable>
      {status === 'upcoming' && <Remind campaign={campaign} />}
    </View>
  );
}

function Remind({ campaign }: { campaign: CampaignCard }) {
  const remind = useRemindStart(campaign);
  return (
    <View className={styles.ways}>
      <Button
        size="s"
        tone="line"
        busy={remind.pending}
        label={`${remind.on ? '取消提醒' : '提醒我'}，${campaign.title}`}
        onPress={remind.toggle}
      >
        {remind.on ? '取消提醒' : '提醒我'}
      </Button>
    </View>
  );
}

/** Price first, then the two figures of its kind. */
function Figures({ campaign }: { campaign: CampaignCard }) {
  const { group, auction, tier, goods } = campaign;
  if (group)
    return (
      <>
        <Stack row align="center" justify="between" wrap className={styles.line}>
          <Price fen={campaign.price} was={goods.price} size="m" />
          <Tag tone="line">{`${group.size} 人团`}</Tag>
        </Stack>
        <Stack row align="center" justify="between" wrap className={styles.line}>
          <Words size="foot" tone="soft">{`已拼 ${group.joined} 件`}</Words>
          {group.left === 0 ? (
            <Words size="foot" tone="soft">
              已抢光
            </Words>
          ) : (
            group.lack !== undefined && <Words size="foot" tone="accent">{`还差 ${group.lack} 人即成`}</Words>
          )}
        </Stack>
      </>
    );
  if (auction)
    return (
      <>
        <Stack row align="center" justify="between" wrap className={styles.line}>
          <Words size="foot" tone="soft">
            {auction.bids > 0 ? '当前价' : '起拍价'}
          </Words>
          <Price fen={auction.current} size="m" />
        </Stack>
        <Stack row align="center" justify="between" wrap className={styles.line}>
          <Words size="foot" tone="soft">{`出价 ${auction.bids} 次`}</Words>
          <Words size="foot" tone="soft">{`保证金 ${shortYuan(auction.deposit)}`}</Words>
        </Stack>
      </>
    );
  if (tier)
    return (
      <>
        <Stack row align="center" justify="between" wrap className={styles.line}>
          {tier.best === undefined ? (
            <Text className={styles.masked}>¥***</Text>
          ) : (
            <Price fen={tier.best} was={goods.price} size="m" />
          )}
          <Words size="foot" tone="soft">{`${tier.minQty} 件起最低`}</Words>
        </Stack>
        <Progress value={soldShare(tier)} label={`已订 ${tier.sold} 件，共 ${tier.stock} 件`} tone="celadon" />
        <Stack row align="center" justify="between" wrap className={styles.line}>
          <Words size="foot" tone="soft">{`已订 ${tier.sold} / ${tier.stock} 件`}</Words>
          <Words size="foot" tone="soft">{`${tier.moq} 件起批`}</Words>
        </Stack>
      </>
    );
  return null;
}
