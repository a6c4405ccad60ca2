/** What the page shows: shared tables: a day, a table, a seat among people who like tea. */
import { useState } from 'react';
import { useShareAppMessage } from '@tarojs/taro';
import { View } from '@tarojs/components';
import { canOpen, go, open } from '@/core/routes';
import { CancelSheet } from '@/domain/activity/CancelSheet';
import { SignUpSheet } from '@/domain/activity/SignUpSheet';
import { WaitPlace } from '@/domain/activity/WaitPlace';
import { spanOf, whenOf } from '@/domain/activity/words';
import { useShare } from '@/domain/poster/useShare';
import { Avatar } from '@/ui/kit/Avatar';
import { Button } from '@/ui/kit/Button';
import { Card } from '@/ui/kit/Card';
import { Chip } from '@/ui/kit/Chip';
import { Empty } from '@/ui/kit/Empty';
import { Facts } from '@/ui/kit/Facts';
import { IconButton } from '@/ui/kit/IconButton';
import { Slot } from '@/ui/kit/Slot';
import { Stack } from '@/ui/kit/Stack';
import { Strip } from '@/ui/kit/Strip';
import { Tag } from '@/ui/kit/Tag';
import { Note, Title } from '@/ui/kit/Words';
import { later, Page, usePageParams, useShareCard } from '@/ui/shell';
import { PublicBar } from '@/reservation/public/PublicBar';
import { RoundTable } from '@/reservation/public/RoundTable';
import { usePublic } from '@/reservation/public/usePublic';
import styles from '@/reservation/public/public.module.scss';

const WaitSheet = later(() => import('@/domain/activity/WaitSheet').then((part) => part.WaitSheet));

const RULES = ['只看得到彼此的昵称和口味', '开席前 2 小时可以离座，退全款', '不足两位客人，提前 3 小时取消并退款'];
const WIZARD = '/reservation/pages/detail/newDetail';

export function PublicTable() {
  const { state, setId, form, setForm, signing } = usePublic(usePageParams<'/reservation/pages/explore/public'>());
  const [leaving, setLeaving] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const event = state.data?.event;
  const signup = event?.signup && event.signup.status !== 'cancelled' ? event.signup : undefined;
  useShareAppMessage(useShareCard());
  const { share, sheet } = useShare(event && { kind: 'activity', id: event.card.id });
  const wizard = `${WIZARD}?storeId=${event?.card.store.id ?? ''}`;
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
            onSit={() => setForm(true)}
            onLeave={() => setLeaving(true)}
            onWait={() => setWaiting(true)}
          />
        )
      }
    >
      {({ tables }) => (
        <View>
          <View className={styles.days}>
            <Strip active={event?.card.id}>
              <Stack row gap={8}>
                {tables.map(({ id, startAt, seats, joined }) => (
                  <Chip key={id} role="radio" selected={id === event?.card.id} onPress={() => setId(id)}>
                    {`${whenOf(startAt)}　余 ${Math.max(0, seats - joined)}`}
                  </Chip>
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
              <Stack row gap={12} align="center">
                {event.host && <Avatar src={event.host.avatar} name={event.host.nickname} size={44} />}
                <Stack gap={2} grow>
                  <Title>{event.card.title}</Title>
                  <Note>{`${event.host ? `${event.host.nickname}主席　` : ''}${spanOf(event.card)}`}</Note>
                  <Note>{event.card.store.name}</Note>
                </Stack>
                <Tag tone={event.card.joined >= event.minGuests ? 'celadon' : 'plain'}>
                  {event.cancelled ? '已取消' : event.card.joined >= event.minGuests ? '成席' : '等人'}
                </Tag>
              </Stack>
              <RoundTable
                seats={signing.seats.map}
                disabled={signup !== undefined || signing.choose.pending || event.cancelled}
                onChoose={(seat) => void signing.choose.run(seat)}
              />
            </Card>
          ) : (
            <Empty
              title="这几天没有公共茶席"
              text="看看别的雅集"
              button="看雅集"
              onPress={() => go('/reservation/pages/explore/gatheringactivitieslist', {})}
            />
          )}
          <Card place="next" pad="all">
            <Title block>坐下来之前</Title>
            <Facts closed={false} rows={RULES.map((value, i) => ({ label: '一二三'[i] ?? '', value }))} />
          </Card>
          {canOpen(wizard) && (
            <Card place="next" pad="all">
              <Stack row gap={12} align="center" justify="between">
                <Stack gap={2} grow>
                  <Title>自己开一席</Title>
                  <Note>雅士起可发起，店里确认后上架</Note>
                </Stack>
                <Button tone="line" onPress={() => open(wizard)}>
                  发起一席
                </Button>
              </Stack>
            </Card>
          )}
        </View>
      )}
    </Page>
  );
}
