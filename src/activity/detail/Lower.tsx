/** Below the ticket: what happens, who hosts, the story, what was tasted, what is sold, what comes next. */
import { View } from '@tarojs/components';
import type { EventDetail } from '@/contract';
import { call } from '@/core/api';
import { go, open } from '@/core/routes';
import { ActivityRow } from '@/domain/activity/ActivityRow';
import { GoodsGrid } from '@/domain/goods/GoodsGrid';
import { Card } from '@/ui/kit/Card';
import { Facts } from '@/ui/kit/Facts';
import { Picture } from '@/ui/kit/Picture';
import { RecordRow } from '@/ui/kit/RecordRow';
import { RichText } from '@/ui/kit/RichText';
import { Section } from '@/ui/kit/SectionHead';
import { Steps } from '@/ui/kit/Steps';
import { Thumb } from '@/ui/kit/Thumb';
import { Blocks, useBlock } from '@/ui/shell';
import styles from './detail.module.scss';

const SHOWN_GOODS = 4;

function EventGoods({ id }: { id: string }) {
  const found = useBlock(() => call('activity.product', { activityId: id }), id);
  const goods = (found?.list ?? []).slice(0, SHOWN_GOODS);
  if (goods.length === 0) return null;
  return (
    <Section
      title="现场的茶"
      more={`全部 ${found?.total ?? 0} 款`}
      onMore={() => go('/activity/pages/product', { id })}
    >
      <View className={styles.grid}>
        <GoodsGrid
          goods={goods.map(({ event, ...card }) => (event.state === 'open' ? { ...card, price: event.price } : card))}
        />
      </View>
    </Section>
  );
}

export function Lower({ event }: { event: EventDetail }) {
  const { card, agenda, hosts, html, related, ranking, photos, gift, theme } = event;
  return (
    <Blocks>
      {ranking.length > 0 && (
        <Section title="那天的名次">
          <Card place="alone" pad="text">
            <Facts
              closed={false}
              rows={ranking.map(({ rank, letter, name, average }) => ({
                label: `${rank}　${name}`,
                value: `样品 ${letter}　${(average / 10).toFixed(1)}`,
              }))}
            />
          </Card>
        </Section>
      )}
      {photos.length > 0 && (
        <Section title="回顾">
          <View className={styles.photos}>
            {photos.map((src) => (
              <Picture key={src} className={styles.photo} src={src} w={375} ratio={0.66} alt="活动现场" />
            ))}
          </View>
        </Section>
      )}
      {agenda.length > 0 && (
        <Section title={card.kind === 'tasting' ? '怎么喝' : '安排'}>
          <Card place="alone" pad="all">
            <Steps
              label="安排"
              items={agenda.map(({ key, label, value }) => ({ id: key, time: label, title: value }))}
            />
          </Card>
        </Section>
      )}
      {hosts.length > 0 && (
        <Section title="谁来带">
          <Card place="alone" pad="rows">
            {hosts.map(({ id, name, title, avatar, region }) => (
              <RecordRow
                key={id}
                role="link"
                title={name}
                leading={<Thumb src={avatar} size={64} />}
                notes={[title, region]}
                onPress={() => go('/tea/pages/artistDetail', { id })}
              />
            ))}
          </Card>
        </Section>
      )}
      <View className={styles.story}>
        <RichText html={html} />
      </View>
      {gift.length > 0 && (
        <Section title="带走的">
          <Card place="alone" pad="text">
            <Facts closed={false} rows={gift.map(({ label, value }) => ({ label, value }))} />
          </Card>
        </Section>
      )}
      {event.goods.length > 0 && <EventGoods id={card.id} />}
      {(related.length > 0 || theme) && (
        <Section
          title="还有这些"
          {...(theme
            ? {
                more: theme.title,
                onMore: () => go('/reservation/pages/explore/gatheringactivities', { id: theme.id }),
              }
            : {})}
        >
          <Card place="alone">
            {related.map((one) => (
              <ActivityRow key={one.id} card={one} onOpen={() => open(`/activity/pages/index?id=${one.id}`)} />
            ))}
          </Card>
        </Section>
      )}
      <View className={styles.end} />
    </Blocks>
  );
}
