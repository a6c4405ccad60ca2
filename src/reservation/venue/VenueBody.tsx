/** A store from its pictures to what its guests say. */
import type { ReactElement } from 'react';
import { View } from '@tarojs/components';
import type { VenueDetail } from '@/contract';
import { formatTime } from '@/core/lib/time';
import { canOpen, go, open } from '@/core/routes';
import { Photos } from '@/domain/photo/Photos';
import { distanceText } from '@/domain/store/distance';
import { Card } from '@/ui/kit/Card';
import { Cell, Cells } from '@/ui/kit/Cell';
import { Facts } from '@/ui/kit/Facts';
import { Gallery } from '@/ui/kit/Gallery';
import { Notice } from '@/ui/kit/Notice';
import { Person } from '@/ui/kit/Person';
import { Rating } from '@/ui/kit/Rating';
import { Section } from '@/ui/kit/SectionHead';
import { Stack } from '@/ui/kit/Stack';
import { Tag } from '@/ui/kit/Tag';
import { Title, Words } from '@/ui/kit/Words';
import { Blocks } from '@/ui/shell';
import { DoorQueue } from '../queue/DoorQueue';
import { State } from '../State';
import { People } from './People';
import { Rooms } from './Rooms';
import { Services } from './Services';
import { hoursRows } from './hours';
import styles from './venue.module.scss';

interface VenueBodyProps {
  venue: VenueDetail;
  onBook: (roomId?: string) => void;
}

export function VenueBody({ venue, onBook }: VenueBodyProps): ReactElement {
  const { store, gallery, rooms, services, employees, reviews } = venue;
  const images = gallery.length > 0 ? gallery : [store.cover];
  return (
    <View className={styles.page}>
      <Gallery
        name={store.name}
        images={images}
        onOpen={(index) => go('/shop/pages/imgshow', { urls: [...images], index })}
      />
      {venue.closedText && <Notice tone="danger">{venue.closedText}</Notice>}
      <Head venue={venue} />
      <DoorQueue storeId={store.id} open={store.open} />
      <Blocks>
        <Section title="茶席" note="选一间，看哪天有位">
          <Rooms rooms={rooms} closed={venue.closedText !== undefined} storeId={store.id} onBook={onBook} />
        </Section>
        <Section title="来做什么">
          <Services
            services={services}
            onPick={(serviceTypeId) => go('/reservation/pages/detail/newDetail', { storeId: store.id, serviceTypeId })}
          />
        </Section>
        {employees.length > 0 && (
          <Section title="茶艺师" note="可以指定一位，也可以由店里安排">
            <People people={employees} storeId={store.id} />
          </Section>
        )}
        <Section title="到店">
          <Card place="alone" pad="rows">
            <Facts closed={false} rows={[...hoursRows(venue), ...venue.traffic]} />
          </Card>
          <Ways storeId={store.id} />
        </Section>
        {reviews.length > 0 && (
          <Section title="客人说" note={`${venue.reviewCount} 条`}>
            <Card place="alone" pad="rows">
              {reviews.map((review) => (
                <View key={review.id} className={styles.review}>
                  <Person
                    src={review.user.avatar}
                    name={review.user.nickname}
                    size={34}
                    step="sub"
                    notes={[`${formatTime(review.at, 'YYYY-MM-DD')} ${review.sku}`.trim()]}
                  >
                    <Rating value={review.score} label={`${review.score} 分`} />
                  </Person>
                  <Words size="body" block>
                    {review.text}
                  </Words>
                  {review.photos.length > 0 && <Photos urls={review.photos} what="评价图片" most={4} />}
                </View>
              ))}
            </Card>
          </Section>
        )}
      </Blocks>
    </View>
  );
}

function Head({ venue }: { venue: VenueDetail }): ReactElement {
  const { store, score, freeNow, facilities } = venue;
  return (
    <Card place="next" pad="all">
      <Stack gap={8}>
        <Stack row gap={12} justify="between" align="baseline">
          <Title size="head" tracked role="heading" aria-level={1}>
            {store.name}
          </Title>
          {score > 0 && <Words size="title" tone="gold" medium figures>{`${score.toFixed(1)} 分`}</Words>}
        </Stack>
        <Stack row gap={10} align="center" wrap>
          <State tone={store.open ? 'celadon' : 'muted'} mark={store.open ? 'dot' : 'ring'}>
            {store.open ? `营业中，空席 ${freeNow}` : '休息中'}
          </State>
          <Words size="sub" tone="muted" figures>
            {['今天', store.hours].join('　')}
          </Words>
        </Stack>
        {facilities.length > 0 && (
          <Stack row gap={6} wrap>
            {facilities.map((word) => (
              <Tag key={word}>{word}</Tag>
            ))}
          </Stack>
        )}
        <Words size="body" tone="soft" block>
          {venue.intro}
        </Words>
        <View className={styles.address}>
          <Cells>
            <Cell
              label={store.address}
              note={distanceText(store.distance) && `离你 ${distanceText(store.distance)}`}
              act="导航"
              role="link"
              onPress={() => go('/open-location', { ...store.geo, name: store.name, address: store.address })}
            />
          </Cells>
        </View>
      </Stack>
    </Card>
  );
}

/** The dry facts, what is served, shared tables, the view all around: those that are there. */
function Ways({ storeId }: { storeId: string }): ReactElement | null {
  const ways = [
    { label: '查看门店信息', route: `/reservation/pages/explore/storesinformation?id=${storeId}` },
    { label: '堂食茶单', route: `/reservation/pages/explore/product?storeId=${storeId}` },
    { label: '公共茶席', route: `/reservation/pages/explore/public?storeId=${storeId}` },
    { label: 'VR 云游', route: '/tea/pages/vr' },
  ].filter(({ route }) => canOpen(route));
  return ways.length > 0 ? (
    <Cells place="next">
      {ways.map(({ label, route }) => (
        <Cell key={label} label={label} role="link" onPress={() => void open(route)} />
      ))}
    </Cells>
  ) : null;
}
