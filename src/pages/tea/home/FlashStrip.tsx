/** 限时秒杀: the running slot by the server's clock; when it ends the home asks again and shows the next one. */
import { View } from '@tarojs/components';
import type { GoodsCard, HomeView } from '@/contract';
import { go } from '@/core/routes';
import { Countdown } from '@/ui/kit/Countdown';
import { Picture } from '@/ui/kit/Picture';
import { Pressable } from '@/ui/kit/Pressable';
import { Price } from '@/ui/kit/Price';
import { Progress } from '@/ui/kit/Progress';
import { SectionHead } from '@/ui/kit/SectionHead';
import { Strip } from '@/ui/kit/Strip';
import { Words } from '@/ui/kit/Words';
import styles from './FlashStrip.module.scss';

interface FlashStripProps {
  flash: NonNullable<HomeView['flash']>;
  onEnd: () => void;
}

export function FlashStrip({ flash, onEnd }: FlashStripProps) {
  return (
    <View className={styles.strip}>
      <SectionHead
        title="限时秒杀"
        onMore={() => go('/shop/pages/marketing/discount', {})}
        extra={<Countdown label={`${flash.slot.label} 场`} endAt={flash.slot.endAt} onEnd={onEnd} />}
      />
      <Strip>
        <View className={styles.row}>
          {flash.goods.map((goods) => (
            <FlashGoods key={goods.id} goods={goods} />
          ))}
        </View>
      </Strip>
    </View>
  );
}

function FlashGoods({ goods }: { goods: GoodsCard }) {
  const campaign = goods.campaign;
  if (!campaign) return null;
  const gone = campaign.progress >= 100;
  return (
    <Pressable
      className={styles.goods}
      role="link"
      onPress={() => go('/shop/pages/goods', { id: goods.id, campaignId: campaign.id })}
    >
      <Picture className={styles.art} src={goods.cover} w={240} ratio={1} alt="" />
      <Words size="sub" medium lines={1} className={styles.title}>
        {goods.title}
      </Words>
      <Price fen={campaign.price} was={goods.price} size="s" />
      <Progress tone="celadon" value={campaign.progress} label={`已抢 ${campaign.progress}%`} />
      <Words size="caption" tone="muted" className={styles.note}>
        {gone ? '已抢光' : `已抢 ${campaign.progress}%`}
      </Words>
    </Pressable>
  );
}
