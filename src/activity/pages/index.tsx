/** /activity/pages/index: one activity from the invitation to the day itself. No music starts here by itself. */
import { useShareAppMessage } from '@tarojs/taro';
import type { EventDetail } from '@/contract';
import { useShare } from '@/domain/poster/useShare';
import { spanOf } from '@/domain/activity/words';
import { SignUpSheet } from '@/domain/activity/SignUpSheet';
import { WaitPlace } from '@/domain/activity/WaitPlace';
import { Button } from '@/ui/kit/Button';
import { IconButton } from '@/ui/kit/IconButton';
import { Notice } from '@/ui/kit/Notice';
import { Slot } from '@/ui/kit/Slot';
import { Page, useOffer, usePageParams, useShareCard } from '@/ui/shell';
import { later } from '@/ui/shell/later';
import { EventBar } from '../detail/EventBar';
import { Head } from '../detail/Head';
import { Lower } from '../detail/Lower';
import { OnTheDay } from '../detail/OnTheDay';
import { Places } from '../detail/Places';
import { Ticket } from '../detail/Ticket';
import { useEventPage } from '../detail/useEventPage';

const WaitSheet = later(() => import('@/domain/activity/WaitSheet').then((part) => part.WaitSheet));
const HostPanel = later(() => import('../detail/HostPanel').then((part) => part.HostPanel));

export default function EventPage() {
  const page = useEventPage(usePageParams<'/activity/pages/index'>());
  const { state } = page;
  const event = state.data;
  const card = event && {
    title: event.card.title,
    desc: `${spanOf(event.card)} ${event.card.store.name}`,
    pic: event.card.cover,
    url: `/activity/pages/index?id=${event.card.id}`,
  };
  useShareAppMessage(useShareCard(card));
  useOffer(card);
  const { share, sheet } = useShare(event && { kind: 'activity', id: event.card.id });
  const has = event?.signup && event.signup.status !== 'cancelled';
  return (
    <Page
      state={state}
      skeleton="detail"
      right={<IconButton icon="share" label="分享" onPress={share} />}
      action={
        event && (
          <EventBar
            event={event}
            onSignUp={() => page.setForm(true)}
            onWait={() => page.setWaiting(1)}
            onRemind={() => void page.remind.run()}
          />
        )
      }
      overlay={
        <>
          {sheet}
          {event && <Sheets page={page} event={event} />}
        </>
      }
    >
      {(shown) => (
        <>
          <Slot>
            {shown.offered?.state === 'open' && !has && (
              <Gift offered={shown.offered} onTake={() => void page.takeGift.run()} />
            )}
          </Slot>
          <Head event={shown} />
          <Slot>
            {shown.wait && !has && (
              <WaitPlace wait={shown.wait} onChange={state.reload} onSignUp={() => page.setForm(true)} />
            )}
          </Slot>
          <Slot>
            {shown.signup && shown.signup.status !== 'cancelled' && (
              <Ticket
                signup={shown.signup}
                place={`${shown.card.store.name} ${shown.address}`}
                onChange={state.reload}
              />
            )}
          </Slot>
          <Slot>
            {!shown.cancelled && shown.card.status !== 'ended' && (has || shown.card.status === 'running') && (
              <OnTheDay event={shown} onCheckIn={() => void page.checkIn.run()} />
            )}
          </Slot>
          <Places event={shown} />
          <Slot>{shown.staff && <HostPanel event={shown} onChange={state.reload} />}</Slot>
          <Lower event={shown} />
        </>
      )}
    </Page>
  );
}

const Gift = ({ offered, onTake }: { offered: NonNullable<EventDetail['offered']>; onTake: () => void }) => (
  <Notice tone="info">
    {`${offered.from}送你 ${offered.qty} 位`}
    <Button size="s" onPress={onTake}>
      领取
    </Button>
  </Notice>
);

const Sheets = ({ page, event }: { page: ReturnType<typeof useEventPage>; event: EventDetail }) => (
  <>
    <SignUpSheet
      open={page.form}
      event={event}
      signing={page.signing}
      onClose={() => page.setForm(false)}
      onWait={(qty) => {
        page.setForm(false);
        page.setWaiting(qty);
      }}
    />
    <WaitSheet
      open={page.waiting !== undefined}
      event={event}
      {...(page.waiting && { wanted: page.waiting })}
      onClose={() => page.setWaiting(undefined)}
      onDone={page.state.reload}
    />
  </>
);
