/** One block of a campaign page. A kind that this version does not know is skipped. */
import { View } from '@tarojs/components';
import type { PageBlock } from '@/contract';
import { call } from '@/core/api';
import { GoodsGrid } from '@/domain/goods/GoodsGrid';
import { CouponTicket } from '@/domain/coupon/CouponTicket';
import { TakeButton } from '@/domain/coupon/TakeCoupons';
import { Card } from '@/ui/kit/Card';
import { Countdown } from '@/ui/kit/Countdown';
import { Picture } from '@/ui/kit/Picture';
import { Skeleton } from '@/ui/kit/Skeleton';
import { Section } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Title, Words } from '@/ui/kit/Words';
import { useBlock } from '@/ui/shell';
import { Film } from './Film';
import styles from './campaign.module.scss';

const MOST_COUPONS = 3;
const MOST_GOODS = 4;

function Hero({ title, items }: PageBlock) {
  const [hero] = items;
  return (
    <View>
      {hero?.image !== undefined && <Picture src={hero.image} w={750} ratio={0.6} alt={hero.label} priority />}
      <View className={styles.text}>
        <Title size="hero" block>
          {title ?? hero?.label ?? ''}
        </Title>
        <Words size="body" tone="soft" block>
          {hero?.value ?? ''}
        </Words>
      </View>
    </View>
  );
}

const Paragraphs = ({ title, items }: PageBlock) => (
  <View className={styles.text}>
    {title !== undefined && <Title block>{title}</Title>}
    {items.map(({ key, value }) => (
      <Words key={key} size="body" block>
        {value}
      </Words>
    ))}
  </View>
);

/** The place of a part while it comes: what stands below is not pushed away when it has. */
const Coming = ({ title }: { title: string }) => (
  <Section title={title}>
    <Skeleton />
  </Section>
);

/** value = the class that it shows. */
function Goods({ title = '', items }: PageBlock) {
  const categoryId = items[0]?.value ?? '';
  const found = useBlock(() => call('shop.productIndex', { categoryId }), categoryId);
  if (found === undefined) return <Coming title={title} />;
  const goods = (found?.page.list ?? []).slice(0, MOST_GOODS);
  return goods.length > 0 ? (
    <Section title={title}>
      <View className={styles.grid}>
        <GoodsGrid goods={goods} />
      </View>
    </Section>
  ) : null;
}

function Coupons({ title = '' }: PageBlock) {
  const found = useBlock(() => call('marketing.couponType', { page: 1 }), 'coupons');
  if (found === undefined) return <Coming title={title} />;
  const open = (found?.list ?? [])
    .filter(({ state }) => state === 'open' || state === 'claimed')
    .slice(0, MOST_COUPONS);
  return open.length > 0 ? (
    <Section title={title}>
      <Stack gap={10} className={styles.grid}>
        {open.map((coupon) => (
          <CouponTicket key={coupon.id} coupon={coupon} faded={false}>
            <TakeButton coupon={coupon} onTaken={() => undefined} />
          </CouponTicket>
        ))}
      </Stack>
    </Section>
  ) : null;
}

const Questions = ({ title = '', items }: PageBlock) => (
  <Section title={title}>
    <Card place="alone" pad="all">
      <Stack gap={14}>
        {items.map(({ key, label, value }) => (
          <Stack key={key} gap={4}>
            <Words size="body" medium>
              {label}
            </Words>
            <Words size="sub" tone="soft">
              {value}
            </Words>
          </Stack>
        ))}
      </Stack>
    </Card>
  </Section>
);

/** value = until when, in ms. */
const Until = ({ title = '', items }: PageBlock) => (
  <View className={styles.text}>
    <Countdown label={title} endAt={Number(items[0]?.value ?? 0)} />
  </View>
);

export function CampaignBlock({ block }: { block: PageBlock }) {
  switch (block.kind) {
    case 'banner':
    case 'image':
      return <Hero {...block} />;
    case 'text':
      return <Paragraphs {...block} />;
    case 'goods':
      return <Goods {...block} />;
    case 'coupon':
      return <Coupons {...block} />;
    case 'countdown':
      return <Until {...block} />;
    case 'video':
      return <Film {...block} />;
    case 'faq':
    case 'steps':
      return <Questions {...block} />;
    default:
      return null;
  }
}
