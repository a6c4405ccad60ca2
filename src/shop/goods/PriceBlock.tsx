/** Price, name, note, tags (rule 19.3); a running campaign adds its bar with the clock. */
import { View, Text } from '@tarojs/components';
import type { GoodsDetail, SkuView } from '@/contract';
import { figure, shortYuan } from '@/core/lib/money';
import { OfferTag, payOf, wasOf } from '@/domain/goods/offer';
import { useRemind } from '@/domain/goods/useRemind';
import { Countdown } from '@/ui/kit/Countdown';
import { Icon } from '@/ui/kit/Icon';
import { Pressable } from '@/ui/kit/Pressable';
import { MemberPrice, Price } from '@/ui/kit/Price';
import { Progress } from '@/ui/kit/Progress';
import { Tag } from '@/ui/kit/Tag';
import { Note, Words } from '@/ui/kit/Words';
import styles from './PriceBlock.module.scss';

interface PriceBlockProps {
  goods: GoodsDetail;
  sku: SkuView;
  onCampaignEnd: () => void;
}

export function PriceBlock({ goods, sku, onCampaignEnd }: PriceBlockProps) {
  const { card } = goods;
  const remind = useRemind('price', card.id);
  const campaign = sku.offer?.why === 'flash' ? card.campaign : undefined;
  return (
    <View>
      {campaign && (
        <View className={styles.campaign}>
          <View className={styles.campaignPrice}>
            <Price fen={payOf(sku)} size="l" tone="inherit" />
            <Words size="foot">{`平日 ${shortYuan(sku.price)}`}</Words>
          </View>
          <View className={styles.campaignEnd}>
            <Countdown label="距结束" endAt={campaign.endAt} onEnd={onCampaignEnd} tone="inverse" />
            <Progress value={campaign.progress} label={`已抢 ${campaign.progress}%`} tone="inverse" />
          </View>
        </View>
      )}
      <View className={styles.intro}>
        <View className={styles.line}>
          {!campaign && <Price fen={payOf(sku)} was={wasOf(sku)} size="l" />}
          <Note>{`已售 ${figure(card.sales)}${card.score > 0 ? ` · ${card.score.toFixed(1)} 分` : ''}`}</Note>
        </View>
        <Text className={styles.title}>{card.title}</Text>
        <Text className={styles.note}>{card.subtitle}</Text>
        <View className={styles.tags}>
          {!campaign && <OfferTag offer={sku.offer} />}
          {!campaign && sku.cardPrice !== undefined && <MemberPrice fen={sku.cardPrice} label="年卡" />}
          {card.tags.slice(0, 3).map((tag, at) => (
            <Tag key={tag} tone={at === 0 ? 'celadon' : 'line'}>
              {tag}
            </Tag>
          ))}
          {!campaign && goods.state === 'on' && (
            <Pressable className={styles.remind} onPress={remind}>
              <Icon name="bell" size={14} />
              <Text>降价提醒</Text>
            </Pressable>
          )}
        </View>
      </View>
    </View>
  );
}
