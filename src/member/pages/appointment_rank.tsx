/** /member/pages/appointment_rank: the places of a release around the own one, and what its draw is checked with. */
import { useShareAppMessage } from '@tarojs/taro';
import { useStores } from '@/core/stores';
import { useShare } from '@/domain/poster/useShare';
import { IconButton } from '@/ui/kit/IconButton';
import { Page, useAction, usePageParams, useShareCard } from '@/ui/shell';
import { RankBar } from '../release/RankBar';
import { RankBody } from '../release/RankBody';
import { ReserveSheet } from '../release/ReserveSheet';
import { useRank } from '../release/useRank';

export default function AppointmentRankPage() {
  const { id = '' } = usePageParams<'/member/pages/appointment_rank'>();
  const ranking = useRank(id);
  const { state, reserving, setReserving, done, refresh } = ranking;
  const { feedback } = useStores();
  const again = useAction(async () => {
    await refresh();
    feedback.toast('排名已更新');
  });
  const { share } = useShare(undefined);
  const release = state.data?.release;
  useShareAppMessage(
    useShareCard(
      release && {
        title: release.title,
        desc: `限量 ${release.quota} 份，已预约 ${release.reserved} 人`,
        pic: release.goods.cover,
        url: `/member/pages/appointment_rank?id=${release.id}`,
      },
    ),
  );
  return (
    <Page
      state={state}
      skeleton="list"
      right={
        <>
          <IconButton icon="refresh" label="刷新排名" onPress={() => void again.run()} />
          <IconButton icon="share" label="分享排名" onPress={share} />
        </>
      }
      overlay={<ReserveSheet release={reserving} onClose={() => setReserving(undefined)} onDone={done} />}
      action={release && <RankBar release={release} onReserve={() => setReserving(release)} />}
    >
      {(rank) => <RankBody rank={rank} ranking={ranking} />}
    </Page>
  );
}
