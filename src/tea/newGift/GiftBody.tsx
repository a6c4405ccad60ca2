/** The pack laid out: what is in it, the sample, where it goes, and what to begin with. */
import type { ReactNode } from 'react';
import { Text, View } from '@tarojs/components';
import type { Address, GoodsCard, NewGift } from '@/contract';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { addressText } from '@/domain/address/text';
import { CouponTicket } from '@/domain/coupon/CouponTicket';
import { GoodsGrid } from '@/domain/goods/GoodsGrid';
import { Button } from '@/ui/kit/Button';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Countdown } from '@/ui/kit/Countdown';
import { Section, SectionHead } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Steps } from '@/ui/kit/Steps';
import { Title } from '@/ui/kit/Words';
import { useBlock } from '@/ui/shell';
import { Samples } from './Samples';
import styles from './GiftBody.module.scss';

const STEPS = [
  { id: 'take', title: '领取' },
  { id: 'address', title: '填地址' },
  { id: 'sample', title: '收茶样' },
];
const FIRST_GOODS = 4;

interface GiftBodyProps {
  gift: NewGift;
  sample: string | undefined;
  address: Address | undefined;
  onSample: (id: string) => void;
  onAddress: () => void;
}

const hasSample = ({ samples }: NewGift): boolean => samples.some(({ soldOut }) => !soldOut);
/** The sample may still be chosen and sent. */
export const sampleWaits = (gift: NewGift): boolean =>
  hasSample(gift) && (gift.state === 'open' || (gift.state === 'claimed' && !gift.orderId && gift.until !== undefined));
const stepOf = (gift: NewGift) => (gift.state !== 'claimed' ? 0 : sampleWaits(gift) ? 1 : -1);

export function GiftBody({ gift, sample, address, onSample, onAddress }: GiftBodyProps) {
  const claimed = gift.state === 'claimed';
  const waits = sampleWaits(gift);
  const withSample = hasSample(gift) || gift.chosen !== undefined;
  return (
    <View>
      <Stack gap={8} align="start" className={styles.hero}>
        <Title size="display" tracked>
          {claimed ? '礼已收下' : '初次见面，请喝茶'}
        </Title>
        <Text className={styles.lead}>{gift.items.map(({ label }) => label).join(' · ')}</Text>
        {!claimed && <Countdown label="距结束" tone="inverse" endAt={gift.endAt} />}
        {claimed && gift.until !== undefined && <Countdown label="茶样还留着" tone="inverse" endAt={gift.until} />}
      </Stack>
      {withSample && (
        <View className={styles.steps}>
          <Steps layout="row" label="领取步骤" items={STEPS} current={stepOf(gift)} />
        </View>
      )}

      {gift.coupons.length > 0 && (
        <SectionHead
          title={`${gift.coupons.length} 张券`}
          onMore={claimed ? () => go('/outbound/pages/myouponlist', {}) : undefined}
          more="我的券包"
        />
      )}
      <View className={styles.tickets}>
        {gift.coupons.map((coupon) => (
          <CouponTicket key={coupon.id} coupon={coupon}>
            {claimed ? (
              <Button
                size="s"
                tone="line"
                label={`去使用，${coupon.title}`}
                onPress={() => go('/shop/pages/list', { couponId: coupon.id })}
              >
                去使用
              </Button>
            ) : null}
          </CouponTicket>
        ))}
      </View>

      {withSample && (
        <Part title="一份茶样" note={gift.samples.length > 1 ? `${gift.samples.length} 款选 1` : undefined}>
          <Samples samples={gift.samples} chosen={sample} onChoose={waits ? onSample : undefined} />
        </Part>
      )}
      <View className={styles.cells}>
        <Cells>
          {gift.orderId ? (
            <Cell label="茶样订单" onPress={() => go('/shop/pages/order/detail', { id: gift.orderId ?? '' })}>
              查看
            </Cell>
          ) : waits ? (
            <Cell label="收茶样的地址" onPress={onAddress}>
              {address ? `${address.name} ${addressText(address)}` : '请选择'}
            </Cell>
          ) : null}
        </Cells>
        {waits && <Text className={styles.hint}>没有地址也能先领券和积分，茶样为你留 7 天。</Text>}
      </View>
      <FirstGoods />
    </View>
  );
}

const Part = ({ title, note, children }: { title: string; note?: string; children: ReactNode }) => (
  <Section title={title} note={note}>
    <View className={styles.inner}>{children}</View>
  </Section>
);

/** What sells best of the teas on show; where those are few, of everything. */
async function firstGoods(): Promise<readonly GoodsCard[]> {
  const best = { sort: 'sales', inStock: true } as const;
  const teas = (await call('shop.productIndex', { ...best, scene: 'show' }, { hide: true })).page.list;
  if (teas.length >= FIRST_GOODS) return teas.slice(0, FIRST_GOODS);
  const others = (await call('shop.productIndex', best, { hide: true })).page.list;
  return [...teas, ...others.filter(({ id }) => teas.every((tea) => tea.id !== id))].slice(0, FIRST_GOODS);
}

/** Left out when they cannot be had. */
function FirstGoods() {
  const goods = useBlock(firstGoods) ?? [];
  if (goods.length === 0) return null;
  return (
    <Section title="第一单喝什么" note="老茶客回头最多的">
      <GoodsGrid goods={goods} />
    </Section>
  );
}
