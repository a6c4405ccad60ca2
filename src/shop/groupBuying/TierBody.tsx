/** 阶梯批发: the ladder with what the next step saves, how much is ordered already, and the way to the order sheet. */
import { Text, View } from '@tarojs/components';
import { observer } from 'mobx-react';
import type { CampaignDetail } from '@/contract';
import { shortYuan } from '@/core/lib/money';
import { canOpen, go, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Button } from '@/ui/kit/Button';
import { Price } from '@/ui/kit/Price';
import { Progress } from '@/ui/kit/Progress';
import { Card } from '@/ui/kit/Card';
import { useLogin } from '@/ui/shell';
import { CampaignHead } from './CampaignHead';
import { Block, GoodsBlock, Rules } from './Parts';
import { soldShare } from './types';
import styles from './TierBody.module.scss';

const APPLY = '/member/pages/wholesale/index';
const sheetOf = (goodsId: string) => `/shop/pages/marketing/wholesale?goodsId=${goodsId}`;

/** Prices are there for wholesalers only. */
const isOpen = ({ tiers = [] }: CampaignDetail) => tiers.some(({ price }) => price !== undefined);

export function TierBody({ campaign, onStale }: { campaign: CampaignDetail; onStale: () => void }) {
  const { card, tiers = [] } = campaign;
  const tier = card.tier ?? { moq: 1, minQty: 1, sold: 0, stock: 0 };
  const retail = campaign.skus[0]?.singlePrice ?? card.goods.price;
  return (
    <View>
      <CampaignHead
        campaign={campaign}
        price={
          tier.best === undefined ? (
            <Text className={styles.masked}>¥***</Text>
          ) : (
            <Price fen={tier.best} was={retail} size="l" />
          )
        }
        note={`${tier.moq} 件起批`}
        tags={[campaign.skus[0]?.text ?? '', '可混批', '可存茶窖'].filter(Boolean)}
        onStale={onStale}
      />
      <Block title="阶梯价" note={isOpen(campaign) ? '按单次下单数量' : '认证批发商可见'}>
        <Card role="list">
          {tiers.map(({ minQty, price }, at) => {
            const before = at === 0 ? retail : (tiers[at - 1]?.price ?? retail);
            return (
              <View key={minQty} className={styles.step} role="listitem">
                <Text className={styles.qty}>{`${minQty} 件起`}</Text>
                {price === undefined ? (
                  <Text className={styles.hidden}>¥***</Text>
                ) : (
                  <>
                    <Text className={styles.saves}>{`每件再省 ${shortYuan(before - price)}`}</Text>
                    <Price fen={price} size="s" />
                  </>
                )}
              </View>
            );
          })}
        </Card>
        <View className={styles.sold}>
          <Progress value={soldShare(tier)} label={`已订 ${tier.sold} 件，共 ${tier.stock} 件`} tone="celadon" />
          <Text
            className={styles.figures}
          >{`已订 ${tier.sold} 件，还余 ${Math.max(0, tier.stock - tier.sold)} 件`}</Text>
        </View>
      </Block>
      <Rules rules={campaign.rules} />
      <GoodsBlock title="这款茶" goods={card.goods} />
    </View>
  );
}

/** Wholesalers go to the order sheet, others apply; one piece is bought on the goods page. */
export const TierBar = observer(function TierBar({ campaign }: { campaign: CampaignDetail }) {
  const { session } = useStores();
  const guard = useLogin();
  const { card } = campaign;
  const sheet = sheetOf(card.goods.id);
  const alone = (
    <Button block size="l" tone="line" onPress={() => go('/shop/pages/goods', { id: card.goods.id })}>
      {`零售 ${shortYuan(card.goods.price)}`}
    </Button>
  );
  if (card.status === 'ended')
    return (
      <>
        <Button block size="l" disabled>
          活动已结束
        </Button>
        {alone}
      </>
    );
  if (isOpen(campaign) && canOpen(sheet))
    return (
      <>
        {alone}
        <Button block size="l" disabled={card.status !== 'running'} onPress={() => open(sheet)}>
          {card.status === 'running' ? '批发下单' : '还没开始'}
        </Button>
      </>
    );
  if (canOpen(APPLY) || !session.token)
    return (
      <>
        {alone}
        <Button block size="l" onPress={() => guard(() => void open(APPLY))}>
          {session.token ? '申请批发商' : '登录看批发价'}
        </Button>
      </>
    );
  return alone;
});
