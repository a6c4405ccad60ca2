/** What the page shows: shared tables: a day, a table, a seat among people who like tea. */
import { useState } from 'react';
import { useShareAppMessage } from '@tarojs/taro';
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import type { EventDetail } from '@/contract';
import { CancelSheet } from '@/domain/activity/CancelSheet';
import { SignUpSheet } from '@/domain/activity/SignUpSheet';
import { WaitPlace } from '@/domain/activity/WaitPlace';
import { spanOf, whenOf } from '@/domain/activity/words';
import { useShare } from '@/domain/poster/useShare';
import { Avatar } from '@/ui/kit/Avatar';
import { Card } from '@/ui/kit/Card';
import { Chip } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { IconButton } from '@/ui/kit/IconButton';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import { Strip } from '@/ui/kit/Strip';
import { Tag } from '@/ui/kit/Tag';
import { Note, Title } from '@/ui/kit/Words';
import { later, Page, usePageParams, useShareCard } from '@/ui/shell';
import { Courtesy } from '@/reservation/public/Courtesy';
import { Legend } from '@/reservation/public/Legend';
import { PublicBar } from '@/reservation/public/PublicBar';
import { RoundTable } from '@/reservation/public/RoundTable';
import { usePublic } from '@/reservation/public/usePublic';
import styles from '@/reservation/public/public.module.scss';

const WaitSheet = later(() => import('@/domain/activity/WaitSheet').then((part) => part.WaitSheet));

const chipOf = (id: string): string => `table-${id}`;

export function PublicTable() {
  const { state, setId, form, setForm, signing, sit } = usePublic(usePageParams<'/reservation/pages/explore/public'>());
  const [leaving, setLeaving] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const event = state.data?.event;
  const signup = event?.signup && event.signup.status !== 'cancelled' ? event.signup : undefined;
  useShareAppMessage(useShareCard());
  const { share, sheet } = useShare(event && { kind: 'activity', id: event.card.id });
  return (
    <Page
      state={state}
      right={<IconButton icon="share" label="分享" onPress={share} />}
      overlay={
        <>
          {sheet}
          {event && (
            <>
              <SignUpSheet seated open={form} event={event} signing={signing} onClose={() => setForm(false)} />
              <WaitSheet open={waiting} event={event} onClose={() => setWaiting(false)} onDone={state.reload} />
            </>
          )}
          {signup && (
            <CancelSheet open={leaving} signup={signup} onClose={() => setLeaving(false)} onDone={state.reload} />
          )}
        </>
      }
      action={
        event &&
        !event.cancelled && (
          <PublicBar
            event={event}
            chosen={signing.chosen}
            pending={signing.submit.pending}
            onSit={() => void sit()}
            onLeave={() => setLeaving(true)}
            onWait={() => setWaiting(true)}
          />
        )
      }
    >
      {({ tables }) => (
        <View>
          <View className={styles.days}>
            <Strip active={event && chipOf(event.card.id)}>
              <Stack row gap={8}>
                {tables.map(({ id, startAt, seats, joined }) => (
                  <View key={id} id={chipOf(id)} className={styles.day}>
                    <Chip role="radio" selected={id === event?.card.id} onPress={() => setId(id)}>
                      {`${whenOf(startAt)}　余 ${Math.max(0, seats - joined)}`}
                    </Chip>
                  </View>
                ))}
              </Stack>
            </Strip>
          </View>
          <Slot>
            {event?.wait && !signup && (
              <WaitPlace wait={event.wait} onChange={state.reload} onSignUp={() => setForm(true)} />
            )}
          </Slot>
          {event ? (
            <Card place="next" pad="all">
              <Head event={event} />
              <RoundTable
                seats={signing.seats.map}
                disabled={signup !== undefined || signing.choose.pending || event.cancelled}
                onChoose={(seat) => void signing.choose.run(seat)}
              />
              <Legend />
            </Card>
          ) : (
            <NoTable />
          )}
          <Courtesy event={event} seated={signup !== undefined && signup.status !== 'unpaid'} />
        </View>
      )}
    </Page>
  );
}

const Head = ({ event: { card, host, minGuests, cancelled } }: { event: EventDetail }) => (
  <Stack row gap={12} align="center">
    {host && <Avatar src={host.avatar} name={host.nickname} size={44} />}
    <Stack gap={2} grow>
      <Title>{card.title}</Title>
      <Note>{`${host ? `${host.nickname}主席　` : ''}${spanOf(card)}`}</Note>
      <Note>{card.store.name}</Note>
    </Stack>
    <Tag tone={card.joined >= minGuests ? 'celadon' : 'plain'}>
      {cancelled ? '已取消' : card.joined >= minGuests ? '成席' : '等人'}
    </Tag>
  </Stack>
);

const NoTable = () => (
  <Empty
    title="这几天没有公共茶席"
    text="看看别的雅集"
    button="看雅集"
    onPress={() => go('/reservation/pages/explore/gatheringactivitieslist', {})}
  />
);
