/** /reservation/pages/detail/detail: a store as a place to sit in - pictures, hours, rooms, services, who makes the tea, what guests say. */
import { useShareAppMessage, useShareTimeline } from '@tarojs/taro';
import { call } from '@/core/api';
import { platform } from '@/core/platform';
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useShare } from '@/domain/poster/useShare';
import { useWhere } from '@/domain/store/useWhere';
import { Button } from '@/ui/kit/Button';
import { IconButton } from '@/ui/kit/IconButton';
import { Tool } from '@/ui/kit/Tool';
import { Page, useAction, useLogin, useMoment, usePageData, usePageParams, useShareCard } from '@/ui/shell';
import { VenueBody } from '../../venue/VenueBody';

export default function VenuePage() {
  const { id = '', date } = usePageParams<'/reservation/pages/detail/detail'>();
  const { feedback } = useStores();
  const { point } = useWhere();
  const guard = useLogin();
  const state = usePageData(() => call('tea.store', { id: /^\d+$/.test(id) ? id : '0', ...point }), [id, point]);
  const venue = state.data;
  useShareAppMessage(
    useShareCard(
      venue && {
        title: venue.store.name,
        desc: venue.intro,
        pic: venue.gallery[0] ?? venue.store.cover,
        url: `/reservation/pages/detail/detail?id=${venue.store.id}`,
      },
    ),
  );
  useShareTimeline(useMoment());
  const { share, sheet } = useShare(venue && { kind: 'store', id: venue.store.id, title: '门店海报' });
  // The guard keeps room and day over the login: they stand in the address that is gone to.
  const book = (roomId?: string) =>
    go('/reservation/pages/detail/newDetail', { storeId: id, ...(roomId && { roomId }), ...(date && { date }) });
  const collect = useAction(async () => {
    if (!venue) return;
    const { on } = await call('collect.create', { kind: 'store', targetId: venue.store.id, on: !venue.collected });
    state.set({ ...venue, collected: on });
    feedback.toast(on ? '已收藏' : '已取消收藏');
  });
  return (
    <Page
      state={state}
      skeleton="detail"
      title={venue?.store.name}
      right={
        <>
          <IconButton icon="search" label="找茶舍" onPress={() => go('/reservation/pages/search/search', {})} />
          <IconButton icon="share" label="分享" onPress={share} />
        </>
      }
      overlay={sheet}
      action={
        venue && (
          <>
            <Tool icon="phone" text="电话" onPress={() => platform.phone.dial(venue.store.tel)} />
            <Tool
              icon="heart"
              text={venue.collected ? '已收藏' : '收藏'}
              on={venue.collected}
              onPress={() => guard(() => void collect.run())}
            />
            <Button
              grow
              size="l"
              disabled={venue.closedText !== undefined || !venue.store.bookable}
              onRefused={() => feedback.toast(venue.closedText ?? '这家店暂不接受预约')}
              onPress={() => book()}
            >
              预约
            </Button>
          </>
        )
      }
    >
      {(data) => <VenueBody venue={data} onBook={book} />}
    </Page>
  );
}
