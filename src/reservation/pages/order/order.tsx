/** /reservation/pages/order/order: own bookings, one of them, or with scope=store the desk of those who receive the guests. */
import { useShareAppMessage } from '@tarojs/taro';
import { call } from '@/core/api';
import { platform } from '@/core/platform';
import { useStores } from '@/core/stores';
import { OwnFrames } from '@/domain/member/OwnFrames';
import { IconButton } from '@/ui/kit/IconButton';
import { later, Page, useAction, usePageData, usePageParams, useReturn, useShareCard } from '@/ui/shell';
import { whenText } from '../../order/labels';
import { Opened } from '../../order/Opened';
import { hasBar, OpenedBar } from '../../order/OpenedBar';
import { OwnBookings } from '../../order/OwnBookings';
import { useBookingActs } from '../../order/useBookingActs';

const Desk = later(() => import('../../desk/Desk').then(({ Desk: part }) => part));

export default function BookingsPage() {
  const { id, scope } = usePageParams<'/reservation/pages/order/order'>();
  useShareAppMessage(useShareCard());
  if (scope === 'store') return <Desk />;
  return id ? <OneBooking id={id} /> : <OwnBookings />;
}

function OneBooking({ id }: { id: string }) {
  const { feedback } = useStores();
  const state = usePageData(() => call('booking.orderInfo', { id }), [id]);
  const reload = () => void state.reload();
  const acts = useBookingActs(state.set, reload);
  useReturn(reload);
  const booking = state.data;
  const run = (act: Parameters<typeof acts.run>[0]) => booking && acts.run(act, booking.card);
  const tell = useAction(async () => {
    if (!booking) return;
    const { store, room } = booking.card;
    await platform.clipboard.copy(
      `${store.name} ${room.name}\n${whenText(booking.card)}\n${store.address} ${store.tel}`,
    );
    feedback.toast('时间地点已复制，发给同席吧');
  });
  return (
    <Page
      state={state}
      skeleton="cells"
      right={booking && <IconButton icon="share" label="发给同席" onPress={tell.run} />}
      overlay={
        <>
          {acts.sheets}
          <OwnFrames onFrame={({ kind }) => kind === 'booking' && reload()} />
        </>
      }
      action={booking && hasBar(booking) && <OpenedBar booking={booking} onAct={run} />}
    >
      {(data) => <Opened booking={data} onAct={run} onChange={state.set} onReload={reload} />}
    </Page>
  );
}
