/** /tea/pages/artistDetail: one master. 预约茶席 joins the bar when the booking pages exist. */
import { useEffect } from 'react';
import { useShareAppMessage } from '@tarojs/taro';
import { call } from '@/core/api';
import { canOpen, open } from '@/core/routes';
import { useStores } from '@/core/stores';
import { useShare } from '@/domain/poster/useShare';
import { Button } from '@/ui/kit/Button';
import { IconButton } from '@/ui/kit/IconButton';
import { pictureUrl } from '@/ui/kit/Picture';
import { Page, usePageData, usePageParams, useShareCard } from '@/ui/shell';
import { MasterBody } from '../maker/MasterBody';
import { useFollow } from '../maker/useFollow';

const BOOKING = '/reservation/pages/detail/newDetail';

export default function ArtistDetailPage() {
  const { id = '' } = usePageParams<'/tea/pages/artistDetail'>();
  const { sharing } = useStores();
  useShareAppMessage(useShareCard());
  const state = usePageData(
    async () => {
      const { master } = await call('tea.master', { id: /^\d+$/.test(id) ? id : '0' });
      return master;
    },
    [id],
    'tea.master',
  );
  const master = state.data;
  const poster = useShare(master && { kind: 'master', id: master.card.id });
  const follow = useFollow((_, on) => {
    if (!master || master.card.collected === on) return;
    const followers = master.card.followers + (on ? 1 : -1);
    state.set({ ...master, card: { ...master.card, collected: on, followers } });
  });
  useEffect(() => {
    if (!master) return;
    const { name, title, cover } = master.card;
    void sharing.offer({
      title: `${name}｜${title}`,
      desc: master.bio.slice(0, 40),
      pic: pictureUrl(cover, 480),
      url: `/tea/pages/artistDetail?id=${master.card.id}`,
    });
  }, [master, sharing]);
  const booking = `${BOOKING}?employeeNo=${master?.employeeNo ?? ''}`;
  return (
    <Page
      state={state}
      skeleton="detail"
      title={master?.card.name}
      right={master && <IconButton icon="share" label="分享" onPress={poster.share} />}
      overlay={poster.sheet}
      action={
        master && (
          <>
            <Button
              grow
              block
              tone={master.card.collected ? 'quiet' : master.bookable && canOpen(booking) ? 'line' : 'primary'}
              onPress={() => void follow(master.card.id, !master.card.collected)}
            >
              {master.card.collected ? '已关注' : '关注'}
            </Button>
            {master.bookable && canOpen(booking) && (
              <Button grow block onPress={() => open(booking)}>
                预约茶席
              </Button>
            )}
          </>
        )
      }
    >
      {(found) => found && <MasterBody master={found} />}
    </Page>
  );
}
