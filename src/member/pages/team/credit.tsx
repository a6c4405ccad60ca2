/** /member/pages/team/credit: who of the team brought how much, and the first fifty of all members, a month at a time. */
import { View } from '@tarojs/components';
import { go } from '@/core/routes';
import { useShare } from '@/domain/poster/useShare';
import { Button } from '@/ui/kit/Button';
import { Empty } from '@/ui/kit/Empty';
import { Page, usePageParams } from '@/ui/shell';
import { OwnPlace } from '../../team/OwnPlace';
import { Podium } from '../../team/Podium';
import { RankHead } from '../../team/RankHead';
import { RankLines } from '../../team/RankLines';
import { useRanking } from '../../team/useRanking';
import styles from './credit.module.scss';

/** Fewer have no podium. */
const PODIUM = 3;

export default function ContributionPage() {
  const ranking = useRanking(usePageParams<'/member/pages/team/credit'>());
  const { state, month, unit, scope } = ranking;
  const { share, sheet } = useShare({ kind: 'rank', id: month.replace('-', ''), title: '当月证书' });
  return (
    <Page
      state={state}
      skeleton="list"
      overlay={sheet}
      action={
        <Button block size="l" tone="line" onPress={share}>
          分享当月证书
        </Button>
      }
    >
      {({ list, mine, whole }) => (
        <View className={styles.body}>
          <RankHead ranking={ranking} />
          <OwnPlace mine={mine} scope={scope} unit={unit} total={list.length} />
          {list.length >= PODIUM && <Podium rows={list.slice(0, PODIUM)} unit={unit} whole={whole} />}
          {list.length === 0 ? (
            <Empty
              picture="message"
              title="这个月还没有贡献"
              text={scope === 'team' ? '直属成员收货、签到、写茶评都会记在这里' : '换一个月份看看'}
              button={scope === 'team' ? '看成员' : undefined}
              onPress={() => go('/member/pages/team/list', {})}
            />
          ) : (
            <RankLines
              rows={list.length >= PODIUM ? list.slice(PODIUM) : list}
              unit={unit}
              mineId={mine.user.id}
              whole={whole}
            />
          )}
        </View>
      )}
    </Page>
  );
}
